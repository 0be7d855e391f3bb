import { isQuestion } from '../utterances.ts'
import type { CallReading, ReadUtterance } from './call-reading.ts'
import { isFunctionWord } from './word-stems.ts'

/** Something a party said, although a breath or the other's "okay" fell into it. */
export interface Saying extends ReadUtterance {
  /** The first and the last utterance it is made of. */
  readonly last: number
}

const goesOn =
  /^(?:has|have|had|(?:is|are|was|were)(?! (?:there|that|it|this|you))|will|would|to|for|from|of|in|at|on|by|with|into|dollars?|cents?|percent|been|which|until|till|or|than|plus|who|where|from|until|through|account|card|number|p m|a m|pm|am)\b/
const isUnfinished =
  /\b(?:is|are|was|the|to|of|for|your|my|our|a|an|at|on|in|from|with|has|have|will|would|be|been|that|this|link|and|or|its|thats|it is|about|because|if|between|need|want|like|until|till|than|by)$/
const figure = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\\d+)'
const endsInFigures = new RegExp(`\\b${figure} ${figure}$`)
const onlyFigures = new RegExp(`^(?:(?:and|then) )?${figure}(?: ${figure})*$`)
const mostUtterances = 6

/** Speech without marks is cut where people breathe; what belongs together is put together again. */
export function joinFragments({ utterances }: CallReading): Saying[] {
  const joined: Saying[] = []
  const used = new Set<number>()
  for (const utterance of utterances) {
    if (used.has(utterance.index)) continue
    let saying: Saying = { ...utterance, last: utterance.index }
    for (let count = 1; count < mostUtterances; count += 1) {
      const next = findContinuation(utterances, saying)
      if (!next) break
      used.add(next.index)
      saying = {
        ...saying,
        text: `${saying.text} ${next.text}`,
        plain: `${saying.plain} ${next.plain}`,
        stems: [...saying.stems, ...next.stems],
        last: next.index,
      }
    }
    joined.push(saying)
  }
  return joined
}

function findContinuation(all: readonly ReadUtterance[], saying: Saying): ReadUtterance | undefined {
  if (/[.!?。！？]["”’)]*\s*$/u.test(saying.text)) return undefined
  for (const next of all.slice(saying.last + 1, saying.last + 4)) {
    if (next.turn.speaker !== saying.turn.speaker) {
      const words = next.plain.split(' ')
      if (words.length <= 2 && words.every(isFunctionWord)) continue
      return undefined
    }
    if (isQuestion(next) || (isQuestion(saying) && !/\b(?:your|the|my|an?|is)$/.test(saying.plain)))
      return undefined
    const belongs =
      isUnfinished.test(saying.plain) ||
      goesOn.test(next.plain) ||
      (endsInFigures.test(saying.plain) && onlyFigures.test(next.plain))
    return belongs && saying.plain.length + next.plain.length <= 240 ? next : undefined
  }
  return undefined
}
