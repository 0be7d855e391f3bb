import { sql } from 'kysely'
import pg from 'pg'
import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import { type StageName, stageNames } from '../domain/call.ts'
import { noteTurnServed, priorityOf } from './call-turns.ts'
import { type Connection, poolConfig, type Transaction } from './database.ts'

const heartbeatSeconds = 10
const channel = 'callmark_stage'
/** How often a worker may die over the same call before the call is given up. */
const deathLimit = 4
/** A call that has been accepted waits for its worker as long as it takes. */
const retentionSeconds = 10 * 365 * 86_400

/** One stage of one call, to be run by whoever fetches it. */
export interface StageJob {
  readonly stage: StageName
  readonly callId: string
  /** 1 for the first try of this stage. */
  readonly attempt: number
  readonly queue: string
  readonly id: string
  readonly retryCount: number
}

export interface StageQueue {
  /** Queues a stage in the caller's own transaction, at the turn its call has taken. */
  send(
    tx: Transaction,
    stage: StageName,
    callId: string,
    options?: { attempt?: number; delayMs?: number },
  ): Promise<void>
  fetch(stage: StageName, count: number): Promise<StageJob[]>
  /** Calls whose workers died again and again over them. */
  fetchGivenUp(): Promise<StageJob[]>
  /** Tells the others that the job is still being worked on. */
  keepAlive(jobs: readonly StageJob[]): Promise<void>
  /** Takes the job off the queue in the caller's own transaction. */
  finish(tx: Transaction, job: StageJob): Promise<void>
  /** Calls back whenever a stage has been queued, by any process. Resolves to a function that stops listening. */
  listen(onQueued: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

interface JobData {
  callId: string
  attempt: number
}

const queueOf = (stage: StageName) => `call-${stage}`
const givenUpQueueOf = (stage: StageName) => `call-${stage}-given-up`

/** With `supervise`, this process also looks after the jobs of workers that died. */
export async function openStageQueue(
  connection: Connection,
  options: { supervise: boolean; onError: (error: Error) => void },
): Promise<StageQueue> {
  const boss = new PgBoss({
    ...poolConfig(connection, 4),
    schema: 'pgboss',
    schedule: false,
    supervise: options.supervise,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  } as ConstructorParameters<typeof PgBoss>[0])
  boss.on('error', options.onError)
  const keepQueue = async (name: string, settings: QueueOptions & { deadLetter?: string }) => {
    await boss.createQueue(name, settings)
    // One that was there already keeps its old settings otherwise.
    await boss.updateQueue(name, settings)
  }
  try {
    await boss.start()
    await keepQueues()
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
  async function keepQueues() {
    for (const stage of stageNames) {
      await keepQueue(givenUpQueueOf(stage), { retryLimit: 1000, retryDelay: 5, retentionSeconds })
      await keepQueue(queueOf(stage), {
        // Retries of failed work are ours and go through `send`; pg-boss only repeats what a dead worker left.
        retryLimit: deathLimit,
        retryDelay: 1,
        heartbeatSeconds,
        retentionSeconds,
        expireInSeconds: 23 * 3600,
        deleteAfterSeconds: 3600,
        deadLetter: givenUpQueueOf(stage),
      })
    }
  }

  const fetchFrom = async (queue: string, stage: StageName, count: number): Promise<StageJob[]> => {
    const jobs = await boss.fetch<JobData>(queue, { batchSize: count })
    return jobs.map(({ id, retryCount, data }) => ({ stage, queue, id, retryCount, ...data }))
  }

  return {
    async send(tx, stage, callId, { attempt = 1, delayMs = 0 } = {}) {
      const data: JobData = { callId, attempt }
      const startAfter = delayMs > 0 ? { startAfter: new Date(Date.now() + delayMs) } : {}
      // Whoever listens hears of it when the transaction is committed.
      const noted = await sql<{ turn: number | null }>`
        select pg_notify(${channel}, ${stage}), (select turn from call where id = ${callId}) as turn`.execute(
        tx,
      )
      const priority = priorityOf(noted.rows[0]!.turn)
      await boss.send(queueOf(stage), data, { ...startAfter, priority, db: fromKysely(tx) })
    },
    fetch: (stage, count) => fetchFrom(queueOf(stage), stage, count),
    async fetchGivenUp() {
      const found = await Promise.all(stageNames.map((stage) => fetchFrom(givenUpQueueOf(stage), stage, 10)))
      return found.flat()
    },
    async keepAlive(jobs) {
      for (const stage of stageNames) {
        const mine = jobs.filter((job) => job.stage === stage)
        if (mine.length > 0) await boss.touch(queueOf(stage), mine)
      }
    },
    async finish(tx, job) {
      await boss.complete(job.queue, { id: job.id, retryCount: job.retryCount }, null, { db: fromKysely(tx) })
      if (job.stage === stageNames.at(-1)) await noteTurnServed(tx, job.callId)
    },
    listen: (onQueued) => listenFor(connection, onQueued),
    close: () => boss.stop({ graceful: false }),
  }
}

async function listenFor(connection: Connection, onQueued: () => void): Promise<() => Promise<void>> {
  let listening = true
  let current: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  // A lost listener only makes pick-up slower, since polling goes on meanwhile.
  const reconnect = () => {
    clearTimeout(retry)
    if (listening) retry = setTimeout(() => connect().catch(reconnect), 2000).unref()
  }
  const connect = async () => {
    const client = new pg.Client(poolConfig(connection, 1))
    client.on('error', () => {})
    client.on('notification', onQueued)
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      void client.end().catch(() => {})
      throw error
    }
    client.on('end', reconnect)
    current = client
    onQueued()
  }
  await connect()
  return async () => {
    listening = false
    clearTimeout(retry)
    await current?.end().catch(() => {})
  }
}
