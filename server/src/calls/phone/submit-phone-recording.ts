import { Readable } from 'node:stream'
import { sniffBytes } from '../../audio/sniff-format.ts'
import { AppError } from '../../domain/errors.ts'
import type { ModelRevision } from '../../domain/model.ts'
import { applyRules, type PhoneFacts } from '../../domain/phone/phone-system.ts'
import { type SecretBox, SecretUnreadableError } from '../../store/clients/secret-box.ts'
import { getModel } from '../../store/models/models.ts'
import {
  type ClaimedRecording,
  putOffPhoneRecording,
  renewPhoneRecording,
  settlePhoneRecording,
} from '../../store/phone/phone-recordings.ts'
import type { AllowList } from '../../webhooks/allow-list.ts'
import { acceptCall, type Intake } from '../accept-call.ts'
import { type FetchedRecording, FetchFault } from './fetch-fault.ts'
import { fetchFromBucket } from './fetch-from-bucket.ts'
import { fetchFromTwilio } from './fetch-from-twilio.ts'

export interface PhoneDesk extends Intake {
  readonly secrets: SecretBox
  /** Hosts besides those of the vendors. */
  readonly allowed: AllowList
  readonly maxUploadBytes: number
}

const renewMs = 15_000
const longestMs = 1_800_000
/** Together about a day and a half. */
const waitsSeconds = [10, 30, 60, 300, 900, 3_600, 10_800, 21_600, 43_200, 43_200]
/** How long a call may lack its agent before it goes in without: what tells of it may come after the recording. */
const patienceMs = 300_000
const patienceStepSeconds = 20

export type Outcome = 'submitted' | 'waiting' | 'failed'

/** Fetches one recording and makes a call of it; if that fails, says why and when it is tried again. */
export async function submitPhoneRecording(
  desk: PhoneDesk,
  recording: ClaimedRecording,
  stopping: AbortSignal,
): Promise<Outcome> {
  const { database } = desk
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(longestMs)])
  const renewing = setInterval(() => renewPhoneRecording(database, recording).catch(() => {}), renewMs)
  try {
    if (awaitsAgent(recording)) {
      const later = { reason: null, waitSeconds: patienceStepSeconds, counts: false }
      await putOffPhoneRecording(database, recording, later)
      return 'waiting'
    }
    await fetchAndAccept(desk, recording, signal)
    return 'submitted'
  } catch (error) {
    if (stopping.aborted) {
      await putOffPhoneRecording(database, recording, { reason: null, waitSeconds: 0, counts: false })
      return 'waiting'
    }
    const { reason, retryable } = explain(error)
    const waitSeconds = retryable ? waitsSeconds[recording.tries] : undefined
    await putOffPhoneRecording(database, recording, { reason, waitSeconds, counts: true })
    return waitSeconds === undefined ? 'failed' : 'waiting'
  } finally {
    clearInterval(renewing)
  }
}

/** Of Amazon Connect, who took a call comes in a message of its own, in any order. */
function awaitsAgent({ system, facts, contact, told_at }: ClaimedRecording): boolean {
  if (system.connection.kind !== 'amazon_connect' || Date.now() - told_at.getTime() > patienceMs) return false
  const names = [system.rules.agent_id, system.rules.agent_name].filter((name) => !name.startsWith('object.'))
  return names.some((name) => name !== '' && contact?.[name] === undefined && facts?.[name] === undefined)
}

async function fetchAndAccept(desk: PhoneDesk, recording: ClaimedRecording, signal: AbortSignal) {
  const { system } = recording
  const { revision } = await getModel(desk.database, system.workspace_id, system.model_id)
  const fetched = await fetchRecording(desk, recording, signal)
  try {
    const source = Readable.from(checked(fetched, desk.maxUploadBytes))
    const audio = await desk.recordings.receive(source, sniffBytes)
    try {
      const facts = { ...recording.contact, ...fetched.facts, ...recording.facts }
      const fields = fieldsOf(recording, facts, revision)
      const by = { workspaceId: system.workspace_id, actor: 'system' }
      const received = { fields, audio, fileName: fetched.fileName }
      const { call, replayed } = await acceptCall(desk, by, received, signal, async (tx, callId) => {
        if (!(await settlePhoneRecording(tx, recording, callId)))
          throw new AppError('not_now', 'Another process has this recording by now.')
      })
      // Somebody has submitted the same by hand.
      if (replayed) await settlePhoneRecording(desk.database, recording, call.id)
    } finally {
      await audio.discard()
    }
  } finally {
    fetched.close()
  }
}

function fetchRecording(
  { secrets, allowed }: PhoneDesk,
  { system, recording_id, facts }: ClaimedRecording,
  signal: AbortSignal,
): Promise<FetchedRecording> {
  const { connection } = system
  if (connection.kind === 'amazon_connect')
    return fetchFromBucket(connection, secrets.open(system.bucket_secret ?? ''), recording_id, signal)
  const wanted = { recordingId: recording_id, facts: facts ?? {} }
  return fetchFromTwilio(connection, secrets.open(system.secret), wanted, allowed, signal)
}

function fieldsOf(
  { system, external_id }: ClaimedRecording,
  facts: PhoneFacts,
  model: ModelRevision,
): Map<string, string> {
  const { agentId, agentName, metadata } = applyRules(system.rules, facts)
  const fields = new Map([
    ['external_id', external_id],
    ['agent_id', agentId ?? system.rules.otherwise],
    ['agent_name', agentName ?? system.rules.otherwise],
    ['model_name', model.name],
  ])
  if (Object.keys(metadata).length > 0)
    fields.set('additional_parameters', JSON.stringify(typed(metadata, model)))
  return fields
}

/** Every value comes as text; the model may want a number. What is none is refused by its check. */
function typed(metadata: Readonly<Record<string, string>>, model: ModelRevision): Record<string, unknown> {
  const isNumber = (key: string, text: string) =>
    model.metadata.some((field) => field.key === key && /^(INTEGER|DECIMAL)$/.test(field.type)) &&
    /^[+-]?\d+(\.\d+)?$/.test(text)
  return Object.fromEntries(
    Object.entries(metadata).map(([key, text]) => [key, isNumber(key, text) ? Number(text) : text]),
  )
}

/** Not more than may be uploaded, and not less than was announced. */
async function* checked({ content, bytes }: FetchedRecording, most: number): AsyncGenerator<Buffer> {
  let read = 0
  try {
    for await (const chunk of content) {
      read += chunk.length
      if (read > most) break
      yield chunk
    }
  } catch {
    throw new FetchFault('The recording broke off on its way.', { retryable: true })
  }
  if (read > most) {
    const megabytes = Math.floor(most / 1_048_576)
    throw new FetchFault(`The recording is larger than the ${megabytes} MiB this service accepts.`, {
      retryable: false,
    })
  }
  if (bytes !== undefined && read < bytes)
    throw new FetchFault('The recording broke off on its way.', { retryable: true })
}

/** Only in words of ours: what a library says may hold anything. */
function explain(error: unknown): { reason: string; retryable: boolean } {
  if (error instanceof FetchFault) return { reason: error.message, retryable: error.retryable }
  if (error instanceof AppError) return { reason: error.message, retryable: error.kind === 'not_now' }
  if (error instanceof SecretUnreadableError)
    return {
      reason: 'The secret cannot be read: SECRETS_KEY is not the one it was stored with.',
      retryable: true,
    }
  return { reason: 'The recording could not be stored just now.', retryable: true }
}
