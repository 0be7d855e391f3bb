import { jsonColumns, type PartOfCall } from '../../store/calls/call-texts.ts'
import type { Hit } from '../../store/list/find-hits.ts'
import { hideFacts, type ListedFacts } from '../../store/list/read-facts.ts'
import type { CallField } from './call-schemas.ts'
import { hideAnswers } from './hide-answers.ts'

const writtenAlready: ReadonlySet<string> = new Set([...jsonColumns, 'machine_score'])

/**
 * The JSON of a `CallOutput` with these fields only, and what was found in it. What the database keeps as JSON goes out as
 * it is, unread: it is most of the bytes.
 */
export function writeListedCall(
  call: PartOfCall,
  fields: readonly CallField[],
  more: {
    readonly hits: readonly Hit[] | undefined
    readonly facts: ListedFacts | null | undefined
    readonly blind: boolean
  },
): string {
  const { hits, facts, blind } = more
  const shown = blind ? hits?.filter(isSpoken) : hits
  const told = blind && facts ? hideFacts(facts) : facts
  const found = `${shown ? `,"hits":${JSON.stringify(shown)}` : ''}${told === undefined ? '' : `,"facts":${JSON.stringify(told)}`}`
  if (blind) return `{${writeMembers(hideAnswers(call), fields)},"blind":true${found}}`
  return `{${writeMembers(call, fields)}${found}}`
}

/** What stands in the summary is the machine's. */
function isSpoken({ speaker }: Hit): boolean {
  return speaker !== null
}

function writeMembers(call: PartOfCall, fields: readonly CallField[]): string {
  const members = fields.map((field) => {
    const value = call[field] ?? null
    return `"${field}":${writtenAlready.has(field) ? value : JSON.stringify(value)}`
  })
  return members.join(',')
}
