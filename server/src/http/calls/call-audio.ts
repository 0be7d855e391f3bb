import { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { type AudioFormat, contentTypes } from '../../domain/call.ts'
import { AppError } from '../../domain/errors.ts'
import type { RedactKind } from '../../domain/redaction.ts'
import {
  type CallRecord,
  findRecording,
  getCall,
  noteAltered,
  type RecordingRecord,
} from '../../store/calls/calls.ts'
import { isLookedThrough } from '../../store/calls/redactions.ts'
import { AlteredRecordingError, type ByteRange } from '../../store/recordings/recordings.ts'
import type { App, HttpContext } from '../context.ts'
import { parseByteRange } from './byte-range.ts'
import { CallId } from './call-schemas.ts'
import { endWhole } from './end-whole.ts'
import { matchesTag } from './matches-tag.ts'

const AudioLink = z
  .object({
    url: z.string().describe("Address of the recording, relative to the service's own."),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'AudioLink', description: 'A temporary link to one recording that needs no token.' })

const LinkQuery = z.object({
  link: z
    .string()
    .max(2_000)
    .optional()
    .describe('Instead of a token: the value that `POST …/audio-link` put into its address.'),
})

export function addCallAudioRoutes(app: App, context: HttpContext): void {
  addFileRoute(app, context)
  addLinkRoute(app, context)
}

function addFileRoute(app: App, context: HttpContext): void {
  const { database, redact } = context
  app.get(
    '/v1/call-analysis/:id/audio-file',
    {
      config: {
        scope: 'read:call-analysis-audio',
        takesLink: true,
        noted: 'listened',
        refusals: [
          'audio_gone',
          'audio_altered',
          'audio_not_redacted',
          'call_erased',
          'range_not_satisfiable',
        ],
        file: Object.values(contentTypes),
      },
      schema: {
        operationId: 'getCallAudio',
        tags: ['Calls'],
        summary: 'Download the recording',
        description:
          'As it was sent, byte for byte, or not at all. Where the service redacts personal data and this call contains some: a FLAC copy in which it is bleeped. Ranges and conditional requests are supported.',
        params: CallId,
        querystring: LinkQuery,
      },
    },
    async ({ caller, params, headers, method, log }, reply) => {
      const call = await getCall(database, caller.workspaceId, params.id, { reach: caller.reach })
      const recording = await findRecording(database, call.id)
      if (!recording || call.audio_removed_at) throw new AppError('audio_gone')
      const audio = chooseAudio(call, recording, redact)
      const etag = `"${audio.sha256}"`
      const read = (range: ByteRange) => openSound(context, call.id, audio, range, log)
      const sendSound = (content: Readable, { start, end }: ByteRange) =>
        reply
          .headers({ 'Accept-Ranges': 'bytes', ETag: etag, 'Cache-Control': 'private, no-cache' })
          .type(contentTypes[audio.format])
          .header('Content-Length', end - start + 1)
          .header('Content-Disposition', contentDisposition(audio.fileName))
          .send(content)
      // Whoever has it has it as it was sent.
      if (matchesTag(headers['if-none-match'], etag))
        return reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache' }).status(304).send()
      const whole = { start: 0, end: audio.bytes - 1 }
      // Who asks for the headers alone has nothing read for it; a range means something in a GET only.
      if (method === 'HEAD') return sendSound(Readable.from([]), whole)
      const wantsRange = !headers['if-range'] || headers['if-range'] === etag
      // Of use in a refusal of the range, and only there.
      reply.header('Content-Range', `bytes */${audio.bytes}`)
      const range = wantsRange ? parseByteRange(headers.range, audio.bytes) : undefined
      reply.removeHeader('Content-Range')
      const part = range ?? whole
      const content = await read(part)
      const { start, end } = part
      if (range) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${audio.bytes}`)
      return sendSound(endWhole(content, end - start + 1), part)
    },
  )
}

function addLinkRoute(app: App, { database, tokens }: HttpContext): void {
  app.post(
    '/v1/call-analysis/:id/audio-link',
    {
      config: {
        scope: 'read:call-analysis-audio',
        // Nothing comes to be that would have to be found again, and what opens a recording is not kept.
        onlyReads: true,
        refusals: ['audio_gone', 'call_erased'],
      },
      schema: {
        operationId: 'linkCallAudio',
        tags: ['Calls'],
        summary: 'Get a link to the recording for players',
        description:
          'Valid for an hour and for this recording only; access is checked again each time. Anyone with the link can listen: do not pass it on.',
        params: CallId,
        response: { 201: AudioLink },
      },
    },
    async ({ caller, params }, reply) => {
      const call = await getCall(database, caller.workspaceId, params.id, { reach: caller.reach })
      if (call.audio_removed_at || !(await findRecording(database, call.id))) throw new AppError('audio_gone')
      const { link, expiresAt } = await tokens.makeLink(
        caller.person ? { sessionId: caller.person.sessionId } : { clientId: caller.by.actor },
        call.id,
      )
      const url = `/v1/call-analysis/${call.id}/audio-file?link=${link}`
      return reply.status(201).header('Location', url).send({ url, expires_at: expiresAt.toISOString() })
    },
  )
}

/** Throws the refusal that fits when the sound is not there, or not as it was. */
async function openSound(
  { database, recordings }: HttpContext,
  callId: string,
  { redacted, bytes, sha256 }: ServedAudio,
  range: ByteRange,
  log: FastifyBaseLogger,
): Promise<Readable> {
  const reading = redacted
    ? recordings.readRedacted(callId, sha256, range, bytes)
    : recordings.read(callId, range, { bytes, sha256 })
  const content = await reading.catch(async (error: unknown) => {
    if (!(error instanceof AlteredRecordingError)) throw error
    log.warn({ callId, redacted }, 'recording altered in storage')
    await noteAltered(database, callId)
    throw new AppError('audio_altered', redacted ? alteredCopy : undefined)
  })
  if (content) return content
  const canBeRemade = redacted && (await recordings.has(callId))
  throw new AppError(canBeRemade ? 'audio_not_redacted' : 'audio_gone')
}

const alteredCopy =
  'The redacted copy of this recording was altered or damaged in storage, so it is not available. Run the call again from the audio to create a new one.'

interface ServedAudio {
  readonly redacted: boolean
  readonly sha256: string
  readonly bytes: number
  readonly format: AudioFormat
  readonly fileName: string
}

/**
 * The copy with bleeps where there is one, even if the setting has been switched off since. The original only while
 * nothing is to be taken out of recordings, or when all of that has been looked for in this one and not found.
 */
function chooseAudio(
  call: CallRecord,
  recording: RecordingRecord,
  redact: readonly RedactKind[],
): ServedAudio {
  const { redaction, redacted_sha256, redacted_bytes } = recording
  if (!isLookedThrough(recording, redact)) throw new AppError('audio_not_redacted')
  if (redaction !== 'redacted') {
    return {
      redacted: false,
      sha256: call.audio_sha256!,
      bytes: recording.bytes,
      format: recording.format,
      fileName: call.original_file_name ?? `call.${recording.format}`,
    }
  }
  const stem = call.original_file_name?.replace(/\.[^.]*$/, '') || 'call'
  return {
    redacted: true,
    sha256: redacted_sha256!,
    bytes: redacted_bytes!,
    format: 'flac',
    fileName: `${stem}.flac`,
  }
}

/** Safe for any name a client may have given: an ASCII stand-in, and the real one percent-encoded. */
function contentDisposition(given: string): string {
  // Nothing that has the name read as another, or as a path.
  const fileName = given.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029/\\]/gu, '_')
  const plain = fileName.replaceAll(/[^A-Za-z0-9._ -]/g, '_')
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`
}
