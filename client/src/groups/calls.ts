import type { ApiWithUploads } from '../api.ts'
import type { Call } from '../call.ts'
import type { Answer, BodyOf, QueryOf } from '../operations.ts'
import { type PagedList, pagedList } from '../paged-list.ts'
import type { RequestOptions } from '../send-request.ts'
import { type Submission, submissionPayload } from '../submission.ts'
import { type WaitOptions, waitForCall } from '../wait-for-call.ts'

type ListQuery = QueryOf<'get', '/v1/call-analysis'>
type ListAnswer = Answer<'get', '/v1/call-analysis'>
/** A turn that holds what was searched for. */
export type CallHit = NonNullable<ListAnswer['items'][number]['hits']>[number]
/** What statistics count of a call. */
export type CallFacts = NonNullable<ListAnswer['items'][number]['facts']>
/** What a list of calls can be limited to, its order, and which fields of a call it shows. */
export type CallQuery<Field extends keyof Call = keyof Call> = Omit<ListQuery, 'fields'> & {
  /** Without it, all. `id` is always there. */
  readonly fields?: readonly Field[] | undefined
}
/** A call as a list shows it: the fields that were asked for, with `include_hits` where the words were said, with `include_facts` what is counted. */
export type ListedCall<Field extends keyof Call = keyof Call> = Pick<Call, Field | 'id'> & {
  readonly hits?: CallHit[]
  readonly facts?: CallFacts | null | undefined
}
export type CallPage<Field extends keyof Call = keyof Call> = Omit<ListAnswer, 'items'> & {
  readonly items: ListedCall<Field>[]
}
export type CallSuggestions = Answer<'get', '/v1/call-analysis/suggestions'>
export type CallNeighbours = Answer<'get', '/v1/call-analysis/{id}/neighbours'>
/** What a list is limited to, and its order. */
export type CallListing = QueryOf<'get', '/v1/call-analysis/{id}/neighbours'>
/** What was meant, and what the calls are limited to. */
export type PassageQuery = QueryOf<'get', '/v1/call-analysis/passages'>
export type Passages = Answer<'get', '/v1/call-analysis/passages'>
/** About half a minute of a call, with its moment. */
export type FoundPassage = Passages['items'][number]
/** What is to be known, and what the calls are limited to. */
export type AskQuery = QueryOf<'get', '/v1/call-analysis/themes'>
export type Themes = Answer<'get', '/v1/call-analysis/themes'>
/** What several calls say in much the same way. */
export type Theme = Themes['themes'][number]
export type CallResult = Answer<'get', '/v1/call-analysis/{id}/results'>[number]
export type CallHistoryEntry = Answer<'get', '/v1/call-analysis/{id}/history'>[number]
export type Rerun = BodyOf<'post', '/v1/call-analysis/{id}/rerun'>
export type Waveform = Answer<'get', '/v1/call-analysis/{id}/waveform'>
export type Acknowledgement = Answer<'post', '/v1/call-analysis/{id}/acknowledge'>
export type Release = Answer<'get', '/v1/call-analysis/{id}/release'>
export type AudioLink = Answer<'post', '/v1/call-analysis/{id}/audio-link'>
export type Transcription = Answer<'get', '/v1/call-analysis/{id}/transcription'>

export interface SubmitOptions extends RequestOptions {
  /** Hears how many bytes of the recording have been sent. Not called for a Blob. */
  readonly onProgress?: ((sentBytes: number) => void) | undefined
}

export interface AudioOptions extends RequestOptions {
  /** Bytes from `start` up to and including `end`. */
  readonly range?: { readonly start: number; readonly end?: number } | undefined
}

/** A little more than the service gives a language model. */
const longestAnswerMs = 150_000

export function callsGroup(api: ApiWithUploads) {
  const get = (id: string, options: RequestOptions = {}): Promise<Call> =>
    api.request('get', '/v1/call-analysis/{id}', { path: { id }, ...options })

  const listPage = <Field extends keyof Call = keyof Call>(
    { fields, ...rest }: CallQuery<Field> = {},
    options: RequestOptions = {},
  ): Promise<CallPage<Field>> => {
    const query = fields ? { ...rest, fields: fields.join(',') } : rest
    // The answer is as long as the fields it was asked for, which only the question knows.
    return api.request('get', '/v1/call-analysis', { query, ...options }) as Promise<CallPage<Field>>
  }

  return {
    /** Sends a recording; it is processed from then on. The same call, model and recording again give the record that exists. */
    submit: async (call: Submission, { onProgress, ...options }: SubmitOptions = {}): Promise<Call> =>
      api.upload('post', '/v1/call-analysis', await submissionPayload(call, onProgress), options),

    /** Every call there is that the query asks for, read page by page as it is needed. */
    list: <Field extends keyof Call = keyof Call>(
      query: CallQuery<Field> = {},
      options: RequestOptions = {},
    ): PagedList<ListedCall<Field>, CallPage<Field>> =>
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

    /** The outline of the recording, channel by channel. */
    waveform: (id: string, options: RequestOptions = {}): Promise<Waveform> =>
      api.request('get', '/v1/call-analysis/{id}/waveform', { path: { id }, ...options }),

    /** An address of the recording that a player can use without a token, for an hour. Relative to the service's own. */
    audioLink: (id: string, options: RequestOptions = {}): Promise<AudioLink> =>
      api.request('post', '/v1/call-analysis/{id}/audio-link', { path: { id }, ...options }),

    ...lookups(api),

    /** Analyses the call again, by its model as it is now. The earlier result is kept. */
    rerun: (id: string, rerun: Rerun = {}, options: RequestOptions = {}): Promise<Call> =>
      api.request('post', '/v1/call-analysis/{id}/rerun', { path: { id }, body: rerun, ...options }),

    ...releaseOperations(api),

    /** Erases the recording and all that was found in it, for good. */
    delete: (id: string, options: RequestOptions = {}): Promise<void> =>
      api.request('delete', '/v1/call-analysis/{id}', { path: { id }, ...options }),

    /** Waits until the call is processed, and gives its record: completed or failed, as its `status` says. */
    wait: (id: string, options: WaitOptions = {}): Promise<Call> =>
      waitForCall((request) => get(id, request), options),
  }
}

function lookups(api: ApiWithUploads) {
  return {
    /** Calls by id, agents by name and fields of the metadata by value: what somebody who types this may look for. */
    suggest: (text: string, options: RequestOptions = {}): Promise<CallSuggestions> =>
      api.request('get', '/v1/call-analysis/suggestions', { query: { text }, ...options }),

    /** The calls before and after this one in a list with these filters, in this order. */
    neighbours: (
      id: string,
      listing: CallListing = {},
      options: RequestOptions = {},
    ): Promise<CallNeighbours> =>
      api.request('get', '/v1/call-analysis/{id}/neighbours', { path: { id }, query: listing, ...options }),

    /** What was said that comes nearest to a meaning, the nearest first. */
    passages: (query: PassageQuery, options: RequestOptions = {}): Promise<Passages> =>
      api.request('get', '/v1/call-analysis/passages', { query, ...options }),

    /** What calls say about a question, grouped into themes. */
    ask: (query: AskQuery, options: RequestOptions = {}): Promise<Themes> =>
      api.request('get', '/v1/call-analysis/themes', {
        query,
        ...(query.answer ? { timeoutMs: longestAnswerMs } : {}),
        ...options,
      }),

    /** Every result the call has had, the newest first. */
    results: (id: string, options: RequestOptions = {}): Promise<readonly CallResult[]> =>
      api.request('get', '/v1/call-analysis/{id}/results', { path: { id }, ...options }),

    /** What happened to the call and when, the oldest first. */
    history: (id: string, options: RequestOptions = {}): Promise<readonly CallHistoryEntry[]> =>
      api.request('get', '/v1/call-analysis/{id}/history', { path: { id }, ...options }),
  }
}

function releaseOperations(api: ApiWithUploads) {
  return {
    /** Whether the agent of the call may see it. */
    release: (id: string, options: RequestOptions = {}): Promise<Release> =>
      api.request('get', '/v1/call-analysis/{id}/release', { path: { id }, ...options }),

    /** Lets the agent see the call, or leaves it to the workspace's rule again. */
    setRelease: (id: string, released: boolean, options: RequestOptions = {}): Promise<Release> =>
      api.request('put', '/v1/call-analysis/{id}/release', { path: { id }, body: { released }, ...options }),

    /** By the agent of the call: that they have read its result. */
    acknowledge: (id: string, options: RequestOptions = {}): Promise<Acknowledgement> =>
      api.request('post', '/v1/call-analysis/{id}/acknowledge', { path: { id }, ...options }),
  }
}
