import { InvalidArgumentError } from 'commander'
import type { Config } from '../../config.ts'
import type { Role } from '../../domain/people/roles.ts'
import { agentId, emailAddress, personName } from '../../http/people/person-schemas.ts'
import { TeamInput } from '../../http/people/team-schemas.ts'
import type { Database } from '../../store/database.ts'
import { createPerson, type Person } from '../../store/people/people.ts'
import { findOrMakeTeam } from '../../store/people/teams.ts'
import { findValueFault } from './check-value.ts'
import { findWorkspace } from './find-person.ts'
import { type MadeLink, makePersonLink } from './make-person-link.ts'

interface Invited {
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly agent?: string
  readonly lead?: readonly string[]
  readonly workspace?: string
}

/** Somebody new, with the link that lets them in. Teams that are not there yet are made. */
export async function createInvited(
  database: Database,
  config: Config,
  { lead = [], workspace, ...given }: Invited,
): Promise<{ person: Person; link: MadeLink }> {
  const { id: workspaceId } = await findWorkspace(database, workspace)
  const by = { workspaceId, actor: 'operator' }
  const fields = {
    email: check(emailAddress, given.email),
    name: check(personName, given.name),
    role: given.role,
    agentId: given.agent === undefined ? null : check(agentId, given.agent),
  }
  const teams = lead.map((name) => check(TeamInput.shape.name, name))
  const person = await database.transaction().execute(async (tx) => {
    const leads: number[] = []
    for (const name of teams) leads.push(await findOrMakeTeam(tx, by, name))
    return createPerson(tx, by, { ...fields, leads: [...new Set(leads)] })
  })
  return { person, link: await makePersonLink(database, config, person) }
}

/** By the rules of the API. */
function check(schema: Checked, value: string): string {
  const fault = findValueFault(schema, value)
  if (fault !== undefined) throw new InvalidArgumentError(fault)
  return schema.parse(value)
}

type Checked = Parameters<typeof findValueFault>[0] & { parse(value: string): string }
