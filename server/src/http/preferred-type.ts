/** What a table can be sent as. */
export type TableType = 'application/json' | 'text/csv' | 'application/x-ndjson'

/**
 * Which of those offered an `Accept` header would rather have. Of two wanted alike, the one named exactly wins, and the one
 * offered first where that decides nothing. Who accepts none gets the first: an answer is better than none.
 */
export function preferredType(accept = '*/*', offered: readonly TableType[]): TableType {
  const ranges = accept.split(',').map(readMediaRange)
  const wanted = offered
    .map((type) => ({ type, ...weigh(ranges, type) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || b.exact - a.exact)
  return wanted[0]?.type ?? offered[0]!
}

interface MediaRange {
  readonly type: string
  readonly subtype: string
  readonly quality: number
}

function readMediaRange(text: string): MediaRange {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const [type = '', subtype = ''] = range.split('/')
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '')
  const quality = weight === undefined ? 1 : Number(weight)
  return { type, subtype, quality: quality >= 0 && quality <= 1 ? quality : 0 }
}

/** The most exact range that fits decides: the type itself (2), its family (1), anything (0). */
function weigh(ranges: readonly MediaRange[], wanted: TableType) {
  const [type = '', subtype = ''] = wanted.split('/')
  const fitting = ranges
    .filter((range) => (range.type === type && [subtype, '*'].includes(range.subtype)) || isAnything(range))
    .map((range) => ({
      quality: range.quality,
      exact: range.subtype === subtype ? 2 : range.type === type ? 1 : 0,
    }))
    .sort((a, b) => b.exact - a.exact || b.quality - a.quality)
  return fitting[0] ?? { quality: 0, exact: 0 }
}

function isAnything({ type, subtype }: MediaRange): boolean {
  return type === '*' && subtype === '*'
}
