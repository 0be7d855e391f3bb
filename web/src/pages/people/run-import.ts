import type { Agent, CallmarkClient, SignInLink, Team } from '@callmark/client'
import { type PlannedRow, same } from '@callmark/client/plan-people'

/** How one row came out. */
export type Outcome =
  | { readonly state: 'done'; readonly link: SignInLink | null }
  /** Invited, but not put into the team. */
  | { readonly state: 'half'; readonly link: SignInLink | null; readonly error: unknown }
  | { readonly state: 'failed'; readonly error: unknown }

/**
 * Does what the plan says, one request after another. What fails does not stop the rest; whoever stops it keeps what was
 * done until then.
 */
export async function runImport(
  client: CallmarkClient,
  rows: readonly PlannedRow[],
  present: { readonly teams: readonly Team[]; readonly agents: readonly Agent[] },
  options: { readonly signal: AbortSignal; readonly onOutcome: (line: number, outcome: Outcome) => void },
): Promise<void> {
  const { signal, onOutcome } = options
  const teams = [...present.teams]
  const findTeam = async (name: string): Promise<number> => {
    const known = teams.find((team) => same(team.name, name))
    if (known) return known.id
    const made = await client.teams.create(name, { signal })
    teams.push(made)
    return made.id
  }
  for (const row of rows) {
    if (signal.aborted) return
    if (row.plan === 'invite') onOutcome(row.line, await runRow(row))
  }

  async function runRow(row: PlannedRow & { plan: 'invite' }): Promise<Outcome> {
    let link: SignInLink | null
    let teamId: number | undefined
    try {
      if (row.leadsTeam) teamId = await findTeam(row.team!)
      const { email, name, role, agentId } = row
      const leads = teamId === undefined ? [] : [teamId]
      const invited = await client.users.invite({ email, name, role, agent_id: agentId ?? null, leads })
      link = invited.link
    } catch (error) {
      return { state: 'failed', error }
    }
    if (!row.movesAgent) return { state: 'done', link }
    try {
      // Inviting has entered the agent, if no call had.
      const known = present.agents.find(({ agent_id }) => agent_id === row.agentId)
      await client.agents.replace(row.agentId!, {
        name: known?.name ?? row.name,
        team_id: await findTeam(row.team!),
      })
      return { state: 'done', link }
    } catch (error) {
      return { state: 'half', link, error }
    }
  }
}
