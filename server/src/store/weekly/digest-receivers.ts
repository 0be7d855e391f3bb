import { sql } from 'kysely'
import type { Reaching } from '../../domain/people/reach-of.ts'
import type { Acting } from '../../domain/people/roles.ts'
import type { MailLanguage } from '../../domain/weekly/weekly-digest.ts'
import { noteAudit } from '../audit.ts'
import type { Database } from '../database.ts'

/** Somebody who may get a digest, as they are now. */
export interface DigestReceiver extends Reaching {
  readonly id: string
  readonly workspaceId: string
  readonly name: string
  readonly email: string
  readonly language: MailLanguage | null
  readonly wanted: boolean
  readonly enabled: boolean
  /** Nobody has ever signed in with the account: whether the address is right is not known. */
  readonly isNew: boolean
}

/** Why somebody gets no digest, whatever happened in the week. */
export const noDigestReasons = ['role', 'nobody_to_tell_of', 'opted_out', 'never_signed_in'] as const
export type NoDigestReason = (typeof noDigestReasons)[number]

export async function findReceiver(
  database: Database,
  workspaceId: string,
  personId: string,
): Promise<DigestReceiver | undefined> {
  const { rows } = await sql<DigestReceiver>`
    select person.id, person.workspace_id as "workspaceId", person.name, person.email, person.role,
      person.agent_id as "agentId", person.language, person.weekly_digest as wanted, person.enabled,
      person.last_seen_at is null as "isNew", workspace.release_after_days as "releaseAfterDays",
      coalesce((
        select array_agg(agent.agent_id order by agent.agent_id)
        from team_lead join agent on agent.team_id = team_lead.team_id
        where team_lead.person_id = person.id and person.role = 'lead'
      ), '{}') as "teamAgents"
    from person join workspace on workspace.id = person.workspace_id
    where person.id = ${personId} and person.workspace_id = ${workspaceId}`.execute(database)
  return rows[0]
}

/** Null: they get one. */
export function whyNoDigest(person: DigestReceiver): NoDigestReason | null {
  if (person.role !== 'lead' && person.role !== 'agent') return 'role'
  if (person.role === 'lead' ? person.teamAgents.length === 0 : person.agentId === null)
    return 'nobody_to_tell_of'
  if (!person.wanted) return 'opted_out'
  return person.isNew || !person.enabled ? 'never_signed_in' : null
}

/** Their own choice; what is left out stays. */
export async function changeMailChoices(
  tx: Database,
  by: Acting,
  personId: string,
  {
    language,
    weeklyDigest,
  }: { readonly language?: MailLanguage | undefined; readonly weeklyDigest?: boolean | undefined },
): Promise<void> {
  if (language === undefined && weeklyDigest === undefined) return
  const values = {
    ...(language === undefined ? {} : { language }),
    ...(weeklyDigest === undefined ? {} : { weekly_digest: weeklyDigest }),
  }
  await tx
    .updateTable('person')
    .set({ ...values, updated_at: new Date(), updated_by: by.actor })
    .where('id', '=', personId)
    .execute()
  await noteAudit(tx, { ...by, action: 'replaced', subject: 'person', subjectId: personId, detail: values })
}
