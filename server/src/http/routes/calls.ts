import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentTypes } from '../../domain/call.ts'
import { AppError } from '../../domain/errors.ts'
import { acceptCall, type SubmittedPart } from '../../intake/accept-call.ts'
import { type CallRecord, findCall, findRecording } from '../../store/calls.ts'
import { findTranscription } from '../../store/transcriptions.ts'
import { parseByteRange } from '../byte-range.ts'
import { CallId, CallOutput, showCall, showTranscription, TranscriptionOutput } from '../call-schemas.ts'
import type { App, HttpContext } from '../context.ts'

export function addCallRoutes(app: App, context: HttpContext): void {
  const { database, recordings } = context

  app.post(
    '/v1/call-analysis',
    {
      config: { scope: 'write:call-analysis-request' },
      schema: { response: { 201: CallOutput } },
    },
    async (request, reply) => {
      if (!request.isMultipart()) {
        throw new AppError('malformed_request', 'Send the call as multipart/form-data.')
      }
      const { call, replayed } = await acceptCall(
        context,
        request.caller.clientId,
        readParts(request, context.maxUploadBytes),
        goneSignal(request, reply),
      )
      if (replayed) reply.header('Idempotent-Replayed', 'true')
      return reply.status(201).header('Location', `/v1/call-analysis/${call.id}`).send(showCall(call))
    },
  )

  app.get(
    '/v1/call-analysis/:id',
    {
      config: { scope: 'read:call-analysis-requests' },
      schema: { params: CallId, response: { 200: CallOutput } },
    },
    async ({ caller, params }) => showCall(await getCall(caller.clientId, params.id)),
  )

  app.get(
    '/v1/call-analysis/:id/transcription',
    {
      config: { scope: 'read:call-analysis-transcription' },
      schema: { params: CallId, response: { 200: TranscriptionOutput } },
    },
    async ({ caller, params }) => {
      const call = await getCall(caller.clientId, params.id)
      const transcription = await findTranscription(database, call.id)
      if (!transcription) throw new AppError('not_found', 'There is no transcription of this call.')
      return showTranscription(transcription)
    },
  )

  app.get(
    '/v1/call-analysis/:id/audio-file',
    {
      config: { scope: 'read:call-analysis-audio' },
      schema: { params: CallId },
    },
    async ({ caller, params, headers }, reply) => {
      const call = await getCall(caller.clientId, params.id)
      const recording = await findRecording(database, call.id)
      if (!recording) throw new AppError('audio_gone')
      const etag = `"${call.audio_sha256}"`
      reply.header('Accept-Ranges', 'bytes').header('ETag', etag).header('Cache-Control', 'private, no-cache')
      if (headers['if-none-match'] === etag) return reply.status(304).send()
      reply.header('Content-Range', `bytes */${recording.bytes}`)
      const wantsRange = !headers['if-range'] || headers['if-range'] === etag
      const range = wantsRange ? parseByteRange(headers.range, recording.bytes) : undefined
      const content = await recordings.read(call.id, range)
      if (!content) throw new AppError('audio_gone')
      const { start, end } = range ?? { start: 0, end: recording.bytes - 1 }
      if (range) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${recording.bytes}`)
      else reply.removeHeader('Content-Range')
      return reply
        .type(contentTypes[recording.format])
        .header('Content-Length', end - start + 1)
        .header(
          'Content-Disposition',
          contentDisposition(call.original_file_name ?? `call.${recording.format}`),
        )
        .send(content)
    },
  )

  async function getCall(clientId: string, id: string): Promise<CallRecord> {
    const call = await findCall(database, clientId, id)
    if (!call) throw new AppError('not_found', 'There is no call analysis with this id.')
    return call
  }
}

async function* readParts(request: FastifyRequest, maxUploadBytes: number): AsyncGenerator<SubmittedPart> {
  const tooLarge = () => {
    const megabytes = Math.floor(maxUploadBytes / 1_048_576)
    return new AppError(
      'too_large',
      `The recording is larger than the ${megabytes} MiB this service takes.`,
      'audio_file',
    )
  }
  if (Number(request.headers['content-length'] ?? 0) > maxUploadBytes + 1_048_576) throw tooLarge()
  const limits = { fileSize: maxUploadBytes, fieldSize: 131_072, fields: 50, files: 2, parts: 60 }
  const parts = request.parts({ limits }) as AsyncIterable<MultipartFile | MultipartValue>
  for await (const part of sayWhenBroken(parts)) {
    if (part.type === 'file') {
      yield { name: part.fieldname, fileName: part.filename || undefined, content: part.file }
      if (part.file.truncated) throw tooLarge()
    } else if (part.fieldname === 'audio_file') {
      throw new AppError('validation', 'Send "audio_file" as a file, with a file name.', 'audio_file')
    } else if (part.valueTruncated) {
      throw new AppError('validation', `"${part.fieldname}" is too long.`, part.fieldname)
    } else if (typeof part.value === 'string') {
      yield { name: part.fieldname, value: part.value }
    } else if (part.fieldname === 'additional_parameters') {
      // A part that says it is JSON arrives parsed.
      yield { name: part.fieldname, value: JSON.stringify(part.value) }
    } else {
      throw new AppError('validation', `"${part.fieldname}" must be a text.`, part.fieldname)
    }
  }
}

async function* sayWhenBroken<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts
  } catch (error) {
    const { statusCode, code } = error as { statusCode?: number; code?: string }
    if (code === 'FST_INVALID_JSON_FIELD_ERROR') {
      throw new AppError('validation', '"additional_parameters" is not JSON.', 'additional_parameters')
    }
    if (statusCode) throw error
    throw new AppError('malformed_request', 'The form is broken or ends too early.')
  }
}

/** Ends the work on a submission whose sender has gone away. */
function goneSignal(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new AppError('malformed_request', 'The sender went away.'))
  })
  request.raw.once('error', () => gone.abort(new AppError('malformed_request', 'The sender went away.')))
  return gone.signal
}

/** Safe for any name a client may have given: an ASCII stand-in, and the real one percent-encoded. */
function contentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^A-Za-z0-9._ -]/g, '_')
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`
}
