import { transcode } from 'node:buffer'
import { z } from 'zod'
import { acceptCall } from '../../calls/accept-call.ts'
import { receiveCall } from '../../calls/receive-call.ts'
import { AppError } from '../../domain/errors.ts'
import { createCallReader } from '../../store/calls/call-reader.ts'
import { listResults } from '../../store/calls/call-results.ts'
import { getCall, listHistory } from '../../store/calls/calls.ts'
import { findTranscription } from '../../store/calls/transcriptions.ts'
import type { App, HttpContext } from '../context.ts'
import { goneSignal } from '../gone-signal.ts'
import { sendAgain } from '../idempotency.ts'
import { admitUploads } from '../limits/admit-uploads.ts'
import { wholeNumber } from '../query-values.ts'
import { callForm, readCallForm } from './call-form.ts'
import {
  CallId,
  CallOutput,
  callFields,
  HistoryEntry,
  ResultOutput,
  showCall,
  showResult,
  showTranscription,
  TranscriptionOutput,
} from './call-schemas.ts'
import { hideAnswers, hideFindings, isHidden } from './hide-answers.ts'

type ShownCall = z.infer<typeof CallOutput>

export function addCallRoutes(app: App, context: HttpContext): void {
  addSubmitRoute(app, context)
  addCallRoute(app, context)
  addFindingRoutes(app, context)
}

function addSubmitRoute(app: App, context: HttpContext): void {
  app.post(
    '/v1/call-analysis',
    {
      onRequest: admitUploads(context),
      config: {
        scope: 'write:call-analysis-request',
        refusals: ['unsupported_format', 'no_audio', 'empty_audio', 'audio_too_long'],
        form: callForm,
      },
      schema: {
        operationId: 'submitCall',
        tags: ['Calls'],
        summary: 'Submit a recording',
        description:
          'Answers as soon as the recording is stored; the analysis follows. Safe to repeat: the same call, model and recording return the existing record.',
        response: { 201: CallOutput },
      },
    },
    async (request, reply) => {
      const received = await receiveCall(context.recordings, readCallForm(request, context.maxUploadBytes))
      try {
        const answered = await request.retry?.recall(received.fingerprint)
        if (answered) return sendAgain(reply, answered)
        const gone = goneSignal(request, reply)
        const { call, replayed } = await acceptCall(context, request.caller.by, received, gone)
        if (replayed) reply.header('Idempotent-Replayed', 'true')
        return reply.status(201).header('Location', `/v1/call-analysis/${call.id}`).send(showCall(call))
      } finally {
        await received.discard()
      }
    },
  )
}

function addCallRoute(app: App, { database }: HttpContext): void {
  const findCallJson = createCallReader(database, callFields)

  app.get(
    '/v1/call-analysis/:id',
    {
      config: { scope: 'read:call-analysis-requests' },
      schema: {
        operationId: 'getCall',
        tags: ['Calls'],
        summary: 'View one analysis',
        description:
          'Read it until `status` is final. Nearly all fields of an erased call are null; what the machine found is for somebody who has yet to answer the call blind or in a calibration.',
        params: CallId,
        response: { 200: CallOutput },
      },
    },
    async ({ caller, params }, reply) => {
      if (caller.reach) await getCall(database, caller.workspaceId, params.id, { reach: caller.reach })
      const call = await findCallJson(caller.workspaceId, params.id, Boolean(caller.person))
      if (!call) throw new AppError('not_found', 'There is no call analysis with this id.')
      if (call.mayBeHidden && (await isHidden(database, caller, params.id)))
        return hideAnswers(JSON.parse(call.json) as ShownCall)
      // Text is sent as it is; the schema above describes it, and the tests hold every answer against it.
      return reply.type('application/json; charset=utf-8').send(encode(call.json) as never)
    },
  )
}

/** What was heard in a call, found in it and done with it. */
function addFindingRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/call-analysis/:id/transcription',
    {
      config: {
        scope: 'read:call-analysis-transcription',
        noted: 'read_transcript',
        refusals: ['call_erased', 'transcript_gone'],
      },
      schema: {
        operationId: 'getTranscription',
        tags: ['Calls'],
        summary: 'Read the transcript',
        params: CallId,
        querystring: z.object({
          result: wholeNumber({ min: 1, max: 1_000_000 })
            .optional()
            .describe('Number of an earlier result, to read the transcript it was made from.'),
        }),
        response: { 200: TranscriptionOutput },
      },
    },
    async ({ caller, params, query }) => {
      const call = await getCall(database, caller.workspaceId, params.id, { reach: caller.reach })
      if (call.transcript_removed_at) throw new AppError('transcript_gone')
      const transcription = await findTranscription(database, call.id, query.result)
      if (!transcription) throw new AppError('not_found', 'There is no transcription of this call.')
      return showTranscription(transcription)
    },
  )

  app.get(
    '/v1/call-analysis/:id/results',
    {
      config: { scope: 'read:call-analysis-requests', refusals: ['call_erased'] },
      schema: {
        operationId: 'listCallResults',
        tags: ['Calls'],
        summary: 'List every result of a call',
        description: 'Newest first. While a call is being run again, only the earlier ones.',
        params: CallId,
        response: { 200: z.array(ResultOutput) },
      },
    },
    async ({ caller, params }) => {
      const call = await getCall(database, caller.workspaceId, params.id, { reach: caller.reach })
      const results = (await listResults(database, call)).map(showResult)
      return (await isHidden(database, caller, call.id)) ? results.map(hideFindings) : results
    },
  )

  app.get(
    '/v1/call-analysis/:id/history',
    {
      config: { scope: 'read:call-analysis-requests' },
      schema: {
        operationId: 'getCallHistory',
        tags: ['Calls'],
        summary: 'Read the history of a call',
        description:
          'Every status, every repeated attempt, every rerun, and a note if the recording was cut off or damaged; oldest first.',
        params: CallId,
        response: { 200: z.array(HistoryEntry) },
      },
    },
    async ({ caller, params }) => {
      const call = await getCall(database, caller.workspaceId, params.id, {
        evenErased: true,
        reach: caller.reach,
      })
      const entries = await listHistory(database, call.id)
      return entries.map(({ at, status, note }) => ({ status, at: at.toISOString(), note }))
    },
  )
}

/**
 * As UTF-8. A record has quotation marks that are not in Latin-1, and text with any such sign is encoded sign by sign when
 * it is sent or made into a buffer: 61 µs for 12 kB, a fifth of the whole request. Converted as a block it takes 20 µs.
 */
function encode(json: string): Buffer {
  return transcode(Buffer.from(json, 'utf16le'), 'utf16le', 'utf8')
}
