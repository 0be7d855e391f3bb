import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { type Call, type CallmarkClient, CallmarkError } from '../client.ts'
import { bodyPlace, buildVcon, type VconContent } from './build-vcon.ts'

export type RecordingChoice = 'inline' | 'link' | 'none'

type Part = 'recordings' | 'transcripts' | 'names of models'

export interface VconWriter {
  /** The text of one vCon, piece by piece: a recording is never held whole. */
  write(call: Call): AsyncGenerator<string>
  /** What this client may not read, and so no vCon has. */
  readonly withheld: ReadonlySet<Part>
}

/** The draft names these; any other stays as the service calls it. */
const mediaTypes: Readonly<Record<string, string>> = {
  'audio/wav': 'audio/x-wav',
  'audio/mpeg': 'audio/x-mp3',
  'audio/mp4': 'audio/x-mp4',
}

export function openVconWriter(
  client: CallmarkClient,
  { recordings, address }: { readonly recordings: RecordingChoice; readonly address: string },
): VconWriter {
  const withheld = new Set<Part>()

  /** Undefined: it is not there, or not for this client, which is not asked for twice. */
  async function ask<Answer>(part: Part, get: () => Promise<Answer>): Promise<Answer | undefined> {
    if (withheld.has(part)) return undefined
    try {
      return await get()
    } catch (error) {
      const status = error instanceof CallmarkError ? error.status : undefined
      if (status === 403) withheld.add(part)
      else if (status !== 404 && status !== 409 && status !== 410) throw error
      return undefined
    }
  }
  let models: Promise<ReadonlyMap<number, string> | undefined> | undefined
  const readModels = async () => new Map((await client.models.list()).map(({ id, name }) => [id, name]))

  return {
    withheld,
    async *write(call) {
      models ??= ask('names of models', readModels)
      const transcription = await ask('transcripts', () => client.calls.transcription(call.id))
      const asks = recordings !== 'none'
      const waveform = asks ? await ask('recordings', () => client.calls.waveform(call.id)) : undefined
      const response = asks ? await ask('recordings', () => client.calls.audio(call.id)) : undefined
      const vcon = buildVcon({
        call,
        modelName: (await models)?.get(call.model_id),
        transcription: transcription?.status === 'COMPLETED' ? transcription : undefined,
        recording: response && (await describeRecording(response, call.id)),
        channels: (waveform?.channels ?? []).map(({ speaker }) => speaker),
      })
      const text = JSON.stringify(vcon)
      if (!response || recordings !== 'inline') {
        yield `${text}\n`
        return
      }
      // Found nowhere else: in a text of others these quotes would be escaped.
      const place = text.indexOf(`"body":"${bodyPlace}"`) + '"body":"'.length
      yield text.slice(0, place)
      yield* encode(response)
      yield `${text.slice(place + bodyPlace.length)}\n`
    },
  }

  async function describeRecording(response: Response, id: string): Promise<VconContent> {
    const type = response.headers.get('content-type')?.split(';')[0] ?? 'application/octet-stream'
    const mediatype = mediaTypes[type] ?? type
    if (recordings === 'inline') return { kind: 'inline', mediatype }
    const hash = createHash('sha512')
    for await (const piece of response.body ?? []) hash.update(piece)
    const url = `${address}/v1/call-analysis/${id}/audio-file`
    return { kind: 'link', mediatype, url, contentHash: `sha512-${hash.digest('base64url')}` }
  }
}

/** Three bytes make four letters, so what is left over of a piece goes with the next. */
async function* encode(response: Response): AsyncGenerator<string> {
  let rest = Buffer.alloc(0)
  for await (const piece of response.body ?? []) {
    const bytes = Buffer.concat([rest, piece])
    const whole = bytes.length - (bytes.length % 3)
    yield bytes.toString('base64url', 0, whole)
    rest = bytes.subarray(whole)
  }
  yield rest.toString('base64url')
}
