import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { roles } from '../../domain/people/roles.ts'
import { isPrivateChannel } from '../../domain/private-channel.ts'
import { deleteSso, findSso, noSso, replaceSso, type SsoRow } from '../../store/people/sso.ts'
import { namesInternalHost } from '../../webhooks/check-url.ts'
import type { App, HttpContext } from '../context.ts'
import { redirectUriOf } from '../signing-in/sso.ts'
import { textOf } from '../text-schemas.ts'
import { actingOf } from './users.ts'

const tags = ['People']
const claimedRole = z.enum(roles).exclude(['owner'])
const mostRoles = 200

const domain = z
  .string()
  .min(1)
  .max(253)
  .regex(/^[A-Za-z0-9.-]+$/, 'This is not a domain, such as example.com.')

const fields = {
  only: z
    .boolean()
    .default(false)
    .describe('Nobody signs in by password or passkey any more; owners excepted, so that a way in is left.'),
  domains: z
    .array(domain)
    .max(100)
    .default([])
    .describe(
      'Domains of e-mail addresses that accounts are made for; empty: of any. The sign-in page offers single sign-on to addresses of these.',
    ),
  role_claim: claimName().describe('The claim that roles come from, such as `groups`; null: none.'),
  roles: z
    .record(textOf({ min: 1, max: 500 }), claimedRole)
    .refine((given) => Object.keys(given).length <= mostRoles, `At most ${mostRoles} values.`)
    .default({})
    .describe('From a value of that claim to a role. Of several, the highest counts.'),
  team_claim: claimName().describe('The claim that names the teams a lead leads; null: none.'),
  default_role: claimedRole
    .nullable()
    .default(null)
    .describe('For whom no value of the claim gives a role; null: they are not let in.'),
}

const SsoInput = z
  .object({
    issuer: z
      .url()
      .max(2_000)
      .refine(isPlainAddress, 'This must be a plain address without a query.')
      .refine(isPrivateChannel, 'This must start with https://, because a secret is sent there.')
      .describe('Address of the OpenID Connect service, as it names itself. https, or on this machine.'),
    client_id: textOf({ min: 1, max: 500 }).describe('As the service knows Callmark.'),
    client_secret: textOf({ min: 1, max: 2_000 })
      .nullable()
      .optional()
      .describe('Left out: as it was, unless the issuer is another now; null: none.'),
    ...fields,
  })
  .meta({ id: 'SsoFields', description: 'How people sign in with a service of their own.' })

const SsoOutput = z
  .object({
    issuer: z.string(),
    client_id: z.string(),
    has_secret: z.boolean(),
    only: z.boolean(),
    domains: z.array(z.string()),
    role_claim: z.string().nullable(),
    roles: z.record(z.string(), claimedRole),
    team_claim: z.string().nullable(),
    default_role: claimedRole.nullable(),
    for_owners: z
      .boolean()
      .describe('Whether owners can sign in with it: only if an owner has set the issuer and the client.'),
    redirect_uri: z.string().describe('To be entered at the service.'),
    updated_at: z.iso.datetime(),
    updated_by: z.string(),
  })
  .meta({ id: 'Sso', description: 'How people sign in with a service of their own. Never shows the secret.' })

/** For people only: whoever sets this says who is let in, as whom. */
export function addSsoRoutes(app: App, { database, secrets, baseUrl, ssoAllow }: HttpContext): void {
  app.get(
    '/v1/sso',
    {
      config: { scope: 'person', refusals: ['not_found'] },
      schema: {
        operationId: 'getSso',
        tags,
        summary: 'Read how single sign-on is set up',
        response: { 200: SsoOutput },
      },
    },
    async ({ caller }) => {
      const found = await findSso(database, caller.workspaceId)
      if (!found) throw noSso()
      return show(found, baseUrl())
    },
  )

  app.put(
    '/v1/sso',
    {
      config: { scope: 'person', refusals: ['issuer_internal'] },
      schema: {
        operationId: 'replaceSso',
        tags,
        summary: 'Set single sign-on up',
        description:
          'With another issuer or client, everybody is linked anew at their next sign-in, by their verified address.',
        body: SsoInput,
        response: { 200: SsoOutput },
      },
    },
    async ({ caller, body }) => {
      if (namesInternalHost(new URL(body.issuer), ssoAllow))
        throw new AppError('issuer_internal', undefined, 'issuer')
      const saved = await replaceSso(database, secrets, actingOf(caller), {
        issuer: body.issuer,
        clientId: body.client_id,
        clientSecret: body.client_secret,
        only: body.only,
        domains: [...new Set(body.domains.map((name) => name.toLowerCase()))],
        roleClaim: body.role_claim,
        roles: body.roles,
        teamClaim: body.team_claim,
        defaultRole: body.default_role,
      })
      return show(saved, baseUrl())
    },
  )

  app.delete(
    '/v1/sso',
    {
      config: { scope: 'person', refusals: ['not_found'] },
      schema: {
        operationId: 'deleteSso',
        tags,
        summary: 'End single sign-on',
        description: 'Accounts stay. Whoever has no password and no passkey needs a new link.',
        response: { 204: z.null() },
      },
    },
    async ({ caller }, reply) => {
      await deleteSso(database, caller.by)
      return reply.status(204).send(null)
    },
  )
}

function show(row: SsoRow, baseUrl: string): z.infer<typeof SsoOutput> {
  return {
    issuer: row.issuer,
    client_id: row.client_id,
    has_secret: row.client_secret !== null,
    only: row.only,
    domains: row.domains,
    role_claim: row.role_claim,
    roles: row.roles as z.infer<typeof SsoOutput>['roles'],
    team_claim: row.team_claim,
    default_role: row.default_role as z.infer<typeof claimedRole> | null,
    for_owners: row.by_owner,
    redirect_uri: redirectUriOf(baseUrl),
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
  }
}

function claimName() {
  return textOf({ min: 1, max: 200 }).nullable().default(null)
}

function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password, search, hash } = new URL(address)
  return !username && !password && !search && !hash
}
