import type { operations, paths } from './api-types.ts'

/** Every operation by its name in the API's description. */
export type OperationName = keyof operations

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'

/** The paths of the API that have this method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [Key in M]: { responses: unknown } } ? P : never
}[keyof paths]

export type Operation<M extends Method, P extends keyof paths> = NonNullable<paths[P][M]>

type ParametersOf<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { parameters: infer Given } ? Given : never

type PathOption<M extends Method, P extends keyof paths> =
  ParametersOf<M, P> extends { path: infer Names }
    ? { readonly path: { readonly [Name in keyof Names]: string | number } }
    : { readonly path?: undefined }

type QueryOption<M extends Method, P extends keyof paths> =
  ParametersOf<M, P> extends { query: infer Given }
    ? { readonly query: Given }
    : ParametersOf<M, P> extends { query?: infer Given }
      ? { readonly query?: NonNullable<Given> }
      : { readonly query?: undefined }

type BodyOption<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { requestBody: { content: infer Content } }
    ? Content extends { 'application/json': infer Json }
      ? { readonly body: Json }
      : { readonly body: FormData }
    : Operation<M, P> extends { requestBody?: { content: { 'application/json': infer Json } } }
      ? { readonly body?: Json }
      : { readonly body?: undefined }

/** What an operation is asked: its path parameters, query and body. */
export type Question<M extends Method, P extends keyof paths> = PathOption<M, P> &
  QueryOption<M, P> &
  BodyOption<M, P>

export type QueryOf<M extends Method, P extends keyof paths> = NonNullable<Question<M, P>['query']>
export type BodyOf<M extends Method, P extends keyof paths> = NonNullable<Question<M, P>['body']>

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : undefined

type Success = 200 | 201 | 202 | 204

/** The JSON an operation answers with; undefined where it answers with none. */
export type Answer<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { responses: infer Responses }
    ? { [Status in keyof Responses & Success]: JsonOf<Responses[Status]> }[keyof Responses & Success]
    : never
