import type { CallText } from '../store/call-texts.ts'
import { CallOutput } from './call-schemas.ts'

const fields = Object.keys(CallOutput.shape) as (keyof typeof CallOutput.shape)[]
const writtenAlready = new Set<string>([
  'additional_parameters',
  'analysis_result',
  'xscore_result',
  'insights',
  'keywords',
])

/** The JSON of a `CallOutput`. What the database keeps as JSON goes out as it is, unread: it is most of the bytes. */
export function writeCall(call: CallText): string {
  const members = fields.map((field) => {
    const value = call[field] ?? null
    return `"${field}":${writtenAlready.has(field) ? value : JSON.stringify(value)}`
  })
  return `{${members.join(',')}}`
}
