import type { Api } from '../api.ts'
import type { Answer, BodyOf } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'

export type User = Answer<'get', '/v1/users/{id}'>
export type UserInput = BodyOf<'post', '/v1/users'>
export type UserReplacement = BodyOf<'put', '/v1/users/{id}'>
export type InvitedUser = Answer<'post', '/v1/users'>
export type SignInLink = Answer<'post', '/v1/users/{id}/link'>
export type Workspace = Answer<'get', '/v1/workspace'>
export type WorkspaceInput = BodyOf<'put', '/v1/workspace'>
export type ReviewRulesInput = BodyOf<'put', '/v1/workspace/review-rules'>
export type ProgramInput = BodyOf<'post', '/v1/clients'>
export type Program = Answer<'get', '/v1/clients'>['items'][number]
export type ProgramSecret = Answer<'post', '/v1/clients'>

export type Sso = Answer<'get', '/v1/sso'>
export type SsoInput = BodyOf<'put', '/v1/sso'>

/** Who works in the workspace. */
export function usersGroup({ request }: Api) {
  return {
    list: async (options: RequestOptions = {}): Promise<readonly User[]> =>
      (await request('get', '/v1/users', options)).items,

    get: (id: string, options: RequestOptions = {}): Promise<User> =>
      request('get', '/v1/users/{id}', { path: { id }, ...options }),

    /** The link that lets the person in is in this answer only; null: the answer got lost on the way, `link` makes another. */
    invite: (user: UserInput, options: RequestOptions = {}): Promise<InvitedUser> =>
      request('post', '/v1/users', { body: user, ...options }),

    /** Whoever gets other rights has to sign in again. */
    replace: (id: string, user: UserReplacement, options: RequestOptions = {}): Promise<User> =>
      request('put', '/v1/users/{id}', { path: { id }, body: user, ...options }),

    delete: (id: string, options: RequestOptions = {}): Promise<void> =>
      request('delete', '/v1/users/{id}', { path: { id }, ...options }),

    /** A new link to come in by; earlier ones end. */
    link: (id: string, options: RequestOptions = {}): Promise<SignInLink> =>
      request('post', '/v1/users/{id}/link', { path: { id }, ...options }),

    /** Two-factor codes of somebody who has lost them; they are signed out everywhere. */
    removeCodes: (id: string, options: RequestOptions = {}): Promise<void> =>
      request('delete', '/v1/users/{id}/codes', { path: { id }, ...options }),
  }
}

/** The workspace that owns calls, models and people. */
export function workspaceGroup({ request }: Api) {
  return {
    get: (options: RequestOptions = {}): Promise<Workspace> => request('get', '/v1/workspace', options),

    replace: (workspace: WorkspaceInput, options: RequestOptions = {}): Promise<Workspace> =>
      request('put', '/v1/workspace', { body: workspace, ...options }),

    /** When the machine is trusted with a criterion, and how long results can be appealed. */
    replaceReviewRules: (rules: ReviewRulesInput, options: RequestOptions = {}): Promise<Workspace> =>
      request('put', '/v1/workspace/review-rules', { body: rules, ...options }),
  }
}

/** The programs that use the API: clients with an ID and a secret. For people only. */
export function programsGroup({ request }: Api) {
  return {
    list: async (options: RequestOptions = {}): Promise<readonly Program[]> =>
      (await request('get', '/v1/clients', options)).items,

    /** Its `client_secret` is shown here and never again; null: the answer got lost on the way. */
    create: (program: ProgramInput, options: RequestOptions = {}): Promise<ProgramSecret> =>
      request('post', '/v1/clients', { body: program, ...options }),

    /** The old secret ends at once. */
    rotateSecret: (id: string, options: RequestOptions = {}): Promise<ProgramSecret> =>
      request('post', '/v1/clients/{id}/rotate-secret', { path: { id }, ...options }),

    disable: (id: string, options: RequestOptions = {}): Promise<void> =>
      request('post', '/v1/clients/{id}/disable', { path: { id }, ...options }),
  }
}

/** Signing in with a service of one's own. For people only. */
export function ssoGroup({ request }: Api) {
  return {
    /** Never shows the secret. Throws with status 404 where none is set up. */
    get: (options: RequestOptions = {}): Promise<Sso> => request('get', '/v1/sso', options),

    /** A secret that is left out stays as it was. */
    replace: (sso: SsoInput, options: RequestOptions = {}): Promise<Sso> =>
      request('put', '/v1/sso', { body: sso, ...options }),

    delete: (options: RequestOptions = {}): Promise<void> => request('delete', '/v1/sso', options),
  }
}
