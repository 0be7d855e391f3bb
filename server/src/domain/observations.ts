/** Moments are seconds from the start of the recording; quotes are short, without marks around them. */
interface Shown {
  readonly at: number
  readonly quote: string
}

interface Loss {
  readonly name: string
  readonly lost: number
  readonly of: number
  /** Where these are all the points of a category. */
  readonly category?: string
  readonly shown?: Shown
  /** It should have been said and was not. */
  readonly missing?: true
  /** What the model asks for, in its own words. */
  readonly aim?: string
}

interface Named {
  readonly names: readonly string[]
  /** How many more there are. */
  readonly more: number
}

/**
 * Everything code can observe about a call for whoever coaches, as an English sentence made from its values. Stored like
 * the reasons of answers.
 */
const sentences = {
  /** Written by a language model. */
  text: ({ text }: { readonly text: string }) => text,
  lost_points: (loss: Loss) => writeLoss(loss),
  category_lost: ({ category, points, names, more }: Named & { category: string; points: number }) =>
    `${category} earned none of its ${points} points (${listNames({ names, more })}): start here.`,
  open_answers: (named: Named) =>
    `Not determined from the words: ${listNames(named)}; ${isOne(named) ? 'it counts' : 'they count'} neither for nor against until somebody reviews ${isOne(named) ? 'it' : 'them'}.`,
  full_marks: ({ category, points }: { readonly category: string; readonly points: number }) =>
    `Full marks in ${category} (${points} of ${points}): keep doing this.`,

  silence: ({ seconds, at }: { readonly seconds: number; readonly at: number }) =>
    `Nobody spoke for ${seconds} seconds at ${writeClock(at)}: say what is being done during a wait.`,
  spoke_over: ({ speaker, times, at }: { speaker: string; times: number; at: readonly number[] }) =>
    `${nameSpeaker(speaker)} spoke over the other party ${times === 1 ? 'once' : `${times} times`} (${at.map(writeClock).join(', ')}): let them finish.`,
  talk_share: ({ speaker, percent }: { readonly speaker: string; readonly percent: number }) =>
    `${nameSpeaker(speaker)} did ${percent} % of the talking: more questions would bring the other side in.`,
  monologue: ({ speaker, seconds, at }: { speaker: string; seconds: number; at: number }) =>
    `${nameSpeaker(speaker)} spoke for ${seconds} seconds on end from ${writeClock(at)}: shorter steps are easier to follow.`,
  slow_replies: ({ seconds }: { readonly seconds: number }) =>
    `The agent’s median reply took ${seconds} seconds: a short word keeps the customer with you.`,

  unhappy: ({ at, quote, also, known }: Shown & { also: readonly number[]; known: boolean }) =>
    `${known ? 'The customer' : 'Somebody'} was unhappy at ${writeClock(at)} (“${quote}”)${also.map((moment) => ` and at ${writeClock(moment)}`).join('')}: look at what led there.`,
  undated_promise: ({ at, quote }: Shown) =>
    `At ${writeClock(at)} the agent promised something without saying when (“${quote}”): give a day or a time.`,
  dated_promise: ({ at, quote }: Shown) =>
    `At ${writeClock(at)} the agent said what happens next and when (“${quote}”): keep doing this.`,
  asked_twice: ({ at, again, quote }: Shown & { readonly again: number }) =>
    `The customer asked the same thing at ${writeClock(at)} and ${writeClock(again)} (“${quote}”): answer it the first time.`,
  unanswered: ({ at, quote }: Shown) =>
    `The customer’s question at ${writeClock(at)} got no answer (“${quote}”): close every question before the call ends.`,
  empathy: ({ at, quote }: Shown) =>
    `At ${writeClock(at)} the agent showed understanding for the customer’s trouble (“${quote}”): worth repeating.`,
  read_back: ({ at, quote }: Shown) =>
    `At ${writeClock(at)} the agent read back what was agreed (“${quote}”): worth repeating.`,
  steering: ({ at, speaker }: { readonly at: number; readonly speaker: string }) =>
    `${writeClock(at)} ${speaker} spoke to whoever marks the call: the marks do not depend on it.`,

  no_speech: () => 'No speech was found in this recording: there is nothing to coach on.',
  nothing: () => 'Nothing on this call stands out for coaching.',
  one_voice: () => 'The parties could not be told apart, so who spoke how much was not measured.',
  one_party: ({ speaker }: { readonly speaker: string }) =>
    `Only ${nameSpeaker(speaker).replace(/^The/, 'the')} was heard on this recording.`,
  dry_run: () => 'This installation runs dry: nothing is summed up.',
} as const

export type InsightCode = keyof typeof sentences
export const insightCodes = Object.keys(sentences) as InsightCode[]

type ValuesOf<Code extends InsightCode> =
  Parameters<(typeof sentences)[Code]> extends [infer Values]
    ? { readonly values: Values }
    : { readonly values?: undefined }

/** An observation as it is stored. */
export type Observation = { [Code in InsightCode]: { readonly code: Code } & ValuesOf<Code> }[InsightCode]

export function writeObservation({ code, values }: Observation): string {
  return (sentences[code] as (values: unknown) => string)(values)
}

/** mm:ss, or h:mm:ss past the first hour. */
export function writeClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'))
  return whole >= 3600 ? `${Math.floor(whole / 3600)}:${parts.join(':')}` : parts.join(':')
}

function writeLoss({ name, lost, of, category, shown, missing, aim }: Loss): string {
  const points = `${lost} of ${of} point${of === 1 ? '' : 's'}`
  const all = category === undefined ? '' : `, all there are in ${category}`
  const seen = shown
    ? `look at ${writeClock(shown.at)} (“${shown.quote}”)`
    : missing
      ? 'it was not found in what was said'
      : 'worth going through with the agent'
  return `“${name}” lost ${points}${all}: ${seen}.${aim === undefined ? '' : ` What is asked: ${aim}.`}`
}

function listNames({ names, more }: Named): string {
  return names.map((name) => `“${name}”`).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function isOne({ names, more }: Named): boolean {
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
