import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import type { Acting } from '../../domain/people/roles.ts'
import {
  createPerson,
  deletePerson,
  getPerson,
  listPeople,
  type Person,
  updatePerson,
} from '../../store/people/people.ts'
import { makeLink } from '../../store/people/sign-in-links.ts'
import { removeCodeOf } from '../../store/people/two-factor.ts'
import type { Caller } from '../access/tokens.ts'
import type { App, HttpContext } from '../context.ts'
import { addressOfLink } from '../signing-in/address-of-link.ts'
import {
  InvitedUser,
  LinkOutput,
  showUser,
  toPersonFields,
  UserInput,
  UserOutput,
  UserReplacement,
} from './person-schemas.ts'

const UserId = z.object({ id: z.uuid() })
const tags = ['People']

/** Who asks, and as what: owners are for owners to make, so a program counts as an admin. */
export function actingOf({ by, person }: Caller) {
  return { ...by, actingRole: person?.role ?? ('admin' as const) }
}

export function addUserRoutes(app: App, context: HttpContext): void {
  addListRoutes(app, context)
  addOneUserRoutes(app, context)
  addUserLinkRoute(app, context)
  addUserCodesRoute(app, context)
}

function addListRoutes(app: App, context: HttpContext): void {
  const { database } = context
  app.get(
    '/v1/users',
    {
      config: { scope: 'read:people' },
      schema: {
        operationId: 'listUsers',
        tags,
        summary: 'List the people of the workspace',
        response: { 200: z.object({ items: z.array(UserOutput) }) },
      },
    },
    async ({ caller }) => ({ items: (await listPeople(database, caller.workspaceId)).map(showUser) }),
  )

  app.post(
    '/v1/users',
    {
      config: {
        scope: 'write:people',
        refusals: ['email_taken', 'agent_taken', 'owner_only'],
        shownOnce: ['link'],
      },
      schema: {
        operationId: 'createUser',
        tags,
        summary: 'Invite somebody',
        description:
          'The link in the answer lets the person in once, within seven days, to choose a password. It is shown in this answer only, and sent by mail where the service can.',
        body: UserInput,
        response: { 201: InvitedUser },
      },
    },
    async ({ caller, body }, reply) => {
      const person = await createPerson(database, actingOf(caller), toPersonFields(body))
      const link = await invite(context, caller.by, person)
      reply.status(201).header('Location', `/v1/users/${person.id}`)
      return { user: showUser(person), link }
    },
  )
}

function addOneUserRoutes(app: App, context: HttpContext): void {
  const { database, sessions } = context
  app.get(
    '/v1/users/:id',
    {
      config: { scope: 'read:people' },
      schema: {
        operationId: 'getUser',
        tags,
        summary: 'Read about somebody',
        params: UserId,
        response: { 200: UserOutput },
      },
    },
    async ({ caller, params }) => showUser(await getPerson(database, caller.workspaceId, params.id)),
  )

  app.put(
    '/v1/users/:id',
    {
      config: {
        scope: 'write:people',
        refusals: ['email_taken', 'agent_taken', 'last_owner', 'owner_only'],
      },
      schema: {
        operationId: 'updateUser',
        tags,
        summary: 'Change somebody: role, agent, teams; or disable them',
        description: 'Whoever gets other rights has to sign in again, everywhere.',
        params: UserId,
        body: UserReplacement,
        response: { 200: UserOutput },
      },
    },
    async ({ caller, params, body }) => {
      const address = { ...actingOf(caller), personId: params.id }
      const person = await updatePerson(database, address, {
        ...toPersonFields(body),
        enabled: body.enabled,
      })
      sessions.forget()
      return showUser(person)
    },
  )

  app.delete(
    '/v1/users/:id',
    {
      config: { scope: 'write:people', refusals: ['last_owner', 'owner_only'] },
      schema: {
        operationId: 'deleteUser',
        tags,
        summary: 'Remove somebody',
        description: 'With sessions and passkeys. What they did stays in the audit log.',
        params: UserId,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      await deletePerson(database, { ...actingOf(caller), personId: params.id })
      sessions.forget()
      return reply.status(204).send(null)
    },
  )
}

function addUserLinkRoute(app: App, context: HttpContext): void {
  const { database } = context
  app.post(
    '/v1/users/:id/link',
    {
      config: { scope: 'write:people', refusals: ['owner_only', 'person_disabled'], onlyReads: true },
      schema: {
        operationId: 'linkUser',
        tags,
        summary: 'Make a new link for somebody to come in by',
        description:
          'For whoever has not come in yet: the invitation again. For others: to choose a new password. Earlier links end.',
        params: UserId,
        response: { 201: LinkOutput },
      },
    },
    async ({ caller, params }, reply) => {
      const person = await getPerson(database, caller.workspaceId, params.id)
      refuseOwners(caller, person)
      if (!person.enabled) throw new AppError('person_disabled')
      const link = await invite(context, caller.by, person)
      return reply.status(201).header('Location', `/v1/users/${person.id}`).send(link)
    },
  )
}

/** For people only: a program that makes links would otherwise need nothing more to come in as anybody. */
function addUserCodesRoute(app: App, { database, sessions }: HttpContext): void {
  app.delete(
    '/v1/users/:id/codes',
    {
      config: { scope: 'person', refusals: ['owner_only', 'own_codes'] },
      schema: {
        operationId: 'removeUserCodes',
        tags,
        summary: "Switch somebody else's two-factor codes off",
        description:
          'For whoever has lost the phone and the recovery codes. They are signed out everywhere and come in with the password alone, until they switch codes on again. Your own are switched off under your account.',
        params: UserId,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      // Of one's own, a code or the password is asked for.
      if (params.id.toLowerCase() === caller.person?.id) throw new AppError('own_codes')
      await removeCodeOf(database, { ...actingOf(caller), personId: params.id })
      sessions.forget()
      return reply.status(204).send(null)
    },
  )
}

/** A link is as good as the account it opens. */
function refuseOwners(caller: Caller, person: Person): void {
  if (actingOf(caller).actingRole !== 'owner' && person.role === 'owner') throw new AppError('owner_only')
}

async function invite(
  { database, baseUrl, mail }: HttpContext,
  by: Acting,
  person: Person,
): Promise<z.infer<typeof LinkOutput>> {
  const purpose = person.hasPassword || person.hasSso || person.passkeys > 0 ? 'reset' : 'invitation'
  const { token, expiresAt } = await makeLink(database, by, { personId: person.id, purpose })
  const url = addressOfLink(baseUrl(), token)
  const mailed = (await mail?.sendLink({ to: person.email, name: person.name, purpose, url })) ?? false
  return { url, expires_at: expiresAt.toISOString(), mailed }
}
