import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { variableTypes } from '../../domain/model.ts'
import { listQuestions } from '../../domain/scoring.ts'
import { findTranscription } from '../../store/calls/transcriptions.ts'
import { answerCalibration, getCallOf, readOwnAnswers } from '../../store/reviews/calibration-answers.ts'
import { getCalibration } from '../../store/reviews/calibrations.ts'
import { TranscriptionOutput } from '../calls/call-schemas.ts'
import type { App, HttpContext } from '../context.ts'
import {
  addressOf,
  CalibrationCallId,
  OwnAnswersInput,
  OwnAnswersOutput,
  showOwnAnswers,
} from './calibration-schemas.ts'
import { checkQuotes } from './check-quotes.ts'
import { toGivenAnswers } from './review-schemas.ts'

const tags = ['Reviews']

const CalibrationCallOutput = z
  .object({
    call_analysis_id: z.uuid(),
    external_id: z.string(),
    duration: z.number().nullable(),
    language: z.string().nullable(),
    segments: TranscriptionOutput.shape.segments.shape.segments,
    criteria: z.array(
      z.object({
        key: z.string(),
        readable_name: z.string(),
        description: z.string(),
        type: z.enum(variableTypes),
        options: z.array(z.string()).nullable(),
        category: z.string().nullable(),
        critical: z.boolean(),
        expected_score: z.number().describe('Points that hang on it.'),
      }),
    ),
  })
  .meta({ id: 'CalibrationCall', description: 'What was said, and what is asked; nobody’s answers.' })

export function addCalibrationAnswerRoutes(app: App, context: HttpContext): void {
  addCallRoute(app, context)
  addAnswerRoutes(app, context)
}

function addCallRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/calibrations/:id/calls/:call_id',
    {
      config: {
        scope: ['read:call-analysis-review', 'read:call-analysis-transcription'],
        noted: 'read_transcript',
        refusals: ['call_erased', 'transcript_gone'],
      },
      schema: {
        operationId: 'getCalibrationCall',
        tags,
        summary: 'Read a call of a calibration, without answers',
        params: CalibrationCallId,
        response: { 200: CalibrationCallOutput },
      },
    },
    async ({ caller, params }) => {
      const address = { ...addressOf(caller, params.id), callId: params.call_id }
      const calibration = await getCalibration(database, address)
      const { call, revision } = await getCallOf(database, calibration, address)
      if (call.transcript_removed_at) throw new AppError('transcript_gone')
      const transcription = await findTranscription(database, call.id)
      return {
        call_analysis_id: call.id,
        external_id: call.external_id,
        duration: call.duration_seconds,
        language: transcription?.language ?? null,
        segments: transcription?.segments ?? [],
        criteria: listQuestions(revision).map((question) => ({
          key: question.key,
          readable_name: question.readableName,
          description: question.description,
          type: question.type,
          options: question.options && [...question.options],
          category: question.category,
          critical: question.critical,
          expected_score: question.expectedScore,
        })),
      }
    },
  )
}

function addAnswerRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/calibrations/:id/calls/:call_id/answers',
    {
      config: { scope: 'read:call-analysis-review', refusals: ['call_erased'] },
      schema: {
        operationId: 'getCalibrationAnswers',
        tags,
        summary: 'Read your own answers to a call of a calibration',
        params: CalibrationCallId,
        response: { 200: OwnAnswersOutput },
      },
    },
    async ({ caller, params }) => {
      const address = { ...addressOf(caller, params.id), callId: params.call_id }
      const calibration = await getCalibration(database, address)
      await getCallOf(database, calibration, address)
      return showOwnAnswers(await readOwnAnswers(database, address))
    },
  )

  app.put(
    '/v1/calibrations/:id/calls/:call_id/answers',
    {
      config: {
        scope: 'write:call-analysis-review',
        refusals: ['call_erased', 'not_calibrating', 'calibration_closed', 'calibration_submitted'],
      },
      schema: {
        operationId: 'answerCalibration',
        tags,
        summary: 'Answer a call of a calibration, for yourself',
        description: 'Counts in no record. What is submitted stays.',
        params: CalibrationCallId,
        body: OwnAnswersInput,
        response: { 200: OwnAnswersOutput },
      },
    },
    async ({ caller, params, body }) => {
      const address = { ...addressOf(caller, params.id), callId: params.call_id }
      const answers = toGivenAnswers(body.answers)
      await getCallOf(database, await getCalibration(database, address), address)
      await checkQuotes(database, params.call_id, answers)
      const submit = body.status === 'submitted'
      return showOwnAnswers(await answerCalibration(database, address, { submit, answers }))
    },
  )
}
