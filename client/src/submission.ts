import { formPayload, keepNoCopy, type Payload } from './payload.ts'
import type { Bytes, Recording } from './recording.ts'

/**
 * The path of a file (in Node only), a Blob, a Recording, a function that opens a stream: these can be sent again after
 * trouble on the line. A stream itself, of the web or of Node, cannot once it has been begun.
 */
export type Audio = string | Blob | Recording | Bytes | (() => Bytes | Promise<Bytes>)

export interface Submission {
  /** Your own id of the call. */
  readonly external_id: string
  readonly agent_id: string
  readonly agent_name: string
  readonly model_name: string
  /** What the model's metadata asks for, and anything else worth keeping with the call. */
  readonly additional_parameters?: Readonly<Record<string, unknown>> | undefined
  readonly audio: Audio
  /** Name of the recording, where `audio` does not have one. */
  readonly file_name?: string | undefined
}

/** The multipart body of a submission. Nothing of the recording is held in memory but the piece on its way. */
export async function submissionPayload(
  call: Submission,
  onSent: (bytes: number) => void = () => {},
): Promise<Payload> {
  const fields: [string, string][] = [
    ['external_id', call.external_id],
    ['agent_id', call.agent_id],
    ['agent_name', call.agent_name],
    ['model_name', call.model_name],
  ]
  if (call.additional_parameters)
    fields.push(['additional_parameters', JSON.stringify(call.additional_parameters)])
  const { audio } = call
  if (audio instanceof Blob) {
    // Browsers stream a form, but hardly any of them a stream.
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    form.append('audio_file', audio, call.file_name ?? (audio as Partial<File>).name ?? 'recording')
    return formPayload(form)
  }
  return streamedPayload(fields, await toRecording(audio), call.file_name, onSent)
}

async function toRecording(audio: Exclude<Audio, Blob>): Promise<Recording & { readonly once?: true }> {
  if (typeof audio === 'string') return (await import('./node.ts')).openRecording(audio)
  if (typeof audio === 'function') return { open: audio }
  return 'open' in audio ? audio : { open: () => audio, once: true }
}

function streamedPayload(
  fields: readonly [string, string][],
  recording: Recording & { readonly once?: true },
  fileName: string | undefined,
  onSent: (bytes: number) => void,
): Payload {
  const boundary = `callmark-${crypto.randomUUID()}`
  const opening = `--${boundary}\r\nContent-Disposition: form-data; name=`
  const texts = fields.map(([name, value]) => `${opening}"${name}"\r\n\r\n${value}\r\n`)
  const name = escapeName(fileName ?? recording.name ?? 'recording')
  const encoder = new TextEncoder()
  const head = encoder.encode(
    `${texts.join('')}${opening}"audio_file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  )
  const tail = encoder.encode(`\r\n--${boundary}--\r\n`)
  const { size } = recording
  let begun = false
  let failure: unknown

  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield head
    begun = true
    let sent = 0
    for await (const piece of readPieces(await recording.open())) {
      const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece
      yield bytes
      sent += bytes.byteLength
      onSent(sent)
    }
    if (size !== undefined && sent !== size)
      throw new Error('The recording changed its size while it was sent.')
    yield tail
  }
  return {
    open(onProgress) {
      failure = undefined
      const source = pieces()
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            try {
              const { done, value } = await source.next()
              onProgress()
              if (done) controller.close()
              else controller.enqueue(value)
            } catch (error) {
              failure = error
              controller.error(error)
            }
          },
          cancel: async () => {
            await source.return(undefined)
          },
        },
        { highWaterMark: 0 },
      )
      const headers: Record<string, string> = { 'content-type': `multipart/form-data; boundary=${boundary}` }
      if (size !== undefined) headers['content-length'] = String(head.length + size + tail.length)
      return { headers, init: { body, duplex: 'half', ...keepNoCopy } }
    },
    canRepeat: () => !(recording.once && begun),
    get failure() {
      return failure
    },
  }
}

async function* readPieces(bytes: Bytes): AsyncGenerator<Uint8Array | string> {
  if (!('getReader' in bytes)) {
    yield* bytes
    return
  }
  const reader = bytes.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function escapeName(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
}
