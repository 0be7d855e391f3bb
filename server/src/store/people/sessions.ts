import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { newId } from '../../domain/new-id.ts'
import type { Reaching } from '../../domain/people/reach-of.ts'
import type { Acting } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import { type Database, withinTransaction } from '../database.ts'
import type { SignInWay } from './people-tables.ts'
import { refuseWhereSsoOnly } from './sso.ts'

/** Somebody who has signed in, as they are now. */
export interface SignedInPerson extends Reaching {
  readonly id: string
  readonly workspaceId: string
  readonly sessionId: string
  readonly name: string
  readonly email: string
}

export interface SessionLimits {
  readonly idleSeconds: number
  readonly absoluteSeconds: number
}

export interface NewSession {
  readonly personId: string
  readonly way: SignInWay
  readonly address: string | undefined
  readonly browser: string | undefined
}

/** What the browser holds; it is told once and not kept. */
export async function beginSession(
  database: Database,
  { personId, way, address, browser }: NewSession,
  { absoluteSeconds }: SessionLimits,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await withinTransaction(database, async (tx) => {
    const id = newId()
    const person = await tx
      .updateTable('person')
      .set({ last_seen_at: new Date() })
      .where('id', '=', personId)
      // Disabled or removed since the password was checked: the session would come to life once they are enabled again.
      .where('enabled', '=', true)
      .returning(['workspace_id', 'name', 'role'])
      .executeTakeFirst()
    if (!person) throw new AppError('sign_in_refused')
    // Here, and not where the password is checked alone: between it and the code, or the passkey, the setting may change.
    if (way === 'password' || way === 'passkey')
      await refuseWhereSsoOnly(tx, { workspaceId: person.workspace_id, role: person.role })
    await tx
      .insertInto('session')
      .values({
        id,
        token_hash: fingerprintOf(token),
        person_id: personId,
        way,
        address: address ?? null,
        browser: browser?.slice(0, 300) ?? null,
        expires_at: new Date(Date.now() + absoluteSeconds * 1000),
      })
      .execute()
    await noteAudit(tx, {
      workspaceId: person.workspace_id,
      actor: personId,
      actorName: person.name,
      address,
      action: 'signed_in',
      subject: 'session',
      subjectId: id,
      detail: { way },
    })
  })
  return token
}

/** Undefined: there is no such session, it has ended, or its person is not welcome any more. Says that it was used. */
export async function findSession(
  database: Database,
  by: { readonly token: string } | { readonly id: string },
  { idleSeconds }: SessionLimits,
): Promise<SignedInPerson | undefined> {
  const which =
    'token' in by ? sql`session.token_hash = ${fingerprintOf(by.token)}` : sql`session.id = ${by.id}::uuid`
  const found = await sql<SignedInPerson & { stale: boolean }>`
    select person.id, person.workspace_id as "workspaceId", session.id as "sessionId", person.name, person.email,
      person.role, person.agent_id as "agentId", workspace.release_after_days as "releaseAfterDays", session.last_seen_at < now() - interval '1 minute' as stale,
      coalesce((
        select array_agg(agent.agent_id order by agent.agent_id)
        from team_lead join agent on agent.team_id = team_lead.team_id
        where team_lead.person_id = person.id and person.role = 'lead'
      ), '{}') as "teamAgents"
    from session join person on person.id = session.person_id join workspace on workspace.id = person.workspace_id
    where ${which} and person.enabled and session.expires_at > now()
      and session.last_seen_at > now() - make_interval(secs => ${idleSeconds})`.execute(database)
  const row = found.rows[0]
  if (!row) return undefined
  const { stale, ...person } = row
  // Once a minute is enough to know who is idle.
  if (stale) await noteSeen(database, person)
  return person
}

async function noteSeen(database: Database, { id, sessionId }: SignedInPerson): Promise<void> {
  const now = new Date()
  await database.updateTable('session').set({ last_seen_at: now }).where('id', '=', sessionId).execute()
  await database.updateTable('person').set({ last_seen_at: now }).where('id', '=', id).execute()
}

export interface ListedSession {
  readonly id: string
  readonly way: SignInWay
  readonly address: string | null
  readonly browser: string | null
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

/** Those that still count, the latest first. */
export async function listSessions(
  database: Database,
  personId: string,
  { idleSeconds }: SessionLimits,
): Promise<ListedSession[]> {
  const rows = await database
    .selectFrom('session')
    .selectAll()
    .where('person_id', '=', personId)
    .where(sql<boolean>`expires_at > now() and last_seen_at > now() - make_interval(secs => ${idleSeconds})`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    way: row.way,
    address: row.address,
    browser: row.browser,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  }))
}

/** Ends one session of a person, or all but one. The number of those that ended. */
export async function endSessions(
  database: Database,
  by: Acting,
  personId: string,
  which: { readonly only: string } | { readonly allBut: string | undefined },
): Promise<number> {
  return withinTransaction(database, async (tx) => {
    let query = tx.deleteFrom('session').where('person_id', '=', personId)
    if ('only' in which) query = query.where('id', '=', which.only)
    else if (which.allBut !== undefined) query = query.where('id', '!=', which.allBut)
    const ended = await query.returning('id').execute()
    for (const { id } of ended)
      await noteAudit(tx, { ...by, action: 'ended', subject: 'session', subjectId: id })
    return ended.length
  })
}

/** Sessions, links and half-finished sign-ins that count no more. */
export async function removeEndedSessions(database: Database): Promise<void> {
  await database.deleteFrom('session').where('expires_at', '<', new Date()).execute()
  await database.deleteFrom('sign_in_step').where('expires_at', '<', new Date()).execute()
  const longAgo = new Date(Date.now() - 30 * 86_400_000)
  await database.deleteFrom('sign_in_link').where('expires_at', '<', longAgo).execute()
}

/** What is kept of a secret that a browser holds: whoever reads the database cannot come in with it. */
export function fingerprintOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
