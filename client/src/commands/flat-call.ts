import { type Call, readAnalysis } from '../client.ts'
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
] as const satisfies (keyof Call)[]

/**
 * A call as one row: its own fields, then `metadata.…`, `category.…` (points, by slug) and `variable.…`; and where people
 * have answered, `machine.…`, which is what the machine had answered.
 */
export function flattenCall(call: Call): Map<string, CsvValue> {
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
  return row
}
