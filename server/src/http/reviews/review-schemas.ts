import { z } from 'zod'
import type { Review, ReviewFields, ShownAnswer } from '../../store/reviews/reviews.ts'
import { nameOf, textOf } from '../text-schemas.ts'

const moment = z.iso.datetime()
export const answerValue = z.union([z.string(), z.number(), z.boolean(), z.null()])

const Quote = z
  .object({
    speaker: textOf({ min: 1, max: 200 }),
    start: z.number().min(0),
    end: z.number().min(0),
    quote: textOf({ min: 1, max: 2_000 }).describe('Words of the transcript.'),
  })
  .meta({ id: 'ReviewQuote', description: 'Words of the call that a reviewer points to.' })

const given = {
  key: z.string().min(1).max(200).describe('Of the criterion.'),
  value: answerValue.default(null).describe('Null: it cannot be told, or does not apply.'),
  not_applicable: z.boolean().default(false),
  comment: textOf({ max: 4_000 }).default(''),
  evidence: z.array(Quote).max(20).default([]),
}

export const ReviewAnswerFields = z
  .object(given)
  .meta({ id: 'ReviewAnswerFields', description: 'What a person says about one criterion.' })

const fields = {
  status: z
    .enum(['draft', 'submitted'])
    .default('draft')
    .describe('`submitted`: from then on its answers count.'),
  comment: textOf({ max: 10_000 }).default(''),
  answers: z
    .array(ReviewAnswerFields)
    .max(1_000)
    .describe('Of some criteria or of all; what is left out stays as it is in force.'),
}

const pastMoment = moment.refine((text) => Date.parse(text) <= Date.now(), 'This lies in the future.')

const SourceInput = z
  .object({
    name: nameOf({ max: 200 }).describe('Where it comes from.'),
    reviewer: nameOf({ max: 200 }).describe('Who made it, by name.'),
    reviewed_at: pastMoment
      .nullable()
      .default(null)
      .describe('When; null: now. Of two reviews, the later counts.'),
  })
  .meta({ id: 'ReviewSourceFields', description: 'Of a review that was made elsewhere.' })

export const ReviewSourceOutput = z
  .object({ name: z.string(), reviewer: z.string(), reviewed_at: moment.nullable() })
  .meta({ id: 'ReviewSource', description: 'Where a review was made, by whom and when.' })

export const ReviewFieldsInput = z
  .object({
    ...fields,
    source: SourceInput.optional().describe(
      'Of a review that a program takes over from elsewhere. From each source, a reviewer has one review of a call.',
    ),
    blind: z
      .boolean()
      .default(false)
      .describe(
        "From programs only: the machine's answers were not shown to the reviewer. Of people the service knows it, from the task they claimed. Only blind reviews measure agreement.",
      ),
  })
  .meta({ id: 'ReviewFields', description: 'A review to create.' })

export const ReviewReplacement = z
  .object({
    ...fields,
    version: z.int().min(1).describe('As it was read: if somebody else was quicker, 409.'),
  })
  .meta({ id: 'ReviewReplacement', description: 'A review as it is to be.' })

const ReviewAnswer = z
  .object({
    key: z.string(),
    value: answerValue,
    not_applicable: z.boolean(),
    determined: z.boolean(),
    score: z.number(),
    expected_score: z.number(),
    outdated: z.boolean().describe('The criterion asks something else by now, so this does not count.'),
    comment: z.string(),
    evidence: z.array(Quote),
    machine: z
      .object({
        value: answerValue,
        not_applicable: z.boolean(),
        determined: z.boolean(),
        confidence: z.number(),
      })
      .nullable()
      .describe('What the machine had answered.'),
  })
  .meta({ id: 'ReviewAnswer', description: "A person's answer beside the machine's." })

export const ReviewOutput = z
  .object({
    id: z.uuid(),
    call_analysis_id: z.uuid(),
    model_revision: z.int(),
    status: z.enum(['draft', 'submitted']),
    blind: z.boolean(),
    reviewer: z.string().describe('ID of a person or a client.'),
    reviewer_name: z.string().nullable(),
    comment: z.string(),
    answers: z.array(ReviewAnswer),
    total_score: z.int().nullable().describe("With this review's answers over the machine's."),
    expected_score: z.int().nullable(),
    score_percentage: z.number().nullable(),
    created_at: moment,
    updated_at: moment.nullable(),
    submitted_at: moment.nullable(),
    calibration_id: z.uuid().nullable().describe('The calibration whose agreed answers it holds.'),
    source: ReviewSourceOutput.nullable().describe('Null: it was made here.'),
    version: z.int(),
  })
  .meta({ id: 'Review', description: 'What a person says about a call.' })

type Given = z.infer<typeof ReviewAnswerFields>

export function toGivenAnswers(answers: readonly Given[]): ReviewFields['answers'] {
  return answers.map(({ not_applicable, ...answer }) => ({ ...answer, notApplicable: not_applicable }))
}

export function showReview(review: Review): z.infer<typeof ReviewOutput> {
  return {
    id: review.id,
    call_analysis_id: review.call_id,
    model_revision: review.model_revision,
    status: review.status,
    blind: review.blind,
    reviewer: review.reviewer,
    reviewer_name: review.reviewer_name,
    comment: review.comment,
    answers: review.answers.map(showAnswer),
    ...review.record,
    created_at: review.created_at.toISOString(),
    updated_at: review.updated_at?.toISOString() ?? null,
    submitted_at: review.submitted_at?.toISOString() ?? null,
    calibration_id: review.calibration_id,
    source: showSource(review),
    version: review.version,
  }
}

/** As its author sees it who is not to know how the machine answered. */
export function hideMachine(review: z.infer<typeof ReviewOutput>): z.infer<typeof ReviewOutput> {
  const answers = review.answers.map((answer) => ({ ...answer, machine: null }))
  return { ...review, answers, total_score: null, expected_score: null, score_percentage: null }
}

export function showSource(
  review: Pick<Review, 'source_name' | 'source_reviewer' | 'source_at'>,
): z.infer<typeof ReviewSourceOutput> | null {
  const { source_name, source_reviewer, source_at } = review
  if (source_name === null || source_reviewer === null) return null
  return { name: source_name, reviewer: source_reviewer, reviewed_at: source_at?.toISOString() ?? null }
}

function showAnswer(answer: ShownAnswer): z.infer<typeof ReviewAnswer> {
  const { machine } = answer
  return {
    key: answer.key,
    value: answer.value,
    not_applicable: answer.notApplicable,
    determined: answer.determined,
    score: answer.score,
    expected_score: answer.expectedScore,
    outdated: answer.outdated,
    comment: answer.comment,
    evidence: [...answer.evidence],
    machine: machine && {
      value: machine.value,
      not_applicable: machine.not_applicable,
      determined: machine.determined,
      confidence: machine.confidence,
    },
  }
}
