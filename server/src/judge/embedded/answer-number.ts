import { quoteTurn } from '../quote-turn.ts'
import { type CallReading, type ReadUtterance, saidBy } from './call-reading.ts'
import { type Finding, found, notDetermined } from './finding.ts'
import type { ReadQuestion } from './read-question.ts'
import { partyOfWording } from './read-question.ts'
import { findAnchors, measureRelevance } from './relevance.ts'
import { findSpokenNumbers, type SpokenNumber } from './spoken-numbers.ts'

const leastRelevance = 0.33
const leastMargin = 0.03
const moneyWords =
  /\b(amount|balance|price|cost|fee|payment|paid|bill|total|charge|refund|money|dollars?|salary|premium|deposit)\b/i
const nameWords =
  /\b(phone|telephone|account number|zip|postal|reference|order number|code|id|pin|ticket|policy number|card number)\b/i

interface Candidate {
  readonly number: SpokenNumber
  readonly utterance: ReadUtterance
  readonly score: number
}

/** The number the question asks for, when the call says it where the talk is about just that. */
export async function answerNumber(
  read: ReadQuestion,
  type: 'INTEGER' | 'DECIMAL',
  reading: CallReading,
): Promise<Finding> {
  const asked = `${read.name}. ${read.text}`
  const relevance = await measureRelevance(asked, reading)
  const wantsMoney = moneyWords.test(asked)
  const wantsName = nameWords.test(asked)
  const candidates: Candidate[] = []
  const anchored = await findAnchors(read, reading)
  for (const utterance of saidBy(reading, partyOfWording(read.text) === 'customer' ? 'customer' : 'any')) {
    if (!anchored(utterance)) continue
    for (const number of findSpokenNumbers(utterance.text)) {
      if ((number.digits !== null) !== wantsName && number.unit === null && (number.digits?.length ?? 0) > 2)
        continue
      if (type === 'INTEGER' && !Number.isInteger(number.value) && !wantsMoney) continue
      const unit =
        (number.unit === 'money' && wantsMoney) ||
        (number.unit === 'percent' && /\b(percent|rate|%)/i.test(asked))
      candidates.push({
        number,
        utterance,
        score: relevance(utterance) + (unit ? 0.15 : 0) - (wantsMoney && !unit ? 0.1 : 0),
      })
    }
  }
  const byValue = new Map<number, Candidate & { times: number }>()
  for (const candidate of candidates) {
    const same = byValue.get(candidate.number.value)
    const times = (same?.times ?? 0) + 1
    byValue.set(candidate.number.value, {
      ...(same && same.score >= candidate.score ? same : candidate),
      times,
    })
  }
  // A number said again, or read back, is more likely the one that matters.
  const ranked = [...byValue.values()]
    .map((candidate) => ({ ...candidate, score: candidate.score + 0.04 * Math.min(2, candidate.times - 1) }))
    .sort((a, b) => b.score - a.score)
  const [best, second] = ranked
  if (!best || best.score < leastRelevance)
    return notDetermined('no number was said where the talk is about this.')
  const margin = best.score - (second?.score ?? 0)
  if (margin < leastMargin) return notDetermined('several numbers fit equally well.', 0.2)
  const quote = quoteTurn(best.utterance.turn, best.utterance.start, best.utterance.end)
  const value = type === 'INTEGER' ? Math.round(best.number.value) : best.number.value
  return found(
    value,
    Math.min(0.9, 0.35 + best.score * 0.5 + Math.min(0.2, margin)),
    `Looked for a number where the talk is about “${read.name}”; this one fits best of ${ranked.length}.`,
    [quote],
  )
}
