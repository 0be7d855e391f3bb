import { isUtf8 } from 'node:buffer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../domain/errors.ts'
import type { App } from '../context.ts'

const formType = 'application/x-www-form-urlencoded'
const grantType = 'client_credentials'

interface Credentials {
  readonly client_id: string
  readonly client_secret: string
}

/** The fields of a token request, for the description of the API. */
export const tokenForm = {
  type: 'object',
  required: ['grant_type'],
  properties: {
    grant_type: { type: 'string', enum: [grantType] },
    client_id: { type: 'string', description: 'Or as the user of an `Authorization: Basic` header.' },
    client_secret: { type: 'string', description: 'Or as the password there; not both.' },
    scope: { type: 'string', description: 'Ignored: a token has all scopes of its client.' },
  },
}

/** Takes the token request of RFC 6749 for what the JSON body says, and refuses it in the words that RFC has as well. */
export function takeClientForms(app: App): void {
  const otherGrants = new WeakSet<FastifyRequest>()
  const parse = async (request: FastifyRequest, body: Buffer) => {
    try {
      return readClientForm(body, request.headers.authorization)
    } catch (error) {
      if (error instanceof OtherGrant) otherGrants.add(request)
      throw error
    }
  }
  app.addContentTypeParser<Buffer>(formType, { parseAs: 'buffer' }, parse)
  app.addHook('preSerialization', async (request, reply, payload) => {
    const isForm = request.headers['content-type']?.toLowerCase().startsWith(formType)
    if (!isForm || reply.statusCode < 400) return payload
    if (reply.statusCode === 401) reply.header('www-authenticate', 'Basic realm="Callmark", charset="UTF-8"')
    return { ...(payload as object), error: wordFor(reply, otherGrants.has(request)) }
  })
}

class OtherGrant extends AppError {}

/** The client of a token request: by its fields, or by HTTP Basic, whose halves are encoded like fields. */
export function readClientForm(body: Buffer, authorization: string | undefined): Credentials {
  const form = readFields(readText(body, 'The form'))
  const grant = form.get('grant_type')
  if (!grant) refuse('"grant_type" is missing. Send grant_type=client_credentials.', 'grant_type')
  if (grant !== grantType) {
    const message = `"${grant.slice(0, 100)}" is not a grant this service knows. Send grant_type=client_credentials.`
    throw new OtherGrant('malformed_request', message, 'grant_type')
  }
  const [id, secret] = [form.get('client_id'), form.get('client_secret')]
  const basic = authorization === undefined ? undefined : readBasic(authorization)
  if (basic && (secret !== undefined || (id !== undefined && id !== basic.client_id)))
    refuse('The client is named twice: by the Authorization header and by form fields. Send one of the two.')
  if (basic) return basic
  if (id && secret) return { client_id: id, client_secret: secret }
  throw new AppError(
    'bad_credentials',
    'Send client_id and client_secret as form fields, or in an Authorization: Basic header.',
  )
}

function readFields(body: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const pair of body.split('&').filter((part) => part !== '')) {
    const [name, value] = splitOnce(pair, '=').map((part) => decodeField(part, 'The form'))
    if (fields.has(name!)) refuse(`"${name!.slice(0, 100)}" is given twice.`, name!.slice(0, 100))
    fields.set(name!, value!)
  }
  return fields
}

function readBasic(authorization: string): Credentials {
  const [scheme, encoded = ''] = splitOnce(authorization, ' ')
  if (scheme!.toLowerCase() !== 'basic')
    refuse('The Authorization header of a sign-in must be Basic, with client ID and secret.')
  const text = readText(Buffer.from(encoded.trim(), 'base64'), 'The Authorization header')
  if (!text.includes(':'))
    refuse('The Authorization header must be Basic with "client_id:client_secret" in base64.')
  const [client_id, client_secret] = splitOnce(text, ':').map((half) =>
    decodeField(half, 'The Authorization header'),
  )
  return { client_id: client_id!, client_secret: client_secret! }
}

function readText(bytes: Buffer, what: string): string {
  return isUtf8(bytes) ? bytes.toString() : refuse(`${what} is not UTF-8.`)
}

function splitOnce(text: string, by: string): [string, string] {
  const at = text.indexOf(by)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + by.length)]
}

function decodeField(text: string, what: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return refuse(`${what} is not percent-encoded UTF-8.`)
  }
}

function refuse(message: string, path?: string): never {
  throw new AppError('malformed_request', message, path)
}

/** What RFC 6749 calls it; of a service that cannot answer now it speaks elsewhere only. */
function wordFor({ statusCode }: FastifyReply, otherGrant: boolean): string {
  if (statusCode === 401) return 'invalid_client'
  if (statusCode === 429 || statusCode === 503) return 'temporarily_unavailable'
  if (statusCode >= 500) return 'server_error'
  return otherGrant ? 'unsupported_grant_type' : 'invalid_request'
}
