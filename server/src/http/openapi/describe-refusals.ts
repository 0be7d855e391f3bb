import type { RouteOptions } from 'fastify'
import { z } from 'zod'
import type { AppErrorKind } from '../../domain/errors.ts'
import { takesQuery } from '../check-queries.ts'
import { catalogue, listErrors } from '../error-catalogue.ts'
import { takesIdempotencyKey } from '../idempotency.ts'

/** The two bodies every refusal has. */
export const refusalBodies = {
  Error: z
    .object({
      code: z
        .string()
        .regex(/^\d{3}-\d{3}-\d{4}$/)
        .describe('What went wrong, for programs: area, kind, number.'),
      path: z.string().optional().describe('The field at fault, as the request spells it.'),
      message: z.string().describe('What went wrong and what to do, for people.'),
      error: z.string().optional().describe('The RFC 6749 error; only for forms sent to `POST /v1/auth`.'),
    })
    .meta({ id: 'Error', description: 'An error.' }),
  ValidationError: z
    .object({
      detail: z.array(
        z.object({
          loc: z.array(z.string()).describe('Where: `path`, `query` or `header`, then the name.'),
          msg: z.string().describe('What is wrong with it, for people.'),
          type: z.string().describe('What is wrong with it, for programs.'),
        }),
      ),
    })
    .meta({ id: 'ValidationError', description: 'Invalid input of a GET operation.' }),
}

const invalidInput = 'A value in the address is not allowed.'

/** A name for every refusal that has its status to itself, by status and description: `TokenInvalid`. */
export const refusalNames: ReadonlyMap<string, string> = new Map([
  [`422 ${invalidInput}`, 'InvalidInput'],
  ...listErrors().map(({ kind, status }): [string, string] => [
    `${status} ${lineOf(kind)}`,
    kind.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase()),
  ]),
])

/** Every way an operation may refuse, by status. */
export function describeRefusals(route: RouteOptions): Record<string, unknown> {
  const responses: Record<string, unknown> = {}
  const byStatus = Object.groupBy(refusalsOf(route), (kind) => catalogue[kind].status)
  for (const [status, kinds] of Object.entries(byStatus)) {
    responses[status] = describeBody(kinds!.map(lineOf).join('\n'), 'Error')
  }
  if (takesQuery(route)) {
    responses[422] = describeBody(invalidInput, 'ValidationError')
  }
  return responses
}

function lineOf(kind: AppErrorKind): string {
  return `- \`${catalogue[kind].code}\` ${catalogue[kind].message}`
}

function describeBody(text: string, schema: keyof typeof refusalBodies) {
  return {
    description: text,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  }
}

/** What any operation of this kind may answer, and what this one adds. */
function refusalsOf(route: RouteOptions): AppErrorKind[] {
  const { method, schema, config } = route
  const kinds = new Set<AppErrorKind>(['malformed_request'])
  if (config?.scope && config.scope !== 'open') {
    kinds.add('token_invalid').add('rate_limited')
    if (config.scope === 'person') kinds.add('person_only')
    else if (config.scope !== 'any') kinds.add('scope_missing')
    kinds.add('signed_out').add('role_missing').add('cross_site')
  }
  const params = Object.keys((schema?.params as z.ZodObject | undefined)?.shape ?? {})
  if (params.some((name) => /^(id|.+_id|number)$/.test(name))) kinds.add('not_found')
  // Any request but a GET may come with a body, asked for or not.
  if (method !== 'GET') kinds.add('too_large').add('rate_limited')
  if (method !== 'GET' && (schema?.body || schema?.params || config?.form)) kinds.add('validation')
  for (const kind of config?.refusals ?? []) kinds.add(kind)
  if (takesIdempotencyKey(route)) {
    kinds.add('validation').add('idempotency_key_busy').add('idempotency_key_reused')
  }
  return [...kinds, 'internal', 'not_now']
}
