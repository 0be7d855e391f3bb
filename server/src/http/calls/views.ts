import { z } from 'zod'
import type { Role } from '../../domain/people/roles.ts'
import {
  createView,
  deleteView,
  listViews,
  replaceView,
  type SavedView,
  type ViewAddress,
} from '../../store/list/saved-views.ts'
import type { Caller } from '../access/tokens.ts'
import { authored, showAuthored } from '../authored.ts'
import type { App, HttpContext } from '../context.ts'
import { nameOf, text, textOf } from '../text-schemas.ts'

const ViewId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
const tags = ['Calls']

const search = textOf({ max: 4_000 })
  .default('')
  .describe(
    'What stands behind the question mark in the address of the list of calls in the dashboard: filters and order.',
  )

const fields = {
  name: nameOf({ max: 100 }).describe('Unique among your own, or among those of the workspace.'),
  shared: z
    .boolean()
    .default(false)
    .describe("True: the workspace's. Owners, admins, QA and programs may share."),
  search,
  columns: z
    .array(text.max(200))
    .max(200)
    .default([])
    .describe('Columns of the table; empty: the usual ones.'),
}

const ViewInput = z.object(fields).meta({ id: 'ViewRequest', description: 'A list of calls under a name.' })

const ViewReplacement = z
  .object({
    ...fields,
    version: z
      .int()
      .min(1)
      .optional()
      .describe(
        'As it was read: if somebody else was quicker, 409. Left out: whatever stands there is replaced.',
      ),
  })
  .meta({ id: 'ViewReplacement', description: 'A view as it is to be.' })

const ViewOutput = z
  .object({
    id: z.int(),
    name: z.string(),
    shared: z.boolean(),
    search: z.string(),
    columns: z.array(z.string()),
    version: z.int(),
    link: z.string().describe('Its address in the dashboard, relative to that of the service.'),
    ...authored,
  })
  .meta({ id: 'View', description: 'A list of calls under a name: filters, order and columns.' })

const sharers: readonly Role[] = ['owner', 'admin', 'qa']

function addressOf({ by, person }: Caller): ViewAddress {
  return { ...by, personId: person?.id, mayShare: !person || sharers.includes(person.role) }
}

function showView(view: SavedView): z.infer<typeof ViewOutput> {
  const { id, name, search, columns, version } = view
  const link = `/calls?view=${id}`
  return { id, name, shared: view.person_id === null, search, columns, version, link, ...showAuthored(view) }
}

export function addViewRoutes(app: App, context: HttpContext): void {
  addListRoutes(app, context)
  addOneViewRoutes(app, context)
}

function addListRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/views',
    {
      config: { scope: 'read:call-analysis-requests' },
      schema: {
        operationId: 'listViews',
        tags,
        summary: 'List the saved views',
        description: "The workspace's and your own, by name.",
        response: { 200: z.object({ items: z.array(ViewOutput) }) },
      },
    },
    async ({ caller }) => ({ items: (await listViews(database, addressOf(caller))).map(showView) }),
  )

  app.post(
    '/v1/views',
    {
      config: { scope: 'write:people', refusals: ['view_name_taken'] },
      schema: {
        operationId: 'createView',
        tags,
        summary: 'Save a view',
        body: ViewInput,
        response: { 201: ViewOutput },
      },
    },
    async ({ caller, body }, reply) => {
      const view = await createView(database, addressOf(caller), body)
      return reply.status(201).header('Location', `/v1/views/${view.id}`).send(showView(view))
    },
  )
}

function addOneViewRoutes(app: App, { database }: HttpContext): void {
  app.put(
    '/v1/views/:id',
    {
      config: { scope: 'write:people', refusals: ['view_name_taken', 'view_moved_on'] },
      schema: {
        operationId: 'replaceView',
        tags,
        summary: 'Change a saved view',
        params: ViewId,
        body: ViewReplacement,
        response: { 200: ViewOutput },
      },
    },
    async ({ caller, params, body }) =>
      showView(await replaceView(database, addressOf(caller), params.id, body)),
  )

  app.delete(
    '/v1/views/:id',
    {
      config: { scope: 'write:people' },
      schema: {
        operationId: 'deleteView',
        tags,
        summary: 'Delete a saved view',
        params: ViewId,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      await deleteView(database, addressOf(caller), params.id)
      return reply.status(204).send(null)
    },
  )
}
