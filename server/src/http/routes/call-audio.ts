import { contentTypes } from '../../domain/call.ts'
import { AppError } from '../../domain/errors.ts'
import { findRecording, getCall } from '../../store/calls.ts'
import { parseByteRange } from '../byte-range.ts'
import { CallId } from '../call-schemas.ts'
import type { App, HttpContext } from '../context.ts'

export function addCallAudioRoute(app: App, { database, recordings }: HttpContext): void {
  app.get(
    '/v1/call-analysis/:id/audio-file',
    {
      config: {
        scope: 'read:call-analysis-audio',
        refusals: ['audio_gone', 'call_erased', 'range_not_satisfiable'],
        file: Object.values(contentTypes),
      },
      schema: {
        operationId: 'getCallAudio',
        tags: ['Calls'],
        summary: 'Download the original recording',
        description: 'As it was sent, byte for byte. Ranges and conditional requests are honoured.',
        params: CallId,
      },
    },
    async ({ caller, params, headers }, reply) => {
      const call = await getCall(database, caller.clientId, params.id)
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
}

/** Safe for any name a client may have given: an ASCII stand-in, and the real one percent-encoded. */
function contentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^A-Za-z0-9._ -]/g, '_')
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`
}
