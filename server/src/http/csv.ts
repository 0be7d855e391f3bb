import { defuseFormulas } from '@callmark/client/csv'

export type CsvCell = string | number | boolean | null | undefined

/** RFC 4180: a header, lines that end in CRLF, quotes where they are needed. */
export function writeCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [header, ...rows]
    .map(
      (cells) =>
        `${cells.map((cell, index) => writeCell(cell, index > 0 || cells.length === 1)).join(',')}\r\n`,
    )
    .join('')
}

/**
 * Text that a spreadsheet would run as a formula is defused with an apostrophe; a number stays a number. A text like "+1"
 * does not, where a line begins with it: a spreadsheet that does not split at commas reads the rest as part of it.
 */
function writeCell(cell: CsvCell, mayBeNumber: boolean): string {
  if (cell === null || cell === undefined) return ''
  const text = String(cell)
  const isNumber = typeof cell !== 'string' || (mayBeNumber && /^[+-]?\d+(\.\d+)?$/.test(text))
  const safe = isNumber ? text : defuseFormulas(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Whether an `Accept` header would rather have CSV than JSON. Of two wanted alike, the one named exactly wins, and JSON
 * where that decides nothing. Who accepts neither gets JSON: an answer is better than none.
 */
export function prefersCsv(accept = '*/*'): boolean {
  const ranges = accept.split(',').map(readMediaRange)
  const csv = weigh(ranges, 'text', 'csv')
  const json = weigh(ranges, 'application', 'json')
  return (
    csv.quality > json.quality || (csv.quality > 0 && csv.quality === json.quality && csv.exact > json.exact)
  )
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
function weigh(ranges: readonly MediaRange[], type: string, subtype: string) {
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
