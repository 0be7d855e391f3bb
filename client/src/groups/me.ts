import type { Api } from '../api.ts'
import type { Answer, BodyOf, QueryOf } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'
import type { DigestPreview } from './digest.ts'

export type PasskeyStep = Answer<'post', '/v1/me/passkeys/options'>
export type Me = Answer<'get', '/v1/me'>
export type Session = Answer<'get', '/v1/me/sessions'>['items'][number]
export type Passkey = Answer<'get', '/v1/me/passkeys'>['items'][number]
export type NewCode = Answer<'post', '/v1/me/code'>
export type MentionPage = Answer<'get', '/v1/me/mentions'>
export type Mention = MentionPage['items'][number]
export type Standing = Answer<'get', '/v1/me/standing'>

/** The person who is signed in. Nothing of it is for programs. */
export function meGroup({ request }: Api) {
  return {
    get: (options: RequestOptions = {}): Promise<Me> => request('get', '/v1/me', options),

    rename: (name: string, options: RequestOptions = {}): Promise<Me> =>
      request('put', '/v1/me', { body: { name }, ...options }),

    /** Your name, the language of mails to you, whether you want the weekly digest; what is left out stays. */
    change: (changes: BodyOf<'put', '/v1/me'>, options: RequestOptions = {}): Promise<Me> =>
      request('put', '/v1/me', { body: changes, ...options }),

    /** Your weekly digest, as it would be sent today. */
    digest: (options: RequestOptions = {}): Promise<DigestPreview> =>
      request('get', '/v1/me/digest', options),

    /** Every other session ends. */
    changePassword: (change: BodyOf<'put', '/v1/me/password'>, options: RequestOptions = {}): Promise<void> =>
      request('put', '/v1/me/password', { body: change, ...options }),

    /** Of an agent: the own score beside the team's. */
    standing: (
      query: QueryOf<'get', '/v1/me/standing'> = {},
      options: RequestOptions = {},
    ): Promise<Standing> => request('get', '/v1/me/standing', { query, ...options }),

    /** Comments that mention you, the newest first; one page. */
    mentions: (
      query: QueryOf<'get', '/v1/me/mentions'> = {},
      options: RequestOptions = {},
    ): Promise<MentionPage> => request('get', '/v1/me/mentions', { query, ...options }),

    /** These, or all of them; gives how many are left unread. */
    readMentions: async (commentIds?: readonly string[], options: RequestOptions = {}): Promise<number> => {
      const body = commentIds ? { comment_ids: [...commentIds] } : {}
      return (await request('post', '/v1/me/mentions/read', { body, ...options })).unread
    },

    /** Two-factor codes count once the first has been confirmed. */
    beginCode: (options: RequestOptions = {}): Promise<NewCode> => request('post', '/v1/me/code', options),

    /** Gives the recovery codes, which are shown here only. Every other session ends. */
    confirmCode: async (code: string, options: RequestOptions = {}): Promise<readonly string[]> =>
      (await request('post', '/v1/me/code/confirm', { body: { code }, ...options })).recovery_codes,

    /** By a code or by the password. */
    removeCode: (proof: BodyOf<'post', '/v1/me/code/remove'>, options: RequestOptions = {}): Promise<void> =>
      request('post', '/v1/me/code/remove', { body: proof, ...options }),

    passkeys: async (options: RequestOptions = {}): Promise<readonly Passkey[]> =>
      (await request('get', '/v1/me/passkeys', options)).items,

    /** What the browser has to be asked for. */
    beginPasskey: (options: RequestOptions = {}): Promise<PasskeyStep> =>
      request('post', '/v1/me/passkeys/options', options),

    addPasskey: (
      passkey: BodyOf<'post', '/v1/me/passkeys'>,
      options: RequestOptions = {},
    ): Promise<Passkey> => request('post', '/v1/me/passkeys', { body: passkey, ...options }),

    deletePasskey: (id: string, options: RequestOptions = {}): Promise<void> =>
      request('delete', '/v1/me/passkeys/{id}', { path: { id }, ...options }),

    /** The browsers one is signed in with. */
    sessions: async (options: RequestOptions = {}): Promise<readonly Session[]> =>
      (await request('get', '/v1/me/sessions', options)).items,

    revokeSession: (id: string, options: RequestOptions = {}): Promise<void> =>
      request('delete', '/v1/me/sessions/{id}', { path: { id }, ...options }),

    /** Everywhere but here; gives how many have ended. */
    revokeOtherSessions: async (options: RequestOptions = {}): Promise<number> =>
      (await request('post', '/v1/me/sessions/revoke-others', options)).ended,
  }
}
