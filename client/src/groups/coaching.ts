import type { Api } from '../api.ts'
import type { Answer, BodyOf, QueryOf } from '../operations.ts'
import { type PagedList, pagedList } from '../paged-list.ts'
import type { RequestOptions } from '../send-request.ts'

const sessions = '/v1/coaching-sessions'
const oneSession = '/v1/coaching-sessions/{id}'

export type CoachingPage = Answer<'get', typeof sessions>
export type CoachingSession = Answer<'post', typeof sessions>
export type CoachingEffect = Answer<'get', '/v1/coaching-sessions/{id}/effect'>
/** What the list of coaching sessions can be limited to. */
export type CoachingQuery = QueryOf<'get', typeof sessions>

/** What agents and their leads talk about. */
export function coachingGroup({ request }: Api) {
  const listPage = (query: CoachingQuery = {}, options: RequestOptions = {}): Promise<CoachingPage> =>
    request('get', sessions, { query, ...options })

  return {
    /** The newest first, read page by page as it is needed. */
    list: (
      query: CoachingQuery = {},
      options: RequestOptions = {},
    ): PagedList<CoachingSession, CoachingPage> =>
      pagedList(
        (cursor) => listPage({ ...query, ...(cursor ? { cursor } : {}) }, options),
        ({ items }) => items,
      ),

    listPage,

    get: (id: string, options: RequestOptions = {}): Promise<CoachingSession> =>
      request('get', oneSession, { path: { id }, ...options }),

    create: (
      session: BodyOf<'post', typeof sessions>,
      options: RequestOptions = {},
    ): Promise<CoachingSession> => request('post', sessions, { body: session, ...options }),

    replace: (
      id: string,
      session: BodyOf<'put', typeof oneSession>,
      options: RequestOptions = {},
    ): Promise<CoachingSession> => request('put', oneSession, { path: { id }, body: session, ...options }),

    delete: (id: string, options: RequestOptions = {}): Promise<void> =>
      request('delete', oneSession, { path: { id }, ...options }),

    /** By the agent it was held with. */
    acknowledge: (
      id: string,
      words: string | null = null,
      options: RequestOptions = {},
    ): Promise<CoachingSession> =>
      request('post', '/v1/coaching-sessions/{id}/acknowledge', {
        path: { id },
        body: { words },
        ...options,
      }),

    /** How often the agent passed its criteria before and after. */
    effect: (
      id: string,
      query: QueryOf<'get', '/v1/coaching-sessions/{id}/effect'> = {},
      options: RequestOptions = {},
    ): Promise<CoachingEffect> =>
      request('get', '/v1/coaching-sessions/{id}/effect', { path: { id }, query, ...options }),
  }
}
