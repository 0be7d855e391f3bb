import { jsonColumns, type PartOfCall } from '../../store/calls/call-texts.ts'
import type { CallField } from './call-schemas.ts'

const writtenAlready: ReadonlySet<string> = new Set(jsonColumns)

/**
 * The JSON of a `CallOutput` with these fields only, and what was found in it. What the database keeps as JSON goes out as
 * it is, unread: it is most of the bytes.
 */
export function writeListedCall(
  call: PartOfCall,
  fields: readonly CallField[],
  hits: readonly object[] | undefined,
): string {
  const found = hits ? `,"hits":${JSON.stringify(hits)}` : ''
  return `{${writeMembers(call, fields)}${found}}`
}

function writeMembers(call: PartOfCall, fields: readonly CallField[]): string {
  const members = fields.map((field) => {
    const value = call[field] ?? null
    return `"${field}":${writtenAlready.has(field) ? value : JSON.stringify(value)}`
  })
  return members.join(',')
}
