/** What a person is in a workspace, from the most to the least. */
export const roles = ['owner', 'admin', 'qa', 'lead', 'agent', 'viewer'] as const
export type Role = (typeof roles)[number]

export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  qa: 'QA',
  lead: 'Team lead',
  agent: 'Agent',
  viewer: 'Viewer',
}

/** Whose things are changed, and by whom: a client, a person, `operator` or `system`. */
export interface Acting {
  readonly workspaceId: string
  readonly actor: string
  /** Of a person: their name, for the audit log. */
  readonly actorName?: string | undefined
  /** Where the request came from. */
  readonly address?: string | undefined
}

/** Whose calls somebody may see; undefined: everybody's. */
export interface Reach {
  readonly agentIds: readonly string[]
  /** Only calls that have been released to their agents: by somebody, or by themselves after so many days. */
  readonly released?: { readonly afterDays: number | null }
}
