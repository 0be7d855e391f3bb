import { sql } from 'kysely'
import { newId } from '../../domain/new-id.ts'
import { findDueDay, weekdays } from '../../domain/weekly/digest-schedule.ts'
import type { Database } from '../database.ts'

export interface ClaimedDigest {
  readonly id: string
  readonly workspaceId: string
  readonly personId: string
  /** The day it is sent on: the seven days before are the week. */
  readonly day: string
  readonly timeZone: string
  readonly tries: number
  readonly claim: string
}

/** Longer than one digest takes to be written and sent; after it, whoever had it is dead and another sends it. */
const leaseSeconds = 120
const retryMinutes = [1, 5, 30, 120, 600]
/** What could not be sent for so long is old news. */
const oldestDays = 3
const keptDays = 60

/**
 * Queues the digests that are due. The row of the day is what counts: whoever writes it queues a mail for everybody in the
 * same transaction, so any number of processes may try, and one that is killed leaves all or nothing. Resolves to the
 * number of mails.
 */
export async function queueDigests(database: Database, now = new Date()): Promise<number> {
  const settings = await database
    .selectFrom('digest_settings')
    .selectAll()
    .where('enabled', '=', true)
    .execute()
  let queued = 0
  for (const { workspace_id, time_zone, weekday, hour, since } of settings) {
    const schedule = { timeZone: time_zone, weekday: weekdays[weekday - 1]!, hour }
    const day = findDueDay(schedule, since, now)
    if (day === undefined) continue
    queued += await database.transaction().execute(async (tx) => {
      const { rows } = await sql`
        insert into digest_day (workspace_id, day) values (${workspace_id}, ${day})
        on conflict do nothing returning day`.execute(tx)
      if (rows.length === 0) return 0
      const { numAffectedRows } = await sql`
        insert into digest_mail (id, workspace_id, day, person_id, time_zone)
        select gen_random_uuid(), workspace_id, ${day}, id, ${time_zone} from person
        where workspace_id = ${workspace_id} and enabled and weekly_digest and last_seen_at is not null and (
          (role = 'agent' and agent_id is not null)
          or (role = 'lead' and exists (select from team_lead where person_id = person.id))
        )`.execute(tx)
      return Number(numAffectedRows ?? 0)
    })
  }
  return queued
}

/** Takes one due digest in hand. */
export async function claimDigest(database: Database): Promise<ClaimedDigest | undefined> {
  const claim = newId()
  const { rows } = await sql<Omit<ClaimedDigest, 'claim'>>`
    update digest_mail as mail
    set claim = ${claim}, next_attempt_at = now() + make_interval(secs => ${leaseSeconds}), tries = tries + 1
    where id = (
      select id from digest_mail where status = 'PENDING' and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked
    )
    returning mail.id, mail.workspace_id as "workspaceId", mail.person_id as "personId", mail.day::text,
      mail.time_zone as "timeZone", mail.tries`.execute(database)
  return rows[0] && { ...rows[0], claim }
}

/** Only whoever still has it in hand settles it. */
export async function settleDigest(
  database: Database,
  { id, claim, tries }: ClaimedDigest,
  outcome: 'sent' | 'empty' | 'not sent',
): Promise<void> {
  const minutes = retryMinutes[tries - 1]
  const again = outcome === 'not sent' && minutes !== undefined
  const status = { sent: 'SENT', empty: 'EMPTY', 'not sent': again ? 'PENDING' : 'FAILED' }[outcome]
  await sql`
    update digest_mail set claim = null, status = ${status},
      next_attempt_at = case when ${again} then now() + make_interval(mins => ${minutes ?? 0}) end
    where id = ${id} and claim = ${claim}`.execute(database)
}

/** What is too late is not sent, and what was sent long ago is forgotten. */
export async function removeOldDigests(database: Database): Promise<void> {
  await sql`
    update digest_mail set status = 'FAILED', claim = null, next_attempt_at = null
    from digest_day
    where digest_mail.status = 'PENDING' and digest_day.workspace_id = digest_mail.workspace_id
      and digest_day.day = digest_mail.day and queued_at < now() - make_interval(days => ${oldestDays})`.execute(
    database,
  )
  await sql`delete from digest_day where queued_at < now() - make_interval(days => ${keptDays})`.execute(
    database,
  )
}
