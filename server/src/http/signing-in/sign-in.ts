import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { findByPassword } from '../../store/people/people.ts'
import { beginStep, takeStep } from '../../store/people/sign-in-steps.ts'
import { listSsoForEmail, refuseWhereSsoOnly } from '../../store/people/sso.ts'
import { checkCode } from '../../store/people/two-factor.ts'
import { clearSessionCookie, readSessionCookie, requireOwnPage } from '../access/session-cookie.ts'
import type { App, HttpContext } from '../context.ts'
import { limitSignIns } from '../limits/limit-sign-ins.ts'
import { emailAddress } from '../people/person-schemas.ts'
import { leave, letIn, SignInAnswer } from './let-in.ts'
import { refuseSignIn } from './refuse-sign-in.ts'
import { createResetLinks } from './reset-links.ts'

const tags = ['Signing in']
const step = z.string().min(1).max(100).describe('As the answer before gave it.')
/** Failures that cost nothing. Fewer than of programs: people type a password a few times, not a hundred. */
const freeFailures = { pair: 5, address: 30 }

/** For the dashboard: whoever signs in gets a cookie. Programs get tokens from POST /v1/auth. */
export function addSignInRoutes(app: App, context: HttpContext): void {
  addPasswordRoutes(app, context)
  addSignOutRoute(app, context)
  addHelpRoutes(app, context)
}

function addPasswordRoutes(app: App, context: HttpContext): void {
  const { database, secrets } = context
  const limited = limitSignIns(undefined, freeFailures)
  const limitedCodes = limitSignIns(undefined, freeFailures)

  app.post(
    '/v1/sign-in',
    {
      config: { scope: 'open', refusals: ['sign_in_refused', 'sso_only', 'cross_site', 'rate_limited'] },
      schema: {
        operationId: 'signInWithPassword',
        tags,
        summary: 'Sign in with e-mail address and password',
        description:
          'For the dashboard. After several wrong passwords the next try has to wait as long as `Retry-After` says.',
        body: z.object({ email: emailAddress, password: z.string().min(1).max(256) }),
        response: { 200: SignInAnswer },
      },
    },
    async (request, reply) => {
      requireOwnPage(request)
      const { email, password } = request.body
      const tried = { ip: request.ip, body: { client_id: email.toLowerCase(), client_secret: password } }
      const person = await limited(tried, reply, () => findByPassword(database, email, password))
      if (!person) throw refuseSignIn(database, { email }, { way: 'password', address: request.ip })
      await refuseWhereSsoOnly(database, { workspaceId: person.workspace_id, role: person.role })
      if (!person.code_confirmed_at)
        return letIn(context, request, reply, { personId: person.id, way: 'password' })
      return { done: false, step: await beginStep(database, 'code', { personId: person.id, data: {} }) }
    },
  )

  app.post(
    '/v1/sign-in/code',
    {
      config: {
        scope: 'open',
        refusals: ['sign_in_refused', 'step_ended', 'sso_only', 'cross_site', 'rate_limited'],
      },
      schema: {
        operationId: 'signInWithCode',
        tags,
        summary: 'Sign in with the code of the second factor',
        description: 'Of the app, or one of the recovery codes. A wrong code begins again with the password.',
        body: z.object({ step, code: z.string().min(6).max(40) }),
        response: { 200: SignInAnswer },
      },
    },
    async (request, reply) => {
      requireOwnPage(request)
      const begun = await takeStep(database, 'code', request.body.step)
      if (!begun?.personId) throw new AppError('step_ended')
      const { personId } = begun
      const tried = { ip: request.ip, body: { client_id: personId, client_secret: request.body.code } }
      const isRight = await limitedCodes(tried, reply, async () =>
        (await checkCode(database, secrets, personId, request.body.code)) ? true : undefined,
      )
      if (!isRight) throw refuseSignIn(database, { personId }, { way: 'code', address: request.ip })
      return letIn(context, request, reply, { personId, way: 'password' })
    },
  )
}

function addSignOutRoute(app: App, { database, sessions, baseUrl }: HttpContext): void {
  app.post(
    '/v1/sign-out',
    {
      config: { scope: 'open', refusals: ['cross_site'] },
      schema: {
        operationId: 'signOut',
        tags,
        summary: 'Sign out of the dashboard',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      requireOwnPage(request)
      const held = readSessionCookie(request, baseUrl())
      if (held) await leave({ database, sessions }, held, request.ip)
      clearSessionCookie(reply, baseUrl())
      return reply.status(204).send(null)
    },
  )
}

function addHelpRoutes(app: App, context: HttpContext): void {
  const { database, mail } = context
  const sendLinks = createResetLinks(context)
  app.post(
    '/v1/sign-in/ways',
    {
      config: { scope: 'open', refusals: ['cross_site'] },
      schema: {
        operationId: 'listSignInWays',
        tags,
        summary: 'How people with this e-mail address can sign in',
        description: 'By the domain of the address alone: it does not tell whether there is an account.',
        body: z.object({ email: emailAddress }),
        response: {
          200: z.object({
            sso: z.array(z.object({ workspace_id: z.string(), issuer: z.string(), only: z.boolean() })),
            mail: z.boolean().describe('Whether a new link can be sent by mail.'),
          }),
        },
      },
    },
    async (request) => {
      requireOwnPage(request)
      const sso = await listSsoForEmail(database, request.body.email)
      return { sso, mail: mail !== undefined }
    },
  )

  app.post(
    '/v1/sign-in/forgot',
    {
      config: { scope: 'open', refusals: ['cross_site'] },
      schema: {
        operationId: 'forgotPassword',
        tags,
        summary: 'Have a link for a new password sent',
        description: 'The answer is the same whether there is an account or not.',
        body: z.object({ email: emailAddress }),
        response: {
          202: z.object({ mail: z.boolean().describe('Whether this service can send mail at all.') }),
        },
      },
    },
    async (request, reply) => {
      requireOwnPage(request)
      // Afterwards, so that the time it takes tells nothing.
      if (mail) setImmediate(() => void sendLinks(request.body.email, request.ip).catch(() => {}))
      return reply.status(202).send({ mail: mail !== undefined })
    },
  )
}
