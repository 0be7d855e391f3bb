import { isQuestion } from '../../../domain/language/utterances.ts'
import { quoteOf } from '../behaviours/find-support.ts'
import { type CallReading, type ReadUtterance, saidBy } from '../meaning/call-reading.ts'
import { leastSubject, measureSubject } from '../meaning/measure-subject.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { findTimes } from '../spoken/spoken-moments.ts'
import { type Finding, found, notDetermined } from './finding.ts'

const breathsJoined = 3

/** From when until when something is open, as somebody told it. */
export async function answerHours(read: ReadQuestion, reading: CallReading): Promise<Finding> {
  if ((await measureSubject(read, reading)) < leastSubject)
    return notDetermined({ code: 'open_unmentioned' }, 0.2)
  const said = saidBy(reading, 'agent').filter((utterance) => !isQuestion(utterance))
  for (const [index, utterance] of said.entries()) {
    if (findTimes(withHalfDays(utterance.plain)).length === 0) continue
    const pieces = upTo(said.slice(index, index + breathsJoined), utterance)
    for (let count = 1; count <= pieces.length; count += 1) {
      const used = pieces.slice(0, count)
      const times = findTimes(withHalfDays(used.map(({ plain }) => plain).join(' ')))
      if (times.length < 2) continue
      return found(
        `${asClock(times[0]!)} to ${asClock(times[1]!)}`,
        0.8,
        [{ code: 'found', values: { things: [{ thing: 'opening-hours', how: 'where-spoken-of' }] } }],
        used.map(quoteOf),
      )
    }
  }
  return notDetermined({ code: 'open_not_said', values: { things: [{ thing: 'opening-hours' }] } })
}

function upTo(pieces: readonly ReadUtterance[], first: ReadUtterance): readonly ReadUtterance[] {
  return pieces.filter(({ index }) => index - first.index <= breathsJoined + 1)
}

const hour = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})'
const bare = new RegExp(
  `\\b(${hour}(?: thirty| fifteen| forty five)?) (to|till|until|through) (${hour}(?: thirty)?)(?! \\w*day)(?! ?[ap] ?m)\\b`,
  'g',
)

const untilAfternoon = new RegExp(
  `\\b(${hour}(?: thirty| fifteen)?) (to|till|until|through) (?=${hour}(?: \\w+)? ?p ?m)`,
  'g',
)

/** "Nine to five" is said of mornings and afternoons. */
function withHalfDays(plain: string): string {
  return plain.replace(untilAfternoon, '$1 a m $2 ').replace(bare, '$1 a m $2 $3 p m')
}

function asClock(time: string): string {
  const [hours, minutes] = time.split(':').map(Number)
  return `${hours! % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours! < 12 ? 'AM' : 'PM'}`
}
