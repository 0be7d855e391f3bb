import type { Api } from '../api.ts'
import type { Answer, BodyOf } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'

/** A list of calls under a name: filters, order and columns. */
export type View = Answer<'put', '/v1/views/{id}'>
export type ViewInput = BodyOf<'post', '/v1/views'>
export type ViewReplacement = BodyOf<'put', '/v1/views/{id}'>

export function viewsGroup({ request }: Api) {
  return {
    /** The workspace's and one's own. */
    list: async (options: RequestOptions = {}): Promise<readonly View[]> =>
      (await request('get', '/v1/views', options)).items,

    create: (view: ViewInput, options: RequestOptions = {}): Promise<View> =>
      request('post', '/v1/views', { body: view, ...options }),

    /** With the `version` that was read, nothing that somebody else has changed since is undone. */
    replace: (id: number, view: ViewReplacement, options: RequestOptions = {}): Promise<View> =>
      request('put', '/v1/views/{id}', { path: { id }, body: view, ...options }),

    delete: (id: number, options: RequestOptions = {}): Promise<void> =>
      request('delete', '/v1/views/{id}', { path: { id }, ...options }),
  }
}
