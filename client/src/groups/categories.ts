import type { Api } from '../api.ts'
import type { Answer, BodyOf } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'

export type Category = Answer<'get', '/v1/models/{model_id}/categories/{id}'>
export type CategoryInput = BodyOf<'post', '/v1/models/{model_id}/categories'>

export function categoriesGroup({ request }: Api) {
  return {
    list: (modelId: number, options: RequestOptions = {}): Promise<readonly Category[]> =>
      request('get', '/v1/models/{model_id}/categories', { path: { model_id: modelId }, ...options }),

    get: (modelId: number, id: number, options: RequestOptions = {}): Promise<Category> =>
      request('get', '/v1/models/{model_id}/categories/{id}', {
        path: { model_id: modelId, id },
        ...options,
      }),

    create: (modelId: number, category: CategoryInput, options: RequestOptions = {}): Promise<Category> =>
      request('post', '/v1/models/{model_id}/categories', {
        path: { model_id: modelId },
        body: category,
        ...options,
      }),

    /** What is left out returns to its default. Refused, as is `delete`, when the model has calls. */
    replace: (
      modelId: number,
      id: number,
      category: CategoryInput,
      options: RequestOptions = {},
    ): Promise<Category> =>
      request('put', '/v1/models/{model_id}/categories/{id}', {
        path: { model_id: modelId, id },
        body: category,
        ...options,
      }),

    delete: (modelId: number, id: number, options: RequestOptions = {}): Promise<void> =>
      request('delete', '/v1/models/{model_id}/categories/{id}', {
        path: { model_id: modelId, id },
        ...options,
      }),
  }
}
