import { partyOf as partyOfLabel } from '../../../domain/language/utterances.ts'
import { ivrSpeaker, type Turn } from '../../../domain/transcript.ts'

export type PartyOf = (speaker: string) => 'agent' | 'customer'

export interface Parties {
  readonly partyOf: PartyOf
  /** Whether it can be told who says what: two speakers, or one whose part is known. */
  readonly apart: boolean
  /** Whether it is known of anybody who they are. */
  readonly labelled: boolean
}

/** Where nobody is labelled, who speaks first is taken for the agent: somebody picks up. */
export function readParties(turns: readonly Turn[]): Parties {
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))].filter((name) => name !== ivrSpeaker)
  const known = new Map(speakers.map((speaker) => [speaker, partyOfLabel(speaker)]))
  const labelled = [...known.values()].some((party) => party !== 'unknown')
  const agentIsKnown = [...known.values()].includes('agent')
  const partyOf: PartyOf = (speaker) => {
    const party = known.get(speaker) ?? partyOfLabel(speaker)
    if (party !== 'unknown') return party
    if (labelled) return agentIsKnown ? 'customer' : 'agent'
    return speaker === speakers[0] ? 'agent' : 'customer'
  }
  return { partyOf, labelled, apart: labelled || speakers.length >= 2 }
}
