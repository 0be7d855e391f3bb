import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openStore } from '../../../server/src/commands/house/open-store.ts'
import { readConfig } from '../../../server/src/config.ts'
import { newId } from '../../../server/src/domain/new-id.ts'
import type { Turn } from '../../../server/src/domain/transcript.ts'
import type { Judge } from '../../../server/src/judge/judge.ts'
import { markCase } from '../../../server/src/pipeline/mark-case.ts'
import { closeCall } from '../../../server/src/store/calls/call-progress.ts'
import type { Database, Transaction } from '../../../server/src/store/database.ts'
import { readSnapshot } from '../../../server/src/store/models/read-snapshot.ts'
import { folders, originalName } from '../../../server/src/store/recordings/recording-names.ts'
import { criteria, type PlannedCall, worse } from './plan-week.ts'

/** A call that went through the service, whose sound and transcript another one is given. */
export interface Voice {
  readonly callId: string
  readonly turns: readonly Turn[]
  /** What is quoted against the agent. */
  readonly quoted: Turn
  readonly for: PlannedCall
}

/** Calls of one transaction. */
const atOnce = 100

/** Writes calls as a worker closes them, with the service's own sums. Gives their ids by the sender's. */
export async function insertCalls(
  dataDir: string,
  { workspaceId, modelId }: { readonly workspaceId: string; readonly modelId: number },
  planned: readonly PlannedCall[],
  voice: Voice,
): Promise<Map<string, string>> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }), 'join')
  const ids = new Map<string, string>()
  try {
    const { database } = store
    await insertAgents(database, workspaceId, planned)
    const revision = await readRevision(database, modelId)
    for (let first = 0; first < planned.length; first += atOnce)
      await database.transaction().execute(async (tx) => {
        for (const call of planned.slice(first, first + atOnce)) {
          const id = newId(call.at.getTime())
          const given = call === voice.for ? voice : undefined
          const marks = await mark(call, revision, given)
          await insertCall(tx, { id, call, marks, workspaceId, modelId })
          if (given) await giveVoice(tx, id, given)
          await closeCall(tx, id)
          ids.set(call.externalId, id)
        }
      })
    await copySound(dataDir, voice.callId, ids.get(voice.for.externalId)!)
    return ids
  } finally {
    await store.close()
  }
}

type Revision = ReturnType<typeof readSnapshot>

async function readRevision(database: Database, modelId: number): Promise<Revision> {
  const { snapshot } = await database
    .selectFrom('model_revision')
    .select('snapshot')
    .where('model_id', '=', modelId)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow()
  return readSnapshot(snapshot)
}

async function insertAgents(
  database: Database,
  workspaceId: string,
  planned: readonly PlannedCall[],
): Promise<void> {
  const agents = new Map(planned.map(({ agent }) => [agent.id, agent.name]))
  await database
    .insertInto('agent')
    .values([...agents].map(([agent_id, name]) => ({ workspace_id: workspaceId, agent_id, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What the judge would have said, as the plan has it. */
async function mark(call: PlannedCall, revision: Revision, voice: Voice | undefined) {
  const answers = criteria.map((key) => ({
    key,
    value: !call.failed.includes(key),
    notApplicable: false,
    confidence: 0.93,
    rationale: '',
    evidence:
      voice && key === worse.key
        ? [{ ...voice.quoted, quote: voice.quoted.text }].map(
            ({ speaker, startSeconds, endSeconds, quote }) => ({ speaker, startSeconds, endSeconds, quote }),
          )
        : [],
  }))
  const judge: Judge = {
    id: 'bench/planned',
    promptVersion: 'none-1',
    judge: async () => ({ answers, metrics: {}, tokens: null, cost: null }),
    digest: () => Promise.reject(new Error('Nobody asked for a summary.')),
    close: async () => {},
  }
  const transcript = { turns: voice?.turns ?? [], language: 'en', durationSeconds: 60, speechEngine: null }
  const subject = { transcript, revision, metadata: call.metadata, agentName: call.agent.name }
  return (await markCase(judge, subject, undefined, new AbortController().signal)).marks
}

async function insertCall(
  tx: Transaction,
  of: {
    readonly id: string
    readonly call: PlannedCall
    readonly marks: Awaited<ReturnType<typeof mark>>
    readonly workspaceId: string
    readonly modelId: number
  },
): Promise<void> {
  const { id, call, marks, workspaceId, modelId } = of
  await tx
    .insertInto('call')
    .values({
      id,
      workspace_id: workspaceId,
      external_id: call.externalId,
      agent_id: call.agent.id,
      agent_name: call.agent.name,
      model_id: modelId,
      model_revision: 1,
      status: 'PROCESS_COMPLETED',
      audio_sha256: id,
      duration_seconds: 60,
      additional_parameters: JSON.stringify(call.metadata),
      ...marks,
      analysis_result: JSON.stringify(marks.analysis_result),
      xscore_result: JSON.stringify(marks.xscore_result),
      created_at: call.at,
      created_by: workspaceId,
    })
    .execute()
}

async function giveVoice(tx: Transaction, id: string, { callId }: Voice): Promise<void> {
  const sound = await tx
    .selectFrom('call')
    .select(['audio_sha256', 'duration_seconds'])
    .where('id', '=', callId)
    .executeTakeFirstOrThrow()
  await tx.updateTable('call').set(sound).where('id', '=', id).execute()
  const recording = await tx
    .selectFrom('recording')
    .select(['format', 'codec', 'bytes', 'channels', 'sample_rate', 'duration_seconds', 'peaks'])
    .where('call_id', '=', callId)
    .executeTakeFirstOrThrow()
  const peaks = JSON.stringify(recording.peaks)
  await tx
    .insertInto('recording')
    .values({ ...recording, call_id: id, peaks })
    .execute()
  const heard = await tx
    .selectFrom('transcription')
    .select(['status', 'language', 'segments', 'text', 'duration_seconds', 'speech_engine', 'created_by'])
    .where('call_id', '=', callId)
    .executeTakeFirstOrThrow()
  const segments = JSON.stringify(heard.segments)
  await tx
    .insertInto('transcription')
    .values({ ...heard, id: newId(), call_id: id, segments })
    .execute()
}

async function copySound(dataDir: string, from: string, to: string): Promise<void> {
  const path = join(dataDir, folders.kept, originalName(to))
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await copyFile(join(dataDir, folders.kept, originalName(from)), path)
}
