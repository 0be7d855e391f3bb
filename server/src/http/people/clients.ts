import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { scopes } from '../../domain/scopes.ts'
import {
  type Client,
  createClient,
  disableClient,
  listClients,
  rotateClientSecret,
} from '../../store/clients/clients.ts'
import type { App, HttpContext } from '../context.ts'
import { nameOf } from '../text-schemas.ts'

const tags = ['People']
const ClientId = z.object({ id: z.string().min(1).max(255) })
const scopeList = z.array(z.enum(scopes)).min(1).max(scopes.length)

const ClientInput = z
  .object({
    name: nameOf({ max: 200 }),
    scopes: scopeList.describe('What the program may do.'),
  })
  .meta({ id: 'ClientRequest', description: 'A program that is to use the API.' })

const ClientOutput = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.string()),
    enabled: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Client', description: 'A program that uses the API.' })

const ClientSecret = z
  .object({ client_id: z.string(), client_secret: z.string().nullable().describe('Shown this once.') })
  .meta({ id: 'ClientSecret', description: 'What a program signs in with.' })

/** For people only: a program that could make programs would be able to give itself every scope. */
export function addClientRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/clients',
    {
      config: { scope: 'person' },
      schema: {
        operationId: 'listClients',
        tags,
        summary: 'List the programs that use the API',
        response: { 200: z.object({ items: z.array(ClientOutput) }) },
      },
    },
    async ({ caller }) => ({ items: (await listClients(database, caller.workspaceId)).map(show) }),
  )

  app.post(
    '/v1/clients',
    {
      config: { scope: 'person', shownOnce: ['client_secret'] },
      schema: {
        operationId: 'createClient',
        tags,
        summary: 'Let a program use the API',
        body: ClientInput,
        response: { 201: ClientSecret },
      },
    },
    async ({ caller, body }, reply) => {
      const made = await createClient(database, body.name, body.scopes, { by: caller.by })
      return reply.status(201).header('Location', `/v1/clients/${made.client_id}`).send(made)
    },
  )

  app.post(
    '/v1/clients/:id/rotate-secret',
    {
      config: { scope: 'person', shownOnce: ['client_secret'] },
      schema: {
        operationId: 'rotateClientSecret',
        tags,
        summary: 'Give a program a new secret',
        description: 'The old one ends at once, its tokens within 10 seconds.',
        params: ClientId,
        response: { 200: ClientSecret },
      },
    },
    async ({ caller, params }) => {
      const made = await rotateClientSecret(database, params.id, caller.by)
      if (!made) throw unknownClient()
      return made
    },
  )

  app.post(
    '/v1/clients/:id/disable',
    {
      config: { scope: 'person' },
      schema: {
        operationId: 'disableClient',
        tags,
        summary: 'Lock a program out',
        params: ClientId,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      if (!(await disableClient(database, params.id, caller.by))) throw unknownClient()
      return reply.status(204).send(null)
    },
  )
}

function unknownClient(): AppError {
  return new AppError('not_found', 'There is no client with this id.')
}

function show({ id, name, scopes: granted, enabled, createdAt }: Client): z.infer<typeof ClientOutput> {
  return { id, name, scopes: [...granted], enabled, created_at: createdAt.toISOString() }
}
