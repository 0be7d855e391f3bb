import type { Api } from '../api.ts'
import type { Answer, BodyOf } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'

export type ModelTargets = Answer<'get', '/v1/models/{id}/targets'>
export type ModelTargetsInput = BodyOf<'put', '/v1/models/{id}/targets'>

/** From when on scores are good, and when they are poor. */
export function targetsGroup({ request }: Api) {
  return {
    /** Of every enabled model, and of disabled ones that have some. */
    list: async (options: RequestOptions = {}): Promise<readonly ModelTargets[]> =>
      (await request('get', '/v1/targets', { ...options })).items,

    get: (modelId: number, options: RequestOptions = {}): Promise<ModelTargets> =>
      request('get', '/v1/models/{id}/targets', { path: { id: modelId }, ...options }),

    /** What is left out has no target any more. */
    replace: (
      modelId: number,
      targets: ModelTargetsInput,
      options: RequestOptions = {},
    ): Promise<ModelTargets> =>
      request('put', '/v1/models/{id}/targets', { path: { id: modelId }, body: targets, ...options }),
  }
}
