import { z } from 'zod'
import { getCall } from '../../store/calls/calls.ts'
import { findNeighbours } from '../../store/list/find-neighbours.ts'
import type { App, HttpContext } from '../context.ts'
import { CallFilterQuery } from './call-list-query.ts'
import { CallId } from './call-schemas.ts'
import { leaveOutHidden } from './leave-out-hidden.ts'
import { readCallFilter } from './read-call-filter.ts'

const Neighbour = z.object({ id: z.uuid(), external_id: z.string() }).nullable()

const Neighbours = z
  .object({
    previous: Neighbour.describe('Null: it is the first, or its place in this list is hidden from you.'),
    next: Neighbour,
    place: z
      .int()
      .nullable()
      .describe(
        'Which call of the list it is, from 1. Null: it is not in the list, or after its first 10,000 calls (1,000 with `q`).',
      ),
  })
  .meta({ id: 'CallNeighbours', description: 'The calls beside one in a list.' })

const none = { previous: null, next: null, place: null }

export function addCallNeighboursRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/call-analysis/:id/neighbours',
    {
      config: { scope: 'read:call-analysis-requests' },
      schema: {
        operationId: 'getCallNeighbours',
        tags: ['Calls'],
        summary: 'Find the previous and the next call of a list',
        description:
          'Takes the filters and the order of `GET /v1/call-analysis`. A call that has left the list since still has a previous and a next one there.',
        params: CallId,
        querystring: CallFilterQuery,
        response: { 200: Neighbours },
      },
    },
    async ({ caller, params, query }) => {
      const { workspaceId, reach } = caller
      await getCall(database, workspaceId, params.id, { reach, evenErased: true })
      const wanted = await readCallFilter(database, caller, query)
      if (!wanted) return none
      const filter = await leaveOutHidden(database, caller, wanted, query.sort)
      const { previous, next, place } = await findNeighbours(database, filter, query.sort, params.id)
      return { previous: previous ?? null, next: next ?? null, place: place ?? null }
    },
  )
}
