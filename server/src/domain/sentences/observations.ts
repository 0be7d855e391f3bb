import { observationValues } from './observation-values.ts'
import { describeParts, type Part, type Sentences } from './parts.ts'

type Values = typeof observationValues
type ValuesOf<Code extends InsightCode> = Extract<
  Observation,
  { readonly code: Code; readonly values: object }
>['values']

/** Everything code can observe about a call for whoever coaches, as an English sentence. */
const sentences: Sentences<Values> = {
  text: ({ text }) => text,
  lost_points: (loss) => writeLoss(loss),
  category_lost: ({ category, points, names, more }) =>
    `${category} earned none of its ${points} points (${listNames({ names, more })}): start here.`,
  open_answers: (named) =>
    `Not determined from the words: ${listNames(named)}; ${isOne(named) ? 'it counts' : 'they count'} neither for nor against until somebody reviews ${isOne(named) ? 'it' : 'them'}.`,
  full_marks: ({ category, points }) =>
    `All points earned in ${category} (${points} of ${points}): keep doing this.`,

  silence: ({ seconds, at }) =>
    `Nobody spoke for ${seconds} seconds at ${writeClock(at)}: say what is being done during a wait.`,
  spoke_over: ({ speaker, times, at }) =>
    `${nameSpeaker(speaker)} spoke over the other party ${times === 1 ? 'once' : `${times} times`} (${at.map(writeClock).join(', ')}): let them finish.`,
  talk_share: ({ speaker, percent }) =>
    `${nameSpeaker(speaker)} did ${percent} % of the talking: more questions would bring the other side in.`,
  monologue: ({ speaker, seconds, at }) =>
    `${nameSpeaker(speaker)} spoke for ${seconds} seconds on end from ${writeClock(at)}: shorter steps are easier to follow.`,
  slow_replies: ({ seconds }) =>
    `The agent’s median reply took ${seconds} seconds: a short word keeps the customer with you.`,

  unhappy: ({ at, quote, also, known }) =>
    `${known ? 'The customer' : 'Somebody'} was unhappy at ${writeClock(at)} (“${quote}”)${also.map((moment) => ` and at ${writeClock(moment)}`).join('')}: look at what led there.`,
  undated_promise: ({ at, quote }) =>
    `At ${writeClock(at)} the agent promised something without saying when (“${quote}”): give a day or a time.`,
  dated_promise: ({ at, quote }) =>
    `At ${writeClock(at)} the agent said what happens next and when (“${quote}”): keep doing this.`,
  asked_twice: ({ at, again, quote }) =>
    `The customer asked the same thing at ${writeClock(at)} and ${writeClock(again)} (“${quote}”): answer it the first time.`,
  unanswered: ({ at, quote }) =>
    `The customer’s question at ${writeClock(at)} got no answer (“${quote}”): close every question before the call ends.`,
  empathy: ({ at, quote }) =>
    `At ${writeClock(at)} the agent showed understanding for the customer’s trouble (“${quote}”): worth repeating.`,
  read_back: ({ at, quote }) =>
    `At ${writeClock(at)} the agent read back what was agreed (“${quote}”): worth repeating.`,
  steering: ({ at, speaker }) =>
    `${writeClock(at)} ${speaker} spoke to whoever scores the call: the score does not depend on it.`,

  no_speech: () => 'No speech was found in this recording: there is nothing to coach on.',
  nothing: () => 'Nothing on this call stands out for coaching.',
  one_voice: () => 'The parties could not be told apart, so who spoke how much was not measured.',
  one_party: ({ speaker }) =>
    `Only ${nameSpeaker(speaker).replace(/^The/, 'the')} was heard on this recording.`,
  dry_run: () => 'This installation is a dry run: nothing is summarised.',
}

export type InsightCode = keyof Values
export const insightCodes = Object.keys(observationValues) as InsightCode[]

/** An observation as it is stored. */
export type Observation = Part<Values>
export const ObservationSchema = describeParts(observationValues).meta({
  id: 'InsightPart',
  description: 'What an insight was made from. More codes may come.',
})

export function writeObservation({ code, values }: Observation): string {
  return (sentences[code] as (values: unknown) => string)(values)
}

/** mm:ss, or h:mm:ss past the first hour. */
export function writeClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'))
  return whole >= 3600 ? `${Math.floor(whole / 3600)}:${parts.join(':')}` : parts.join(':')
}

function writeLoss({ name, lost, of, category, shown, missing, aim }: ValuesOf<'lost_points'>): string {
  const points = `${lost} of ${of} point${of === 1 ? '' : 's'}`
  const all = category === undefined ? '' : `, all there are in ${category}`
  const seen = shown
    ? `look at ${writeClock(shown.at)} (“${shown.quote}”)`
    : missing
      ? 'it was not found in what was said'
      : 'worth going through with the agent'
  return `“${name}” lost ${points}${all}: ${seen}.${aim === undefined ? '' : ` What is asked: ${aim}.`}`
}

function listNames({ names, more }: ValuesOf<'open_answers'>): string {
  return names.map((name) => `“${name}”`).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function isOne({ names, more }: ValuesOf<'open_answers'>): boolean {
  return names.length + more === 1
}

function nameSpeaker(speaker: string): string {
  return speaker === 'Agent' || speaker === 'Customer' ? `The ${speaker.toLowerCase()}` : speaker
}

/** The sentences, and beside them what they were made from, unless all of it is free text. */
export function tellInsights(observations: readonly Observation[]): {
  readonly insights: readonly string[]
  readonly observations?: readonly Observation[]
} {
  const insights = observations.map(writeObservation)
  return observations.every(({ code }) => code === 'text') ? { insights } : { insights, observations }
}
