import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Sessions } from '../../http/access/sessions.ts'
import type { createTokens } from '../../http/access/tokens.ts'
import type { Database } from '../../store/database.ts'

/** Who vouches for clients, as the settings have it. */
export function identityOf(
  config: Config,
  database: Database,
  baseUrl: () => string,
  sessions: Sessions,
  log: Logger,
): Parameters<typeof createTokens>[0] {
  const { TOKEN_ALGORITHM, TOKEN_SECONDS, KEY_ROTATION_DAYS, AUTH_ISSUER } = config
  const builtIn = {
    database,
    algorithm: TOKEN_ALGORITHM,
    lifetimeSeconds: TOKEN_SECONDS,
    ...(KEY_ROTATION_DAYS ? { rotationDays: KEY_ROTATION_DAYS } : {}),
    baseUrl,
    findSession: sessions.find,
  }
  if (!AUTH_ISSUER) return builtIn
  const external = {
    address: AUTH_ISSUER,
    audience: () => config.AUTH_AUDIENCE ?? baseUrl(),
    audienceParameter: config.AUTH_AUDIENCE_PARAMETER,
    scope: config.AUTH_SCOPE,
    clientClaim: config.AUTH_CLIENT_CLAIM,
    onFault: (reason: string) => log.error({ reason }, 'the issuer of tokens is of no use'),
  }
  return { ...builtIn, external }
}
