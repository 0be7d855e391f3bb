import type { Api } from '../api.ts'
import type { Answer, BodyOf, QueryOf } from '../operations.ts'
import { type PagedList, pagedList } from '../paged-list.ts'
import type { RequestOptions } from '../send-request.ts'
import { planOperations, queueOperations } from './review-queue.ts'

const reviewsOf = '/v1/call-analysis/{id}/reviews'
const oneReview = '/v1/call-analysis/{id}/reviews/{review_id}'
const appealsOf = '/v1/call-analysis/{id}/appeals'
const teachingOf = '/v1/models/{id}/teaching'
const commentsOf = '/v1/call-analysis/{id}/comments'

export type Review = Answer<'post', typeof reviewsOf>
export type Appeal = Answer<'post', typeof appealsOf>
export type ReviewAnswerPage = Answer<'get', '/v1/reviews'>
/** What a person answered, beside what the machine had. */
export type ListedReviewAnswer = ReviewAnswerPage['items'][number]
/** What the list of answers can be limited to. */
export type ReviewAnswerQuery = QueryOf<'get', '/v1/reviews'>
export type CallComment = Answer<'post', typeof commentsOf>

/** What people say about calls. */
export function reviewsGroup(api: Api) {
  const { request } = api
  return {
    list: (callId: string, options: RequestOptions = {}): Promise<Answer<'get', typeof reviewsOf>> =>
      request('get', reviewsOf, { path: { id: callId }, ...options }),

    /** With `status: 'submitted'`, its answers count at once. */
    create: (
      callId: string,
      review: BodyOf<'post', typeof reviewsOf>,
      options: RequestOptions = {},
    ): Promise<Review> => request('post', reviewsOf, { path: { id: callId }, body: review, ...options }),

    /** With the `version` that was read: whoever was quicker is not overwritten. */
    replace: (
      callId: string,
      reviewId: string,
      review: BodyOf<'put', typeof oneReview>,
      options: RequestOptions = {},
    ): Promise<Review> =>
      request('put', oneReview, { path: { id: callId, review_id: reviewId }, body: review, ...options }),

    /** A draft only. */
    delete: (callId: string, reviewId: string, options: RequestOptions = {}): Promise<void> =>
      request('delete', oneReview, { path: { id: callId, review_id: reviewId }, ...options }),

    /** How far the machine agrees with people, from blind reviews. */
    agreement: (query: QueryOf<'get', '/v1/stats/agreement'> = {}, options: RequestOptions = {}) =>
      request('get', '/v1/stats/agreement', { query, ...options }),

    answers: answerOperations(api),
    teaching: teachingOperations({ request }),
    appeals: appealOperations({ request }),
    plans: planOperations({ request }),
    queue: queueOperations({ request }),
    comments: commentOperations({ request }),
  }
}

function answerOperations(api: Api) {
  const listPage = (query: ReviewAnswerQuery = {}, options: RequestOptions = {}): Promise<ReviewAnswerPage> =>
    api.request('get', '/v1/reviews', { query, ...options })

  return {
    /** Every answer of every submitted review, the latest review first, read page by page as it is needed. */
    list: (
      query: ReviewAnswerQuery = {},
      options: RequestOptions = {},
    ): PagedList<ListedReviewAnswer, ReviewAnswerPage> =>
      pagedList(
        (cursor) => listPage({ ...query, ...(cursor ? { cursor } : {}) }, options),
        ({ items }) => items,
      ),

    listPage,

    /** One page as a table for spreadsheets. */
    csv: async (
      query: ReviewAnswerQuery = {},
      { headers, ...options }: RequestOptions = {},
    ): Promise<string> => {
      const asked = { query, ...options, headers: { accept: 'text/csv', ...headers } }
      return (await api.send('get', '/v1/reviews', asked)).text()
    },
  }
}

function teachingOperations({ request }: Pick<Api, 'request'>) {
  return {
    /** What reviews could teach the judge, criterion by criterion. */
    weigh: (modelId: number, options: RequestOptions = {}): Promise<Answer<'get', typeof teachingOf>> =>
      request('get', teachingOf, { path: { id: modelId }, ...options }),

    /** Makes a new revision of the model; refused where it would not be better. */
    switchOn: (
      modelId: number,
      teaching: BodyOf<'post', typeof teachingOf>,
      options: RequestOptions = {},
    ): Promise<Answer<'post', typeof teachingOf>> =>
      request('post', teachingOf, { path: { id: modelId }, body: teaching, ...options }),

    /** Of all criteria, or of those that are named. */
    switchOff: (
      modelId: number,
      query: QueryOf<'delete', typeof teachingOf> = {},
      options: RequestOptions = {},
    ): Promise<Answer<'delete', typeof teachingOf>> =>
      request('delete', teachingOf, { path: { id: modelId }, query, ...options }),
  }
}

function appealOperations({ request }: Pick<Api, 'request'>) {
  return {
    list: (callId: string, options: RequestOptions = {}): Promise<Answer<'get', typeof appealsOf>> =>
      request('get', appealsOf, { path: { id: callId }, ...options }),

    open: (
      callId: string,
      appeal: BodyOf<'post', typeof appealsOf>,
      options: RequestOptions = {},
    ): Promise<Appeal> => request('post', appealsOf, { path: { id: callId }, body: appeal, ...options }),

    decide: (
      appealId: string,
      decision: BodyOf<'post', '/v1/appeals/{id}/decide'>,
      options: RequestOptions = {},
    ): Promise<Appeal> =>
      request('post', '/v1/appeals/{id}/decide', { path: { id: appealId }, body: decision, ...options }),
  }
}

function commentOperations({ request }: Pick<Api, 'request'>) {
  return {
    list: (callId: string, options: RequestOptions = {}): Promise<Answer<'get', typeof commentsOf>> =>
      request('get', commentsOf, { path: { id: callId }, ...options }),

    create: (
      callId: string,
      comment: BodyOf<'post', typeof commentsOf>,
      options: RequestOptions = {},
    ): Promise<CallComment> =>
      request('post', commentsOf, { path: { id: callId }, body: comment, ...options }),

    /** Who can be mentioned: everybody who may see the call. */
    mentionable: (
      callId: string,
      options: RequestOptions = {},
    ): Promise<Answer<'get', '/v1/call-analysis/{id}/mentionable'>> =>
      request('get', '/v1/call-analysis/{id}/mentionable', { path: { id: callId }, ...options }),

    delete: (callId: string, commentId: string, options: RequestOptions = {}): Promise<void> =>
      request('delete', '/v1/call-analysis/{id}/comments/{comment_id}', {
        path: { id: callId, comment_id: commentId },
        ...options,
      }),
  }
}
