import type { Api } from '../api.ts'
import type { Answer } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'

export type Account = Answer<'get', '/v1/account'>

export function accountGroup({ request }: Api) {
  return {
    /** Who the client is, what it may do, and what holds for it. */
    get: (options: RequestOptions = {}): Promise<Account> => request('get', '/v1/account', options),
  }
}
