import { partyOf } from '../../domain/language/utterances.ts'
import type { Observation } from '../../domain/sentences/observations.ts'
import type { JudgedCase } from '../judge.ts'
import { measureConversation } from '../talk/conversation-metrics.ts'
import type { Insight } from './insight.ts'
import { findScoreInsights } from './insights-of-scores.ts'
import { findTalkInsights } from './insights-of-talk.ts'

const mostInsights = 8
const mostPraise = 2

/** What a coach can act on, each from something scored, timed or noticed: what went quite wrong first, what went well last. */
export function findInsights(subject: JudgedCase, noticed: readonly Insight[] = []): Observation[] {
  const measured = measureConversation(subject.transcript)
  const speakers = Object.keys(measured.turn_count)
  if (speakers.length === 0) return [{ code: 'no_speech' }]
  const all = [...findScoreInsights(subject), ...findTalkInsights(measured), ...noticed].sort(
    (a, b) => b.weight - a.weight,
  )
  const praise = all.filter((insight) => insight.praise).slice(0, mostPraise)
  const pressing = all.filter((insight) => !insight.praise).slice(0, mostInsights - praise.length)
  const chosen = [...pressing, ...praise, ...remarkOnVoices(speakers)].slice(0, mostInsights)
  return chosen.length > 0 ? chosen.map(({ observation }) => observation) : [{ code: 'nothing' }]
}

/** What could not be looked at, and why. */
function remarkOnVoices(speakers: readonly string[]): Insight[] {
  if (speakers.length > 1) return []
  const party = partyOf(speakers[0]!)
  return [
    {
      weight: 0,
      observation:
        party === 'unknown'
          ? { code: 'one_voice' }
          : { code: 'one_party', values: { speaker: nameOf(party) } },
    },
  ]
}

function nameOf(party: 'agent' | 'customer'): string {
  return party === 'agent' ? 'Agent' : 'Customer'
}
