import { quoteTurn } from '../../evidence/quote-turn.ts'
import type { Impression, Sign } from '../impressions/weigh-signs.ts'
import type { ReadUtterance } from '../meaning/call-reading.ts'
import type { Support } from './support.ts'

const mostQuotes = 3
const mostNamed = 4

/** How far a call bears out a statement that many signs speak for and against, in the words of those signs. */
export function supportOf(label: string, impression: Impression): Support {
  const { holds, probability, speaksFor, speaksAgainst } = impression
  const deciding = holds === false ? speaksAgainst : speaksFor
  const evidence = quoteSigns(deciding)
  return {
    credit: holds ? 1 : 0,
    confidence: holds === undefined ? 0.3 : holds ? probability : 1 - probability,
    evidence: holds === undefined ? [] : evidence,
    nearest: evidence[0] ?? quoteSigns(holds === false ? speaksFor : speaksAgainst)[0],
    label,
    how: 'by weighing the signs',
    unclear: holds === undefined,
    moments: holds ? Math.max(1, evidence.length) : 0,
    reasons: explain(speaksFor, speaksAgainst),
  }
}

function explain(speaksFor: readonly Sign[], speaksAgainst: readonly Sign[]): string {
  const name = (signs: readonly Sign[]) =>
    signs
      .slice(0, mostNamed)
      .map(({ label }) => label)
      .join(', ')
  if (speaksFor.length === 0 && speaksAgainst.length === 0)
    return 'There was no sign of it, and none against it.'
  return [
    speaksFor.length > 0 ? `Speaking for it: ${name(speaksFor)}.` : 'There was no sign of it.',
    speaksAgainst.length > 0 ? `Speaking against it: ${name(speaksAgainst)}.` : 'Nothing spoke against it.',
  ].join(' ')
}

/** One quote of each sign in turn, then second ones: many signs tell more than one sign often. */
function quoteSigns(signs: readonly Sign[]): Support['evidence'] {
  const rounds = [0, 1].flatMap((round) => signs.flatMap(({ shownBy }) => shownBy[round] ?? []))
  const chosen = [...new Set<ReadUtterance>(rounds)].slice(0, mostQuotes)
  return chosen.map(({ turn, start, end }) => quoteTurn(turn, start, end))
}
