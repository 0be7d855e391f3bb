import { type Selectable, sql } from 'kysely'
import { type Role, roles } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import { type Database, type Transaction, withinTransaction } from '../database.ts'
import type { Schema } from '../schema.ts'
import { createPerson, getPerson, type Person, updatePerson } from './people.ts'
import { domainOf, lockSso, type SsoRow } from './sso.ts'
import { findOrMakeTeam } from './teams.ts'

/** Whom the other service vouches for. */
export interface SsoIdentity {
  readonly subject: string
  readonly email: string | undefined
  readonly emailVerified: boolean
  readonly name: string
  /** Values of the claim that roles come from. */
  readonly roles: readonly string[]
  /** Values of the claim that teams come from. */
  readonly teams: readonly string[]
}

/** Why somebody whom the other service vouches for is not let in all the same. */
export type AdmissionRefusal =
  | 'not_set_up'
  | 'email_missing'
  | 'email_unverified'
  | 'other_account'
  | 'domain'
  | 'no_role'
  | 'disabled'
  | 'owner'

export type Admission =
  | { readonly personId: string; readonly refused?: never }
  | { readonly refused: AdmissionRefusal; readonly personId?: never }

type PersonRow = Selectable<Schema['person']>
interface Doorman {
  readonly workspaceId: string
  readonly actor: 'system'
  readonly address: string
}

/**
 * The account of this subject; else the one with this verified address; else a new one. Only ever of the workspace whose
 * service it is. Claims decide about role and teams where the settings name one, but never about an owner.
 */
export async function admitBySso(
  database: Database,
  { workspaceId, address }: { readonly workspaceId: string; readonly address: string },
  identity: SsoIdentity,
): Promise<Admission> {
  return withinTransaction(database, async (tx) => {
    const sso = await lockSso(tx, workspaceId)
    if (!sso) return { refused: 'not_set_up' }
    const by: Doorman = { workspaceId, actor: 'system', address }
    const known = await findPerson(tx, sql`sso_subject = ${identity.subject}`, workspaceId)
    if (known) return admitKnown(tx, by, sso, known, identity)
    const { email } = identity
    if (email === undefined) return { refused: 'email_missing' }
    // Whoever can write any address into a profile there must not get anybody's account here.
    if (!identity.emailVerified) return { refused: 'email_unverified' }
    const found = await findPerson(tx, sql`lower(email) = lower(${email})`, workspaceId)
    if (found?.sso_subject) return { refused: 'other_account' }
    if (found) return admitKnown(tx, by, sso, found, identity)
    return admitNew(tx, by, sso, { ...identity, email })
  })
}

async function admitKnown(
  tx: Transaction,
  by: Doorman,
  sso: SsoRow,
  row: PersonRow,
  identity: SsoIdentity,
): Promise<Admission> {
  if (!row.enabled) return { refused: 'disabled' }
  if (row.role === 'owner' && !sso.by_owner) return { refused: 'owner' }
  const role = row.role === 'owner' || !sso.role_claim ? row.role : roleFor(sso, identity)
  if (!role) return { refused: 'no_role' }
  if (row.sso_subject === null) {
    await tx.updateTable('person').set({ sso_subject: identity.subject }).where('id', '=', row.id).execute()
    await noteAudit(tx, { ...by, action: 'sso_linked', subject: 'person', subjectId: row.id })
  }
  const person = await getPerson(tx, by.workspaceId, row.id)
  const leads = role === 'lead' && sso.team_claim ? await teamsFor(tx, by, identity) : person.leads
  if (role !== person.role || !isSameTeams(leads, person.leads))
    await updatePerson(tx, { ...by, personId: row.id }, { ...fieldsOf(person), role, leads, enabled: true })
  return { personId: row.id }
}

async function admitNew(
  tx: Transaction,
  by: Doorman,
  sso: SsoRow,
  identity: SsoIdentity & { readonly email: string },
): Promise<Admission> {
  const { email, name, subject } = identity
  if (sso.domains.length > 0 && !sso.domains.includes(domainOf(email))) return { refused: 'domain' }
  const role = roleFor(sso, identity)
  if (!role) return { refused: 'no_role' }
  const leads = role === 'lead' && sso.team_claim ? await teamsFor(tx, by, identity) : []
  const fields = { email, name, role, agentId: null, leads }
  const { id } = await createPerson(tx, by, fields, { ssoSubject: subject })
  return { personId: id }
}

/** The highest of those that the claim gives; undefined: none, and there is no other to fall back on. */
function roleFor(sso: SsoRow, identity: SsoIdentity): Role | undefined {
  const given = sso.role_claim ? identity.roles.filter((value) => Object.hasOwn(sso.roles, value)) : []
  const claimed = new Set(given.map((value) => sso.roles[value]))
  return roles.find((role) => role !== 'owner' && claimed.has(role)) ?? sso.default_role ?? undefined
}

async function teamsFor(tx: Transaction, by: Doorman, { teams }: SsoIdentity): Promise<number[]> {
  const ids = new Set<number>()
  for (const name of teams) ids.add(await findOrMakeTeam(tx, by, name))
  return [...ids].sort((one, other) => one - other)
}

function isSameTeams(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id))
}

function fieldsOf({ email, name, agentId }: Person) {
  return { email, name, agentId }
}

function findPerson(
  tx: Transaction,
  which: ReturnType<typeof sql<boolean>>,
  workspaceId: string,
): Promise<PersonRow | undefined> {
  return tx
    .selectFrom('person')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where(which)
    .forUpdate()
    .executeTakeFirst()
}
