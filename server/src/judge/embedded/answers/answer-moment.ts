import { plainWords } from '../../../domain/language/spoken-words.ts'
import { quoteOf } from '../behaviours/find-support.ts'
import { type CallReading, oncePerUtterance, type ReadUtterance, saidBy } from '../meaning/call-reading.ts'
import { leastSubject, measureSubject } from '../meaning/measure-subject.ts'
import { measureRelevance } from '../meaning/relevance.ts'
import { partyOfWording, type ReadQuestion } from '../questions/read-question.ts'
import { findDates, findTimes } from '../spoken/spoken-moments.ts'
import { type Finding, found, notDetermined } from './finding.ts'

const thingOf = { DATE: 'date', TIME: 'time', DATETIME: 'datetime' } as const
const leastRelevance = 0.2
const leastMargin = 0.03
const weightOfAWord = 0.04
const mostWords = 3
const weightOfAReply = 0.1
const weightOfTheLast = 0.15
const takenUp =
  /\b(?:ill take (?:it|that|the)|that works|works for me|thats (?:fine|perfect|good|great)|sounds good|perfect|lets do that)\b/
const turnedDown =
  /\b(?:(?:i )?cant (?:wait|make|do)|(?:does|wont|doesnt|will not) (?:not )?work|too (?:late|early|far)|nothing (?:else|earlier|sooner|later)|anything (?:earlier|sooner|later)|(?:nobody|anyone|anybody|somebody|someone) else|(?:were|we are|its|thats) (?:fully booked|full|taken|sold out)|not available)\b/

/** A date or a time of day that was said outright. "Next Monday" is none: nobody here knows today's date. */
export async function answerMoment(
  read: ReadQuestion,
  type: 'DATE' | 'TIME' | 'DATETIME',
  reading: CallReading,
): Promise<Finding> {
  const relevance = await measureRelevance(`${read.name}. ${read.text}`, reading)
  const asked = new Set(plainWords(`${read.name} ${read.text}`).split(' '))
  const said = saidBy(reading, partyOfWording(read.text) === 'customer' ? 'customer' : 'any')
  const settle = weighReplies(reading)
  // What was changed or agreed on comes after what it was before.
  const isOutcome = /\b(?:new|changed|moved|rescheduled|agreed|booked|final|confirmed)\b/i.test(read.text)
  const later = ({ index }: ReadUtterance) =>
    isOutcome ? (weightOfTheLast * index) / reading.utterances.length : 0
  const best = new Map<string, { utterance: ReadUtterance; score: number }>()
  for (const utterance of said) {
    for (const { value, shared } of placeMoments(utterance, type, asked)) {
      const score =
        relevance(utterance) +
        weightOfAWord * Math.min(mostWords, shared) +
        settle(utterance) +
        later(utterance)
      const known = best.get(value)
      // Said again by the other side: agreed on.
      if (!known || score > known.score) best.set(value, { utterance, score: score + (known ? 0.05 : 0) })
      else best.set(value, { ...known, score: known.score + 0.05 })
    }
  }
  // The only one of the call may be meant though nobody names what it is for.
  const spokenOf = (await measureSubject(read, reading)) >= leastSubject
  if (!spokenOf && best.size !== 1) return notDetermined({ code: 'open_unmentioned' }, 0.2)
  const ranked = [...best].sort(([, a], [, b]) => b.score - a.score)
  const [first, second] = ranked
  if (!first || (spokenOf && first[1].score < leastRelevance)) {
    return notDetermined({ code: 'open_not_said', values: { things: [{ thing: thingOf[type] }] } })
  }
  if (second && first[1].score - second[1].score < leastMargin)
    return notDetermined({ code: 'open_undecided', values: { options: [first[0], second[0]] } }, 0.2)
  const [value, { utterance, score }] = first
  return found(
    value,
    Math.min(spokenOf ? 0.85 : 0.4, 0.4 + 0.6 * score),
    [{ code: 'found', values: { things: [{ thing: thingOf[type], how: 'where-spoken-of' }] } }],
    [quoteOf(utterance)],
  )
}

const inUtterances = {
  DATE: oncePerUtterance(({ text }: ReadUtterance) => momentsIn(text, 'DATE')),
  TIME: oncePerUtterance(({ text }: ReadUtterance) => momentsIn(text, 'TIME')),
  DATETIME: oncePerUtterance(({ text }: ReadUtterance) => momentsIn(text, 'DATETIME')),
}

function momentsIn(text: string, type: 'DATE' | 'TIME' | 'DATETIME'): string[] {
  if (type === 'DATE') return findDates(text)
  if (type === 'TIME') return findTimes(text)
  const times = findTimes(text)
  return findDates(text).flatMap((date) => times.map((time) => `${date}T${time}:00`))
}

/** Where one breath names several, each with how many of the question's words its own clause has: "check-in is from 3 pm and check-out by 11 am". */
function placeMoments(
  utterance: ReadUtterance,
  type: 'DATE' | 'TIME' | 'DATETIME',
  asked: ReadonlySet<string>,
): { value: string; shared: number }[] {
  const { text } = utterance
  const whole = inUtterances[type](utterance)
  if (whole.length < 2) return whole.map((value) => ({ value, shared: 0 }))
  const apart = text
    .split(/[,;]\s|\s(?=(?:and|but|while)\s)/i)
    .flatMap((clause) =>
      momentsIn(clause, type).map((value) => ({ value, shared: countShared(clause, asked) })),
    )
  // "A flight at six and one at nine" says the thing once for both.
  const isElliptic = /\band (?:one|another|the other)\b/i.test(text)
  return !isElliptic && apart.length === whole.length ? apart : whole.map((value) => ({ value, shared: 0 }))
}

function countShared(clause: string, asked: ReadonlySet<string>): number {
  return new Set(
    plainWords(clause.replaceAll('-', ' '))
      .split(' ')
      .filter((word) => asked.has(word)),
  ).size
}

/** A time that is offered counts for more when it is taken up, and for less when it is turned down. */
function weighReplies({ utterances }: CallReading): (offer: ReadUtterance) => number {
  const byTurn = Map.groupBy(utterances, ({ turnIndex }) => turnIndex)
  const known = new Map<number, number>()
  const weigh = (turnIndex: number) => {
    const reply = (byTurn.get(turnIndex) ?? []).map(({ plain }) => plain).join(' ')
    if (turnedDown.test(reply)) return -weightOfAReply
    return takenUp.test(reply) ? weightOfAReply : 0
  }
  return (offer) => {
    const next = offer.turnIndex + 1
    const weight = known.get(next) ?? weigh(next)
    known.set(next, weight)
    return weight
  }
}
