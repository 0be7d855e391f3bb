import { sql } from 'kysely'
import { newId } from '../domain/new-id.ts'
import type { Database, Transaction } from './database.ts'

const leaseSeconds = 60
const keptHours = 24
const removedAtOnce = 10_000

/** How often whoever holds a key should say that it is still at work. */
export const renewKeyMs = (leaseSeconds * 1000) / 3

export interface KeyedRequest {
  readonly actor: string
  readonly key: string
  /** Method and path. */
  readonly operation: string
  /** Null: not known before the whole request has been read. */
  readonly fingerprint: string | null
}

export interface RememberedAnswer {
  readonly status: number
  readonly body: string | null
  readonly location: string | null
}

export interface HeldKey {
  readonly actor: string
  readonly key: string
  readonly holder: string
}

/** What a key stands for when a request comes with it. */
export type KeyState =
  | { readonly state: 'held'; readonly held: HeldKey }
  | { readonly state: 'busy' }
  | { readonly state: 'other request' }
  | { readonly state: 'answered'; readonly fingerprint: string | null; readonly answer: RememberedAnswer }

/** Takes the key for this request, unless another has it. */
export async function takeKey(database: Database, request: KeyedRequest): Promise<KeyState> {
  const { actor, key, operation, fingerprint } = request
  const held = { actor, key, holder: newId() }
  for (;;) {
    const taken = await sql`
      insert into idempotency_key as known (actor, key, operation, fingerprint, holder, lease_until)
      values (${actor}, ${key}, ${operation}, ${fingerprint}, ${held.holder}, ${leaseEnd})
      on conflict (actor, key) do update set operation = excluded.operation, fingerprint = excluded.fingerprint,
        holder = excluded.holder, lease_until = excluded.lease_until, status = null, body = null, location = null,
        created_at = now()
      where known.status is null and known.lease_until < now() or known.created_at < ${expiry}`.execute(
      database,
    )
    if (taken.numAffectedRows === 1n) return { state: 'held', held }
    const known = await database
      .selectFrom('idempotency_key')
      .selectAll()
      .where('actor', '=', actor)
      .where('key', '=', key)
      .executeTakeFirst()
    // Given back in between: it is anybody's again.
    if (!known) continue
    const differs = known.fingerprint !== null && fingerprint !== null && known.fingerprint !== fingerprint
    if (known.operation !== operation || differs) return { state: 'other request' }
    if (known.status === null) return { state: 'busy' }
    const { status, body, location } = known
    return { state: 'answered', fingerprint: known.fingerprint, answer: { status, body, location } }
  }
}

/** The holder is alive and still at work. */
export async function renewKey(database: Database, held: HeldKey): Promise<void> {
  await updateHeld(database, held).set({ lease_until: leaseEnd }).execute()
}

export async function noteFingerprint(database: Database, held: HeldKey, fingerprint: string): Promise<void> {
  await updateHeld(database, held).set({ fingerprint }).execute()
}

/** An answer that shows a call which has been erased meanwhile is not kept. */
export async function rememberAnswer(
  database: Database,
  held: HeldKey,
  answer: RememberedAnswer,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    if (await isErasedCall(tx, answer.location)) return releaseKey(tx, held)
    await updateHeld(tx, held)
      .set({ ...answer })
      .execute()
  })
}

/** Waits for an erasure that is under way, and makes one that comes later wait until the answer can be found. */
async function isErasedCall(tx: Transaction, location: string | null): Promise<boolean> {
  const callId = /^\/v1\/call-analysis\/([0-9a-f-]{36})$/.exec(location ?? '')?.[1]
  if (!callId) return false
  const call = await tx
    .selectFrom('call')
    .select('erased_at')
    .where('id', '=', callId)
    .forShare()
    .executeTakeFirst()
  return call?.erased_at != null
}

/** Gives the key back, free for any request. */
export async function releaseKey(database: Database, { actor, key, holder }: HeldKey): Promise<void> {
  await database
    .deleteFrom('idempotency_key')
    .where('actor', '=', actor)
    .where('key', '=', key)
    .where('holder', '=', holder)
    .execute()
}

/** Forgets the answers that show what is at this address. */
export async function forgetAnswersAbout(tx: Transaction, location: string): Promise<void> {
  await tx.deleteFrom('idempotency_key').where('location', '=', location).execute()
}

export async function removeOldKeys(database: Database): Promise<void> {
  let removed: bigint | undefined
  do {
    const deleted = await sql`
      delete from idempotency_key where (actor, key) in (
        select actor, key from idempotency_key where created_at < ${expiry} limit ${removedAtOnce}
      )`.execute(database)
    removed = deleted.numAffectedRows
  } while (removed === BigInt(removedAtOnce))
}

const leaseEnd = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`
const expiry = sql<Date>`now() - make_interval(hours => ${keptHours})`

function updateHeld(database: Database, { actor, key, holder }: HeldKey) {
  return database
    .updateTable('idempotency_key')
    .where('actor', '=', actor)
    .where('key', '=', key)
    .where('holder', '=', holder)
}
