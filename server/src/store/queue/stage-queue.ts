import pg from 'pg'
import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import { type StageName, stageNames } from '../../domain/call.ts'
import { carryTrace, type TraceCarrier } from '../../observe/tracing.ts'
import { type Connection, poolConfig, type Transaction } from '../database.ts'
import { getPlace, type Place, priorityOf } from './call-places.ts'
import { keepingPlans } from './preparing-client.ts'

const heartbeatSeconds = 10
const channel = 'callmark_stage'
/** Several stages that are queued together are announced together. */
const announceMs = 5
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
  /** The call's place among all calls, under the name that stored jobs have for it; null where it has none. */
  readonly turn?: Place | null
  /** Whose call it is; a job of an earlier version does not say. */
  readonly workspaceId?: string
  /** Since when it could have been run, by the clock of who queued it; a job of an earlier version does not say. */
  readonly queuedAt?: number
  readonly trace?: TraceCarrier
  readonly queue: string
  readonly id: string
  readonly retryCount: number
}

export interface StageQueue {
  /**
   * Queues a stage in the caller's own transaction, at the place its call has taken. Workers see it sooner if it is
   * announced afterwards.
   */
  send(
    tx: Transaction,
    stage: StageName,
    callId: string,
    options?: { attempt?: number; delayMs?: number; after?: StageJob },
  ): Promise<void>
  /**
   * Tells every worker, after the commit, that a stage has been queued. What is never announced is found by polling.
   * Not part of the transaction itself: PostgreSQL lets only one that notifies commit at a time.
   */
  announce(stage: StageName): void
  /** Those whose place comes first, leaving out these clients' calls. */
  fetch(stage: StageName, count: number, without?: readonly string[]): Promise<StageJob[]>
  /** Calls whose workers died again and again over them. */
  fetchGivenUp(): Promise<StageJob[]>
  /** Tells the others that the job is still being worked on. */
  keepAlive(jobs: readonly StageJob[]): Promise<void>
  /** Takes the job off the queue in the caller's own transaction. */
  finish(tx: Transaction, job: StageJob): Promise<void>
  /**
   * Calls back whenever a stage has been queued, by any process; without its name when some may have been missed.
   * Resolves to a function that stops listening.
   */
  listen(onQueued: (stage?: StageName) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

interface JobData {
  callId: string
  attempt: number
  turn?: Place | null
  workspaceId?: string
  queuedAt?: number
  trace?: TraceCarrier
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
  const notes = openNotes(connection)
  try {
    await boss.start()
    await keepQueues(boss)
  } catch (error) {
    await notes.close()
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }

  const fetchFrom = async (
    queue: string,
    stage: StageName,
    count: number,
    without: readonly string[] = [],
  ): Promise<StageJob[]> => {
    const ignoreGroups = without.length > 0 ? { ignoreGroups: [...without] } : {}
    const jobs = await boss.fetch<JobData>(queue, { batchSize: count, ...ignoreGroups, db: notes.db })
    return jobs.map(({ id, retryCount, data }) => ({ stage, queue, id, retryCount, ...data }))
  }

  return {
    async send(tx, stage, callId, { attempt = 1, delayMs = 0, after } = {}) {
      const { place, workspaceId } = after?.workspaceId
        ? { place: after.turn, workspaceId: after.workspaceId }
        : await getPlace(tx, callId)
      const whose = workspaceId ? { workspaceId } : {}
      const data: JobData = {
        callId,
        attempt,
        turn: place,
        ...whose,
        queuedAt: Date.now() + delayMs,
        ...carryTrace(),
      }
      // As a wait, not as a moment: only the database's clock is the same for all.
      const startAfter = delayMs > 0 ? { startAfter: delayMs / 1000 } : {}
      const priority = priorityOf(place ?? null)
      const group = workspaceId ? { group: { id: workspaceId } } : {}
      await boss.send(queueOf(stage), data, { ...startAfter, priority, ...group, db: fromKysely(tx) })
    },
    announce: (stage) => notes.announce(stage),
    fetch: (stage, count, without) => fetchFrom(queueOf(stage), stage, count, without),
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
    },
    listen: (onQueued) => listenFor(connection, onQueued),
    async close() {
      await Promise.all([boss.stop({ graceful: false }), notes.close()])
    },
  }
}

async function keepQueues(boss: PgBoss): Promise<void> {
  const keepQueue = async (name: string, settings: QueueOptions & { deadLetter?: string }) => {
    await boss.createQueue(name, settings)
    // One that was there already keeps its old settings otherwise.
    await boss.updateQueue(name, settings)
  }
  for (const stage of stageNames) {
    await keepQueue(givenUpQueueOf(stage), {
      retryLimit: 1000,
      retryDelay: 5,
      expireInSeconds: 60,
      retentionSeconds,
    })
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

/**
 * Connections for what may be forgotten in a crash: who has fetched a job, and that there is one. A commit that waits for
 * no disk is what keeps short stages short.
 */
function openNotes(connection: Connection) {
  const pool = new pg.Pool({
    ...poolConfig(connection, 2),
    ...keepingPlans('set synchronous_commit = off'),
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const untold = new Set<StageName>()
  const tell = () => {
    const stages = [...untold]
    untold.clear()
    pool.query('select pg_notify($1, stage) from unnest($2::text[]) stage', [channel, stages]).catch(() => {})
  }
  return {
    db: { executeSql: (text: string, values: unknown[] = []) => pool.query(text, values) },
    announce(stage: StageName) {
      if (untold.size === 0) setTimeout(tell, announceMs).unref()
      untold.add(stage)
    },
    close: () => pool.end(),
  }
}

async function listenFor(
  connection: Connection,
  onQueued: (stage?: StageName) => void,
): Promise<() => Promise<void>> {
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
    client.on('notification', ({ payload }) => onQueued(stageNames.find((name) => name === payload)))
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
