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

/** Slope and shift of the logit, by kind: fitted on calls that nothing was trained on. */
export type Calibration = Readonly<Record<AnswerKind, readonly [slope: number, shift: number]>>

/** From the chance a network gives to an answer to the chance that it is right. */
export function calibrate(calibration: Calibration, kind: AnswerKind, chance: number): number {
  const [slope, shift] = calibration[kind]
  const bounded = Math.min(1 - 1e-4, Math.max(1e-4, chance))
  return 1 / (1 + Math.exp(-(slope * Math.log(bounded / (1 - bounded)) + shift)))
}
