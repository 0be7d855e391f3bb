import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { noteAudit } from '../../store/audit.ts'
import { type AdmissionRefusal, admitBySso } from '../../store/people/admit-by-sso.ts'
import { beginStep, takeStep } from '../../store/people/sign-in-steps.ts'
import { findSso } from '../../store/people/sso.ts'
import { readCookie, setCookie } from '../access/cookies.ts'
import type { App, HttpContext } from '../context.ts'
import { createSsoIssuers, SsoFault, type SsoIssuers } from '../identity/sso-issuer.ts'
import { limitBegins } from '../limits/limit-begins.ts'
import { textOf } from '../text-schemas.ts'
import { letIn } from './let-in.ts'
import { isOwnPath } from './own-path.ts'
import { readSsoClaims } from './read-sso-claims.ts'

const tags = ['Signing in']
const callbackPath = '/v1/sign-in/sso/callback'
const stepCookie = 'callmark_step'
const stepSeconds = 600

/** What the dashboard shows a sentence for. */
type SsoReason = AdmissionRefusal | SsoFault['reason'] | 'ended' | 'elsewhere'

type Finished = { readonly personId: string; readonly to: string } | { readonly refused: SsoReason }

const Begin = z.object({
  workspace: textOf({ min: 1, max: 255 }).describe('ID of the workspace.'),
  to: z
    .string()
    .max(2_000)
    .refine(isOwnPath, 'This must be a path of the dashboard, such as /calls.')
    .default('/')
    .describe('Where in the dashboard to arrive.'),
})

/** What is kept between leaving for the other service and coming back. */
const Kept = z.object({
  workspace: z.string(),
  to: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
})

export function redirectUriOf(baseUrl: string): string {
  return baseUrl + callbackPath
}

/** Both are opened by browsers, not asked by programs, so whatever goes wrong leads to the sign-in page. */
export function addSsoSignInRoutes(app: App, context: HttpContext): void {
  const issuers = createSsoIssuers(context.secrets, context.ssoAllow)
  addBeginRoute(app, context, issuers)
  addEndRoute(app, context, issuers)
}

function addBeginRoute(app: App, { database, baseUrl }: HttpContext, issuers: SsoIssuers): void {
  const limited = limitBegins()
  app.get(
    '/v1/sign-in/sso',
    {
      config: { scope: 'open', refusals: ['rate_limited'] },
      schema: {
        operationId: 'beginSso',
        tags,
        summary: 'Begin to sign in by single sign-on',
        description:
          'Open it in the browser: it leads to the sign-in service of the workspace, and that leads back. What goes wrong leads to `/sign-in?sso=…` with a reason, as in `endSso`.',
        querystring: Begin,
        response: { 302: z.null() },
      },
    },
    async (request, reply) => {
      const { workspace, to } = request.query
      // Another page could have somebody signed in to a workspace that is not theirs, without their noticing.
      if (isFromElsewhere(request)) return sendBack(reply, baseUrl(), 'elsewhere')
      limited(request, reply)
      const sso = await findSso(database, workspace)
      if (!sso) return sendBack(reply, baseUrl(), 'not_set_up')
      try {
        const { address, secrets } = await issuers.begin(sso, redirectUriOf(baseUrl()))
        const data: z.infer<typeof Kept> = { workspace, to, ...secrets }
        const token = await beginStep(database, 'sso', { personId: null, data })
        setCookie(reply, stepCookie, baseUrl(), { value: token, seconds: stepSeconds })
        return reply.redirect(address, 302)
      } catch (error) {
        return sendBack(reply, baseUrl(), reasonOf(error, request))
      }
    },
  )
}

function addEndRoute(app: App, context: HttpContext, issuers: SsoIssuers): void {
  const { database, sessions, baseUrl } = context

  const finish = async (request: FastifyRequest, step: string | undefined): Promise<Finished> => {
    const begun = step ? await takeStep(database, 'sso', step) : undefined
    const kept = Kept.safeParse(begun?.data).data
    if (!kept) return { refused: 'ended' }
    const sso = await findSso(database, kept.workspace)
    if (!sso) return { refused: 'not_set_up' }
    // Its own address, not the one that the request names: the other service compares it with what it was told.
    const callback = new URL(redirectUriOf(baseUrl()))
    callback.search = request.url.split('?').slice(1).join('?')
    const claims = await issuers.finish(sso, callback, kept)
    const where = { workspaceId: kept.workspace, address: request.ip }
    const admitted = await admitBySso(database, where, readSsoClaims(claims, sso))
    if (!admitted.refused) return { personId: admitted.personId, to: kept.to }
    await noteRefusal(context, where, admitted.refused)
    return { refused: admitted.refused }
  }

  app.get(
    callbackPath,
    {
      config: { scope: 'open', anyQuery: true },
      schema: {
        operationId: 'endSso',
        tags,
        summary: 'Come back from single sign-on',
        description:
          'The sign-in service of the workspace leads here. It works once, in the browser that began, and leads on into the dashboard; or to `/sign-in?sso=REASON`: `ended` (took too long, was done already, or was begun in another browser), `elsewhere` (begun on another page), `not_set_up`, `unavailable` (the service is away), `denied` (the service said no), `invalid` (its answer cannot be trusted), `email_missing`, `email_unverified`, `other_account` (the address belongs to an account that is linked to somebody else), `domain` (not one that accounts are made for), `no_role`, `disabled`, `owner` (no owner has set single sign-on up).',
        response: { 302: z.null() },
      },
    },
    async (request, reply) => {
      const step = readCookie(request, stepCookie, baseUrl())
      setCookie(reply, stepCookie, baseUrl(), { value: '', seconds: 0 })
      try {
        const finished = await finish(request, step)
        if ('refused' in finished) return sendBack(reply, baseUrl(), finished.refused)
        // Claims may have changed what the person may do.
        sessions.forget()
        await letIn(context, request, reply, { personId: finished.personId, way: 'sso' })
        return reply.redirect(placePath(baseUrl(), finished.to), 302)
      } catch (error) {
        return sendBack(reply, baseUrl(), reasonOf(error, request))
      }
    },
  )
}

/** Only of somebody whom the other service vouches for: whoever likes can come here with something made up. */
async function noteRefusal(
  { database }: HttpContext,
  { workspaceId, address }: { readonly workspaceId: string; readonly address: string },
  reason: AdmissionRefusal,
): Promise<void> {
  await noteAudit(database, {
    workspaceId,
    actor: 'unknown',
    address,
    action: 'sign_in_failed',
    subject: 'sso',
    subjectId: workspaceId,
    detail: { way: 'sso', reason },
  })
}

function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function reasonOf(error: unknown, { log }: FastifyRequest): SsoReason {
  if (!(error instanceof SsoFault)) throw error
  const { reason, detail } = error
  log.warn({ reason, detail }, 'single sign-on failed')
  return reason
}

function sendBack(reply: FastifyReply, baseUrl: string, reason: SsoReason): FastifyReply {
  return reply.redirect(placePath(baseUrl, `/sign-in?sso=${reason}`), 302)
}

/** Behind a proxy the dashboard may lie under a path of its own. The host is the browser's business. */
function placePath(baseUrl: string, path: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '') + path
}
