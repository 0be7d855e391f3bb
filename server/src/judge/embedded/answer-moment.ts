import { type CallReading, type ReadUtterance, saidBy } from './call-reading.ts'
import { quoteOf } from './find-support.ts'
import { type Finding, found, notDetermined } from './finding.ts'
import { leastSubject, measureSubject } from './measure-subject.ts'
import { partyOfWording, type ReadQuestion } from './read-question.ts'
import { measureRelevance } from './relevance.ts'
import { findDates, findTimes } from './spoken-moments.ts'

const leastRelevance = 0.2
const leastMargin = 0.03

/** A date or a time of day that was said outright. "Next Monday" is none: nobody here knows today's date. */
export async function answerMoment(
  read: ReadQuestion,
  type: 'DATE' | 'TIME' | 'DATETIME',
  reading: CallReading,
): Promise<Finding> {
  const relevance = await measureRelevance(`${read.name}. ${read.text}`, reading)
  const said = saidBy(reading, partyOfWording(read.text) === 'customer' ? 'customer' : 'any')
  const best = new Map<string, { utterance: ReadUtterance; score: number }>()
  for (const utterance of said) {
    for (const value of momentsIn(utterance.text, type)) {
      const score = relevance(utterance)
      const known = best.get(value)
      // Said again by the other side: agreed on.
      if (!known || score > known.score) best.set(value, { utterance, score: score + (known ? 0.05 : 0) })
      else best.set(value, { ...known, score: known.score + 0.05 })
    }
  }
  // The only one of the call may be meant though nobody names what it is for.
  const spokenOf = (await measureSubject(read, reading)) >= leastSubject
  if (!spokenOf && best.size !== 1) return notDetermined('the call does not speak of this.', 0.2)
  const ranked = [...best].sort(([, a], [, b]) => b.score - a.score)
  const [first, second] = ranked
  if (!first || (spokenOf && first[1].score < leastRelevance)) {
    const what = {
      DATE: 'no complete date',
      TIME: 'no time of day',
      DATETIME: 'no complete date with a time',
    }[type]
    return notDetermined(`${what} was said where the talk is about this.`)
  }
  if (second && first[1].score - second[1].score < leastMargin)
    return notDetermined('several moments fit equally well.', 0.2)
  const [value, { utterance, score }] = first
  return found(
    value,
    Math.min(spokenOf ? 0.85 : 0.4, 0.4 + 0.6 * score),
    `Took the moment named where the talk is about “${read.name}”.`,
    [quoteOf(utterance)],
  )
}

function momentsIn(text: string, type: 'DATE' | 'TIME' | 'DATETIME'): string[] {
  if (type === 'DATE') return findDates(text)
  if (type === 'TIME') return findTimes(text)
  const times = findTimes(text)
  return findDates(text).flatMap((date) => times.map((time) => `${date}T${time}:00`))
}
