import type { Api } from '../api.ts'
import type { Answer, BodyOf, QueryOf } from '../operations.ts'
import { type PagedList, pagedList } from '../paged-list.ts'
import type { RequestOptions } from '../send-request.ts'

const plans = '/v1/review-plans'
const onePlan = '/v1/review-plans/{id}'
const queue = '/v1/review-queue'

export type ReviewPlan = Answer<'post', typeof plans>
export type ReviewPlanInput = BodyOf<'post', typeof plans>
export type ReviewTask = NonNullable<Answer<'post', '/v1/review-queue/next'>>
export type ReviewTaskPage = Answer<'get', typeof queue>
export type ReviewTaskCounts = Answer<'get', '/v1/review-queue/counts'>
/** What a list of tasks can be limited to. */
export type ReviewTaskQuery = QueryOf<'get', typeof queue>

/** Which calls people review. */
export function planOperations({ request }: Pick<Api, 'request'>) {
  return {
    list: (options: RequestOptions = {}): Promise<Answer<'get', typeof plans>> =>
      request('get', plans, options),

    create: (plan: ReviewPlanInput, options: RequestOptions = {}): Promise<ReviewPlan> =>
      request('post', plans, { body: plan, ...options }),

    get: (id: string, options: RequestOptions = {}): Promise<ReviewPlan> =>
      request('get', onePlan, { path: { id }, ...options }),

    /** With the `version` that was read: whoever was quicker is not overwritten. */
    replace: (
      id: string,
      plan: BodyOf<'put', typeof onePlan>,
      options: RequestOptions = {},
    ): Promise<ReviewPlan> => request('put', onePlan, { path: { id }, body: plan, ...options }),

    delete: (id: string, options: RequestOptions = {}): Promise<void> =>
      request('delete', onePlan, { path: { id }, ...options }),

    /** Now, instead of within a minute. */
    draw: (id: string, options: RequestOptions = {}): Promise<Answer<'post', '/v1/review-plans/{id}/draw'>> =>
      request('post', '/v1/review-plans/{id}/draw', { path: { id }, ...options }),
  }
}

/** The calls that are up for review. */
export function queueOperations({ request }: Pick<Api, 'request'>) {
  const listPage = (query: ReviewTaskQuery = {}, options: RequestOptions = {}): Promise<ReviewTaskPage> =>
    request('get', queue, { query, ...options })
  return {
    /** How much waits: in all, for whoever asks, for anybody. */
    counts: (options: RequestOptions = {}): Promise<ReviewTaskCounts> =>
      request('get', '/v1/review-queue/counts', { ...options }),

    /** Every task the query asks for, the newest first, read page by page as it is needed. */
    list: (
      query: ReviewTaskQuery = {},
      options: RequestOptions = {},
    ): PagedList<ReviewTask, ReviewTaskPage> =>
      pagedList(
        (cursor) => listPage({ ...query, ...(cursor ? { cursor } : {}) }, options),
        ({ items }) => items,
      ),

    /** One page; its `next_cursor` is the `cursor` of the next. */
    listPage,

    /** Puts calls up by hand. */
    add: (
      calls: BodyOf<'post', typeof queue>,
      options: RequestOptions = {},
    ): Promise<Answer<'post', typeof queue>> => request('post', queue, { body: calls, ...options }),

    /** The task you are at, or else the next one, which is yours from then on; undefined: there is none. */
    next: (options: RequestOptions = {}): Promise<ReviewTask | undefined> =>
      request('post', '/v1/review-queue/next', options),

    release: (id: string, options: RequestOptions = {}): Promise<void> =>
      request('post', '/v1/review-queue/{id}/release', { path: { id }, ...options }),

    skip: (id: string, reason: string, options: RequestOptions = {}): Promise<void> =>
      request('post', '/v1/review-queue/{id}/skip', { path: { id }, body: { reason }, ...options }),
  }
}
