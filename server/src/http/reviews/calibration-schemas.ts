import { z } from 'zod'
import type { OwnAnswers } from '../../store/reviews/calibration-answers.ts'
import type { Calibration, CalibrationAddress, CalibrationFields } from '../../store/reviews/calibrations.ts'
import type { Caller } from '../access/tokens.ts'
import { authored, showAuthored } from '../authored.ts'
import { nameOf } from '../text-schemas.ts'
import { ReviewAnswerFields } from './review-schemas.ts'

export const CalibrationId = z.object({ id: z.uuid().toLowerCase().describe('ID of the calibration.') })
export const CalibrationCallId = CalibrationId.extend({
  call_id: z.uuid().toLowerCase().describe('ID of one of its calls.'),
})

const personId = z.uuid().toLowerCase()
const fields = {
  name: nameOf({ max: 200 }),
  call_ids: z
    .array(z.uuid().toLowerCase())
    .min(1)
    .max(100)
    .describe('Finished calls of the model, in the order in which they are shown.'),
  reviewers: z
    .array(personId)
    .min(2)
    .max(20)
    .describe('IDs of people who may review; a team lead has to be able to see all of the calls.'),
  reference: personId
    .nullable()
    .default(null)
    .describe('The reviewer with whom the others are compared; null: none.'),
  deadline: z.iso
    .datetime({ offset: true })
    .nullable()
    .default(null)
    .describe('Closed from then on; null: once somebody closes it.'),
}

export const CalibrationInput = z
  .object({ ...fields, model_id: z.int().min(1).max(2_147_483_647) })
  .meta({ id: 'CalibrationRequest', description: 'Several people are to answer the same calls.' })

export const CalibrationReplacement = z
  .object({
    ...fields,
    version: z
      .int()
      .min(1)
      .optional()
      .describe(
        'As it was read: if somebody else was quicker, 409. Left out: whatever stands there is replaced.',
      ),
  })
  .meta({ id: 'CalibrationReplacement', description: 'A calibration as it is to be.' })

export const CalibrationOutput = z
  .object({
    id: z.uuid(),
    name: z.string(),
    model_id: z.int(),
    model_revision: z.int().nullable().describe('The newest that its calls were scored by.'),
    differing_criteria: z
      .array(z.string())
      .describe(
        'Keys of criteria that do not ask the same in all of its calls, if they are of several revisions.',
      ),
    call_ids: z.array(z.uuid()),
    reviewers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        drafts: z.int().describe('Calls answered, not submitted yet.'),
        submitted: z.int().describe('Calls answered and submitted.'),
      }),
    ),
    reference: z.string().nullable(),
    deadline: z.iso.datetime().nullable(),
    state: z.enum(['open', 'closed']),
    closed_at: z.iso.datetime().nullable().describe('Null also where the deadline has closed it.'),
    closed_by: z.string().nullable(),
    version: z.int(),
    ...authored,
  })
  .meta({ id: 'Calibration', description: 'Several people answer the same calls, none seeing the others.' })

export function toCalibrationFields(
  input: Omit<z.infer<typeof CalibrationReplacement>, 'version'>,
): CalibrationFields {
  return {
    name: input.name,
    callIds: input.call_ids,
    reviewers: input.reviewers,
    reference: input.reference,
    deadline: input.deadline === null ? null : new Date(input.deadline),
  }
}

export function showCalibration(
  calibration: Calibration,
  differing: readonly string[],
): z.infer<typeof CalibrationOutput> {
  const { calls, reviewers } = calibration
  return {
    id: calibration.id,
    name: calibration.name,
    model_id: calibration.model_id,
    model_revision: newestRevisionOf(calibration),
    differing_criteria: [...differing],
    call_ids: calls.map(({ id }) => id),
    reviewers: reviewers.map((person) => ({ ...person })),
    reference: calibration.reference,
    deadline: calibration.deadline?.toISOString() ?? null,
    state: calibration.state,
    closed_at: calibration.closed_at?.toISOString() ?? null,
    closed_by: calibration.closed_by,
    version: calibration.version,
    ...showAuthored(calibration),
  }
}

export function newestRevisionOf({ calls }: Calibration): number | null {
  return calls.length > 0 ? Math.max(...calls.map(({ model_revision }) => model_revision)) : null
}

/** A team lead sees the calibrations in which they take part. */
export function addressOf({ by, reach, person }: Caller, id: string): CalibrationAddress {
  return { ...by, reach, onlyOwn: person?.role === 'lead', id }
}

export const OwnAnswersInput = z
  .object({
    status: z
      .enum(['draft', 'submitted'])
      .default('draft')
      .describe('`submitted`: they cannot be changed any more.'),
    answers: z.array(ReviewAnswerFields).max(1_000),
  })
  .meta({ id: 'CalibrationAnswersRequest', description: 'What a reviewer says about one call.' })

export const OwnAnswersOutput = z
  .object({
    status: z.enum(['none', 'draft', 'submitted']),
    submitted_at: z.iso.datetime().nullable(),
    answers: z.array(ReviewAnswerFields),
  })
  .meta({
    id: 'CalibrationAnswers',
    description: 'What you have said about one call. It counts in no record.',
  })

export function showOwnAnswers({
  status,
  submittedAt,
  answers,
}: OwnAnswers): z.infer<typeof OwnAnswersOutput> {
  return {
    status,
    submitted_at: submittedAt?.toISOString() ?? null,
    answers: answers.map(({ notApplicable, evidence, ...answer }) => ({
      ...answer,
      not_applicable: notApplicable,
      evidence: [...evidence],
    })),
  }
}
