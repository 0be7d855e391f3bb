import swagger, { type SwaggerTransform } from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AppErrorKind } from '../domain/errors.ts'
import type { App } from './context.ts'
import { catalogue } from './error-catalogue.ts'

const ErrorBody = z
  .object({
    code: z
      .string()
      .regex(/^\d{3}-\d{3}-\d{4}$/)
      .describe('What went wrong, for programs: area, kind, number.'),
    path: z.string().optional().describe('The field at fault, as the caller spelled it.'),
    message: z.string().describe('What went wrong and what to do, for people.'),
  })
  .meta({ id: 'Error', description: 'A refusal.' })

const ValidationBody = z
  .object({
    detail: z.array(
      z.object({
        loc: z.array(z.string()).describe('Where: `path`, `query` or `header`, then the name.'),
        msg: z.string(),
        type: z.string(),
      }),
    ),
  })
  .meta({ id: 'ValidationError', description: 'Invalid input of a GET operation.' })

const description = `Callmark listens to recorded customer-service calls, writes down who said what, marks every call against
criteria you define, and shows the evidence for every mark.

Get a token from \`POST /v1/auth\`, make a model with \`POST /v1/models\`, send a recording with \`POST /v1/call-analysis\`, and
read the record until its status is final.`

/** Describes every operation from its own schemas. */
export async function describeOperations(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Callmark',
        version: '1.0.0',
        description,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/' }],
      tags: [
        { name: 'Authentication', description: 'A token for every other operation.' },
        { name: 'Calls', description: 'Recordings and what was found in them.' },
        { name: 'Models', description: 'What calls are marked against.' },
        { name: 'Categories', description: 'Groups of criteria inside a model.' },
        { name: 'Variables', description: 'What is asked of every call.' },
        { name: 'Metadata', description: 'What callers must or may say about a call.' },
        {
          name: 'Statistics',
          description: 'Finished calls, added up. Any of them as CSV with `Accept: text/csv`.',
        },
      ],
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'From `POST /v1/auth`.',
          },
        },
      },
    },
    transform: describeOperation,
    transformObject: (document) => ({
      ...jsonSchemaTransformObject(document),
      'x-error-codes': Object.entries(catalogue).map(([kind, entry]) => ({ kind, ...entry })),
    }),
  })
}

const describeOperation: SwaggerTransform = (document) => {
  const { route } = document
  if (!route.url.startsWith('/v1/')) return { schema: { hide: true }, url: document.url }
  const { schema, url } = jsonSchemaTransform(document as never)
  const config = route.config ?? {}
  const described = { ...schema } as Record<string, unknown>
  if (config.form) {
    described.body = config.form
    described.consumes = ['multipart/form-data']
  }
  if (config.scope !== 'open') {
    described.security = [{ token: [] }]
    described['x-scope'] = config.scope
    const rest = described.description ? `\n\n${described.description}` : ''
    described.description = `Scope: \`${config.scope}\`.${rest}`
  }
  described.response = { ...(schema.response as object), ...describeRefusals(route) }
  return { schema: described, url }
}

function describeRefusals(route: RouteOptions): Record<string, unknown> {
  const responses: Record<string, unknown> = {}
  for (const [status, kinds] of Object.entries(
    Object.groupBy(refusalsOf(route), (kind) => catalogue[kind].status),
  )) {
    const lines = kinds!.map((kind) => `- \`${catalogue[kind].code}\` ${catalogue[kind].message}`)
    responses[status] = describeBody(lines.join('\n'), 'Error')
  }
  if (route.method === 'GET' && (route.schema?.params || route.schema?.querystring)) {
    responses[422] = describeBody('A value in the address is not allowed.', 'ValidationError')
  }
  return responses
}

function describeBody(text: string, schema: 'Error' | 'ValidationError') {
  return {
    description: text,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  }
}

/** What any operation of this kind may answer, and what this one adds. */
function refusalsOf({ method, schema, config }: RouteOptions): AppErrorKind[] {
  const kinds = new Set<AppErrorKind>(['malformed_request'])
  if (config?.scope !== 'open') kinds.add('token_invalid').add('scope_missing')
  if (String(schema?.params ? Object.keys((schema.params as z.ZodObject).shape) : '') !== '')
    kinds.add('not_found')
  if (schema?.body || config?.form) kinds.add('too_large')
  if (method !== 'GET' && (schema?.body || schema?.params || config?.form)) kinds.add('validation')
  for (const kind of config?.refusals ?? []) kinds.add(kind)
  return [...kinds, 'internal', 'not_now']
}

/** The two bodies every refusal has. */
export const refusalBodies = { ErrorBody, ValidationBody }
