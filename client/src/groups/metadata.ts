import type { Api } from '../api.ts'
import type { Answer, BodyOf } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'

export type MetadataField = Answer<'get', '/v1/models/{model_id}/metadata/{id}'>
export type MetadataFieldInput = BodyOf<'post', '/v1/models/{model_id}/metadata'>

export function metadataGroup({ request }: Api) {
  return {
    list: (modelId: number, options: RequestOptions = {}): Promise<readonly MetadataField[]> =>
      request('get', '/v1/models/{model_id}/metadata', { path: { model_id: modelId }, ...options }),

    get: (modelId: number, id: number, options: RequestOptions = {}): Promise<MetadataField> =>
      request('get', '/v1/models/{model_id}/metadata/{id}', { path: { model_id: modelId, id }, ...options }),

    create: (
      modelId: number,
      field: MetadataFieldInput,
      options: RequestOptions = {},
    ): Promise<MetadataField> =>
      request('post', '/v1/models/{model_id}/metadata', {
        path: { model_id: modelId },
        body: field,
        ...options,
      }),

    /** What is left out returns to its default. */
    replace: (
      modelId: number,
      id: number,
      field: MetadataFieldInput,
      options: RequestOptions = {},
    ): Promise<MetadataField> =>
      request('put', '/v1/models/{model_id}/metadata/{id}', {
        path: { model_id: modelId, id },
        body: field,
        ...options,
      }),

    delete: (modelId: number, id: number, options: RequestOptions = {}): Promise<void> =>
      request('delete', '/v1/models/{model_id}/metadata/{id}', {
        path: { model_id: modelId, id },
        ...options,
      }),
  }
}
