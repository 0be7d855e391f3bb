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
