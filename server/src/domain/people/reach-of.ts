import { permissions } from './permissions.ts'
import type { Reach, Role } from './roles.ts'

/** What of a person decides whose calls they may see. */
export interface Reaching {
  readonly role: Role
  readonly agentId: string | null
  /** Agents of the teams this person leads. */
  readonly teamAgents: readonly string[]
  /** Of the workspace: when agents may see their calls. */
  readonly releaseAfterDays: number | null
}

/** Whose calls a person may see, by their role; the table of permissions says what they may do with them. */
export function reachOf({ role, agentId, teamAgents, releaseAfterDays }: Reaching): Reach | undefined {
  const extent = permissions.listCalls[role]
  if (extent === 'team') return { agentIds: teamAgents }
  if (extent === 'own')
    return { agentIds: agentId === null ? [] : [agentId], released: { afterDays: releaseAfterDays } }
  return undefined
}
