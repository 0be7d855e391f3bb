import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../domain/errors.ts'
import type { SubmittedPart } from '../intake/receive-call.ts'

const name = { type: 'string', minLength: 1, maxLength: 255 }

/** The parts of a submission, for the description of the API. */
export const callForm = {
  type: 'object',
  required: ['external_id', 'agent_id', 'agent_name', 'model_name', 'audio_file'],
  properties: {
    external_id: { ...name, description: 'Your own id of the call.' },
    agent_id: { ...name, description: 'Who handled the call.' },
    agent_name: { ...name, description: 'How the agent is called.' },
    model_name: { ...name, description: 'What the call is marked against.' },
    additional_parameters: {
      type: 'string',
      maxLength: 65_536,
      contentMediaType: 'application/json',
      contentSchema: { type: 'object' },
      description: 'A JSON object, as text, with whatever you want to say about the call.',
    },
    audio_file: {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: 'The recording: MP3, WAV, M4A, FLAC, OGG or WEBM, which is found out from its content.',
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
  const limits = { fileSize: maxUploadBytes, fieldSize: 131_072, fields: 50, files: 2, parts: 60 }
  const parts = request.parts({ limits }) as AsyncIterable<MultipartFile | MultipartValue>
  for await (const part of sayWhenBroken(parts)) {
    if (part.type === 'file') {
      yield { name: part.fieldname, fileName: part.filename || undefined, content: part.file }
      if (part.file.truncated) throw recordingTooLarge(maxUploadBytes)
    } else {
      yield { name: part.fieldname, value: readText(part) }
    }
  }
}

export function recordingTooLarge(maxUploadBytes: number): AppError {
  const megabytes = Math.floor(maxUploadBytes / 1_048_576)
  return new AppError(
    'too_large',
    `The recording is larger than the ${megabytes} MiB this service takes.`,
    'audio_file',
  )
}

function readText({
  fieldname,
  value,
  valueTruncated,
}: MultipartValue & { valueTruncated?: boolean }): string {
  if (fieldname === 'audio_file') {
    throw new AppError('validation', 'Send "audio_file" as a file, with a file name.', 'audio_file')
  }
  if (valueTruncated) throw new AppError('validation', `"${fieldname}" is too long.`, fieldname)
  if (typeof value === 'string') return value
  // A part that says it is JSON arrives parsed.
  if (fieldname === 'additional_parameters') return JSON.stringify(value)
  throw new AppError('validation', `"${fieldname}" must be a text.`, fieldname)
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
