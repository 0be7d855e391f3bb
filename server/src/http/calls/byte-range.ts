import { AppError } from '../../domain/errors.ts'

/** First and last byte of a `Range` header. Undefined: send everything (no range, or one we need not honour). */
export function parseByteRange(
  header: string | undefined,
  bytes: number,
): { readonly start: number; readonly end: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, first = '', last = ''] = match
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined
  if (start > end) throw new AppError('range_not_satisfiable')
  return { start, end }
}
