import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { SubmittedPart } from '../../calls/receive-call.ts'
import { formatNames } from '../../domain/call.ts'
import { AppError } from '../../domain/errors.ts'

const name = { type: 'string', minLength: 1, maxLength: 255 }
const longestText = 131_072

/** The parts of a submission, for the description of the API. */
export const callForm = {
  type: 'object',
  required: ['external_id', 'agent_id', 'agent_name', 'model_name', 'audio_file'],
  properties: {
    external_id: { ...name, description: 'Your own ID of the call.' },
    agent_id: { ...name, description: 'Who handled the call.' },
    agent_name: { ...name, description: 'Name of the agent.' },
    model_name: { ...name, description: 'The model that the call is scored against.' },
    additional_parameters: {
      type: 'string',
      maxLength: 65_536,
      contentMediaType: 'application/json',
      contentSchema: { type: 'object' },
      description: 'Metadata of the call: a JSON object, as text.',
    },
    audio_file: {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: `The recording: ${formatNames}, recognised by its content.`,
    },
  },
}

/** Reads a submission part by part as it streams in. */
export async function* readCallForm(
  request: FastifyRequest,
  maxUploadBytes: number,
): AsyncGenerator<SubmittedPart> {
  if (!request.isMultipart()) {
    throw new AppError('malformed_request', 'Send the call as multipart/form-data.')
  }
  // Whoever has gone by now would never be heard of again by what reads the parts.
  if (request.raw.destroyed) throw new AppError('malformed_request', 'The sender went away.')
  const limits = { fileSize: maxUploadBytes, files: 52, parts: 60 }
  // Every part is read by its bytes: the parser would turn those that are no text into signs that nobody sent.
  const parts = request.parts({ limits, isPartAFile: () => true }) as AsyncIterable<MultipartFile>
  for await (const part of sayWhenBroken(parts)) {
    refuseLostNames(part)
    if (isRecording(part)) {
      yield { name: part.fieldname, fileName: part.filename || undefined, content: part.file }
      if (part.file.truncated) throw recordingTooLarge(maxUploadBytes)
    } else {
      yield { name: part.fieldname, value: await readText(part) }
    }
  }
}

function isRecording({ filename, mimetype }: MultipartFile): boolean {
  return filename !== undefined || mimetype === 'application/octet-stream'
}

/** Names stand in headers, which the parser has read already: bytes that were no text it has replaced. */
function refuseLostNames({ fieldname, filename, file }: MultipartFile): void {
  if (fieldname === undefined) {
    file.resume()
    throw new AppError('malformed_request', 'A part of the form has no name.')
  }
  const path = fieldname.includes('\uFFFD') ? undefined : fieldname
  if (path !== undefined && !filename?.includes('\uFFFD')) return
  file.resume()
  const what = path === undefined ? 'The name of a field' : 'The name of the file'
  throw new AppError('malformed_request', `${what} is not UTF-8. Send names and texts in UTF-8.`, path)
}

export function recordingTooLarge(maxUploadBytes: number): AppError {
  const megabytes = Math.floor(maxUploadBytes / 1_048_576)
  return new AppError(
    'too_large',
    `The recording is larger than the ${megabytes} MiB this service accepts.`,
    'audio_file',
  )
}

async function readText({ fieldname, file, mimetype }: MultipartFile): Promise<string> {
  const bytes = await readBytes(file)
  if (fieldname === 'audio_file') {
    throw new AppError('validation', 'Send "audio_file" as a file, with a file name.', 'audio_file')
  }
  if (!bytes) throw new AppError('validation', `"${fieldname}" is too long.`, fieldname)
  if (!isUtf8(bytes)) {
    throw new AppError('malformed_request', `"${fieldname}" is not UTF-8. Send texts in UTF-8.`, fieldname)
  }
  const text = bytes.toString()
  // A part may say that it is JSON; what is JSON anyway is read later.
  if (!mimetype.startsWith('application/json') || fieldname === 'additional_parameters') return text
  return readJsonText(fieldname, text)
}

/** To the end, so that the parts behind it come; undefined: it is longer than any text may be. */
async function readBytes(file: Readable): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of sayWhenBroken<Buffer>(file)) {
    length += chunk.length
    if (length <= longestText) chunks.push(chunk)
  }
  return length > longestText ? undefined : Buffer.concat(chunks)
}

function readJsonText(name: string, text: string): string {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'string') return value
  } catch {}
  throw new AppError('validation', `"${name}" must be a text.`, name)
}

async function* sayWhenBroken<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode) throw error
    throw new AppError('malformed_request', 'The form is broken or ends too early.')
  }
}
