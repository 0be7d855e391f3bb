import { z } from 'zod'
import type { App } from '../../context.ts'
import { wholeNumber } from '../../query-values.ts'
import { checkPairs } from '../call-list-query.ts'
import {
  type MeaningSearch,
  meaningFilters,
  PassageOutput,
  showPassage,
  soughtText,
  waitingCalls,
} from './meaning-search.ts'

const PassageQuery = z
  .object({
    meaning: soughtText.describe(
      'What to look for, as a sentence: "customers who were charged twice". Nothing in it has a meaning of its own: no quotation marks, no wildcards.',
    ),
    limit: wholeNumber({ min: 1, max: 50 }).optional().meta({ default: 20 }).describe('Passages at most.'),
    ...meaningFilters,
  })
  .superRefine(checkPairs)

const PassagesOutput = z
  .object({ items: z.array(PassageOutput), waiting: waitingCalls })
  .meta({ id: 'Passages', description: 'Passages of calls, those that mean it most first.' })

export function addCallPassagesRoute(app: App, search: MeaningSearch): void {
  app.get(
    '/v1/call-analysis/passages',
    {
      config: { scope: 'read:call-analysis-transcription' },
      schema: {
        operationId: 'findPassages',
        tags: ['Calls'],
        summary: 'Find what was said by its meaning',
        description:
          'A passage is about half a minute of a call. The passages that come nearest to the meaning are given, nearest first, at most three of one call, with the filters of the list of calls. There is always something nearest: read the first ones, and stop where they no longer fit. English calls only. Calls that you have yet to answer blind or in a calibration are left out where a filter would tell something of their answers.',
        querystring: PassageQuery,
        response: { 200: PassagesOutput },
      },
    },
    async (request, reply) => {
      const { meaning: text, limit = 20, ...filters } = request.query
      const found = await search(request, reply, { text, parameter: 'meaning', limit, filters })
      return { items: found.passages.map(showPassage), waiting: found.waiting }
    },
  )
}
