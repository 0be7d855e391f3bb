import { AppError } from '../../domain/errors.ts'
import { TooManySignIns } from '../../domain/too-many-sign-ins.ts'
import { admitExternalClient } from '../../store/clients/external-clients.ts'
import type { Database } from '../../store/database.ts'
import { askForToken, type Grant } from './ask-for-token.ts'
import { checkToken } from './check-token.ts'
import { discoverIssuer } from './discover-issuer.ts'
import type { CheckedToken, Issuer, IssuerMetadata } from './issuer.ts'
import { IssuerFault } from './issuer-fault.ts'
import { readClientId, readScopes } from './read-claims.ts'
import { openRemoteKeys } from './remote-keys.ts'
import { reportFaults } from './report-faults.ts'

export interface ExternalIssuerOptions extends Pick<Grant, 'audienceParameter' | 'scope'> {
  readonly database: Database
  /** As it names itself, without a slash at the end. */
  readonly address: string
  readonly audience: () => string
  /** The claim that says whose token it is; undefined: the usual ones. */
  readonly clientClaim: string | undefined
  /** Told, in a fixed sentence and not too often, why the issuer was of no use. */
  readonly onFault: (reason: string) => void
  /** For ages only, so not the time of day, which may be put back. */
  readonly now?: () => number
}

const describedMs = 3_600_000
const pauseMs = 5_000
const mostAtOnce = 32
/** Clocks of two machines are never quite the same. */
const clockTolerance = 30
/** Whoever can read these keys cannot sign with them. */
const algorithms = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ')

interface Known {
  readonly metadata: IssuerMetadata
  readonly keys: ReturnType<typeof openRemoteKeys>
  readonly at: number
}

/** Auth0, Keycloak, Entra and the like: it knows the clients and their secrets, and signs. */
export function createExternalIssuer(options: ExternalIssuerOptions): Issuer {
  const { database, address, audience, audienceParameter, scope, now = () => performance.now() } = options
  const onFault = reportFaults(options.onFault, now)
  const getKnown = knowIssuer(address, now, onFault)
  let signingIn = 0

  const check = async (token: string): Promise<CheckedToken> => {
    const { metadata, keys } = await getKnown()
    const rules = { issuer: metadata.issuer, audience: audience(), algorithms, clockTolerance }
    const claims = await checkToken(token, keys, rules)
    const clientId = readClientId(claims, options.clientClaim)
    if (clientId === undefined) throw new AppError('token_invalid')
    return { clientId, scopes: readScopes(claims), expiresAt: claims.exp }
  }

  const signIn = async (metadata: IssuerMetadata, clientId: string, clientSecret: string) => {
    const grant = { clientId, clientSecret, audience: audience(), audienceParameter, scope }
    const token = await askForToken(metadata, grant)
    if (token === undefined) return undefined
    const checked = await check(token).catch((error) => {
      if (!(error instanceof AppError) || error.kind !== 'token_invalid') throw error
      throw new IssuerFault(
        'it gives out tokens that are no JWT, are for another audience than AUTH_AUDIENCE, or do not name their client',
      )
    })
    const client = await admitExternalClient(database, checked.clientId)
    if (!client.enabled) return undefined
    return { token, expiresAt: checked.expiresAt, audience: audience(), scopes: checked.scopes }
  }

  return {
    check,
    async signIn(clientId, clientSecret) {
      if (signingIn >= mostAtOnce) throw new TooManySignIns(mostAtOnce)
      const { metadata } = await getKnown()
      signingIn++
      try {
        return await signIn(metadata, clientId, clientSecret)
      } catch (error) {
        if (error instanceof IssuerFault) onFault(error.reason)
        throw error
      } finally {
        signingIn--
      }
    },
    async admit({ clientId, scopes }) {
      const client = await admitExternalClient(database, clientId)
      return client.enabled ? { client, scopes } : undefined
    },
    async publicKeys() {
      const { keys } = await getKnown()
      if (!keys.jwks()) await keys.reload()
      return keys.jwks()?.keys ?? []
    },
    describe: async () => (await getKnown()).metadata,
  }
}

/** Its description, read again every hour; while it is away, the last one. */
function knowIssuer(
  address: string,
  now: () => number,
  onFault: (reason: string) => void,
): () => Promise<Known> {
  let known: Known | undefined
  let asking: Promise<Known> | undefined
  let failedAt = -Infinity
  const describe = async (): Promise<Known> => {
    try {
      const metadata = await discoverIssuer(address)
      const isSame = known?.metadata.jwks_uri === metadata.jwks_uri
      const keys = known && isSame ? known.keys : openRemoteKeys(metadata.jwks_uri, now, onFault)
      known = { metadata, keys, at: now() }
      return known
    } catch (error) {
      if (!(error instanceof IssuerFault)) throw error
      failedAt = now()
      onFault(error.reason)
      if (known) return known
      throw error
    }
  }
  return async () => {
    if (known && now() - known.at < describedMs) return known
    if (now() - failedAt < pauseMs) {
      if (known) return known
      throw new IssuerFault('it could not be reached a moment ago')
    }
    asking ??= describe().finally(() => {
      asking = undefined
    })
    return asking
  }
}
