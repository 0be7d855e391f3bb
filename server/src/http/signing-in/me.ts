import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { permissions } from '../../domain/people/permissions.ts'
import { roles } from '../../domain/people/roles.ts'
import { mailLanguages } from '../../domain/weekly/weekly-digest.ts'
import { checkInLine } from '../../store/clients/check-in-line.ts'
import { passwordMatches } from '../../store/clients/secret-hash.ts'
import { getPerson, renamePerson, setPassword } from '../../store/people/people.ts'
import { endSessions, listSessions, type SignedInPerson } from '../../store/people/sessions.ts'
import { getWorkspace } from '../../store/people/workspaces.ts'
import { changeMailChoices } from '../../store/weekly/digest-receivers.ts'
import type { Caller } from '../access/tokens.ts'
import type { App, HttpContext } from '../context.ts'
import { limitSignIns } from '../limits/limit-sign-ins.ts'
import { password, personName } from '../people/person-schemas.ts'

const tags = ['Signing in']
const freeFailures = { pair: 5, address: 30 }
const moment = z.iso.datetime()

const Me = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    role: z.enum(roles),
    agent_id: z.string().nullable(),
    leads: z.array(z.int()),
    workspace: z.object({ id: z.string(), name: z.string() }),
    has_password: z.boolean(),
    two_factor: z.boolean(),
    passkeys: z.int(),
    language: z.enum(mailLanguages).nullable().describe('Of mails to you; null: English.'),
    weekly_digest: z.boolean().describe('Whether you want the weekly digest, where your workspace sends it.'),
    allowed: z
      .record(z.string(), z.enum(['all', 'team', 'own']))
      .describe('What the role allows: operations of this API, and how far they reach.'),
  })
  .meta({ id: 'Me', description: 'Who is signed in.' })

const Session = z
  .object({
    id: z.uuid(),
    current: z.boolean().describe('The one that asks.'),
    way: z.enum(['password', 'passkey', 'sso', 'link']),
    address: z.string().nullable(),
    browser: z.string().nullable(),
    created_at: moment,
    last_seen_at: moment,
    expires_at: moment,
  })
  .meta({ id: 'Session', description: 'A browser in which somebody is signed in.' })

/** The person who asks: the guard lets nobody else come this far. */
export function personOf({ person }: Caller): SignedInPerson {
  if (!person) throw new AppError('person_only')
  return person
}

export function addMeRoutes(app: App, context: HttpContext): void {
  addOwnRoutes(app, context)
  addPasswordRoute(app, context)
  addSessionRoutes(app, context)
}

function addOwnRoutes(app: App, { database, sessions }: HttpContext): void {
  const show = async (caller: Caller): Promise<z.infer<typeof Me>> => {
    const { id, role } = personOf(caller)
    const person = await getPerson(database, caller.workspaceId, id)
    const { name } = await getWorkspace(database, caller.workspaceId)
    const allowed = Object.entries(permissions).flatMap(([operation, extents]) =>
      extents[role] === 'no' ? [] : [[operation, extents[role]] as const],
    )
    return {
      id,
      email: person.email,
      name: person.name,
      role,
      agent_id: person.agentId,
      leads: [...person.leads],
      workspace: { id: caller.workspaceId, name },
      has_password: person.hasPassword,
      two_factor: person.hasCode,
      passkeys: person.passkeys,
      language: person.language,
      weekly_digest: person.weeklyDigest,
      allowed: Object.fromEntries(allowed),
    }
  }

  app.get(
    '/v1/me',
    {
      config: { scope: 'person' },
      schema: { operationId: 'getMe', tags, summary: 'Who is signed in', response: { 200: Me } },
    },
    async ({ caller }) => show(caller),
  )

  app.put(
    '/v1/me',
    {
      config: { scope: 'person' },
      schema: {
        operationId: 'updateMe',
        tags,
        summary: 'Change your own name, and which mails you get',
        description: 'What is left out stays as it is.',
        body: z.object({
          name: personName.optional(),
          language: z.enum(mailLanguages).optional().describe('Of mails to you.'),
          weekly_digest: z.boolean().optional(),
        }),
        response: { 200: Me },
      },
    },
    async ({ caller, body }) => {
      const { id } = personOf(caller)
      const { name, language, weekly_digest: weeklyDigest } = body
      await database.transaction().execute(async (tx) => {
        if (name !== undefined) await renamePerson(tx, caller.by, id, name)
        await changeMailChoices(tx, caller.by, id, { language, weeklyDigest })
      })
      sessions.forget()
      return show(caller)
    },
  )
}

function addPasswordRoute(app: App, { database, sessions }: HttpContext): void {
  const limited = limitSignIns(undefined, freeFailures)
  app.put(
    '/v1/me/password',
    {
      config: { scope: 'person', refusals: ['sign_in_refused', 'rate_limited'] },
      schema: {
        operationId: 'changePassword',
        tags,
        summary: 'Choose a new password',
        description:
          'Every other session ends. After several wrong ones the next try has to wait as long as `Retry-After` says.',
        body: z.object({
          current: z.string().max(256).optional().describe('Needed where there is one already.'),
          password,
        }),
        response: { 204: z.null() },
      },
    },
    async ({ caller, body, ip }, reply) => {
      const { id, sessionId } = personOf(caller)
      const { password_hash } = await database
        .selectFrom('person')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const matches = (hash: string) => checkInLine(() => passwordMatches(body.current ?? '', hash))
      // Whoever finds a browser open must not be able to try one password after another.
      const tried = { ip, body: { client_id: id, client_secret: body.current ?? '' } }
      const isRight =
        password_hash === null ||
        (await limited(tried, reply, async () => (await matches(password_hash)) || undefined))
      if (!isRight) throw new AppError('sign_in_refused', 'The present password is wrong.', 'current')
      await setPassword(database, caller.by, id, body.password, sessionId)
      sessions.forget()
      return reply.status(204).send(null)
    },
  )
}

function addSessionRoutes(app: App, { database, sessions }: HttpContext): void {
  app.get(
    '/v1/me/sessions',
    {
      config: { scope: 'person' },
      schema: {
        operationId: 'listSessions',
        tags,
        summary: 'Where you are signed in',
        response: { 200: z.object({ items: z.array(Session) }) },
      },
    },
    async ({ caller }) => {
      const { id, sessionId } = personOf(caller)
      const found = await listSessions(database, id, sessions.limits)
      const items = found.map((session) => ({
        id: session.id,
        current: session.id === sessionId,
        way: session.way,
        address: session.address,
        browser: session.browser,
        created_at: session.createdAt.toISOString(),
        last_seen_at: session.lastSeenAt.toISOString(),
        expires_at: session.expiresAt.toISOString(),
      }))
      return { items }
    },
  )

  app.delete(
    '/v1/me/sessions/:id',
    {
      config: { scope: 'person' },
      schema: {
        operationId: 'revokeSession',
        tags,
        summary: 'Sign out somewhere else',
        params: z.object({ id: z.uuid() }),
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      const ended = await endSessions(database, caller.by, personOf(caller).id, { only: params.id })
      if (ended === 0) throw new AppError('not_found', 'There is no such session.')
      sessions.forget()
      return reply.status(204).send(null)
    },
  )

  app.post(
    '/v1/me/sessions/revoke-others',
    {
      config: { scope: 'person', onlyReads: true },
      schema: {
        operationId: 'revokeOtherSessions',
        tags,
        summary: 'Sign out everywhere else',
        response: { 200: z.object({ ended: z.int() }) },
      },
    },
    async ({ caller }) => {
      const { id, sessionId } = personOf(caller)
      const ended = await endSessions(database, caller.by, id, { allBut: sessionId })
      sessions.forget()
      return { ended }
    },
  )
}
