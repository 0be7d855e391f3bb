import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { fetchFromIssuer, type IssuerAnswer } from './fetch-from-issuer.ts'
import type { IssuerMetadata } from './issuer.ts'
import { IssuerFault } from './issuer-fault.ts'

export interface Grant {
  readonly clientId: string
  readonly clientSecret: string
  readonly audience: string
  /** The name the issuer knows the audience by; `none`: it is not told. */
  readonly audienceParameter: 'audience' | 'resource' | 'none'
  readonly scope: string | undefined
}

const Token = z.object({ access_token: z.string().min(1), token_type: z.string().regex(/^bearer$/i) })
const Refusal = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) })
const wrongCredentials = ['invalid_client', 'unauthorized_client', 'invalid_grant', 'access_denied']

/** The client-credentials grant at the issuer's token endpoint. Undefined: it does not know that id with that secret. */
export async function askForToken(metadata: IssuerMetadata, grant: Grant): Promise<string | undefined> {
  const { clientId, clientSecret, audience, audienceParameter, scope } = grant
  const form = new URLSearchParams({ grant_type: 'client_credentials' })
  if (audienceParameter !== 'none') form.set(audienceParameter, audience)
  if (scope) form.set('scope', scope)
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' }
  if (metadata.token_endpoint_auth_methods_supported.includes('client_secret_post')) {
    form.set('client_id', clientId)
    form.set('client_secret', clientSecret)
  } else {
    headers.authorization = `Basic ${Buffer.from(`${encode(clientId)}:${encode(clientSecret)}`).toString('base64')}`
  }
  const answer = await fetchFromIssuer(metadata.token_endpoint, {
    method: 'POST',
    headers,
    body: form.toString(),
  })
  return readAnswer(answer)
}

function readAnswer({ status, body }: IssuerAnswer): string | undefined {
  if (status === 200) {
    const { data } = Token.safeParse(body)
    if (!data) throw new IssuerFault('its answer to a sign-in contains no bearer token')
    return data.access_token
  }
  if (status === 429) throw new AppError('rate_limited', 'The token issuer is busy. Wait and try again.')
  const code = Refusal.safeParse(body).data?.error
  if (status === 401 || ((status === 400 || status === 403) && wrongCredentials.includes(code ?? '')))
    return undefined
  throw new IssuerFault(`it answers a sign-in with ${status}${code ? ` ${code}` : ''}`)
}

/** RFC 6749 has both halves encoded as a form would, before they are joined by a colon. */
function encode(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1)
}
