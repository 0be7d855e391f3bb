export type CsvValue = string | number | boolean | null | undefined

/** One line of CSV. A text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

/** What a spreadsheet takes for the beginning of a formula: full-width forms too, and whatever blank stands before. */
const formula = /^([\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u
/**
 * The same behind a semicolon, a tab or a line's end. Spreadsheets in many countries split there and not at commas, and
 * then our quotes, which begin in the middle of what they take for a cell, are letters to them.
 */
const formulaInside = /([;\t\r\n][\s\p{Cf}"]*)(?=[=+\-@＝＋－＠])/gu

/** An apostrophe before whatever a spreadsheet, in whatever country, would run as a formula. */
export function defuseFormulas(text: string): string {
  const inside = text.replaceAll(formulaInside, "$1'")
  return formula.test(inside) ? `'${inside}` : inside
}

function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const safe = defuseFormulas(value)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Any value of a call as one cell: a list of words with semicolons, anything deeper as JSON. */
export function toCsvValue(value: unknown): CsvValue {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('; ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CsvValue)
}
