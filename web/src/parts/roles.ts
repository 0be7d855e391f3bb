/** What people are in a workspace, from the most to the least. */
export const roles = ['owner', 'admin', 'qa', 'lead', 'agent', 'viewer'] as const
