import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { keptChangesMinutes } from './passages.ts'
import { type Candidate, type CodedCall, Shelf } from './shelf.ts'

const callsAtOnce = 2_000
/** Of a workspace that does not fit, so much is held at a time, and let go of. */
const passagesAtOnce = 100_000
const idleMs = 600_000

interface Held {
  readonly shelf: Shelf
  /** Whatever a transaction from this one on has changed may not be known yet. */
  since: string
  refreshedAt: number
  /** One at a time: what is compared must not move. */
  turn: Promise<unknown>
}

export interface NearestQuestion {
  readonly workspaceId: string
  /** The network that has read the question. */
  readonly madeBy: string
  readonly vector: Float32Array
  readonly most: number
  /** Only passages of these calls; undefined: of all. */
  readonly allowed?: readonly string[] | undefined
}

/**
 * Holds the codes of the workspaces that were searched last, up to so many bytes. What has changed is read before every
 * search; what nobody has searched for a while is let go of. A workspace too large for it is read from the database anew.
 */
export class PassageMemory {
  readonly #database: Database
  readonly #mostBytes: number
  readonly #held = new Map<string, Held>()

  constructor(database: Database, mostBytes: number) {
    this.#database = database
    this.#mostBytes = mostBytes
  }

  get bytes(): number {
    return [...this.#held.values()].reduce((sum, { shelf }) => sum + shelf.bytes, 0)
  }

  async findNearest(question: NearestQuestion): Promise<Candidate[]> {
    const key = `${question.workspaceId}\n${question.madeBy}`
    this.#letGo((_, { refreshedAt }) => Date.now() - refreshedAt > idleMs)
    let held = this.#held.get(key)
    if (!held) {
      const { passages, calls } = await this.#weigh(question)
      if (Shelf.bytesOf(passages, calls) > this.#mostBytes) return this.#findWithoutHolding(question)
      held = this.#held.get(key) ?? {
        shelf: new Shelf(passages),
        since: '',
        refreshedAt: 0,
        turn: Promise.resolve(),
      }
    }
    // The one that was asked last is let go of last.
    this.#held.delete(key)
    this.#held.set(key, held)
    const mine = held
    const found = mine.turn.then(async () => {
      await this.#refresh(mine, question)
      return mine.shelf.find(question.vector, question.most, question.allowed)
    })
    mine.turn = found.catch(() => this.#held.delete(key))
    const candidates = await found
    this.#letGo((name) => name !== key && this.bytes > this.#mostBytes)
    return candidates
  }

  #letGo(isDue: (key: string, held: Held) => boolean): void {
    for (const [key, held] of this.#held) if (isDue(key, held)) this.#held.delete(key)
  }

  async #weigh({ workspaceId }: NearestQuestion): Promise<{ passages: number; calls: number }> {
    const { rows } = await sql<{ passages: number; calls: number }>`
      select coalesce(sum(count), 0) as passages, count(*) as calls from call_passages
      where workspace_id = ${workspaceId}`.execute(this.#database)
    return rows[0]!
  }

  async #refresh(held: Held, { workspaceId, madeBy }: NearestQuestion): Promise<void> {
    const isOld = Date.now() - held.refreshedAt > keptChangesMinutes * 60_000
    const startedAt = Date.now()
    // What is older than this is there for all to see; what is not will be looked at again.
    const horizon = await sql<{ xmin: string }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(this.#database)
    if (held.since === '' || isOld) {
      for await (const calls of this.#readAll(workspaceId, madeBy))
        for (const call of calls) held.shelf.put(call)
    } else {
      const changed = await sql<{ call_id: string }>`
        select distinct call_id from passage_change
        where workspace_id = ${workspaceId} and xact >= ${held.since}::xid8`.execute(this.#database)
      const ids = changed.rows.map(({ call_id }) => call_id)
      const there = ids.length > 0 ? await this.#readSome(workspaceId, madeBy, ids) : []
      for (const id of ids) held.shelf.remove(id)
      for (const call of there) held.shelf.put(call)
    }
    held.since = horizon.rows[0]!.xmin
    held.refreshedAt = startedAt
  }

  async *#readAll(workspaceId: string, madeBy: string): AsyncGenerator<CodedCall[]> {
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const { rows } = await sql<CodedCall>`
        select call_id, codes from call_passages
        where workspace_id = ${workspaceId} and call_id > ${after}::uuid and made_by = ${madeBy}
        order by call_id limit ${callsAtOnce}`.execute(this.#database)
      yield rows
      if (rows.length < callsAtOnce) return
      after = rows.at(-1)!.call_id
    }
  }

  async #readSome(workspaceId: string, madeBy: string, ids: readonly string[]): Promise<CodedCall[]> {
    const { rows } = await sql<CodedCall>`
      select call_id, codes from call_passages
      where workspace_id = ${workspaceId} and call_id = any(${ids}::uuid[]) and made_by = ${madeBy}`.execute(
      this.#database,
    )
    return rows
  }

  async #findWithoutHolding({ workspaceId, madeBy, vector, most, allowed }: NearestQuestion) {
    let nearest: Candidate[] = []
    let shelf = new Shelf()
    const compare = async () => {
      const all = [...nearest, ...(await shelf.find(vector, most, allowed))]
      nearest = all.sort((one, other) => other.score - one.score).slice(0, most)
      shelf = new Shelf()
    }
    for await (const calls of this.#readAll(workspaceId, madeBy)) {
      for (const call of calls) shelf.put(call)
      if (shelf.passages >= passagesAtOnce) await compare()
    }
    await compare()
    return nearest
  }
}
