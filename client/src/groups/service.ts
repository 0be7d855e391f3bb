import type { Api } from '../api.ts'
import type { Answer } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'

export type ServiceStatus = Answer<'get', '/v1/status'>

/** About the service itself. Only `status` needs a token. */
export function serviceGroup({ request }: Api) {
  return {
    health: (options: RequestOptions = {}) => request('get', '/healthz', options),
    readiness: (options: RequestOptions = {}) => request('get', '/readyz', options),
    /** What the service works with, and how much of this client's waits. */
    status: (options: RequestOptions = {}): Promise<ServiceStatus> => request('get', '/v1/status', options),
    publicKeys: (options: RequestOptions = {}) => request('get', '/.well-known/jwks.json', options),
    issuer: (options: RequestOptions = {}) =>
      request('get', '/.well-known/oauth-authorization-server', options),
  }
}
