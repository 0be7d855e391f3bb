import type { Api } from '../api.ts'
import type { RequestOptions } from '../send-request.ts'

/** About the service itself. None of these needs a token. */
export function serviceGroup({ request }: Api) {
  return {
    health: (options: RequestOptions = {}) => request('get', '/healthz', options),
    readiness: (options: RequestOptions = {}) => request('get', '/readyz', options),
    publicKeys: (options: RequestOptions = {}) => request('get', '/.well-known/jwks.json', options),
    issuer: (options: RequestOptions = {}) =>
      request('get', '/.well-known/oauth-authorization-server', options),
  }
}
