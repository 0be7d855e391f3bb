import type { Api } from '../api.ts'
import type { Answer, BodyOf, QueryOf } from '../operations.ts'
import { type PagedList, pagedList } from '../paged-list.ts'
import type { RequestOptions } from '../send-request.ts'

const systems = '/v1/phone-systems'
const one = '/v1/phone-systems/{id}'
const recordings = '/v1/phone-systems/{id}/recordings'

export type PhoneSystem = Answer<'get', typeof one>
export type PhoneSystemWithSecret = Answer<'post', typeof systems>
export type PhoneSystemInput = BodyOf<'post', typeof systems>
export type PhoneRecordingPage = Answer<'get', typeof recordings>
export type PhoneRecording = PhoneRecordingPage['items'][number]
export type PhoneRecordingQuery = QueryOf<'get', typeof recordings>

/** Phone systems whose recordings become calls by themselves. */
export function phoneSystemsGroup({ request }: Api) {
  const listRecordingsPage = (
    id: string,
    query: PhoneRecordingQuery = {},
    options: RequestOptions = {},
  ): Promise<PhoneRecordingPage> => request('get', recordings, { path: { id }, query, ...options })

  return {
    list: async (options: RequestOptions = {}): Promise<readonly PhoneSystem[]> =>
      (await request('get', systems, options)).items,

    get: (id: string, options: RequestOptions = {}): Promise<PhoneSystem> =>
      request('get', one, { path: { id }, ...options }),

    /** The secret for EventBridge is shown here only. */
    create: (system: PhoneSystemInput, options: RequestOptions = {}): Promise<PhoneSystemWithSecret> =>
      request('post', systems, { body: system, ...options }),

    /** Secrets that are left out stay. */
    replace: (id: string, system: PhoneSystemInput, options: RequestOptions = {}): Promise<PhoneSystem> =>
      request('put', one, { path: { id }, body: system, ...options }),

    delete: (id: string, options: RequestOptions = {}): Promise<void> =>
      request('delete', one, { path: { id }, ...options }),

    rotateSecret: (id: string, options: RequestOptions = {}): Promise<PhoneSystemWithSecret> =>
      request('post', '/v1/phone-systems/{id}/rotate-secret', { path: { id }, ...options }),

    /** What it has told of, the newest first, read page by page as it is needed. */
    recordings: (
      id: string,
      query: PhoneRecordingQuery = {},
      options: RequestOptions = {},
    ): PagedList<PhoneRecording, PhoneRecordingPage> =>
      pagedList(
        (cursor) => listRecordingsPage(id, { ...query, ...(cursor ? { cursor } : {}) }, options),
        ({ items }) => items,
      ),

    listRecordingsPage,

    retryRecording: (
      id: string,
      recordingId: string,
      options: RequestOptions = {},
    ): Promise<PhoneRecording> =>
      request('post', '/v1/phone-systems/{id}/recordings/{recording_id}/retry', {
        path: { id, recording_id: recordingId },
        ...options,
      }),
  }
}
