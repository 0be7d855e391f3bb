import type { Api } from '../api.ts'
import type { Answer, BodyOf, QueryOf } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'

export type Topics = Answer<'get', '/v1/topics'>
export type Topic = Topics['topics'][number]
export type TopicChange = Answer<'patch', '/v1/topics/{id}'>
export type TopicsQuery = QueryOf<'get', '/v1/topics'>

/** Why customers call, over time. */
export function topicsGroup({ request, send }: Api) {
  return {
    list: (query: TopicsQuery = {}, options: RequestOptions = {}): Promise<Topics> =>
      request('get', '/v1/topics', { query, ...options }),

    /** The same as a table for spreadsheets. */
    csv: async (query: TopicsQuery = {}, { headers, ...options }: RequestOptions = {}): Promise<string> =>
      (
        await send('get', '/v1/topics', { query, ...options, headers: { accept: 'text/csv', ...headers } })
      ).text(),

    /** Null: it is called by the words of its calls again. */
    rename: (
      id: string,
      name: BodyOf<'patch', '/v1/topics/{id}'>['name'],
      options: RequestOptions = {},
    ): Promise<TopicChange> =>
      request('patch', '/v1/topics/{id}', { path: { id }, body: { name }, ...options }),

    /** Its calls count in the other from now on. */
    merge: (id: string, intoId: string, options: RequestOptions = {}): Promise<TopicChange> =>
      request('post', '/v1/topics/{id}/merge', { path: { id }, body: { into_id: intoId }, ...options }),

    /** Takes it out of the one it was merged into. */
    separate: (id: string, options: RequestOptions = {}): Promise<TopicChange> =>
      request('delete', '/v1/topics/{id}/merge', { path: { id }, ...options }),
  }
}
