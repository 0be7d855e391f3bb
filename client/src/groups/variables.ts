import type { Api } from '../api.ts'
import type { Answer, BodyOf } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'

export type Variable = Answer<'get', '/v1/models/{model_id}/variables/{id}'>
export type VariableInput = BodyOf<'post', '/v1/models/{model_id}/variables'>

export function variablesGroup({ request }: Api) {
  return {
    list: (modelId: number, options: RequestOptions = {}): Promise<readonly Variable[]> =>
      request('get', '/v1/models/{model_id}/variables', { path: { model_id: modelId }, ...options }),

    get: (modelId: number, id: number, options: RequestOptions = {}): Promise<Variable> =>
      request('get', '/v1/models/{model_id}/variables/{id}', { path: { model_id: modelId, id }, ...options }),

    create: (modelId: number, variable: VariableInput, options: RequestOptions = {}): Promise<Variable> =>
      request('post', '/v1/models/{model_id}/variables', {
        path: { model_id: modelId },
        body: variable,
        ...options,
      }),

    /** What is left out returns to its default. */
    replace: (
      modelId: number,
      id: number,
      variable: VariableInput,
      options: RequestOptions = {},
    ): Promise<Variable> =>
      request('put', '/v1/models/{model_id}/variables/{id}', {
        path: { model_id: modelId, id },
        body: variable,
        ...options,
      }),

    delete: (modelId: number, id: number, options: RequestOptions = {}): Promise<void> =>
      request('delete', '/v1/models/{model_id}/variables/{id}', {
        path: { model_id: modelId, id },
        ...options,
      }),
  }
}
