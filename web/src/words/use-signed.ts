import { useFormats } from './use-formats.ts'

/** A difference with its sign: +4.2, −1.5, ±0. */
export function useSigned(): (difference: number) => string {
  const { decimal } = useFormats()
  return (difference) => {
    const size = Math.round(10 * Math.abs(difference)) / 10
    return `${size === 0 ? '±' : difference > 0 ? '+' : '−'}${decimal(size)}`
  }
}
