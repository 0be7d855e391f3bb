import { z } from 'zod'
import { AppError, EngineError } from '../../domain/errors.ts'
import type { MeaningEngine } from '../../judge/meaning/meaning-engine.ts'
import { findPassages } from '../../store/passages/find-passages.ts'
import { PassageMemory } from '../../store/passages/passage-memory.ts'
import { countDuePassages } from '../../store/passages/passages.ts'
import type { App, HttpContext } from '../context.ts'
import { goneSignal } from '../gone-signal.ts'
import { wholeNumber } from '../query-values.ts'
import { textOf } from '../text-schemas.ts'
import { checkPairs, listShape } from './call-list-query.ts'
import { leaveOutHidden } from './leave-out-hidden.ts'
import { readCallFilter } from './read-call-filter.ts'

const defaultMemoryBytes = 256 * 1_048_576

const { limit, cursor, fields, enabled, sort, include_hits, include_facts, include_total, ...filters } =
  listShape

const PassageQuery = z
  .object({
    meaning: textOf({ min: 1, max: 500 }).describe(
      'What to look for, as a sentence: "customers who were charged twice". Nothing in it has a meaning of its own: no quotation marks, no wildcards.',
    ),
    limit: wholeNumber({ min: 1, max: 50 }).optional().meta({ default: 20 }).describe('Passages at most.'),
    ...filters,
    q: filters.q.describe(
      'Only calls with these words in the transcript or summary, as in the list. Of very many, the 20,000 newest.',
    ),
  })
  .superRefine(checkPairs)

const PassagesOutput = z
  .object({
    items: z.array(
      z.object({
        call_id: z.uuid(),
        external_id: z.string(),
        agent_id: z.string().nullable(),
        agent_name: z.string().nullable(),
        created_at: z.iso.datetime(),
        start: z.number().describe('Where it begins, in seconds from the start of the recording.'),
        end: z.number(),
        similarity: z
          .number()
          .describe(
            'How much it means what was asked for: 1 is the same. It is for comparing passages with each other; most unrelated ones have 0.7 to 0.8.',
          ),
        turns: z
          .array(z.object({ speaker: z.string(), start: z.number(), end: z.number(), text: z.string() }))
          .describe('What was said. Of a long turn, only the part that was found.'),
      }),
    ),
    waiting: z
      .number()
      .int()
      .describe('Calls that have ended and are not found yet, since nobody has read them; 10,000 at most.'),
  })
  .meta({ id: 'Passages', description: 'Passages of calls, those that mean it most first.' })

export function addCallPassagesRoute(app: App, context: HttpContext): void {
  const { database, meaning, searchMemoryBytes = defaultMemoryBytes } = context
  const memory = new PassageMemory(database, searchMemoryBytes)
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
      const { caller, query } = request
      const text = query.meaning.trim()
      if (text === '') throw new AppError('validation', 'Say what to look for.', 'meaning')
      if (!meaning) throw new AppError('not_found', 'Search by meaning is switched off here.')
      const wanted = await readCallFilter(database, caller, {
        ...query,
        ...{ enabled: true, sort: '-created_at', include_hits: false, include_total: false },
      })
      const waiting = await countDuePassages(database, caller.workspaceId)
      if (!wanted) return { items: [], waiting }
      const filter = await leaveOutHidden(database, caller, wanted, '-created_at')
      const asked = await readQuestion(meaning, text, goneSignal(request, reply))
      const question = { ...asked, madeBy: meaning.id, limit: query.limit ?? 20 }
      const found = await findPassages(database, memory, filter, question)
      return {
        items: found.map(({ lines, similarity, ...call }) => ({
          call_id: call.callId,
          external_id: call.externalId,
          agent_id: call.agentId,
          agent_name: call.agentName,
          created_at: call.createdAt.toISOString(),
          start: lines[0]!.start,
          end: lines.at(-1)!.end,
          similarity: Math.round(similarity * 1_000) / 1_000,
          turns: [...lines],
        })),
        waiting,
      }
    },
  )
}

async function readQuestion(engine: MeaningEngine, text: string, signal: AbortSignal) {
  try {
    return await engine.readQuestion(text, signal)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw new AppError('not_now', 'Search by meaning does not answer right now. Try again.')
  }
}
