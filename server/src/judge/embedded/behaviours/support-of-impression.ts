import type { Thing } from '../../../domain/sentences/things.ts'
import { quoteTurn } from '../../evidence/quote-turn.ts'
import type { Impression, Sign } from '../impressions/weigh-signs.ts'
import type { ReadUtterance } from '../meaning/call-reading.ts'
import type { Support } from './support.ts'

const mostQuotes = 3
const mostNamed = 4

/** How far a call bears out a statement that many signs speak for and against, in the words of those signs. */
export function supportOf(thing: Thing, impression: Impression): Support {
  const { holds, probability, speaksFor, speaksAgainst } = impression
  const evidence = quoteSigns(holds === false ? speaksAgainst : speaksFor)
  return {
    credit: holds ? 1 : 0,
    confidence: holds === undefined ? 0.3 : holds ? probability : 1 - probability,
    evidence: holds === undefined ? [] : evidence,
    nearest: evidence[0] ?? quoteSigns(holds === false ? speaksFor : speaksAgainst)[0],
    thing: { ...thing, how: 'signs' },
    unclear: holds === undefined,
    moments: holds ? Math.max(1, evidence.length) : 0,
    signs: { code: 'signs', values: { for: nameSigns(speaksFor), against: nameSigns(speaksAgainst) } },
  }
}

function nameSigns(signs: readonly Sign[]): Thing[] {
  return signs.slice(0, mostNamed).map(({ thing }) => ({ thing }))
}

/** One quote of each sign in turn, then second ones: many signs tell more than one sign often. */
function quoteSigns(signs: readonly Sign[]): Support['evidence'] {
  const rounds = [0, 1].flatMap((round) => signs.flatMap(({ shownBy }) => shownBy[round] ?? []))
  const chosen = [...new Set<ReadUtterance>(rounds)].slice(0, mostQuotes)
  return chosen.map(({ turn, start, end }) => quoteTurn(turn, start, end))
}
