import type { CallSuggestions } from '@callmark/client'
import type { CallsSearch } from '../../parts/calls-search.ts'
import type { Formats } from '../../words/use-formats.ts'
import type { CallsWords } from './words.ts'

/** Something that somebody who has typed a text may be looking for. */
export interface Offer {
  readonly id: string
  readonly text: string
  readonly note?: string
  /** What the list is limited to instead of words; left out: the words stay. */
  readonly limits?: CallsSearch
  /** A call to be opened. */
  readonly callId?: string
}

/** Empty where there is nothing but words to look for: then there is nothing to choose. */
export function listOffers(
  typed: string,
  { calls, agents, metadata }: CallSuggestions,
  words: CallsWords['search'],
  formats: Formats,
): Offer[] {
  const found: Offer[] = [
    ...calls.map((call) => ({
      id: `call-${call.id}`,
      text: words.call(call.external_id),
      note: [call.agent_name, formats.dateTime(call.created_at)].filter(Boolean).join(', '),
      callId: call.id,
    })),
    ...agents.map(({ agent_id, name }) => ({
      id: `agent-${agent_id}`,
      text: words.agent(name),
      note: agent_id,
      limits: { q: undefined, agent: agent_id },
    })),
    ...metadata.map(({ key, name }) => ({
      id: `metadata-${key}`,
      text: words.metadata(name, typed),
      limits: { q: undefined, meta: key, metaValue: typed },
    })),
  ]
  return found.length > 0 ? [...found, { id: 'words', text: words.words(typed) }] : []
}
