import { z } from 'zod'
import { permissions } from '../../domain/people/permissions.ts'
import {
  adoptCalibration,
  readCalibrationResults,
  refuseOpen,
} from '../../store/reviews/calibration-results.ts'
import { getCalibration } from '../../store/reviews/calibrations.ts'
import type { Caller } from '../access/tokens.ts'
import type { App, HttpContext } from '../context.ts'
import { jsonOrCsv, sendTable } from '../send-table.ts'
import { CalibrationResults, showResults, writeResults } from './calibration-result-schemas.ts'
import { addressOf, CalibrationId } from './calibration-schemas.ts'
import { ReviewAnswerFields, ReviewOutput, showReview, toGivenAnswers } from './review-schemas.ts'

const tags = ['Reviews']

const AdoptedAnswers = z
  .object({
    answers: z
      .array(ReviewAnswerFields.omit({ evidence: true }).extend({ call_id: z.uuid().toLowerCase() }))
      .min(1)
      .max(10_000),
  })
  .meta({ id: 'AdoptedAnswers', description: 'What was agreed on, call by call.' })

/** Whoever runs calibrations sees the results as soon as everybody has answered. */
function mayLookEarly({ person }: Caller): boolean {
  return !person || permissions.closeCalibration[person.role] !== 'no'
}

export function addCalibrationResultRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/calibrations/:id/results',
    {
      config: { scope: 'read:call-analysis-review', refusals: ['calibration_open'] },
      schema: {
        operationId: 'getCalibrationResults',
        tags,
        summary: 'Who said what in a calibration, and how far they agree',
        description:
          'Once it is closed; for whoever may close it, as soon as everybody has submitted everything.',
        params: CalibrationId,
        response: jsonOrCsv(CalibrationResults),
      },
    },
    async (request, reply) => {
      const { caller, params } = request
      const calibration = await getCalibration(database, addressOf(caller, params.id))
      refuseOpen(calibration, { early: mayLookEarly(caller) })
      const results = showResults(calibration, await readCalibrationResults(database, calibration))
      return sendTable(request, reply, results, writeResults)
    },
  )

  app.post(
    '/v1/calibrations/:id/adopt',
    {
      config: {
        scope: 'write:call-analysis-review',
        refusals: ['calibration_open', 'call_erased', 'call_in_progress', 'nothing_to_review'],
      },
      schema: {
        operationId: 'adoptCalibration',
        tags,
        summary: 'Make the agreed answers count',
        description:
          'They become a submitted review of each call, in your name. Sending the same again changes nothing.',
        params: CalibrationId,
        body: AdoptedAnswers,
        response: { 200: z.object({ items: z.array(ReviewOutput) }) },
      },
    },
    async ({ caller, params, body }) => {
      const agreed = body.answers.map(({ call_id, ...answer }) => ({
        ...toGivenAnswers([{ ...answer, evidence: [] }])[0]!,
        callId: call_id,
      }))
      const reviews = await adoptCalibration(database, addressOf(caller, params.id), agreed)
      return { items: reviews.map(showReview) }
    },
  )
}
