import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { csvLine } from '../csv-line.ts'
import type { ImportedCall } from './run-import.ts'

export interface ImportReport {
  write(
    result: Pick<ImportedCall, 'outcome' | 'id' | 'status' | 'error'> & { readonly call: ReportedCall },
  ): void
  close(): Promise<void>
}

interface ReportedCall {
  readonly line: number
  readonly file: string
  readonly externalId: string
}

/** A CSV file with the outcome for each recording. */
export function openReport(path: string): ImportReport {
  const file = createWriteStream(path)
  const written = finished(file)
  // Heard of when the report is closed; until then the import matters more.
  written.catch(() => {})
  file.write(csvLine(['line', 'file', 'external_id', 'outcome', 'id', 'status', 'error']))
  return {
    write: ({ call: { line, file: name, externalId }, outcome, id, status, error }) =>
      void file.write(csvLine([line, name, externalId, outcome, id, status, error])),
    async close() {
      file.end()
      await written
    },
  }
}
