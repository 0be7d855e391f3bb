import { describeParts, type Part, type Sentences } from './parts.ts'
import { reasonValues } from './reason-values.ts'
import { listThings, nameThing } from './things.ts'

type Values = typeof reasonValues
type ValuesOf<Code extends ReasonCode> = Extract<
  Reason,
  { readonly code: Code; readonly values: object }
>['values']

/** Every reason for an answer that code gives, as an English sentence. */
const sentences: Sentences<Values> = {
  text: ({ text }) => text,

  found: ({ things }) => `Looked for and found: ${listThings(things)}.`,
  found_only: ({ things }) => `Found only: ${listThings(things)}.`,
  found_unwanted: ({ things }) => `Found what should not be there: ${listThings(things)}.`,
  not_found: (searched) =>
    `Looked for ${listThings(searched.things)}: no sign of it in ${writePlace(searched)}.`,
  not_found_unwanted: (searched) =>
    `Looked for ${listThings(searched.things)}, which should not be there, and found no sign of it in ${writePlace(searched)}.`,
  not_so_unwanted: ({ things }) =>
    `Looked for ${listThings(things)}, which should not be there, and found that it is not.`,
  not_borne_out: ({ things }) => `Looked for ${listThings(things)}, and what was said does not bear it out.`,
  signs: (weighing) => writeSigns(weighing),
  counted: ({ found, of }) => `Found ${found} of ${of} things looked for.`,
  in_favour: ({ things }) => `In favour: ${listThings(things)}.`,
  missing: ({ things }) => `Missing: ${listThings(things)}.`,
  against: ({ things }) => `Against: ${listThings(things)}.`,
  few_signs: () => 'The signs are too few for full marks.',
  option_said: ({ option, other }) =>
    `“${option}” was said where the talk is about this${other === undefined ? '' : `; “${other}” was named too, but fits less well`}.`,
  option_fits: ({ option, other }) =>
    `Compared what was said with each allowed answer: “${option}” fits best${other === undefined ? '' : `; the next best, “${other}”, fits less well`}.`,
  manner_fits: ({ option, party }) => `Weighed how the ${party} came across: “${option}” fits best.`,

  read_yes_shown: () => 'Read the call: what was said meets it.',
  read_yes_absent: () => 'Read the whole call: nothing in it goes against this.',
  read_no_shown: () => 'Read the call: what was said does not meet it.',
  read_no_absent: () => 'Read the whole call: nobody does this.',
  read_value: () => 'Read the call: this is what was said.',
  phrase_said: () => 'These words were said.',
  phrase_unsaid: () => 'Looked for these words: nobody says them.',
  phrase_forbidden: () => 'Words were said that should not be.',
  spoke_over: ({ times }) =>
    `By the clock, the other party was spoken over ${times === 1 ? 'once' : `${times} times`}.`,

  open: () => 'Not determined:',
  open_unsettled: ({ things }) =>
    `Not determined: looked for ${listThings(things)}, but what was said does not settle it.`,
  open_condition: ({ condition }) =>
    `Not determined: it was not found, and whether it was called for (“if ${condition}”) cannot be told.`,
  open_unwritten: () => 'Not determined: nothing is written about what to look for.',
  open_unmentioned: () => 'Not determined: the call does not speak of this.',
  open_not_said: ({ things }) =>
    `Not determined: looked for ${listThings(things)}, and none was made out where the talk is about this.`,
  open_undecided: ({ options }) =>
    `Not determined: ${options.length === 0 ? 'several answers' : options.map((option) => `“${option}”`).join(' and ')} fit equally well.`,
  open_other_subject: ({ name }) => `Not determined: the call speaks of “${name}” rather than of this.`,
  open_silent_party: ({ party }) => `Not determined: nothing was said by the ${party}.`,
  open_language: ({ language }) =>
    `Not determined: the call is in “${language}”, and this judge knows English.`,
  open_unsure: ({ percent, needed, likely }) =>
    `Not determined: the likeliest answer${likely === undefined ? '' : ` (“${likely.replace('_', ' ')}”)`} is right with a chance of ${percent} %, and ${needed} % are needed.`,
  open_unusable: () => 'Not determined: the language model gave no usable answer to this question.',
  open_steered: () => 'Not determined: the only words offered for it are an attempt to steer the evaluation.',
  open_steered_unproven: () =>
    'Not determined: somebody tried to steer the evaluation of this call, and no words of the call were shown for this answer.',
  open_other_party: () =>
    'Not determined: it asks what the agent did, and the only words offered for it are not the agent’s.',
  open_forbidden: () =>
    'Not determined: the answer is that nobody did it, and the words shown for it say that somebody did.',

  not_applicable: () => 'Not applicable:',
  not_applicable_read: () => 'Not applicable: the call gives no occasion for it.',
  not_applicable_without: ({ things }) =>
    `Not applicable: there was no sign of ${listThings(things, ' or ')}.`,
  not_applicable_with: ({ things }) =>
    `Not applicable: ${listThings(things)} was found, and the question does not apply then.`,
  no_speech: () => 'Not applicable: no speech was found in this recording, so nothing can be scored.',
  dry_run: () => 'Not applicable: this installation is a dry run, nothing is scored.',

  one_voice: () => 'The parties could not be told apart, so whoever spoke was listened to.',
  guessed_agent: () => 'It is not known which speaker is the agent; who spoke first was taken for them.',
  unknown_agent: () => 'It is not known which speaker is the agent, so both were listened to.',
  needs_review: () => 'It counts neither for nor against until somebody reviews it.',
  quotes_not_found: () => 'The words given as evidence were not found in the transcript.',
  unproven: () => 'No words of the call were shown for it.',
  no_answer: () => 'The judge gave no answer.',
  no_reason: () => 'The language model gave no reason.',
  mean_of_parts: ({ parts }) => `Mean of ${parts} parts of a long call.`,
  taught: ({ reviews }) => `Weighed as ${reviews} reviews have taught.`,
  steering_left_out: () =>
    'What was said to the evaluator was left out of account: it would have changed this answer.',
}

export type ReasonCode = keyof Values
export const reasonCodes = Object.keys(reasonValues) as ReasonCode[]

/** Why an answer is as it is, as it is stored. */
export type Reason = Part<Values>
export const ReasonSchema = describeParts(reasonValues).meta({
  id: 'RationalePart',
  description: 'What a sentence of a rationale was made from. More codes may come.',
})

export function writeReason({ code, values }: Reason): string {
  return (sentences[code] as (values: unknown) => string)(values)
}

/** What an answer holds of its reasons: the sentences and what they were made from. */
export interface Explained {
  /** In English, one sentence after another. */
  readonly rationale: string
  /** The same as codes and values; without them, the whole of it is free text. */
  readonly reasons?: readonly Reason[]
}

export function explain(...reasons: readonly Reason[]): Required<Explained> {
  return { rationale: reasons.map(writeReason).join(' ').trim(), reasons }
}

/** The reasons of an answer, also where it holds nothing but a sentence. */
export function reasonsOf({ rationale, reasons }: Explained): readonly Reason[] {
  return reasons ?? (rationale === '' ? [] : [{ code: 'text', values: { text: rationale } }])
}

function writePlace({ turns, party, place }: ValuesOf<'not_found'>): string {
  const part = { start: ' (at the start)', end: ' (at the end)', late: ' (towards the end)' }
  const where = place ? part[place] : ''
  return party ? `the ${turns} turns searched for the ${party}${where}` : `the call’s ${turns} turns${where}`
}

function writeSigns({ for: speaksFor, against, of, mood }: ValuesOf<'signs'>): string {
  const about = mood ? `Of a ${mood} mood: ` : of ? `As to ${nameThing(of)}: ` : ''
  if (speaksFor.length === 0 && against.length === 0)
    return `${about}There was no sign of it, and none against it.`
  const pro = speaksFor.length > 0 ? `Speaking for it: ${listThings(speaksFor)}.` : 'There was no sign of it.'
  const con =
    against.length > 0 ? `Speaking against it: ${listThings(against)}.` : 'Nothing spoke against it.'
  return `${about}${pro} ${con}`
}
