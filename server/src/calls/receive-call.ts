import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { sniffBytes } from '../audio/sniff-format.ts'
import { AppError } from '../domain/errors.ts'
import type { IncomingRecording, Recordings } from '../store/recordings/recordings.ts'

/** A part of the submitted form, in the order it arrives. */
export type SubmittedPart =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly fileName: string | undefined; readonly content: Readable }

/** A submission whose bytes are all here, but which is no call yet. */
export interface ReceivedCall {
  readonly fields: ReadonlyMap<string, string>
  readonly audio: IncomingRecording | undefined
  readonly fileName: string | undefined
  /** The same for the same submission, whatever the order of its parts. */
  readonly fingerprint: string
  /** Removes what was received, unless the call has been kept. */
  discard(): Promise<void>
}

export async function receiveCall(
  recordings: Recordings,
  parts: AsyncIterable<SubmittedPart>,
): Promise<ReceivedCall> {
  const fields = new Map<string, string>()
  let audio: IncomingRecording | undefined
  let fileName: string | undefined
  try {
    for await (const part of parts) {
      if ('value' in part) {
        if (fields.has(part.name))
          throw new AppError('validation', `"${part.name}" is given twice.`, part.name)
        fields.set(part.name, part.value)
      } else if (part.name !== 'audio_file') {
        part.content.resume()
        throw new AppError('validation', 'Only "audio_file" may be a file.', part.name)
      } else {
        if (audio) {
          part.content.resume()
          throw new AppError('validation', 'Send one recording per call.', 'audio_file')
        }
        fileName = part.fileName
        audio = await recordings.receive(part.content, sniffBytes).catch((error: NodeJS.ErrnoException) => {
          // A disk that fails is our fault and says so by its system call; a form that breaks off is the sender's.
          throw error.syscall
            ? error
            : new AppError('malformed_request', 'The recording breaks off too early.')
        })
      }
    }
  } catch (error) {
    await audio?.discard()
    throw error
  }
  return {
    fields,
    audio,
    fileName,
    fingerprint: fingerprintOf(fields, fileName, audio?.sha256),
    discard: async () => audio?.discard(),
  }
}

function fingerprintOf(
  fields: ReadonlyMap<string, string>,
  fileName: string | undefined,
  audioSha256: string | undefined,
): string {
  const inOrder = [...fields].sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([inOrder, fileName, audioSha256]))
    .digest('hex')
}
