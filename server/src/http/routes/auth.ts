import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { scopes, scopesShownAtSignIn } from '../../domain/scopes.ts'
import { isStorable } from '../../domain/storable.ts'
import { findClientBySecret } from '../../store/clients.ts'
import type { App, HttpContext } from '../context.ts'

const text = z.string().min(1).max(1024).refine(isStorable, 'The text holds characters that cannot be kept.')

export function addAuthRoutes(app: App, { database, tokens, baseUrl }: HttpContext): void {
  app.post(
    '/v1/auth',
    {
      config: { scope: 'open', refusals: ['bad_credentials', 'rate_limited'] },
      schema: {
        body: z.object({ client_id: text, client_secret: text }),
        response: {
          200: z.object({
            access_token: z.string(),
            expires_at: z.int(),
            client_id_audience: z.string(),
            scope: z.string(),
          }),
        },
      },
    },
    async ({ body }, reply) => {
      const client = await findClientBySecret(database, body.client_id, body.client_secret)
      if (!client) throw new AppError('bad_credentials')
      const { token, expiresAt } = await tokens.issue(client)
      reply.header('Cache-Control', 'no-store')
      return {
        access_token: token,
        expires_at: expiresAt,
        client_id_audience: baseUrl(),
        scope: scopesShownAtSignIn(client.scopes),
      }
    },
  )

  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('Cache-Control', 'public, max-age=300')
    return { keys: await tokens.publicKeys() }
  })

  app.get('/.well-known/oauth-authorization-server', async () => ({
    issuer: baseUrl(),
    token_endpoint: `${baseUrl()}/v1/auth`,
    jwks_uri: `${baseUrl()}/.well-known/jwks.json`,
    scopes_supported: scopes,
    grant_types_supported: ['client_credentials'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    response_types_supported: [],
  }))
}
