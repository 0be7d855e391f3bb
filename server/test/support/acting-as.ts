import type { Acting } from '../../src/domain/people/roles.ts'

/** A client in a workspace of its own, which has the client's id. */
export function actingAs(clientId: string): Acting {
  return { workspaceId: clientId, actor: clientId }
}
