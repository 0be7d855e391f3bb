import { type Info, parse } from 'csv-parse/browser/esm/sync'

export interface CsvLine {
  /** Of the file, counted from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * Every line that has something in it, the one with the headings first. Throws an Error for what is not CSV. Cells that
 * are copied out of a spreadsheet may hold quotation marks as they are; `looseQuotes` lets them.
 */
export function readCsv(text: string, { looseQuotes = false } = {}): CsvLine[] {
  const records = parse(text, {
    bom: true,
    delimiter: findDelimiter(text),
    info: true,
    relax_column_count: true,
    relax_quotes: looseQuotes,
    skip_empty_lines: true,
  }) as unknown as { info: Info; record: string[] }[]
  return records.map(({ info, record }) => ({ line: info.lines, cells: record }))
}

/** Spreadsheets of many countries write semicolons. */
function findDelimiter(text: string): string {
  const header = text.split(/\r?\n/, 1)[0] ?? ''
  const counted = [',', ';', '\t'].map((separator) => ({ separator, count: header.split(separator).length }))
  return counted.sort((one, other) => other.count - one.count)[0]!.separator
}
