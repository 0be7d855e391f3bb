import type { Call, CallFacts, CallmarkClient } from '@callmark/client'
import { type CsvValue, csvLine, toCsvValue } from '@callmark/client/csv'
import type { Filters } from '../../parts/list-request.ts'
import type { Column } from './columns.ts'

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
  'review_status',
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

/** What the columns of the table hold that are made of what statistics count: under these names. */
function listCounted(columns: readonly Column[]): [string, (facts: CallFacts) => CsvValue][] {
  return columns.flatMap(({ own, category, criterion }): [string, (facts: CallFacts) => CsvValue][] => {
    if (own === 'language') return [['language', ({ language }) => language]]
    if (own === 'silence') return [['silence_share', ({ silence_share }) => silence_share]]
    if (own === 'talk_over') return [['talk_over_share', ({ talk_over_share }) => talk_over_share]]
    if (category !== undefined)
      return [[`category_percent.${category}`, ({ categories }) => categories[category]]]
    return criterion === undefined ? [] : [[`criterion.${criterion}`, ({ criteria }) => criteria[criterion]]]
  })
}

/**
 * The whole list as it is filtered and sorted, however many pages it has, with the metadata of its calls and what the
 * columns of the table show besides.
 */
export async function writeCallsCsv(
  client: CallmarkClient,
  filters: Filters,
  columns: readonly Column[],
  options: { readonly signal: AbortSignal; readonly onProgress: (count: number) => void },
): Promise<CallsFile> {
  const rows: { readonly values: CsvValue[]; readonly metadata: Readonly<Record<string, unknown>> }[] = []
  const keys = new Set<string>()
  const counted = listCounted(columns)
  const query = {
    ...filters,
    limit: 200,
    fields: [...fields, 'additional_parameters' as const],
    ...(counted.length > 0 ? { include_facts: true } : {}),
  }
  let isCut = false
  for await (const page of client.calls.list(query, { signal: options.signal }).pages()) {
    for (const call of page.items) {
      const metadata = call.additional_parameters ?? {}
      for (const key of Object.keys(metadata)) keys.add(key)
      const { facts } = call
      const values = fields.map((name) => toCsvValue(call[name]))
      values.push(...counted.map(([, read]) => (facts ? read(facts) : null)))
      rows.push({ values, metadata })
    }
    options.onProgress(Math.min(rows.length, mostRows))
    isCut = rows.length > mostRows || (rows.length === mostRows && page.next_cursor !== null)
    if (rows.length >= mostRows) break
  }
  const names = [...keys].sort()
  const lines = rows
    .slice(0, mostRows)
    .map(({ values, metadata }) => csvLine([...values, ...names.map((key) => toCsvValue(metadata[key]))]))
  const head = csvLine([
    ...fields,
    ...counted.map(([name]) => name),
    ...names.map((key) => `metadata.${key}`),
  ])
  // The byte order mark at the beginning tells spreadsheets that accents are UTF-8.
  const csv = new Blob(['\uFEFF', head, ...lines], { type: 'text/csv;charset=utf-8' })
  return { csv, count: lines.length, isCut }
}
