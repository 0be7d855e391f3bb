import type { Api } from '../api.ts'
import type { Answer, BodyOf } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'
import type { PasskeyStep } from './me.ts'

export type SignInAnswer = Answer<'post', '/v1/sign-in'>
export type SignInWays = Answer<'post', '/v1/sign-in/ways'>
export type SignInLinkContent = Answer<'post', '/v1/sign-in/link'>

/** How people begin and end a session in a browser: the answer brings a cookie. Programs have no use for it. */
export function signingInGroup({ request }: Api) {
  return {
    /** Not `done`: a code is needed as well, with the `step` of this answer. */
    withPassword: (email: string, password: string, options: RequestOptions = {}): Promise<SignInAnswer> =>
      request('post', '/v1/sign-in', { body: { email, password }, ...options }),

    withCode: (step: string, code: string, options: RequestOptions = {}): Promise<SignInAnswer> =>
      request('post', '/v1/sign-in/code', { body: { step, code }, ...options }),

    /** What the browser has to be asked for; no address is needed. */
    beginPasskey: (options: RequestOptions = {}): Promise<PasskeyStep> =>
      request('post', '/v1/sign-in/passkey/options', options),

    withPasskey: (
      passkey: BodyOf<'post', '/v1/sign-in/passkey'>,
      options: RequestOptions = {},
    ): Promise<SignInAnswer> => request('post', '/v1/sign-in/passkey', { body: passkey, ...options }),

    /** What else people with such an address can sign in with. */
    ways: (email: string, options: RequestOptions = {}): Promise<SignInWays> =>
      request('post', '/v1/sign-in/ways', { body: { email }, ...options }),

    /** Has a link sent, if there is an account; `mail` only says whether this service can send any. */
    forgot: (email: string, options: RequestOptions = {}): Promise<{ readonly mail: boolean }> =>
      request('post', '/v1/sign-in/forgot', { body: { email }, ...options }),

    /** What a link is for; looking does not use it up. */
    readLink: (token: string, options: RequestOptions = {}): Promise<SignInLinkContent> =>
      request('post', '/v1/sign-in/link', { body: { token }, ...options }),

    withLink: (
      use: BodyOf<'post', '/v1/sign-in/link/use'>,
      options: RequestOptions = {},
    ): Promise<SignInAnswer> => request('post', '/v1/sign-in/link/use', { body: use, ...options }),

    out: (options: RequestOptions = {}): Promise<void> => request('post', '/v1/sign-out', options),
  }
}
