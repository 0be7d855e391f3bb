import type { Api } from '../api.ts'
import type { Answer, BodyOf } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'

const settings = '/v1/digest-settings'

export type DigestSettings = Answer<'get', typeof settings>
export type DigestSettingsInput = BodyOf<'put', typeof settings>
export type DigestPreview = Answer<'get', '/v1/users/{id}/digest'>

/** What team leads and agents are told about their week, and when. */
export function digestGroup({ request }: Api) {
  return {
    settings: (options: RequestOptions = {}): Promise<DigestSettings> => request('get', settings, options),

    changeSettings: (values: DigestSettingsInput, options: RequestOptions = {}): Promise<DigestSettings> =>
      request('put', settings, { body: values, ...options }),

    /** Of a person, as it would be sent today. */
    preview: (userId: string, options: RequestOptions = {}): Promise<DigestPreview> =>
      request('get', '/v1/users/{id}/digest', { path: { id: userId }, ...options }),
  }
}
