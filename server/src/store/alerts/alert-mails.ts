import { sql } from 'kysely'
import { newId } from '../../domain/new-id.ts'
import type { Database } from '../database.ts'
import { listHidden } from '../reviews/hidden-calls.ts'
import { hideOrNoteSeen } from '../reviews/queue/blind.ts'

export interface ClaimedMail {
  readonly id: string
  readonly noticeId: string
  readonly personId: string
  readonly workspaceId: string
  readonly to: string
  readonly name: string
  /** Agents the receiver may hear of; null: all. */
  readonly agentIds: readonly string[] | null
  readonly tries: number
  readonly claim: string
}

/** Longer than a mail may take; after it, whoever had it is dead and another sends it. */
const leaseSeconds = 60
const retryMinutes = [1, 5, 30, 120, 600]

/** Takes due mails in hand. Who has left or become an agent since is told nothing; a lead hears of their own teams. */
export async function claimMails(database: Database, limit: number): Promise<ClaimedMail[]> {
  const claim = newId()
  await sql`
    delete from alert_mail using person
    where alert_mail.status = 'PENDING' and person.id = person_id and (not person.enabled or person.role = 'agent')`.execute(
    database,
  )
  const { rows } = await sql<Omit<ClaimedMail, 'claim'>>`
    with due as materialized (
      select id from alert_mail where status = 'PENDING' and next_attempt_at <= now()
      order by next_attempt_at limit ${limit} for update skip locked
    )
    update alert_mail as mail
    set claim = ${claim}, next_attempt_at = now() + make_interval(secs => ${leaseSeconds}), tries = tries + 1
    from due, person
    where mail.id = due.id and person.id = mail.person_id
    returning mail.id, mail.notice_id as "noticeId", person.id as "personId", person.workspace_id as "workspaceId", person.email as to, person.name, mail.tries,
      case when person.role = 'lead' then array(
        select agent.agent_id from agent join team_lead on team_lead.team_id = agent.team_id
        where team_lead.person_id = person.id
      ) end as "agentIds"`.execute(database)
  return rows.map((row) => ({ ...row, claim }))
}

/**
 * Calls that the receiver is to answer without seeing what the machine said: the mail must not tell. If one of the others
 * is up for a blind review, the mail tells, and for this person it is not blind any more.
 */
export async function listWithheld(
  database: Database,
  { noticeId, personId, workspaceId }: Pick<ClaimedMail, 'noticeId' | 'personId' | 'workspaceId'>,
): Promise<ReadonlySet<string>> {
  const told = await database
    .selectFrom('alert')
    .select('call_id')
    .distinct()
    .where('notice_id', '=', noticeId)
    .where('call_id', 'is not', null)
    .execute()
  const calls = told.map(({ call_id }) => call_id!)
  const by = { workspaceId, actor: personId }
  const withheld = await listHidden(database, { by, person: true }, calls)
  for (const call of calls)
    if (!withheld.has(call) && (await hideOrNoteSeen(database, by, call))) withheld.add(call)
  return withheld
}

export async function settleMail(database: Database, mail: ClaimedMail, sent: boolean): Promise<void> {
  const minutes = retryMinutes[mail.tries - 1]
  const again = !sent && minutes !== undefined
  await sql`
    update alert_mail set claim = null,
      status = ${sent ? 'SENT' : again ? 'PENDING' : 'FAILED'},
      next_attempt_at = case when ${again} then now() + make_interval(mins => ${minutes ?? 0}) end
    where id = ${mail.id} and claim = ${mail.claim}`.execute(database)
}
