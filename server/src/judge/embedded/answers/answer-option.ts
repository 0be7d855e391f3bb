import { quoteOf } from '../behaviours/find-support.ts'
import type { CallReading } from '../meaning/call-reading.ts'
import { leastSubject, measureSubject } from '../meaning/measure-subject.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { answerBoolean } from './answer-boolean.ts'
import { answerMood } from './answer-mood.ts'
import { type Finding, found, notDetermined } from './finding.ts'
import { type Mentioned, pickMentioned } from './pick-mentioned.ts'
import { rankOptions } from './rank-options.ts'

const leastScore = 0.42
const leastMargin = 0.04
const leastAboutness = 0.4
const leastShare = 0.55
const leadOfARival = 0.3
// Named by the customer, but nobody speaks of what the question is about.
const surestOfAnUnasked = 0.4

/** One of a closed set, chosen by meaning and by its own words; none when two are too close to call. */
export async function answerOption(
  read: ReadQuestion,
  given: readonly string[],
  prompt: string,
  reading: CallReading,
): Promise<Finding> {
  const options = [...new Map(given.map((option) => [option.trim().toLowerCase(), option])).values()].filter(
    (option) => option.trim() !== '',
  )
  if (options.length === 0) return notDetermined({ code: 'open_unwritten' })
  const yes = options.find((option) => /^(yes|true|y)$/i.test(option.trim()))
  const no = options.find((option) => /^(no|false|n)$/i.test(option.trim()))
  if (yes !== undefined && no !== undefined) {
    const finding = await answerBoolean(read, reading)
    return typeof finding.value === 'boolean' ? { ...finding, value: finding.value ? yes : no } : finding
  }
  const mood = await answerMood(read, options, reading)
  if (mood) return mood
  const aboutReason = asksForReason(read)
  if (!aboutReason) {
    const subject = await measureSubject(read, reading, options)
    const rival = await findRival(read, subject, reading, options)
    if (rival !== undefined)
      return notDetermined({ code: 'open_other_subject', values: { name: rival } }, 0.2)
    const [named, other] = await pickMentioned(read, options, reading)
    // "From Denver" answers where somebody flies from, whatever else is said.
    if (named && (subject >= leastSubject || named.directed)) return nameOption(named, other, subject)
    if (named && (!other || named.chosen) && named.byCustomer && read.rivals.length === 0)
      return { ...nameOption(named, other, subject), confidence: surestOfAnUnasked }
    if (subject < leastSubject) return notDetermined({ code: 'open_unmentioned' }, 0.2)
  }
  const ranked = await rankOptions(read, options, `${read.text}\n${prompt}`, reading, aboutReason)
  const [best, second] = ranked
  const margin = best ? best.score - (second?.score ?? 0) : 0
  if (
    best?.utterance &&
    best.aboutness >= leastAboutness &&
    best.score >= leastScore &&
    (margin >= leastMargin || ranked.length === 1)
  ) {
    return found(
      best.option,
      Math.min(0.95, 0.4 + 0.3 * best.score + Math.min(0.3, margin)) * best.aboutness,
      [{ code: 'option_fits', values: { option: best.option, ...(second && { other: second.option }) } }],
      [quoteOf(best.utterance)],
    )
  }
  return notDetermined(
    best && second && best.score >= leastScore && margin < leastMargin
      ? { code: 'open_undecided', values: { options: [best.option, second.option] } }
      : { code: 'open_not_said', values: { things: [{ thing: 'option' }] } },
    0.2,
  )
}

const reasonWords =
  /\b(reasons?|purpose|intent|topic|subject|why|contact driver|task)\b|\bcalled? (for|about)\b|\b(call|task|request|inquiry|enquiry|contact|case|issue|problem|ticket)s?[ _-]?(type|kind|category|reason|topic)\b|\b(type|kind|category) of (the )?(call|task|request|inquiry|enquiry|contact|case|issue|problem)\b|\b(wants?|needs?|asks?|looking) for\b|\bwhat (the )?(customer|caller|client|guest|patient|member|user)s? (wants?|wanted|needs?|needed|asks?|asked|calls?|called)\b/i

/** Why people call is whatever a call is about, and is seldom said in an answer's own words. */
function asksForReason({ name, text }: ReadQuestion): boolean {
  return reasonWords.test(`${name}. ${text}`)
}

/** A question with the same answers that the call speaks of much more: what was named belongs to that one. */
async function findRival(
  read: ReadQuestion,
  subject: number,
  reading: CallReading,
  options: readonly string[],
): Promise<string | undefined> {
  for (const rival of read.rivals) {
    const { askedElsewhere } = read
    if ((await measureSubject({ ...rival, askedElsewhere }, reading, options)) >= subject + leadOfARival)
      return rival.name
  }
  return undefined
}

function nameOption(named: Mentioned, other: Mentioned | undefined, subject: number): Finding {
  const share = named.weight / (named.weight + (other?.weight ?? 0))
  if (share < leastShare)
    return notDetermined({ code: 'open_undecided', values: { options: [named.option, other!.option] } }, 0.2)
  return found(
    named.option,
    Math.min(0.95, 0.3 + 0.35 * share + 0.3 * Math.min(1, named.weight / 2)) *
      Math.min(1, 0.5 + 0.5 * subject),
    [{ code: 'option_said', values: { option: named.option, ...(other && { other: other.option }) } }],
    named.utterances.slice(0, 2).map(quoteOf),
  )
}
