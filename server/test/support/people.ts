import type { Role } from '../../src/domain/people/roles.ts'
import type { Database } from '../../src/store/database.ts'
import { createPerson } from '../../src/store/people/people.ts'
import { beginSession } from '../../src/store/people/sessions.ts'

/** Somebody who is signed in, as a browser would be. */
export interface Signed {
  readonly id: string
  readonly cookie: string
  /** What a browser sends with every request of the dashboard. */
  readonly headers: Readonly<Record<string, string>>
  /** Asks as the dashboard does: with the cookie, from its own origin. */
  fetch(path: string, options?: RequestInit & { json?: unknown }): Promise<Response>
}

let made = 0

/** Makes a person and a session for them, without the password, which takes its time. */
export async function signInAs(
  service: { readonly address: string; readonly database: Database },
  workspaceId: string,
  role: Role,
  more: { readonly agentId?: string; readonly leads?: readonly number[]; readonly email?: string } = {},
): Promise<Signed> {
  made++
  const person = await createPerson(
    service.database,
    { workspaceId, actor: 'operator' },
    {
      email: more.email ?? `${role}-${made}@example.com`,
      name: `${role} ${made}`,
      role,
      agentId: more.agentId ?? null,
      leads: more.leads ?? [],
    },
  )
  const token = await beginSession(
    service.database,
    { personId: person.id, way: 'password', address: '127.0.0.1', browser: 'test' },
    { idleSeconds: 3600, absoluteSeconds: 86_400 },
  )
  return browserWith(service.address, person.id, `callmark_session=${token}`)
}

export function browserWith(address: string, id: string, cookie: string): Signed {
  const own = { cookie, origin: address, 'sec-fetch-site': 'same-origin' }
  return {
    id,
    cookie,
    headers: own,
    fetch: (path, { json, ...options } = {}) =>
      fetch(address + path, {
        ...options,
        headers: {
          ...own,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(options.headers as Record<string, string> | undefined),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        redirect: 'manual',
      }),
  }
}

/** What a browser keeps of an answer. */
export function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
