import { reachOf } from '../../domain/people/reach-of.ts'
import type { Role } from '../../domain/people/roles.ts'
import type { Scope } from '../../domain/scopes.ts'
import type { Database } from '../../store/database.ts'
import { findSession, type SessionLimits, type SignedInPerson } from '../../store/people/sessions.ts'
import type { Caller } from './tokens.ts'

/** Long enough to spare the database most requests of a page, short enough for a revoked session of another process. */
const rememberMs = 5_000
const rememberAtMost = 10_000

/** Who has signed in to the dashboard, by what their browser holds. */
export interface Sessions {
  readonly limits: SessionLimits
  /** Who came with this a moment ago, if nothing has changed since: nothing needs to be waited for. */
  recall(token: string): Caller | undefined
  /** Undefined: the session has ended. */
  verify(token: string): Promise<Caller | undefined>
  /** By its id, which links to recordings name. */
  find(sessionId: string): Promise<Caller | undefined>
  /** After rights, teams or sessions have changed: everybody is looked up again. */
  forget(): void
  /** What each role may do at all, gathered from the operations. */
  readonly scopes: Readonly<Record<Role, Set<Scope>>>
}

export function createSessions(
  database: Database,
  limits: SessionLimits,
  now: () => number = () => performance.now(),
): Sessions {
  const scopes: Record<Role, Set<Scope>> = {
    owner: new Set(),
    admin: new Set(),
    qa: new Set(),
    lead: new Set(),
    agent: new Set(),
    viewer: new Set(),
  }
  const remembered = new Map<string, { readonly caller: Caller; readonly until: number }>()
  const toCaller = (person: SignedInPerson): Caller => ({
    workspaceId: person.workspaceId,
    by: { workspaceId: person.workspaceId, actor: person.id, actorName: person.name },
    scopes: scopes[person.role],
    person,
    reach: reachOf(person),
    rateLimit: null,
  })
  const recall = (token: string): Caller | undefined => {
    const known = remembered.get(token)
    if (known && known.until > now()) return known.caller
    remembered.delete(token)
    return undefined
  }
  // What is looked up while something changes may be out of date already.
  let changes = 0
  return {
    limits,
    scopes,
    recall,
    forget() {
      changes++
      remembered.clear()
    },
    async verify(token) {
      const known = recall(token)
      if (known) return known
      const before = changes
      const person = await findSession(database, { token }, limits)
      if (!person) return undefined
      const caller = toCaller(person)
      if (remembered.size >= rememberAtMost) remembered.clear()
      if (changes === before) remembered.set(token, { caller, until: now() + rememberMs })
      return caller
    },
    async find(id) {
      const person = await findSession(database, { id }, limits)
      return person && toCaller(person)
    },
  }
}
