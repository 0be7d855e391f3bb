import { isPrivateChannel } from '../../domain/private-channel.ts'
import { optional, type Settings, setting } from '../../domain/settings/setting.ts'
import { oneOf, text, url, wholeNumber } from '../../domain/settings/setting-values.ts'

/** Of the built-in issuer, and of another that takes its place. */
export const issuerSettings = {
  TOKEN_SECONDS: setting('3600', 'How long an access token is valid.', wholeNumber(60, 86_400)),
  TOKEN_ALGORITHM: setting(
    'EdDSA',
    'How access tokens are signed: EdDSA or RS256.',
    oneOf(['EdDSA', 'RS256']),
  ),
  KEY_ROTATION_DAYS: optional(
    'Days after which the key that signs tokens is replaced automatically; unset: only by "callmark keys rotate".',
    wholeNumber(1, 3650),
  ),
  SESSION_IDLE_HOURS: setting(
    '12',
    'After how many hours without a request somebody who has signed in to the dashboard is signed out.',
    wholeNumber(1, 720),
  ),
  SESSION_DAYS: setting(
    '14',
    'After how many days everybody has to sign in to the dashboard again, however busy they are.',
    wholeNumber(1, 365),
  ),
  AUTH_ISSUER: optional(
    'Address of an OpenID Connect or OAuth issuer (Auth0, Keycloak, Entra …) that knows the clients and signs the tokens; unset: this service does both.',
    issuerUrl,
  ),
  AUTH_AUDIENCE: optional(
    'Audience of that issuer’s tokens: the name of this API there; unset: the address of this service.',
    text,
  ),
  AUTH_AUDIENCE_PARAMETER: setting(
    'audience',
    'How that issuer names the audience in a token request: audience (Auth0), resource (RFC 8707) or none (Entra, Keycloak).',
    oneOf(['audience', 'resource', 'none']),
  ),
  AUTH_SCOPE: optional(
    'Scopes to request from that issuer, separated by spaces, if it requires them (Entra: the name of the API with /.default).',
    text,
  ),
  AUTH_CLIENT_CLAIM: optional(
    'Claim of that issuer’s tokens that names the client; unset: the first one found of azp, client_id, appid, cid and sub.',
    text,
  ),
} satisfies Settings

function issuerUrl(value: string): string {
  const address = url(['http:', 'https:'])(value)
  const { username, password, search, hash } = new URL(address)
  if (username || password || search || hash) throw new Error('must be a plain address')
  if (!isPrivateChannel(address)) throw new Error('must start with https://, because secrets are sent there')
  return address
}
