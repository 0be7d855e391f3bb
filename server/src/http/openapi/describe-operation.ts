import type { SwaggerTransform } from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { takesIdempotencyKey } from '../idempotency.ts'
import { describeRefusals } from './describe-refusals.ts'

const answerWords: Readonly<Record<string, string>> = {
  200: 'OK.',
  201: 'Created.',
  202: 'Accepted; processing continues after the answer.',
  204: 'Done; no content.',
  206: 'The requested part.',
  302: 'Go on at `Location`.',
  304: 'Not changed since the version you have.',
}

const idempotencyHeader = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      description:
        'Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key.',
    },
  },
}

/** Turns a route into its OpenAPI operation: what its schemas say, its scope, and every way it may refuse. */
export const describeOperation: SwaggerTransform = (document) => {
  const { route } = document
  if (!route.url.startsWith('/v1/') && !route.schema?.operationId)
    return { schema: { hide: true }, url: document.url }
  const { schema, url } = jsonSchemaTransform(document as never)
  const config = route.config ?? {}
  const described = { ...schema } as Record<string, unknown>
  if (config.form) {
    described.body = config.form
    described.consumes = ['multipart/form-data']
  }
  if (config.urlencoded) described['x-urlencoded'] = config.urlencoded
  const body = route.schema?.body as z.ZodType | undefined
  if (body?.safeParse(undefined).success) described['x-body-optional'] = true
  if (takesIdempotencyKey(route)) described.headers = idempotencyHeader
  if (config.scope && config.scope !== 'open') {
    described.security = config.scope === 'person' ? [{ session: [] }] : [{ token: [] }, { session: [] }]
    if (config.scope !== 'any' && config.scope !== 'person') nameScopes(described, [config.scope].flat())
  } else {
    described.security = []
  }
  described.response = {
    ...describeRefusals(route),
    ...describeFile(config.file),
    ...describeAnswers(route, schema.response ?? {}),
  }
  return { schema: described, url }
}

function nameScopes(described: Record<string, unknown>, scopes: readonly string[]): void {
  described['x-scope'] = scopes.join(' ')
  const rest = described.description ? `\n\n${described.description}` : ''
  const noun = scopes.length > 1 ? 'Scopes' : 'Scope'
  described.description = `${noun}: ${scopes.map((scope) => `\`${scope}\``).join(' and ')}.${rest}`
}

/** A route's answers as it states them: a schema, or one for each content type. */
type Described = Record<string, { description?: string; content?: Record<string, { schema?: z.ZodType }> }>

function describeAnswers(route: RouteOptions, answers: object): Record<string, unknown> {
  const { summary, response } = (route.schema ?? {}) as { summary?: string; response?: Described }
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => {
      const given = response?.[status]
      const schema = given?.content ? given.content['application/json']?.schema : given
      const listed = status === '200' && summary?.startsWith('List ') ? nounOf(summary) : undefined
      const description = given?.description ?? schema?.description ?? listed ?? answerWords[status]
      if ('content' in answer) return [status, { ...answer, description }]
      const empty = answer.type === 'null' || Object.keys(answer).length === 0
      // The framework leaves the body out for this type alone.
      if (empty) return [status, { type: 'null', description }]
      return [status, { description, content: { 'application/json': { schema: answer } } }]
    }),
  )
}

/** A file that may be asked for in ranges, and only if it has changed. */
function describeFile(types: readonly string[] | undefined): Record<string, unknown> {
  if (!types) return {}
  const content = Object.fromEntries(types.map((type) => [type, { schema: { contentMediaType: type } }]))
  const ranges = { type: 'string', description: 'Always `bytes`.' }
  const ETag = { type: 'string', description: 'Send it back as `If-None-Match` or `If-Range`.' }
  const part = { type: 'string', description: 'Which bytes these are, and of how many.' }
  return {
    200: { description: 'The whole file.', headers: { 'Accept-Ranges': ranges, ETag }, content },
    206: { description: answerWords[206], headers: { 'Content-Range': part, ETag }, content },
    304: { type: 'null', description: answerWords[304], headers: { ETag } },
  }
}

/** `List the models` → `The models.` */
function nounOf(summary: string): string {
  const noun = summary.replace(/^List (the )?/, '')
  return noun.startsWith('every ') ? `E${noun.slice(1)}.` : `The ${noun}.`
}
