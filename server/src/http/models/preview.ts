import type { FastifyReply } from 'fastify'
import { AppError, EngineError, TooMuchWork } from '../../domain/errors.ts'
import { isDraft, type ModelRevision } from '../../domain/model.ts'
import { pickExamples } from '../../judge/teaching/pick-examples.ts'
import { type GatheredCall, gatherCalls } from '../../pipeline/gather-calls.ts'
import { previewCall, takeTranscript } from '../../pipeline/preview-call.ts'
import { weighPreview } from '../../pipeline/weigh-preview.ts'
import { takeTurns } from '../../process/take-turns.ts'
import { draftRevision } from '../../store/models/draft-revision.ts'
import { getModel } from '../../store/models/models.ts'
import type { App, HttpContext } from '../context.ts'
import { goneSignal } from '../gone-signal.ts'
import { limitPreviews } from '../limits/limit-previews.ts'
import { ModelParams } from './model-params.ts'
import {
  largestPreviewBytes,
  mostPreviewValues,
  PreviewInput,
  PreviewOutput,
  readTranscript,
  showPreview,
  toDraft,
} from './preview-schemas.ts'

const longestMs = 300_000
const mostAtOnce = 2
/** No call's id: a transcript that was sent is none of ours. */
const nobody = '00000000-0000-0000-0000-000000000000'

export function addPreviewRoute(app: App, { database, judge, redact }: HttpContext): void {
  const limited = limitPreviews()
  const inTurn = takeTurns(mostAtOnce)

  app.post(
    '/v1/models/:id/preview',
    {
      bodyLimit: largestPreviewBytes,
      config: {
        scope: ['read:prompt-template', 'read:call-analysis-transcription'],
        onlyReads: true,
        mostValues: mostPreviewValues,
        refusals: [
          'call_erased',
          'transcript_gone',
          'call_not_transcribed',
          'preview_too_long',
          'judge_failed',
        ],
      },
      schema: {
        operationId: 'previewModel',
        tags: ['Models'],
        summary: 'Try a model on past calls',
        description:
          'Scores up to 20 transcribed calls, or a transcript in the request, with the saved model or with the one ' +
          'in `model`, and returns the results. Nothing is stored: no call, result or model changes. ' +
          'Disabled models can be tried, too. Two clients are served at once and the others in turn; a client may have ' +
          'four previews under way.',
        params: ModelParams,
        body: PreviewInput,
        response: { 200: PreviewOutput },
      },
    },
    async (request, reply) => {
      const { caller, params, body } = request
      const address = { ...caller.by, modelId: params.id }
      const revision = body.model
        ? await tellWhere('model', draftRevision(database, address, toDraft(body.model)))
        : (await getModel(database, address.workspaceId, address.modelId)).revision
      const withStored = caller.scopes.has('read:call-analysis-requests')
      // Silence on the line is no reason to hang up as long as the judge is at work.
      request.raw.socket.setTimeout(2 * longestMs)
      const signal = AbortSignal.any([goneSignal(request, reply), AbortSignal.timeout(longestMs)])
      return limited(caller.workspaceId, reply, async () => {
        const calls: (Omit<GatheredCall, 'call'> & Partial<GatheredCall>)[] =
          body.transcript !== undefined
            ? [aloneStanding(takeTranscript(readTranscript(body.transcript), redact))]
            : await gatherCalls(database, caller.workspaceId, body.call_analysis_ids!)
        weighPreview(
          revision,
          calls.map(({ subject }) => subject.transcript),
        )
        const results = []
        // One after the other, so that other clients get their turn in between.
        for (const { call, subject, recording } of calls) {
          const of = { id: call?.id ?? nobody, workspaceId: caller.workspaceId, revision }
          const examples = await pickExamples(database, of, subject.transcript)
          const preview = inTurn(caller.workspaceId, signal, () =>
            previewCall(judge, { ...subject, revision, examples }, recording, signal),
          )
          results.push(showPreview(await preview.catch(refuse(reply)), call, withStored))
        }
        return { model_revision: numberOf(revision), results }
      })
    },
  )
}

function aloneStanding({ transcript, recording }: ReturnType<typeof takeTranscript>) {
  return { subject: { transcript, metadata: {}, agentName: '' }, recording }
}

function numberOf(revision: ModelRevision): number | null {
  return isDraft(revision) ? null : revision.number
}

/** A judge's trouble is the caller's to know about, and when to come back. */
function refuse(reply: FastifyReply): (error: unknown) => never {
  return (error) => {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new AppError('preview_too_long')
    if (error instanceof TooMuchWork) throw new AppError('preview_too_long', error.message)
    if (!(error instanceof EngineError)) throw error
    if (!error.retryable) throw new AppError('judge_failed', error.message)
    if (error.retryAfterMs !== undefined)
      reply.header('Retry-After', String(Math.ceil(error.retryAfterMs / 1000)))
    throw new AppError('not_now', error.message)
  }
}

/** What is wrong with a part of the body is wrong under the part's name. */
async function tellWhere<T>(part: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof AppError) || error.kind === 'not_found') throw error
    const { kind, message, path } = error
    throw new AppError(kind, message, path ? `${part}.${path}` : part)
  }
}
