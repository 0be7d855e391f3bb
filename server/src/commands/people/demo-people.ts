import type { Acting, Role } from '../../domain/people/roles.ts'
import { addressOfLink } from '../../http/signing-in/address-of-link.ts'
import type { Database } from '../../store/database.ts'
import { getAgent, updateAgent } from '../../store/people/agents.ts'
import { createPerson, listPeople } from '../../store/people/people.ts'
import { makeLink } from '../../store/people/sign-in-links.ts'
import { findOrMakeTeam } from '../../store/people/teams.ts'

export interface DemoPerson {
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly url: string
}

interface SampleAgent {
  readonly agent_id: string
  readonly agent_name: string
}

const teamName = 'Customer care'

/**
 * A team of the samples' agents, and three people who see its calls each in their own way, with a link for each. Another
 * demo finds them and makes new links.
 */
export async function makeDemoPeople(
  database: Database,
  { workspaceId, baseUrl }: { readonly workspaceId: string; readonly baseUrl: string },
  agents: readonly SampleAgent[],
): Promise<DemoPerson[]> {
  const by: Acting = { workspaceId, actor: 'operator' }
  return database.transaction().execute(async (tx) => {
    const teamId = await findOrMakeTeam(tx, by, teamName)
    for (const { agent_id } of agents) {
      const { name, teamId: before } = await getAgent(tx, workspaceId, agent_id)
      if (before === null) await updateAgent(tx, by, agent_id, { name, teamId })
    }
    const [first] = agents
    const wanted = [
      { email: 'qa@demo.example', name: 'Quinn Marsh', role: 'qa' as const, agentId: null, leads: [] },
      {
        email: 'lead@demo.example',
        name: 'Lena Ortiz',
        role: 'lead' as const,
        agentId: null,
        leads: [teamId],
      },
      {
        email: 'agent@demo.example',
        name: first!.agent_name,
        role: 'agent' as const,
        agentId: first!.agent_id,
        leads: [],
      },
    ]
    const known = await listPeople(tx, workspaceId)
    const shown: DemoPerson[] = []
    for (const fields of wanted) {
      const found = known.find(({ email }) => email === fields.email)
      const person = found ?? (await createPerson(tx, by, fields))
      const { token } = await makeLink(tx, by, { personId: person.id, purpose: 'sign_in' })
      const { email, name, role } = person
      shown.push({ email, name, role, url: addressOfLink(baseUrl, token) })
    }
    return shown
  })
}
