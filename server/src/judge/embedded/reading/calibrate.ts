import type { Look } from './reader.ts'

/** Kinds of answers whose chances mean different things. */
export const answerKinds = [
  // By words that were shown to the reader, or for want of any.
  'yes_shown',
  'yes_absent',
  'no_shown',
  'no_absent',
  'not_applicable',
  // Named, with no other named beside it, or not.
  'option_said',
  'option',
  'points',
  'value',
  'no_value',
] as const
export type AnswerKind = (typeof answerKinds)[number]

/**
 * Slope and shift of the logit, by kind, and of options how much it counts whether one of them is so at all: fitted on calls
 * that nothing was trained on.
 */
type Scale = Readonly<Record<AnswerKind, readonly [slope: number, shift: number, fitting?: number]>>

/** For what one reader says, and for what two say together. */
export type Calibration = Readonly<Record<'alone' | 'together', Scale>>

/** From the chance that readers give to an answer, and that one of the options is so, to the chance that it is right. */
export function calibrate(
  calibration: Calibration,
  kind: AnswerKind,
  chance: number,
  { readers, yes }: Pick<Look, 'readers' | 'yes'>,
): number {
  const [slope, shift, fitting = 0] = calibration[readers === 2 ? 'together' : 'alone'][kind]
  return 1 / (1 + Math.exp(-(slope * logit(chance) + shift + fitting * logit(yes))))
}

function logit(chance: number): number {
  const bounded = Math.min(1 - 1e-4, Math.max(1e-4, chance))
  return Math.log(bounded / (1 - bounded))
}
