import type { ApiWithUploads } from '../api.ts'
import type { Answer, BodyOf, QueryOf } from '../operations.ts'
import { type PagedList, pagedList } from '../paged-list.ts'
import type { RequestOptions } from '../send-request.ts'
import { type Submission, submissionPayload } from '../submission.ts'
import { type WaitOptions, waitForCall } from '../wait-for-call.ts'

export type Call = Answer<'get', '/v1/call-analysis/{id}'>
export type CallStatus = Call['status']
/** What a list of calls can be limited to, and its order. */
export type CallQuery = QueryOf<'get', '/v1/call-analysis'>
export type CallPage = Answer<'get', '/v1/call-analysis'>
export type CallResult = Answer<'get', '/v1/call-analysis/{id}/results'>[number]
export type CallHistoryEntry = Answer<'get', '/v1/call-analysis/{id}/history'>[number]
export type Rerun = BodyOf<'post', '/v1/call-analysis/{id}/rerun'>
export type Transcription = Answer<'get', '/v1/call-analysis/{id}/transcription'>

export interface SubmitOptions extends RequestOptions {
  /** Hears how many bytes of the recording have been sent. Not called for a Blob. */
  readonly onProgress?: ((sentBytes: number) => void) | undefined
}

export interface AudioOptions extends RequestOptions {
  /** Bytes from `start` up to and including `end`. */
  readonly range?: { readonly start: number; readonly end?: number } | undefined
}

export function callsGroup(api: ApiWithUploads) {
  const get = (id: string, options: RequestOptions = {}): Promise<Call> =>
    api.request('get', '/v1/call-analysis/{id}', { path: { id }, ...options })

  const listPage = (query: CallQuery = {}, options: RequestOptions = {}): Promise<CallPage> =>
    api.request('get', '/v1/call-analysis', { query, ...options })

  return {
    /** Sends a recording; it is processed from then on. The same call, model and recording again give the record that exists. */
    submit: async (call: Submission, { onProgress, ...options }: SubmitOptions = {}): Promise<Call> =>
      api.upload('post', '/v1/call-analysis', await submissionPayload(call, onProgress), options),

    /** Every call there is that the query asks for, read page by page as it is needed. */
    list: (query: CallQuery = {}, options: RequestOptions = {}): PagedList<Call, CallPage> =>
      pagedList(
        (cursor) => listPage({ ...query, ...(cursor ? { cursor } : {}) }, options),
        ({ items }) => items,
      ),

    /** One page; its `next_cursor` is the `cursor` of the next. */
    listPage,

    get,

    transcription: (id: string, options: RequestOptions = {}): Promise<Transcription> =>
      api.request('get', '/v1/call-analysis/{id}/transcription', { path: { id }, ...options }),

    /** The recording as it was sent, unread: `body` is its stream, `blob()` the whole of it. */
    audio: (id: string, { range, headers, ...options }: AudioOptions = {}): Promise<Response> =>
      api.send('get', '/v1/call-analysis/{id}/audio-file', {
        path: { id },
        ...options,
        headers: {
          accept: 'audio/*',
          ...(range ? { range: `bytes=${range.start}-${range.end ?? ''}` } : {}),
          ...headers,
        },
      }),

    /** Every result the call has had, the newest first. */
    results: (id: string, options: RequestOptions = {}): Promise<CallResult[]> =>
      api.request('get', '/v1/call-analysis/{id}/results', { path: { id }, ...options }),

    /** What happened to the call and when, the oldest first. */
    history: (id: string, options: RequestOptions = {}): Promise<CallHistoryEntry[]> =>
      api.request('get', '/v1/call-analysis/{id}/history', { path: { id }, ...options }),

    /** Analyses the call again, by its model as it is now. The earlier result is kept. */
    rerun: (id: string, rerun: Rerun = {}, options: RequestOptions = {}): Promise<Call> =>
      api.request('post', '/v1/call-analysis/{id}/rerun', { path: { id }, body: rerun, ...options }),

    /** Erases the recording and all that was found in it, for good. */
    delete: (id: string, options: RequestOptions = {}): Promise<void> =>
      api.request('delete', '/v1/call-analysis/{id}', { path: { id }, ...options }),

    /** Waits until the call is processed, and gives its record: completed or failed, as its `status` says. */
    wait: (id: string, options: WaitOptions = {}): Promise<Call> =>
      waitForCall((request) => get(id, request), options),
  }
}
