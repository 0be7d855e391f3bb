import { type Call, type ListedCall, readAnalysis } from '../client.ts'
import { type CsvValue, toCsvValue } from '../csv-line.ts'

/** What every call has, in the order of the columns. */
export const recordColumns = [
  'id',
  'external_id',
  'agent_id',
  'agent_name',
  'model_id',
  'status',
  'error_message',
  'original_file_name',
  'total_score',
  'expected_score',
  'score_percentage',
  'review_needed',
  'review_status',
  'agreement',
  'summary',
  'insights',
  'keywords',
  'enabled',
  'created_at',
  'updated_at',
  'duration',
] as const satisfies (keyof Call)[]

/**
 * A call as one row: its own fields, then `metadata.…`, `category.…` (points, by slug) and `variable.…`; and where people
 * have answered, `machine.…`, which is what the machine had answered. With what statistics count: `category_percent.…`,
 * `criterion.…` (what came of it) and what was measured.
 */
export function flattenCall(call: Call & Pick<ListedCall, 'facts'>): Map<string, CsvValue> {
  const row = new Map<string, CsvValue>()
  for (const name of recordColumns) row.set(name, toCsvValue(call[name]))
  const analysis = readAnalysis(call)
  const groups = {
    metadata: call.additional_parameters,
    category: analysis?.categories,
    variable: analysis?.variables,
  }
  for (const [group, values] of Object.entries(groups))
    for (const [key, value] of Object.entries(values ?? {})) row.set(`${group}.${key}`, toCsvValue(value))
  for (const { key, value, not_applicable, reviewed } of analysis?.answers ?? [])
    if (reviewed) row.set(`machine.${key}`, not_applicable ? 'not applicable' : toCsvValue(value))
  const { categories = {}, criteria = {}, ...measured } = call.facts ?? {}
  for (const [slug, percent] of Object.entries(categories)) row.set(`category_percent.${slug}`, percent)
  for (const [key, outcome] of Object.entries(criteria)) row.set(`criterion.${key}`, outcome)
  for (const [name, value] of Object.entries(measured)) row.set(name, value)
  return row
}

const measured = ['language', 'silence_share', 'talk_over_share']

/** Whether a column is made of what statistics count of a call. */
export function isCounted(name: string): boolean {
  return measured.includes(name) || /^(category_percent|criterion)\../.test(name)
}

const groups = ['metadata', 'category', 'category_percent', 'criterion', 'variable', 'machine']

/** Every column there can be, for whoever named another. */
export const columnNames = [...recordColumns, ...measured, ...groups.map((group) => `${group}.…`)].join(', ')

/** Whether a call can have such a column. */
export function isColumn(name: string): boolean {
  const isOwn = (recordColumns as readonly string[]).includes(name) || measured.includes(name)
  return isOwn || groups.some((group) => name.startsWith(`${group}.`) && name.length > group.length + 1)
}
