import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { scopes, scopesShownAtSignIn } from '../../domain/scopes.ts'
import { isStorable } from '../../domain/storable.ts'
import { publishedAheadSeconds } from '../../store/clients/signing-keys.ts'
import type { App, HttpContext } from '../context.ts'
import { limitSignIns } from '../limits/limit-sign-ins.ts'
import { takeClientForms, tokenForm } from './client-form.ts'

const text = z
  .string()
  .min(1)
  .max(1024)
  .refine(isStorable, 'This contains a NUL character or half of a character, which cannot be stored.')

const Credentials = z
  .object({
    client_id: text.describe('ID of the client, as issued by the operator.'),
    client_secret: text.describe('Secret of the client.'),
  })
  .meta({ id: 'Credentials', description: 'ID and secret of a client.' })

const Token = z
  .object({
    access_token: z
      .string()
      .describe('A JWT. Send it as `Authorization: Bearer …` with every other request.'),
    expires_at: z.int().describe('When the token expires, in Unix seconds. Get a new one before that.'),
    token_type: z.literal('Bearer'),
    expires_in: z.int().describe('Seconds until then.'),
    client_id_audience: z.string().describe('The address the token is valid for.'),
    scope: z
      .string()
      .describe(
        "The client's scopes, separated by spaces; of all scopes, only the first seven are shown here. " +
          'The `scope` claim inside the token has all of them.',
      ),
  })
  .meta({ id: 'Token', description: 'A token and what it allows.' })

const KeySet = z
  .object({
    keys: z.array(
      z.looseObject({
        kty: z.string(),
        kid: z.string().optional(),
        alg: z.string().optional(),
        use: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'KeySet', description: 'A JSON Web Key Set (RFC 7517).' })

const IssuerMetadata = z
  .object({
    issuer: z.string(),
    token_endpoint: z.string(),
    jwks_uri: z.string(),
    scopes_supported: z.array(z.string()),
    grant_types_supported: z.array(z.string()),
    token_endpoint_auth_methods_supported: z.array(z.string()),
    response_types_supported: z.array(z.string()),
  })
  .meta({ id: 'IssuerMetadata', description: 'Metadata of the authorization server (RFC 8414).' })

export async function addAuthRoutes(app: App, context: Pick<HttpContext, 'tokens'>): Promise<void> {
  // By themselves, since no other operation takes such forms.
  await app.register(async (scope) => {
    takeClientForms(scope)
    addSignIn(scope.withTypeProvider<ZodTypeProvider>(), context)
  })
  addPublicKeys(app, context)
}

function addSignIn(app: App, { tokens }: Pick<HttpContext, 'tokens'>): void {
  const limited = limitSignIns()
  app.post(
    '/v1/auth',
    {
      config: { scope: 'open', refusals: ['bad_credentials', 'rate_limited'], urlencoded: tokenForm },
      schema: {
        operationId: 'signIn',
        tags: ['Authentication'],
        summary: 'Get a token',
        description:
          'Needs no token. Takes JSON, or the client-credentials request of OAuth 2.0 (RFC 6749): a form with the client in its fields or in an `Authorization: Basic` header. After several wrong sign-ins the next has to wait as long as `Retry-After` says.',
        body: Credentials,
        response: { 200: Token },
      },
    },
    async (request, reply) => {
      const { client_id, client_secret } = request.body
      const signedIn = await limited(request, reply, () => tokens.signIn(client_id, client_secret))
      if (!signedIn) throw new AppError('bad_credentials')
      reply.header('Cache-Control', 'no-store')
      return {
        access_token: signedIn.token,
        expires_at: signedIn.expiresAt,
        token_type: 'Bearer' as const,
        expires_in: Math.max(0, signedIn.expiresAt - Math.floor(Date.now() / 1000)),
        client_id_audience: signedIn.audience,
        scope: scopesShownAtSignIn(signedIn.scopes),
      }
    },
  )
}

function addPublicKeys(app: App, { tokens }: Pick<HttpContext, 'tokens'>): void {
  app.get(
    '/.well-known/jwks.json',
    {
      schema: {
        operationId: 'listPublicKeys',
        tags: ['Operations'],
        summary: 'List the keys that tokens are signed with',
        response: { 200: KeySet },
      },
    },
    async (_request, reply) => {
      reply.header('Cache-Control', `public, max-age=${publishedAheadSeconds}`)
      return { keys: (await tokens.publicKeys()) as z.infer<typeof KeySet>['keys'] }
    },
  )

  app.get(
    '/.well-known/oauth-authorization-server',
    {
      schema: {
        operationId: 'describeIssuer',
        tags: ['Operations'],
        summary: 'Describe the token issuer',
        response: { 200: IssuerMetadata },
      },
    },
    async () => {
      const { token_endpoint_auth_methods_supported: methods, ...metadata } = await tokens.describe()
      return {
        ...metadata,
        scopes_supported: [...scopes],
        grant_types_supported: ['client_credentials'],
        token_endpoint_auth_methods_supported: [...methods],
        response_types_supported: [],
      }
    },
  )
}
