import { listThings, nameThing, type Thing } from './things.ts'

type Party = 'agent' | 'customer'

/** Where somebody looked. */
interface Searched {
  readonly things: readonly Thing[]
  /** How many turns there were to look at. */
  readonly turns: number
  /** Whose turns; without it, everybody's. */
  readonly party?: Party
  readonly place?: 'start' | 'end' | 'late'
}

interface Looked {
  readonly things: readonly Thing[]
}

interface Weighing {
  readonly for: readonly Thing[]
  readonly against: readonly Thing[]
  /** What they speak for, where several things were weighed. */
  readonly of?: Thing
  /** Of which of two moods, where both were weighed. */
  readonly mood?: 'bad' | 'good'
}

interface Choice {
  readonly option: string
  /** The next best. */
  readonly other?: string
}

/**
 * Every reason for an answer that code gives, as an English sentence made from its values. Results store code and values
 * beside the sentence, so that a reader in another language gets whole sentences of their own. A code that is in use stays:
 * stored results hold it.
 */
const sentences = {
  /** Written by a language model, or before there were codes. */
  text: ({ text }: { readonly text: string }) => text,

  found: ({ things }: Looked) => `Looked for and found: ${listThings(things)}.`,
  found_only: ({ things }: Looked) => `Found only: ${listThings(things)}.`,
  found_unwanted: ({ things }: Looked) => `Found what should not be there: ${listThings(things)}.`,
  not_found: (searched: Searched) =>
    `Looked for ${listThings(searched.things)}: no sign of it in ${writePlace(searched)}.`,
  not_found_unwanted: (searched: Searched) =>
    `Looked for ${listThings(searched.things)}, which should not be there, and found no sign of it in ${writePlace(searched)}.`,
  not_so_unwanted: ({ things }: Looked) =>
    `Looked for ${listThings(things)}, which should not be there, and found that it is not.`,
  not_borne_out: ({ things }: Looked) =>
    `Looked for ${listThings(things)}, and what was said does not bear it out.`,
  signs: (weighing: Weighing) => writeSigns(weighing),
  counted: ({ found, of }: { readonly found: number; readonly of: number }) =>
    `Found ${found} of ${of} things looked for.`,
  in_favour: ({ things }: Looked) => `In favour: ${listThings(things)}.`,
  missing: ({ things }: Looked) => `Missing: ${listThings(things)}.`,
  against: ({ things }: Looked) => `Against: ${listThings(things)}.`,
  few_signs: () => 'The signs are too few for full marks.',
  option_said: ({ option, other }: Choice) =>
    `“${option}” was said where the talk is about this${other === undefined ? '' : `; “${other}” was named too, but fits less well`}.`,
  option_fits: ({ option, other }: Choice) =>
    `Compared what was said with each allowed answer: “${option}” fits best${other === undefined ? '' : `; the next best, “${other}”, fits less well`}.`,
  manner_fits: ({ option, party }: { readonly option: string; readonly party: Party }) =>
    `Weighed how the ${party} came across: “${option}” fits best.`,

  open: () => 'Not determined:',
  open_unsettled: ({ things }: Looked) =>
    `Not determined: looked for ${listThings(things)}, but what was said does not settle it.`,
  open_condition: ({ condition }: { readonly condition: string }) =>
    `Not determined: it was not found, and whether it was called for (“if ${condition}”) cannot be told.`,
  open_unwritten: () => 'Not determined: nothing is written about what to look for.',
  open_unmentioned: () => 'Not determined: the call does not speak of this.',
  open_not_said: ({ things }: Looked) =>
    `Not determined: looked for ${listThings(things)}, and none was made out where the talk is about this.`,
  open_undecided: ({ options }: { readonly options: readonly string[] }) =>
    `Not determined: ${options.length === 0 ? 'several answers' : options.map((option) => `“${option}”`).join(' and ')} fit equally well.`,
  open_other_subject: ({ name }: { readonly name: string }) =>
    `Not determined: the call speaks of “${name}” rather than of this.`,
  open_silent_party: ({ party }: { readonly party: Party }) =>
    `Not determined: nothing was said by the ${party}.`,
  open_language: ({ language }: { readonly language: string }) =>
    `Not determined: the call is in “${language}”, and this judge knows English.`,
  open_unusable: () => 'Not determined: the language model gave no usable answer to this question.',
  open_steered: () => 'Not determined: the only words offered for it are an attempt to steer the evaluation.',
  open_steered_unproven: () =>
    'Not determined: somebody tried to steer the evaluation of this call, and no words of the call were shown for this mark.',
  open_other_party: () =>
    'Not determined: it asks what the agent did, and the only words offered for it are not the agent’s.',

  not_applicable: () => 'Not applicable:',
  not_applicable_without: ({ things }: Looked) =>
    `Not applicable: there was no sign of ${listThings(things, ' or ')}.`,
  not_applicable_with: ({ things }: Looked) =>
    `Not applicable: ${listThings(things)} was found, and the question does not apply then.`,
  no_speech: () => 'Not applicable: no speech was found in this recording, so nothing can be marked.',
  dry_run: () => 'Not applicable: this installation runs dry, nothing is marked.',

  one_voice: () => 'The parties could not be told apart, so whoever spoke was listened to.',
  unknown_agent: () => 'It is not known which speaker is the agent, so both were listened to.',
  needs_review: () => 'It counts neither for nor against until somebody reviews it.',
  quotes_not_found: () => 'The words given as evidence were not found in the transcript.',
  unproven: () => 'No words of the call were shown for it.',
  no_answer: () => 'The judge gave no answer.',
  no_reason: () => 'The language model gave no reason.',
  mean_of_parts: ({ parts }: { readonly parts: number }) => `Mean of ${parts} parts of a long call.`,
  steering_left_out: () =>
    'What was said to the evaluator was left out of account: it would have changed this mark.',
} as const

export type ReasonCode = keyof typeof sentences
export const reasonCodes = Object.keys(sentences) as ReasonCode[]

type ValuesOf<Code extends ReasonCode> =
  Parameters<(typeof sentences)[Code]> extends [infer Values]
    ? { readonly values: Values }
    : { readonly values?: undefined }

/** Why an answer is as it is, as it is stored. */
export type Reason = { [Code in ReasonCode]: { readonly code: Code } & ValuesOf<Code> }[ReasonCode]

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

function writePlace({ turns, party, place }: Searched): string {
  const part = { start: ' (at the start)', end: ' (at the end)', late: ' (towards the end)' }
  const where = place ? part[place] : ''
  return party ? `the ${turns} turns searched for the ${party}${where}` : `the call’s ${turns} turns${where}`
}

function writeSigns({ for: speaksFor, against, of, mood }: Weighing): string {
  const about = mood ? `Of a ${mood} mood: ` : of ? `As to ${nameThing(of)}: ` : ''
  if (speaksFor.length === 0 && against.length === 0)
    return `${about}There was no sign of it, and none against it.`
  const pro = speaksFor.length > 0 ? `Speaking for it: ${listThings(speaksFor)}.` : 'There was no sign of it.'
  const con =
    against.length > 0 ? `Speaking against it: ${listThings(against)}.` : 'Nothing spoke against it.'
  return `${about}${pro} ${con}`
}
