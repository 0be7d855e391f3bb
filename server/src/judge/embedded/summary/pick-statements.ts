import { getBehaviour } from '../behaviours/behaviours.ts'
import { nothingMore } from '../behaviours/behaviours-of-handling.ts'
import { similarity } from '../meaning/sentence-embedder.ts'
import { contentStems } from '../meaning/word-stems.ts'
import { asksFor, isAsked } from '../spoken/asks-for.ts'
import { tellsPrivateDetail } from '../spoken/private-detail.ts'
import { findTimes } from '../spoken/spoken-moments.ts'
import { findSpokenNumbers } from '../spoken/spoken-numbers.ts'
import type { Saying } from './read-sayings.ts'
import { writeFigures } from './write-figures.ts'

const outcome =
  /\b(has|have) (now |just |already |also |successfully )?been\b|\b(i|we) (have|ve|just|will|ll|can|cannot|cant)\b|\b(ill|weve|ive) \w+|\byour (\w+ ){0,4}(is|are|was|will|has|have)\b|\b(hours|total|balance|fee|cost|price|order|appointment|refund|payment) (\w+ ){0,2}(is|are|was|will|comes)\b|\byou (will|ll|should|need|can|have|owe|are)\b|\byoull\b|\bits (going to|gonna)\b|\bthere (is|are|was|were)\b|\b(unfortunately|the (problem|issue|reason) (is|was))\b/
const mere =
  /\b((i|we) can (do|help|assist)( you)?( with)?( that| this| it)?( for you)?$|(happy|glad) to|read (that|it) back|gonna read|help you (with that|out)?|look (into )?(that|it|this) up|pull (that|it|up)|let me (check|look|see|pull|get|just|go|find|verify|have)|one (moment|second)|bear with|thank you|youre welcome|im sorry|i apologi[sz]e|how (are|can|may)|understand|good question|have a (great|good|nice|wonderful)|i (will|ll|ill) (be happy|take care of that|check|look)|ill (check|look|take)|take care|my pleasure|good luck|hesitate|i can hear|are you)\b/
const recap =
  /^(?:(?:okay|ok|alright|and|so|yeah|yes|great|sure) )*(?:you )?(?:said|want|wanted|need|would like|mentioned)\b/
const routine = [
  'greeting',
  'introduction',
  'help-offer',
  'further-help',
  'goodbye',
  'recording-notice',
  'survey',
].map(getBehaviour)
const promise = getBehaviour('next-steps')
const resolution = getBehaviour('resolution')
const arrives =
  /\b(?:will|should|would|can expect)\b.*\b(?:receive|arrive|get|come|be there|be delivered)\b.*\b(?:minutes?|hours?|days?|weeks?|tomorrow|today|mail|morning|afternoon|evening)\b/
const confirming = /\b(?:is that (?:correct|right)|correct|right)$/
const fewestWords = 4
const leastScore = 0.42
const alikeAbove = 0.8
// A summary tells a handful of them; the hundred weightiest leave it all the choice there is.
const mostKept = 100

export interface Statement {
  readonly saying: Saying
  readonly score: number
  /** Still to come, rather than done. */
  readonly promise: boolean
  readonly settles: boolean
  /** Speaks of something still to come, be it beside what was done. */
  readonly comes: boolean
}

/** What was stated to the customer, the weightiest first: outcomes, figures, replies to what the customer asked. */
export function weighStatements(sayings: readonly Saying[], request: Saying | undefined): Statement[] {
  const labelled = sayings.some(({ party }) => party === 'agent')
  const statements = sayings
    .filter((saying) => (labelled ? saying.party === 'agent' : saying.party === 'unknown'))
    .filter(
      (saying) => saying !== request && isStatement(saying) && !(!labelled && tellsPrivateDetail(saying)),
    )
    .map((saying): Statement => {
      const { plain, text, vector } = saying
      const near = request?.vector && vector ? Math.max(0, similarity(request.vector, vector)) : 0
      const settles = resolution.said.some((pattern) => pattern !== nothingMore && pattern.test(plain))
      const comes = promise.said.some((pattern) => pattern.test(plain)) || arrives.test(plain)
      const figures = hasFigures(text)
      if (!settles && !comes && isEcho(sayings, saying))
        return { saying, score: 0, settles, comes, promise: false }
      const tells = outcome.test(plain)
      const replies = findQuestionBefore(sayings, saying) !== undefined
      if (!tells && !settles && !comes && !figures && !replies)
        return { saying, score: 0, settles, comes, promise: false }
      const score =
        0.8 * near +
        (tells ? 0.25 : 0) +
        (settles ? 0.2 : 0) +
        (comes ? 0.35 : 0) +
        (figures ? 0.25 : 0) +
        (replies ? 0.3 : 0)
      return {
        saying,
        score,
        settles,
        comes,
        promise:
          comes &&
          !settles &&
          !/^(?:\w+ )?if\b/.test(plain) &&
          !/^(?:\w+ ){0,3}(?:(?:i|we) have|ive|weve)\b/.test(plain),
      }
    })
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score)
  return withoutAlike(statements)
}

export function hasFigures(text: string): boolean {
  return (
    findSpokenNumbers(text).some(
      ({ value, unit, digits }) => unit !== null || digits !== null || value >= 10,
    ) || findTimes(text).length > 0
  )
}

function isStatement(saying: Saying): boolean {
  const words = saying.plain.split(' ')
  return (
    words.length >= fewestWords &&
    !isAsked(saying) &&
    !asksFor(saying.plain) &&
    !recap.test(saying.plain) &&
    !/\bread (?:that|it|this) back\b/.test(saying.plain) &&
    !confirming.test(saying.plain) &&
    !/\[(?:card|ssn|account|dob)\]/.test(saying.text) &&
    !(mere.test(saying.plain) && !hasFigures(saying.text)) &&
    tellsSomething(saying) &&
    (hasFigures(saying.text) ||
      !routine.some(({ said }) => said.some((pattern) => pattern.test(saying.plain))))
  )
}

/** Figures alone are an echo; "you have" or "it is" makes them an answer. */
function tellsSomething({ text, plain }: Saying): boolean {
  if (contentStems(writeFigures(text)).filter((stem) => !/\d/.test(stem)).length >= 2) return true
  return (
    hasFigures(text) &&
    /\b(?:you (?:have|owe|will get)|it is|its|they are|theyre|we are|were open|that is|thats|(?:your|the|our) (?:\w+ ){1,4}(?:is|are|was|will be|costs?|comes? to))\b/.test(
      plain,
    )
  )
}

/** Whether it only says back what the customer has just told. */
function isEcho(sayings: readonly Saying[], { index, stems }: Saying): boolean {
  const told = new Set(
    sayings
      .slice(Math.max(0, index - 10), index)
      .flatMap(({ party, stems }) => (party === 'customer' ? stems : [])),
  )
  return told.size > 0 && stems.filter((stem) => told.has(stem)).length >= 0.75 * stems.length
}

/** Whether it is the first thing said to a question of the customer's. */
export function findQuestionBefore(sayings: readonly Saying[], { index, party }: Saying): Saying | undefined {
  for (const before of sayings.slice(Math.max(0, index - 3), index).reverse()) {
    if (before.party === 'customer' && party !== 'customer')
      return isRealQuestion(before) ? before : undefined
    if (!/^(?:let me|one (?:moment|second)|sure|okay|yes|no|good question|yeah)\b/.test(before.plain))
      return undefined
  }
  return undefined
}

function isRealQuestion(saying: Saying): boolean {
  return (
    isAsked(saying) &&
    saying.plain.split(' ').length >= 3 &&
    !/\b(?:repeat|say that again|hear me|are you there|how are you|what was that|pardon|is that (?:okay|ok|right))\b/.test(
      saying.plain,
    )
  )
}

/** Of two that say the same, the weightier; the later of equals would only say it again. */
function withoutAlike(statements: readonly Statement[]): Statement[] {
  const kept: Statement[] = []
  for (const statement of statements) {
    if (kept.length === mostKept) break
    const stems = new Set(statement.saying.stems)
    const known = kept.some(
      ({ saying }) =>
        (saying.vector &&
          statement.saying.vector &&
          similarity(saying.vector, statement.saying.vector) > alikeAbove) ||
        saying.stems.filter((stem) => stems.has(stem)).length >=
          0.8 * Math.min(stems.size, saying.stems.length),
    )
    if (!known) kept.push(statement)
  }
  return kept
}
