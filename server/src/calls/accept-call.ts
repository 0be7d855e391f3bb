import type { AudioDecoder } from '../audio/audio-decoder.ts'
import type { AudioProbe } from '../audio/decoded-audio.ts'
import { getFormat } from '../audio/sniff-format.ts'
import { AppError, EngineError } from '../domain/errors.ts'
import { findMetadataFault, readMetadata } from '../domain/metadata.ts'
import { newId } from '../domain/new-id.ts'
import type { Acting } from '../domain/people/roles.ts'
import { isStorable } from '../domain/storable.ts'
import { inTurnOf } from '../process/turn-of-client.ts'
import {
  type CallRecord,
  findCall,
  findSubmission,
  insertCall,
  isRepeatedSubmission,
} from '../store/calls/calls.ts'
import { type Database, isSurelyRolledBack, type Transaction } from '../store/database.ts'
import { findNamedModel } from '../store/models/models.ts'
import { takePlace } from '../store/queue/call-places.ts'
import type { StageQueue } from '../store/queue/stage-queue.ts'
import type { IncomingRecording, Recordings } from '../store/recordings/recordings.ts'
import type { ReceivedCall } from './receive-call.ts'

export interface Intake {
  readonly database: Database
  readonly queue: StageQueue
  readonly recordings: Recordings
  readonly decoder: AudioDecoder
}

export interface AcceptedCall {
  readonly call: CallRecord
  /** The same call had been submitted before; nothing was made anew. */
  readonly replayed: boolean
}

const fieldNames = ['external_id', 'agent_id', 'agent_name', 'model_name', 'additional_parameters'] as const
const longestField = 65_536

/**
 * Takes a recording in. Once it returns, bytes, row and first job are durable; if it throws, nothing is kept.
 * `alongside` is done in the transaction that makes the call; if it throws an AppError, there is no call.
 */
export async function acceptCall(
  { database, queue, recordings, decoder }: Intake,
  { workspaceId, actor }: Acting,
  { fields, audio, fileName }: Omit<ReceivedCall, 'fingerprint' | 'discard'>,
  signal: AbortSignal,
  alongside?: (tx: Transaction, callId: string) => Promise<void>,
): Promise<AcceptedCall> {
  for (const name of fieldNames) checkField(name, fields.get(name))
  if (!audio) throw new AppError('validation', 'The part "audio_file" is missing.', 'audio_file')
  const given = parseParameters(fields.get('additional_parameters'))
  const model = await findNamedModel(database, workspaceId, fields.get('model_name')!)
  if (!model) throw unknownModel()

  const submission = {
    workspaceId,
    externalId: fields.get('external_id')!,
    modelId: model.id,
    audioSha256: audio.sha256,
  }
  const existing = await findSubmission(database, submission)
  if (existing) {
    await keepIfLost({ database, recordings }, existing, audio)
    return { call: existing, replayed: true }
  }

  if (!model.enabled) throw unknownModel()
  const additionalParameters = readMetadata(model.metadata, given)
  const fault = findMetadataFault(model.metadata, additionalParameters ?? {})
  if (fault) throw new AppError('validation', fault.message, `additional_parameters.${fault.key}`)
  const { format, codec, channels, sampleRate, durationSeconds } = await inTurnOf(workspaceId, () =>
    probeRecording(decoder, audio, signal),
  )

  const id = newId()
  await audio.keep(id)
  try {
    const call = await database.transaction().execute(async (tx) => {
      const record = await insertCall(tx, {
        id,
        ...submission,
        createdBy: actor,
        agentId: fields.get('agent_id')!,
        agentName: fields.get('agent_name')!,
        modelRevision: model.revision,
        originalFileName: fileName && isStorable(fileName) ? fileName.slice(0, 255) : null,
        additionalParameters,
        recording: { format, codec, bytes: audio.bytes, channels, sampleRate, durationSeconds },
      })
      await takePlace(tx, { workspaceId, callId: id, seconds: durationSeconds })
      await queue.send(tx, 'convert', id)
      await alongside?.(tx, id)
      return record
    })
    queue.announce('convert')
    await confirm(recordings, id)
    return { call, replayed: false }
  } catch (error) {
    if (isRepeatedSubmission(error)) {
      // Two copies of one submission arrived together: the other one won.
      await recordings.remove(id)
      const winner = await findSubmission(database, submission)
      if (winner) return { call: winner, replayed: true }
      throw new AppError('not_now', 'The same call was sent and erased just now. Send it again.')
    }
    if (error instanceof AppError || isSurelyRolledBack(error)) await recordings.remove(id)
    else {
      // The answer to a commit may have been lost on the way, and the commit itself may still be on its way: that there is
      // no row yet does not free the file. If there never is one, a sweep sets the file aside.
      const call = await findCall(database, workspaceId, id)
      if (call) {
        await confirm(recordings, id)
        return { call, replayed: false }
      }
    }
    throw error
  }
}

/** Whoever sends a call again that has lost its sound, or whose sound was altered, brings it back. */
async function keepIfLost(
  { database, recordings }: Pick<Intake, 'database' | 'recordings'>,
  { id, workspace_id, audio_removed_at }: CallRecord,
  audio: IncomingRecording,
): Promise<void> {
  if (audio_removed_at || (await recordings.has(id, audio))) return
  await audio.keep(id)
  await confirm(recordings, id)
  // Somebody may have erased it or let go of it meanwhile, and have removed what was not there yet.
  const call = await findCall(database, workspace_id, id)
  if (!call || call.erased_at || call.audio_removed_at) await recordings.remove(id)
}

/** Never in the way of an answer: what is not confirmed but known stays all the same. */
async function confirm(recordings: Recordings, callId: string): Promise<void> {
  await recordings.confirm(callId).catch(() => {})
}

function unknownModel(): AppError {
  return new AppError(
    'validation',
    'There is no enabled model with that name. GET /v1/models lists them.',
    'model_name',
  )
}

async function probeRecording(
  decoder: AudioDecoder,
  audio: IncomingRecording,
  signal: AbortSignal,
): Promise<AudioProbe> {
  try {
    return await decoder.probe(audio.path, getFormat(audio.head), signal)
  } catch (error) {
    if (error instanceof AppError) throw new AppError(error.kind, error.message, 'audio_file')
    if (error instanceof EngineError)
      throw new AppError('not_now', 'The recording could not be checked just now. Send it again.')
    throw error
  }
}

function checkField(name: (typeof fieldNames)[number], value: string | undefined): void {
  if (name === 'additional_parameters') return
  if (value === undefined) throw new AppError('validation', `The part "${name}" is missing.`, name)
  if (value.trim() === '') throw new AppError('validation', `"${name}" must not be empty.`, name)
  if (value.length > 255)
    throw new AppError('validation', `"${name}" must have at most 255 characters.`, name)
  if (!isStorable(value))
    throw new AppError('validation', `"${name}" contains characters that cannot be stored.`, name)
}

function parseParameters(text: string | undefined): Record<string, unknown> | null {
  if (text === undefined || text.trim() === '') return null
  const refuse = (message: string) => new AppError('validation', message, 'additional_parameters')
  if (text.length > longestField) throw refuse('"additional_parameters" must have at most 65536 characters.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse('"additional_parameters" is not JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuse('"additional_parameters" must be a JSON object.')
  }
  if (!isStorable(value)) {
    const limits = 'characters, numbers or a nesting'
    throw refuse(`"additional_parameters" contains ${limits} that cannot be stored as sent.`)
  }
  return value as Record<string, unknown>
}
