import type { Call, CallmarkClient } from '@callmark/client'
import { type CsvValue, csvLine, toCsvValue } from '@callmark/client/csv'
import type { Filters } from './list-request.ts'

export const mostRows = 100_000

/** Under the names the API has for them, so that a file can be read by whatever reads the API. */
const fields = [
  'id',
  'external_id',
  'agent_id',
  'agent_name',
  'model_id',
  'model_revision',
  'status',
  'error_message',
  'original_file_name',
  'duration',
  'total_score',
  'expected_score',
  'score_percentage',
  'summary',
  'created_at',
  'updated_at',
] as const satisfies (keyof Call)[]

export interface CallsFile {
  readonly csv: Blob
  readonly count: number
  /** Whether the list goes on where the file ends. */
  readonly isCut: boolean
}

/** The whole list as it is filtered and sorted, however many pages it has, with the metadata of its calls. */
export async function writeCallsCsv(
  client: CallmarkClient,
  filters: Filters,
  options: { readonly signal: AbortSignal; readonly onProgress: (count: number) => void },
): Promise<CallsFile> {
  const rows: { readonly values: CsvValue[]; readonly metadata: Readonly<Record<string, unknown>> }[] = []
  const keys = new Set<string>()
  const query = { ...filters, limit: 200, fields: [...fields, 'additional_parameters' as const] }
  let isCut = false
  for await (const page of client.calls.list(query, { signal: options.signal }).pages()) {
    for (const call of page.items) {
      const metadata = call.additional_parameters ?? {}
      for (const key of Object.keys(metadata)) keys.add(key)
      rows.push({ values: fields.map((name) => toCsvValue(call[name])), metadata })
    }
    options.onProgress(Math.min(rows.length, mostRows))
    isCut = rows.length > mostRows || (rows.length === mostRows && page.next_cursor !== null)
    if (rows.length >= mostRows) break
  }
  const names = [...keys].sort()
  const lines = rows
    .slice(0, mostRows)
    .map(({ values, metadata }) => csvLine([...values, ...names.map((key) => toCsvValue(metadata[key]))]))
  const head = csvLine([...fields, ...names.map((key) => `metadata.${key}`)])
  // The byte order mark at the beginning tells spreadsheets that accents are UTF-8.
  const csv = new Blob(['\uFEFF', head, ...lines], { type: 'text/csv;charset=utf-8' })
  return { csv, count: lines.length, isCut }
}
