import { type Selectable, sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { newId } from '../../domain/new-id.ts'
import { permissions } from '../../domain/people/permissions.ts'
import type { Acting, Role } from '../../domain/people/roles.ts'
import type { MailLanguage } from '../../domain/weekly/weekly-digest.ts'
import { noteAudit } from '../audit.ts'
import { checkInLine } from '../clients/check-in-line.ts'
import { hashPassword, passwordMatches } from '../clients/secret-hash.ts'
import { type Database, isDuplicate, type Transaction, withinTransaction } from '../database.ts'
import { handBackTasks } from '../reviews/queue/hand-back-tasks.ts'
import type { AuditDetail, Schema } from '../schema.ts'
import { endSessions } from './sessions.ts'
import { endLinks } from './sign-in-links.ts'
import { checkTeams } from './teams.ts'

/** As the list of people shows somebody. */
export interface Person {
  readonly id: string
  readonly workspaceId: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly agentId: string | null
  /** The teams this person leads. */
  readonly leads: readonly number[]
  readonly enabled: boolean
  readonly hasPassword: boolean
  readonly hasCode: boolean
  readonly passkeys: number
  readonly hasSso: boolean
  readonly lastSeenAt: Date | null
  /** Of mails to them; null: nobody has said. */
  readonly language: MailLanguage | null
  readonly weeklyDigest: boolean
  readonly createdAt: Date
  readonly createdBy: string
  readonly updatedAt: Date | null
  readonly updatedBy: string | null
}

export interface PersonFields {
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly agentId: string | null
  readonly leads: readonly number[]
}

export interface PersonAddress extends Acting {
  readonly personId: string
  /** The role of whoever asks; undefined: a program or the operator, who may do everything. */
  readonly actingRole?: Role | undefined
}

type PersonRow = Selectable<Schema['person']>

export async function createPerson(
  database: Database,
  { actingRole, ...by }: Omit<PersonAddress, 'personId'>,
  fields: PersonFields,
  more: { readonly ssoSubject?: string } = {},
): Promise<Person> {
  refuseOwner(actingRole, fields.role)
  const id = newId()
  return sayWhenTaken(() =>
    withinTransaction(database, async (tx) => {
      await tx
        .insertInto('person')
        .values({
          id,
          workspace_id: by.workspaceId,
          email: fields.email,
          name: fields.name,
          role: fields.role,
          agent_id: fields.agentId,
          sso_subject: more.ssoSubject ?? null,
          created_by: by.actor,
        })
        .execute()
      await setLeads(tx, by.workspaceId, id, fields.leads)
      await keepAgent(tx, by.workspaceId, fields)
      await note(tx, by, id, 'created', { role: fields.role, agent_id: fields.agentId })
      return getPerson(tx, by.workspaceId, id)
    }),
  )
}

/** Whoever may do something else now has to sign in again, and so has whoever is disabled. */
export async function updatePerson(
  database: Database,
  address: PersonAddress,
  fields: PersonFields & { readonly enabled: boolean },
): Promise<Person> {
  const { personId, actingRole, ...by } = address
  return sayWhenTaken(() =>
    withinTransaction(database, async (tx) => {
      const before = await lockPerson(tx, by.workspaceId, personId)
      refuseOwner(actingRole, before.role)
      refuseOwner(actingRole, fields.role)
      const leadsBefore = await listLeads(tx, personId)
      const staysOwner = fields.role === 'owner' && fields.enabled
      if (before.role === 'owner' && before.enabled && !staysOwner)
        await keepAnOwner(tx, by.workspaceId, personId)
      await tx
        .updateTable('person')
        .set({
          email: fields.email,
          name: fields.name,
          role: fields.role,
          agent_id: fields.agentId,
          enabled: fields.enabled,
          updated_at: new Date(),
          updated_by: by.actor,
        })
        .where('id', '=', personId)
        .execute()
      await setLeads(tx, by.workspaceId, personId, fields.leads)
      await keepAgent(tx, by.workspaceId, fields)
      const rightsChanged =
        before.role !== fields.role ||
        before.agent_id !== fields.agentId ||
        before.enabled !== fields.enabled ||
        leadsBefore.join() !== [...fields.leads].sort((a, b) => a - b).join()
      if (rightsChanged) await endSessions(tx, by, personId, { allBut: undefined })
      if (rightsChanged && !mayReviewAll(fields)) await handBackTasks(tx, personId)
      if (!fields.enabled || before.email !== fields.email) await endLinks(tx, personId)
      await note(
        tx,
        by,
        personId,
        fields.enabled === before.enabled ? 'replaced' : fields.enabled ? 'enabled' : 'disabled',
        {
          role: fields.role,
          agent_id: fields.agentId,
          leads: [...fields.leads],
        },
      )
      return getPerson(tx, by.workspaceId, personId)
    }),
  )
}

/** Of whoever may not, what was given to them may be out of their reach now. */
function mayReviewAll({ enabled, role }: { readonly enabled: boolean; readonly role: Role }): boolean {
  return enabled && permissions.createReview[role] === 'all'
}

/** For good, with sessions, passkeys and links. What the person did stays in the audit log. */
export async function deletePerson(
  database: Database,
  { personId, actingRole, ...by }: PersonAddress,
): Promise<void> {
  await withinTransaction(database, async (tx) => {
    const before = await lockPerson(tx, by.workspaceId, personId)
    refuseOwner(actingRole, before.role)
    if (before.role === 'owner' && before.enabled) await keepAnOwner(tx, by.workspaceId, personId)
    await handBackTasks(tx, personId)
    await tx.deleteFrom('person').where('id', '=', personId).execute()
    await note(tx, by, personId, 'removed')
  })
}

export async function getPerson(database: Database, workspaceId: string, id: string): Promise<Person> {
  const [person] = await selectPeople(
    database,
    sql`person.workspace_id = ${workspaceId} and person.id = ${id}`,
  )
  if (!person) throw new AppError('not_found', 'There is nobody with this id.')
  return person
}

export function listPeople(database: Database, workspaceId: string): Promise<Person[]> {
  return selectPeople(database, sql`person.workspace_id = ${workspaceId}`)
}

/** In every workspace, for whoever runs the service. */
export function listAllPeople(database: Database): Promise<Person[]> {
  return selectPeople(database, sql`true`)
}

export async function countPeople(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('person')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Accounts of this address that may be entered by a password or a new one; in one workspace or several. */
export async function findByEmail(database: Database, email: string): Promise<PersonRow[]> {
  return database
    .selectFrom('person')
    .selectAll()
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('enabled', '=', true)
    .orderBy(sql`last_seen_at desc nulls last`)
    .limit(5)
    .execute()
}

/** The account whose password this is. Takes as long where there is none. */
export async function findByPassword(
  database: Database,
  email: string,
  password: string,
): Promise<PersonRow | undefined> {
  const rows = (await findByEmail(database, email)).filter((row) => row.password_hash)
  if (rows.length === 0) {
    await checkInLine(async () => passwordMatches(password, await nobodysPassword()))
    return undefined
  }
  for (const row of rows)
    if (await checkInLine(() => passwordMatches(password, row.password_hash!))) return row
  return undefined
}

let kept: Promise<string> | undefined
function nobodysPassword(): Promise<string> {
  kept ??= hashPassword(newId())
  return kept
}

/** Ends every other session: whoever had the old password must not stay in. */
export async function setPassword(
  database: Database,
  by: Acting,
  personId: string,
  password: string,
  keepSession?: string,
): Promise<void> {
  const password_hash = await checkInLine(() => hashPassword(password))
  await withinTransaction(database, async (tx) => {
    await tx
      .updateTable('person')
      .set({ password_hash, updated_at: new Date(), updated_by: by.actor })
      .where('id', '=', personId)
      .execute()
    await endSessions(tx, by, personId, { allBut: keepSession })
    await endLinks(tx, personId)
    await note(tx, by, personId, 'password_set')
  })
}

/** A person's own name, which is theirs to choose. */
export async function renamePerson(
  database: Database,
  by: Acting,
  personId: string,
  name: string,
): Promise<void> {
  await withinTransaction(database, async (tx) => {
    await tx
      .updateTable('person')
      .set({ name, updated_at: new Date(), updated_by: by.actor })
      .where('id', '=', personId)
      .execute()
    await note(tx, by, personId, 'renamed')
  })
}

/** Nobody else changes this person meanwhile. Throws `not_found` also for somebody of another workspace. */
export async function lockPerson(tx: Transaction, workspaceId: string, id: string): Promise<PersonRow> {
  const row = await tx
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is nobody with this id.')
  return row
}

/** Owners are made and unmade by owners alone. */
export function refuseOwner(actingRole: Role | undefined, role: Role): void {
  if (actingRole !== undefined && actingRole !== 'owner' && role === 'owner') throw new AppError('owner_only')
}

async function keepAnOwner(tx: Transaction, workspaceId: string, personId: string): Promise<void> {
  // Two owners who step down at once must not both find the other one still there.
  await tx.selectFrom('workspace').select('id').where('id', '=', workspaceId).forNoKeyUpdate().execute()
  const other = await tx
    .selectFrom('person')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('role', '=', 'owner')
    .where('enabled', '=', true)
    .where('id', '!=', personId)
    .executeTakeFirst()
  if (!other) throw new AppError('last_owner')
}

async function listLeads(tx: Transaction, personId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('team_lead')
    .select('team_id')
    .where('person_id', '=', personId)
    .orderBy('team_id')
    .execute()
  return rows.map(({ team_id }) => team_id)
}

async function setLeads(
  tx: Transaction,
  workspaceId: string,
  personId: string,
  leads: readonly number[],
): Promise<void> {
  await checkTeams(tx, workspaceId, leads, 'leads')
  await tx.deleteFrom('team_lead').where('person_id', '=', personId).execute()
  const rows = [...new Set(leads)].map((team_id) => ({ team_id, person_id: personId }))
  if (rows.length > 0) await tx.insertInto('team_lead').values(rows).execute()
}

/** An agent that has no calls yet is known from the person. */
async function keepAgent(
  tx: Transaction,
  workspaceId: string,
  { agentId, name }: Pick<PersonFields, 'agentId' | 'name'>,
): Promise<void> {
  if (agentId === null) return
  await tx
    .insertInto('agent')
    .values({ workspace_id: workspaceId, agent_id: agentId, name, team_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function note(tx: Database, by: Acting, id: string, action: string, detail: AuditDetail = {}): Promise<void> {
  return noteAudit(tx, { ...by, action, subject: 'person', subjectId: id, detail })
}

async function sayWhenTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isDuplicate(error, 'person_email')) throw new AppError('email_taken', undefined, 'email')
    if (isDuplicate(error, 'person_agent')) throw new AppError('agent_taken', undefined, 'agent_id')
    throw error
  }
}

async function selectPeople(database: Database, which: ReturnType<typeof sql>): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select person.id, workspace_id as "workspaceId", email, person.name, role, agent_id as "agentId", enabled,
      coalesce((
        select array_agg(team_id order by team_id) from team_lead where person_id = person.id
      ), '{}') as leads,
      password_hash is not null as "hasPassword", code_confirmed_at is not null as "hasCode",
      (select count(*) from passkey where person_id = person.id) as passkeys, sso_subject is not null as "hasSso",
      last_seen_at as "lastSeenAt", language, weekly_digest as "weeklyDigest", person.created_at as "createdAt", created_by as "createdBy",
      updated_at as "updatedAt", updated_by as "updatedBy"
    from person where ${which}
    order by lower(person.name), person.id`.execute(database)
  return rows
}
