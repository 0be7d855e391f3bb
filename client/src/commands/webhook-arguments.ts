import { InvalidArgumentError } from 'commander'

/** An id, a count or seconds. */
export function readWholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('This must be a whole number.')
  return Number(text)
}
