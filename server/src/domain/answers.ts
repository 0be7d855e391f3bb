import type { AnswerValue } from './result.ts'
import type { Explained } from './sentences/reasons.ts'

/** Words that stand in the transcript, with the moment they were said. */
export interface Evidence {
  readonly speaker: string
  readonly startSeconds: number
  readonly endSeconds: number
  readonly quote: string
}

/** One question of the model, answered by a judge. The points come later, from code. */
export interface Answer extends Explained {
  /** A variable's key, or the slug of a category that has no scored variables of its own. */
  readonly key: string
  /** null: not determined. A scored INTEGER, DECIMAL or category answers 0…its expected points. */
  readonly value: AnswerValue
  readonly notApplicable: boolean
  /** 0…1 */
  readonly confidence: number
  /** What proves it. Nothing proves that something was left out: such an answer has none. */
  readonly evidence: readonly Evidence[]
}
