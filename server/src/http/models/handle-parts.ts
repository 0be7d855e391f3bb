import type { FastifyReply } from 'fastify'
import type { Database } from '../../store/database.ts'
import {
  addPart,
  type Called,
  getPart,
  listParts,
  type PartKind,
  type PartRow,
  removePart,
  replacePart,
} from '../../store/models/model-parts.ts'
import type { Caller } from '../access/tokens.ts'

interface OfModel {
  readonly caller: Caller
  readonly params: { readonly model_id: number }
}

interface OfPart extends OfModel {
  readonly params: { readonly model_id: number; readonly id: number }
}

interface WithBody<Input> {
  readonly body: Input
}

/** What the routes of a model's categories, variables or metadata fields do; `at` is the end of their address. */
export function handleParts<F extends Called, R extends PartRow, C extends object, Input, Output>(
  database: Database,
  kind: PartKind<F, R, C>,
  { at, read, show }: { at: string; read: (input: Input) => F; show: (row: R) => Output },
) {
  const addressOf = ({ caller, params }: OfModel) => ({
    ...caller.by,
    modelId: params.model_id,
  })
  return {
    list: async (request: OfModel) => (await listParts(kind, database, addressOf(request))).map(show),
    create: async (request: OfModel & WithBody<Input>, reply: FastifyReply) => {
      const made = await addPart(kind, database, addressOf(request), read(request.body))
      reply.status(201).header('Location', `/v1/models/${made.model_id}/${at}/${made.id}`)
      return show(made)
    },
    get: async (request: OfPart) =>
      show(await getPart(kind, database, addressOf(request), request.params.id)),
    replace: async (request: OfPart & WithBody<Input>) =>
      show(await replacePart(kind, database, addressOf(request), request.params.id, read(request.body))),
    remove: async (request: OfPart, reply: FastifyReply) => {
      await removePart(kind, database, addressOf(request), request.params.id)
      return reply.status(204).send()
    },
  }
}
