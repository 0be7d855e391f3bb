import { months } from '../../../domain/language/counting-words.ts'
import { quoteTurn } from '../../evidence/quote-turn.ts'
import {
  type CallReading,
  findPrompting,
  oncePerUtterance,
  type ReadUtterance,
  saidBy,
} from '../meaning/call-reading.ts'
import { findAnchors, isUnspecific, measureRelevance } from '../meaning/relevance.ts'
import { contentStems } from '../meaning/word-stems.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { amountKinds, areKin } from '../spoken/amount-kinds.ts'
import { weighCues } from '../spoken/number-cues.ts'
import { findSpokenNumbers, type SpokenNumber } from '../spoken/spoken-numbers.ts'
import { classOf } from '../summary/word-classes.ts'
import { type Finding, found, notDetermined } from './finding.ts'

const leastRelevance = 0.33
const leastMargin = 0.03
const surestOfAnUnnamed = 0.5
const weightOfTheThing = 0.12
// They say that an amount is meant, not of what.
const wordsOfAmounts = new Set(
  contentStems(
    'price cost fee charge charged pay paid payment bill refund refunded money sum new old current previous original monthly annual yearly weekly per month year minimum maximum percent percentage',
  ),
)
const longestReplyWords = 10
// As many as there are words in the longest utterance.
const mostNumbers = 40
const longestOpeningWords = 18
const spanOfTime =
  /^\s*(?:to \S+ |or \S+ )?(?:business |working )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i
const dayOfMonth = new RegExp(`^(?:st|nd|rd|th)? (?:of )?(?:${months.join('|')})\\b`, 'i')
const moneyWords =
  /\b(amount|balance|price|cost|fee|payment|paid|bill|total|charge|refund|money|dollars?|salary|premium|deposit|worth|voucher|compensation|debit|tuition)\b/i
// "The fee the customer has to pay" may well be told by the agent.
const toldByCustomer =
  /\b(?:customer|caller|client)s? (?:\w+ )?(?:says?|said|gives?|gave|states?|mentions?|provides?|names?|tells?|claims?)\b/i
const nameWords =
  /\b(phone|telephone|account number|zip|postal|reference|order number|code|id|pin|ticket|policy number|card number)\b/i

interface Candidate {
  readonly number: SpokenNumber
  readonly utterance: ReadUtterance
  readonly score: number
  /** Its own clause, or the question it replies to, speaks of what is asked for. */
  readonly fits: boolean
}

/** The number the question asks for, when the call says it where the talk is about just that. */
export async function answerNumber(
  read: ReadQuestion,
  type: 'INTEGER' | 'DECIMAL',
  reading: CallReading,
): Promise<Finding> {
  const asked = `${read.name}. ${read.text}`
  const [best, second] = rankCandidates(await findCandidates(read, type, reading))
  if (!best || best.score < leastRelevance)
    return notDetermined({ code: 'open_not_said', values: { things: [{ thing: 'number' }] } })
  const margin = best.score - (second?.score ?? 0)
  const bound = boundOf(asked)
  if (bound && second && sameBreath(best, second)) {
    const chosen = (bound === 'most') === best.number.value > second.number.value ? best : second
    return found(
      chosen.number.value,
      0.6,
      [{ code: 'found', values: { things: [{ thing: 'number', how: 'of-two' }] } }],
      [quoteTurn(chosen.utterance.turn, chosen.utterance.start, chosen.utterance.end)],
    )
  }
  if (margin < leastMargin) return notDetermined({ code: 'open_undecided', values: { options: [] } }, 0.2)
  const quote = quoteTurn(best.utterance.turn, best.utterance.start, best.utterance.end)
  const value = type === 'INTEGER' ? Math.round(best.number.value) : best.number.value
  return found(
    value,
    Math.min(best.fits ? 0.9 : surestOfAnUnnamed, 0.35 + best.score * 0.5 + Math.min(0.2, margin)),
    [
      {
        code: 'found',
        values: { things: [{ thing: 'number', how: best.fits ? 'where-spoken-of' : 'not-named' }] },
      },
    ],
    [quote],
  )
}

/** Every number that could be meant, and what speaks for it. */
async function findCandidates(
  read: ReadQuestion,
  type: 'INTEGER' | 'DECIMAL',
  reading: CallReading,
): Promise<Candidate[]> {
  const asked = `${read.name}. ${read.text}`
  const relevance = await measureRelevance(asked, reading)
  const counts = countedThing(asked)
  const wantsMoney = moneyWords.test(asked) && counts === undefined
  const wantsName = nameWords.test(asked)
  const candidates: Candidate[] = []
  const own = contentStems(read.name).filter((stem) => !isUnspecific(stem))
  const namesIt = (utterance: ReadUtterance) => {
    const prompting = findPrompting(reading, utterance)
    const said = new Set([...utterance.stems, ...(prompting?.stems ?? [])])
    return own.every((stem) => said.has(stem))
  }
  const anchored = await findAnchors(read, reading)
  const fitOf = measureFit(read, reading)
  const wantsPercent = /\bpercent|\brate\b|%/i.test(asked)
  const countsTheThing = measureCount(counts)
  const specific = contentStems(asked).filter((stem) => !isUnspecific(stem))
  const cuesOf = weighCues(asked, specific)
  const things = new Set(specific.filter((stem) => !wordsOfAmounts.has(stem)))
  const namesAThing = (utterance: ReadUtterance) =>
    [utterance, findPrompting(reading, utterance)].some((each) =>
      each?.stems.some((stem) => things.has(stem)),
    )
  const relevanceOf = (utterance: ReadUtterance) => {
    const prompting = opensATurn(utterance, reading) ? findPrompting(reading, utterance) : undefined
    const isAnswer = prompting !== undefined && /\bhow (?:much|many)\b/.test(prompting.plain)
    return Math.max(relevance(utterance), isAnswer ? 0.95 * relevance(prompting) : 0)
  }
  for (const utterance of saidBy(reading, toldByCustomer.test(read.text) ? 'customer' : 'any')) {
    const fit = wantsMoney ? fitOf(utterance) : 'unknown'
    if (fit === 'other') continue
    const near = fit === 'same' || anchored(utterance)
    const aboutIt = things.size === 0 || namesAThing(utterance)
    const prompt = findPrompting(reading, utterance)?.plain ?? ''
    const numbers = wantsMoney ? amountsIn(utterance) : numbersIn(utterance)
    for (const [at, number] of numbers.slice(0, mostNumbers).entries()) {
      const following = utterance.text.slice(number.end, numbers[at + 1]?.start)
      const count = countsTheThing(following, at === 0 ? prompt : '')
      const rate = number.unit === 'percent' && wantsPercent
      const cues = cuesOf(number, utterance.text)
      if (!near && count <= 0 && !rate && !cues.settled) continue
      if ((number.digits !== null) !== wantsName && number.unit === null && (number.digits?.length ?? 0) > 2)
        continue
      if (type === 'INTEGER' && !Number.isInteger(number.value) && !wantsMoney) continue
      // "Ten days" is no amount of money.
      if (wantsMoney && number.unit === null && spanOfTime.test(utterance.text.slice(number.end))) continue
      if (wantsMoney && number.unit === null && countsThings(utterance.text.slice(number.end))) continue
      const unit = (number.unit === 'money' && wantsMoney) || rate
      candidates.push({
        number,
        utterance,
        fits: namesIt(utterance) || (fit === 'same' && own.length <= 1 && aboutIt),
        score:
          relevanceOf(utterance) +
          count +
          cues.weigh() +
          (aboutIt ? weightOfTheThing : 0) +
          (fit === 'same' ? 0.15 : 0) +
          (unit ? 0.15 : 0) -
          (wantsMoney && !unit ? 0.1 : 0),
      })
    }
  }
  return candidates
}

/** The likeliest first, each value once. */
function rankCandidates(candidates: readonly Candidate[]): Candidate[] {
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
  return [...byValue.values()]
    .map((candidate) => ({ ...candidate, score: candidate.score + 0.04 * Math.min(2, candidate.times - 1) }))
    .sort((a, b) => b.score - a.score)
}

const numbersIn = oncePerUtterance(({ text }: ReadUtterance) => findSpokenNumbers(text))

/** "Eighty nine ninety nine" is a price. */
const amountsIn = oncePerUtterance((utterance: ReadUtterance): SpokenNumber[] => {
  const { text } = utterance
  const joined: SpokenNumber[] = []
  for (const number of numbersIn(utterance)) {
    const last = joined.at(-1)
    const isCents =
      last &&
      number.start - last.end === 1 &&
      last.unit === null &&
      [last, number].every(
        ({ value, digits }) => digits === null && Number.isInteger(value) && value >= 10 && value < 100,
      ) &&
      !/\d/.test(text.slice(last.start, number.end)) &&
      // "Eleven forty p.m." is none.
      !/^\s*(?:[ap]\.? ?m\b|o['’]?clock|in the|at night)/i.test(text.slice(number.end))
    if (isCents)
      joined[joined.length - 1] = {
        ...number,
        value: last.value + number.value / 100,
        unit: 'money',
        start: last.start,
      }
    else joined.push(number)
  }
  return joined
})

/** "A two-bedroom flat", "four chairs", "5 September". */
function countsThings(following: string): boolean {
  const [, joined, plural] = /^(-\p{L})|^ (\p{Ll}{3,}s)\b/u.exec(following) ?? []
  if (dayOfMonth.test(following)) return true
  return joined !== undefined || (plural !== undefined && classOf(plural) === 'noun')
}

function opensATurn(utterance: ReadUtterance, { utterances }: CallReading): boolean {
  return utterances[utterance.index - 1]?.turn !== utterance.turn
}

function countedThing(asked: string): string | undefined {
  return /\b(?:how many|number of) (?:\w+ )??(\w+s|people|children)\b/i.exec(asked)?.[1]
}

/** Where the question counts something, whether a number counts just that, by the words up to the next: "three bags". */
function measureCount(counted: string | undefined): (following: string, prompt: string) => number {
  if (counted === undefined) return () => 0
  const stem = contentStems(counted)[0] ?? counted.toLowerCase()
  return (following, prompt) => {
    // "How many do you need?" – "Four, please."
    const many = /\bhow many\b(.*)$/.exec(prompt)?.[1]
    if (
      many !== undefined &&
      (/^ (?:do|would|did|are|is|will|of)\b/.test(many) || contentStems(many).includes(stem))
    )
      return 0.4
    // "The old one within 14 days" counts fourteen of them.
    const near = following.split(/\s+/, 5).join(' ')
    return contentStems(near).includes(stem) ? 0.4 : -0.3
  }
}

function boundOf(asked: string): 'most' | 'least' | undefined {
  if (/\b(at most|maximum|max|latest|longest|up to|no more than|upper)\b/i.test(asked)) return 'most'
  return /\b(at least|minimum|min|earliest|shortest|lower)\b/i.test(asked) ? 'least' : undefined
}

function sameBreath(a: Candidate, b: Candidate): boolean {
  return a.utterance === b.utterance
}

const kindsIn = oncePerUtterance(({ plain }: ReadUtterance) => amountKinds(plain))

/** Whether a clause speaks of the kind of amount that is asked for, of another kind, or of none in particular. */
function measureFit(
  read: ReadQuestion,
  reading: CallReading,
): (utterance: ReadUtterance) => 'same' | 'other' | 'unknown' {
  const byName = amountKinds(read.name)
  const asked = byName.size > 0 ? byName : amountKinds(read.text)
  return (utterance) => {
    if (asked.size === 0) return 'unknown'
    const own = kindsIn(utterance)
    const isReply =
      utterance.plain.split(' ').length <=
      (opensATurn(utterance, reading) ? longestOpeningWords : longestReplyWords)
    const prompting = own.size === 0 && isReply ? findPrompting(reading, utterance) : undefined
    const said = prompting ? kindsIn(prompting) : own
    if (said.size === 0) return 'unknown'
    if ([...asked].some((kind) => said.has(kind))) return 'same'
    return areKin(asked, said) ? 'unknown' : 'other'
  }
}
