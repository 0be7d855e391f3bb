import { isQuestion } from '../../../domain/language/utterances.ts'
import type { Turn } from '../../../domain/transcript.ts'
import type { CallReading, ReadUtterance } from '../meaning/call-reading.ts'
import { isFunctionWord } from '../meaning/word-stems.ts'

const goesOn =
  /^(?:has|have|had|(?:is|are|was|were)(?! (?:there|that|it|this|you))|will|would|to|for|from|of|in|at|on|by|with|into|dollars?|cents?|percent|been|which|until|till|or|than|plus|who|where|because|account|card|number|p m|a m|pm|am)\b/
const isUnfinished =
  /\b(?:is|are|was|the|to|of|for|your|my|our|a|an|at|on|in|from|with|has|have|will|would|be|been|that|this|link|and|or|its|thats|it is|about|because|if|between|need|want|like|until|till|than|by)$/
// Where the splitter took "i have" or "would you" for the beginning of something new.
const asksOn = /\b(?:may|can|could|should|would|do|did|(?:what|which|how|when|where)(?: \w+){0,3})$/
const asked = /^(?:i|you|we|would|do|did|does|can|could|is|are|was|will|have)\b/
const figure = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\\d+)'
const endsInFigures = new RegExp(`\\b${figure} ${figure}$`)
const onlyFigures = new RegExp(`^(?:(?:and|then) )?${figure}(?: ${figure})*$`)
const sentenceEnd = /[.!?。！？]["'”’)\]]*\s*$/u
const mostUtterances = 8
const longestSaying = 300

/** Speech is cut where people breathe; what belongs together is put together again. */
export function joinFragments({ utterances }: CallReading): ReadUtterance[] {
  const joined: ReadUtterance[] = []
  const isMarked = rememberMarks()
  const used = new Set<number>()
  for (const utterance of utterances) {
    if (used.has(utterance.index)) continue
    let saying = utterance
    let last = utterance.index
    for (let count = 1; count < mostUtterances; count += 1) {
      const next = findContinuation(utterances, saying, last, isMarked)
      if (!next || saying.plain.length + next.plain.length > longestSaying) break
      used.add(next.index)
      last = next.index
      saying = {
        ...saying,
        text: `${saying.text} ${next.text}`,
        plain: `${saying.plain} ${next.plain}`,
        stems: [...saying.stems, ...next.stems],
      }
    }
    joined.push({ ...saying, index: joined.length })
  }
  return joined
}

function findContinuation(
  all: readonly ReadUtterance[],
  saying: ReadUtterance,
  last: number,
  isMarked: (turn: Turn) => boolean,
): ReadUtterance | undefined {
  if (sentenceEnd.test(saying.text)) return undefined
  for (const next of all.slice(last + 1, last + 4)) {
    if (next.turn.speaker !== saying.turn.speaker) {
      const words = next.plain.split(' ')
      if (words.length <= 2 && words.every(isFunctionWord)) continue
      return undefined
    }
    return belongsTo(saying, next, all[last]!, isMarked) ? next : undefined
  }
  return undefined
}

/** Whether a turn has full stops at all; looked up once, for a turn may hold an hour. */
function rememberMarks(): (turn: Turn) => boolean {
  const known = new Map<Turn, boolean>()
  return (turn) => {
    const marked = known.get(turn) ?? /[.!?]/.test(turn.text)
    known.set(turn, marked)
    return marked
  }
}

function belongsTo(
  saying: ReadUtterance,
  next: ReadUtterance,
  last: ReadUtterance,
  isMarked: (turn: Turn) => boolean,
): boolean {
  const sameTurn = next.turn === last.turn
  // Who writes full stops at all has written one wherever a sentence ends.
  if (sameTurn && isMarked(next.turn)) return true
  if (sameTurn && asksOn.test(saying.plain) && asked.test(next.plain)) return true
  if (isQuestion(next) || (isQuestion(saying) && !/\b(?:your|the|my|an?|is)$/.test(saying.plain)))
    return false
  return (
    isUnfinished.test(saying.plain) ||
    goesOn.test(next.plain) ||
    (endsInFigures.test(saying.plain) && onlyFigures.test(next.plain))
  )
}
