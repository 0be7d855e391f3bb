import { AppError } from '../../domain/errors.ts'
import { findHits } from '../../store/list/find-hits.ts'
import { countCalls, listCalls } from '../../store/list/list-calls.ts'
import { readFacts } from '../../store/list/read-facts.ts'
import type { App, HttpContext } from '../context.ts'
import { readCallCursor, writeCallCursor } from './call-cursor.ts'
import { CallListQuery } from './call-list-query.ts'
import { CallListOutput, callFields } from './call-schemas.ts'
import { listHiddenFrom } from './hide-answers.ts'
import { leaveOutHidden } from './leave-out-hidden.ts'
import { readCallFilter } from './read-call-filter.ts'
import { writeListedCall } from './write-call.ts'

const scopeOfHits = 'read:call-analysis-transcription'

export function addCallListRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/call-analysis',
    {
      config: { scope: 'read:call-analysis-requests' },
      schema: {
        operationId: 'listCalls',
        tags: ['Calls'],
        summary: 'List call analyses',
        description:
          'Newest first, in pages. Each page continues exactly where the previous one ended, even while calls arrive. Calls whose answers are hidden from you, since you have yet to answer them blind or in a calibration, are left out wherever a filter, the order or the total would tell something of these answers.',
        querystring: CallListQuery,
        response: { 200: CallListOutput },
      },
    },
    async ({ caller, query }, reply) => {
      const { sort, cursor, limit = 50, fields = callFields } = query
      if (query.include_hits && !caller.scopes.has(scopeOfHits))
        throw new AppError('scope_missing', `Showing hits needs the scope ${scopeOfHits}.`)
      const wanted = await readCallFilter(database, caller, query)
      const filter = wanted && (await leaveOutHidden(database, caller, wanted, sort))
      const after = cursor === undefined ? undefined : readCallCursor(cursor, sort)
      const { calls, next } = filter
        ? await listCalls(database, filter, { sort, limit, after, fields })
        : { calls: [], next: undefined }
      const hits = query.include_hits
        ? await findHits(
            database,
            calls.map(({ id }) => id),
            filter?.words,
          )
        : undefined
      const hidden = await listHiddenFrom(
        database,
        caller,
        calls.map(({ id }) => id),
      )
      const facts = query.include_facts
        ? await readFacts(
            database,
            calls.map(({ id }) => id),
          )
        : undefined
      const items = calls.map((call) =>
        writeListedCall(call, fields, {
          hits: hits && (hits.get(call.id) ?? []),
          facts: facts && (facts.get(call.id) ?? null),
          blind: hidden.has(call.id),
        }),
      )
      const total = query.include_total ? { total: filter ? await countCalls(database, filter) : 0 } : {}
      const rest = JSON.stringify({ next_cursor: next ? writeCallCursor(sort, next) : null, ...total })
      const page = `{"items":[${items.join(',')}],${rest.slice(1)}`
      return reply.type('application/json; charset=utf-8').send(page as never)
    },
  )
}
