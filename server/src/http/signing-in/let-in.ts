import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../store/database.ts'
import type { SignInWay } from '../../store/people/people-tables.ts'
import { beginSession, endSessions, findSession } from '../../store/people/sessions.ts'
import { readSessionCookie, setSessionCookie } from '../access/session-cookie.ts'
import type { HttpContext } from '../context.ts'

export const SignInAnswer = z
  .object({
    done: z.boolean().describe('True: the session has begun; its cookie came with this answer.'),
    step: z
      .string()
      .nullable()
      .describe('Where a code is needed as well: send it with the code to /v1/sign-in/code.'),
  })
  .meta({ id: 'SignInAnswer', description: 'How signing in goes on.' })

/**
 * Begins a session that nobody has known before: what the browser held until now, or was made to hold, ends. The answer
 * brings the cookie.
 */
export async function letIn(
  { database, sessions, baseUrl }: Pick<HttpContext, 'database' | 'sessions' | 'baseUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { personId, way }: { readonly personId: string; readonly way: SignInWay },
): Promise<z.infer<typeof SignInAnswer>> {
  const held = readSessionCookie(request, baseUrl())
  if (held) await leave({ database, sessions }, held, request.ip)
  const token = await beginSession(
    database,
    { personId, way, address: request.ip, browser: request.headers['user-agent'] },
    sessions.limits,
  )
  setSessionCookie(reply, baseUrl(), token, sessions.limits.absoluteSeconds)
  return { done: true, step: null }
}

/** Ends the session of this cookie, if there is one. */
export async function leave(
  { database, sessions }: { readonly database: Database; readonly sessions: HttpContext['sessions'] },
  cookie: string,
  address: string,
): Promise<void> {
  const person = await findSession(database, { token: cookie }, sessions.limits)
  if (!person) return
  const by = { workspaceId: person.workspaceId, actor: person.id, actorName: person.name, address }
  await endSessions(database, by, person.id, { only: person.sessionId })
  sessions.forget()
}
