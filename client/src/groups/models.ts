import type { Api } from '../api.ts'
import type { Answer, BodyOf, QueryOf } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'
import { categoriesGroup } from './categories.ts'
import { metadataGroup } from './metadata.ts'
import { targetsGroup } from './targets.ts'
import { variablesGroup } from './variables.ts'

export type Model = Answer<'get', '/v1/models/{id}'>
export type ModelInput = BodyOf<'post', '/v1/models'>
export type ModelReplacement = BodyOf<'put', '/v1/models/{id}'>
export type PreviewInput = BodyOf<'post', '/v1/models/{id}/preview'>
export type Preview = Answer<'post', '/v1/models/{id}/preview'>
export type ModelRevision = Answer<'get', '/v1/models/{id}/revisions/{number}'>

export type CriterionTrust = Answer<'put', '/v1/models/{id}/trust/{key}'>

/** A little more than the service takes for it. */
const longestPreviewMs = 330_000

export function modelsGroup(api: Api) {
  const { request } = api
  return {
    list: (
      query: QueryOf<'get', '/v1/models'> = {},
      options: RequestOptions = {},
    ): Promise<readonly Model[]> => request('get', '/v1/models', { query, ...options }),

    get: (id: number, options: RequestOptions = {}): Promise<Model> =>
      request('get', '/v1/models/{id}', { path: { id }, ...options }),

    create: (model: ModelInput, options: RequestOptions = {}): Promise<Model> =>
      request('post', '/v1/models', { body: model, ...options }),

    /** What is left out returns to its default. */
    replace: (id: number, model: ModelReplacement, options: RequestOptions = {}): Promise<Model> =>
      request('put', '/v1/models/{id}', { path: { id }, body: model, ...options }),

    /** An editable copy, for a model whose categories are fixed because it has calls. */
    duplicate: (id: number, name: string, options: RequestOptions = {}): Promise<Model> =>
      request('post', '/v1/models/{id}/duplicate', { path: { id }, body: { name }, ...options }),

    /**
     * What calls of the past, or a transcript, would come to by the model as it is saved or by `model`; nothing is kept.
     * The service judges while you wait, for five minutes at most.
     */
    preview: (id: number, question: PreviewInput, options: RequestOptions = {}): Promise<Preview> =>
      request('post', '/v1/models/{id}/preview', {
        path: { id },
        body: question,
        timeoutMs: longestPreviewMs,
        ...options,
      }),

    /** The newest first. */
    revisions: (id: number, options: RequestOptions = {}) =>
      request('get', '/v1/models/{id}/revisions', { path: { id }, ...options }),

    revision: (id: number, number: number, options: RequestOptions = {}): Promise<ModelRevision> =>
      request('get', '/v1/models/{id}/revisions/{number}', { path: { id, number }, ...options }),

    /** How far the machine is trusted with each criterion, and why. */
    trust: async (id: number, options: RequestOptions = {}): Promise<readonly CriterionTrust[]> =>
      (await request('get', '/v1/models/{id}/trust', { path: { id }, ...options })).items,

    /** With `level: null`, the rules of the workspace apply again. */
    setTrust: (
      id: number,
      key: string,
      trust: BodyOf<'put', '/v1/models/{id}/trust/{key}'>,
      options: RequestOptions = {},
    ): Promise<CriterionTrust> =>
      request('put', '/v1/models/{id}/trust/{key}', { path: { id, key }, body: trust, ...options }),

    targets: targetsGroup(api),
    categories: categoriesGroup(api),
    variables: variablesGroup(api),
    metadata: metadataGroup(api),
  }
}
