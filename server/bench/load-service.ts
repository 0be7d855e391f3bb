import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFinal } from '@callmark/client'
import { sql } from 'kysely'
import { openStore } from '../src/commands/house/open-store.ts'
import { readConfig } from '../src/config.ts'
import { type SpawnedService, spawnCallmark, spawnService } from '../test/support/spawned-service.ts'
import { type Corpus, readReference, recordingOf } from './corpus-calls.ts'

const model = new URL('../samples/demo-model.json', import.meta.url)
const submissionsAtOnce = 8

/** Engines that cost nothing, not even their start. */
export const dryEngines = { SPEECH_ENGINE: 'dry-run', JUDGE_ENGINE: 'dry-run' }

/** An API on the embedded database, and worker processes beside it that can come and go. */
export interface LoadService extends SpawnedService {
  readonly dataDir: string
  readonly modelName: string
  startWorkers(count: number, options?: WorkerOptions): { stop(): Promise<void> }
  stop(): Promise<void>
}

export interface WorkerOptions {
  readonly env?: Record<string, string>
  /** Each worker and all its engines on one core of its own. */
  readonly oneCoreEach?: boolean
}

export async function startLoadService(work: string): Promise<LoadService> {
  const dataDir = join(work, 'data')
  const service = await spawnService(dataDir, { RATE_LIMIT_PER_MINUTE: '0' }, ['--api-only'])
  const { name: modelName } = await service.client.models.create(JSON.parse(await readFile(model, 'utf8')))
  return {
    ...service,
    dataDir,
    modelName,
    startWorkers(count, { env = {}, oneCoreEach = false } = {}) {
      const workers = Array.from({ length: count }, () => spawnCallmark(dataDir, ['work'], env))
      if (oneCoreEach) for (const [core, { child }] of workers.entries()) pin(child.pid!, core)
      return {
        async stop() {
          for (const { child } of workers) child.kill('SIGINT')
          await Promise.all(workers.map(({ ended }) => ended))
        },
      }
    },
    async stop() {
      service.child.kill('SIGINT')
      await service.ended
    },
  }
}

function pin(pid: number, core: number): void {
  try {
    execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' })
  } catch {
    console.log('cores      not pinned (no taskset here)')
  }
}

/** Submits each of the reference calls so many times. */
export async function submitCalls(
  { client, modelName }: LoadService,
  corpus: Corpus,
  ids: readonly string[],
  batch: string,
): Promise<{ submitted: string[]; callSeconds: number }> {
  const waiting = [...ids.entries()]
  const submitted: string[] = []
  let callSeconds = 0
  await Promise.all(
    Array.from({ length: submissionsAtOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, id] = next
        const { id: callId } = await client.calls.submit({
          external_id: `${batch}-${index}`,
          agent_id: 'bench',
          agent_name: 'Bench',
          model_name: modelName,
          audio: fileURLToPath(recordingOf(corpus, id)),
        })
        submitted.push(callId)
        callSeconds += (await readReference(corpus, id)).duration
      }
    }),
  )
  return { submitted, callSeconds }
}

export async function waitForAll({ client }: LoadService, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const call = await client.calls.wait(id, { pollMs: 1_000, timeoutMs: 3_600_000 })
    if (!isFinal(call.status) || call.status !== 'PROCESS_COMPLETED')
      throw new Error(`A call ended in ${call.status}: ${call.error_message}`)
  }
}

/** From the moment the first of these calls was taken in hand to the end of the last. */
export async function readWallSeconds({ dataDir }: LoadService, ids: readonly string[]): Promise<number> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }), 'join')
  try {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from max(at) filter (where status = 'PROCESS_COMPLETED')
        - min(at) filter (where status = 'AUDIO_CONVERSION_IN_PROGRESS'))::float8 as seconds
      from call_history where call_id = any(${ids}::uuid[])`.execute(store.database)
    return rows[0]!.seconds
  } finally {
    await store.close()
  }
}
