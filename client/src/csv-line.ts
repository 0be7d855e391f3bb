export type CsvValue = string | number | boolean | null | undefined

/** One line of CSV. A text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const safe = /^([\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Any value of a call as one cell: a list of words with semicolons, anything deeper as JSON. */
export function toCsvValue(value: unknown): CsvValue {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('; ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CsvValue)
}
