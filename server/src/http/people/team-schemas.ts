import { z } from 'zod'
import type { Agent } from '../../store/people/agents.ts'
import type { Team } from '../../store/people/teams.ts'
import { authored, showAuthored } from '../authored.ts'
import { nameOf } from '../text-schemas.ts'
import { agentId, teamId } from './person-schemas.ts'

export const TeamInput = z
  .object({ name: nameOf({ max: 200 }).describe('Unique in the workspace.') })
  .meta({ id: 'TeamRequest', description: 'A team.' })

export const TeamOutput = z
  .object({
    id: z.int(),
    name: z.string(),
    agents: z.int().describe('How many agents are in it.'),
    leads: z.array(z.object({ id: z.uuid(), name: z.string() })).describe('Who leads it.'),
    ...authored,
  })
  .meta({ id: 'Team', description: 'A team: agents who are led together.' })

export function showTeam(team: Team): z.infer<typeof TeamOutput> {
  const { id, name, agents, leads } = team
  return { id, name, agents, leads: [...leads], ...showAuthored(team) }
}

const fields = {
  name: nameOf({ max: 200 }).describe('Shown instead of the name that calls give.'),
  team_id: teamId.nullable().default(null).describe('The team it is in; null: none.'),
}

export const AgentInput = z
  .object({ agent_id: agentId, ...fields })
  .meta({ id: 'AgentRequest', description: 'An agent who has no calls yet.' })

export const AgentReplacement = z
  .object(fields)
  .meta({ id: 'AgentReplacement', description: 'What can be changed about an agent.' })

export const AgentOutput = z
  .object({
    agent_id: z.string(),
    name: z.string(),
    team_id: z.int().nullable(),
    team_name: z.string().nullable(),
    user: z.object({ id: z.uuid(), name: z.string() }).nullable().describe('The person this agent is.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Agent', description: 'Somebody who takes calls.' })

export function showAgent(agent: Agent): z.infer<typeof AgentOutput> {
  return {
    agent_id: agent.agentId,
    name: agent.name,
    team_id: agent.teamId,
    team_name: agent.teamName,
    user: agent.person,
    created_at: agent.createdAt.toISOString(),
  }
}
