import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError, EngineError } from '../../../domain/errors.ts'
import type { MeaningEngine } from '../../../judge/meaning/meaning-engine.ts'
import { type FoundPassage, findPassages } from '../../../store/passages/find-passages.ts'
import { PassageMemory } from '../../../store/passages/passage-memory.ts'
import { countDuePassages } from '../../../store/passages/passages.ts'
import type { HttpContext } from '../../context.ts'
import { goneSignal } from '../../gone-signal.ts'
import { textOf } from '../../text-schemas.ts'
import { type CallFilterQuery, listShape } from '../call-list-query.ts'
import { leaveOutHidden } from '../leave-out-hidden.ts'
import { readCallFilter } from '../read-call-filter.ts'

const defaultMemoryBytes = 256 * 1_048_576

const { limit, cursor, fields, enabled, sort, include_hits, include_facts, include_total, ...filters } =
  listShape

/** What whoever looks by meaning can limit the calls to. */
export const meaningFilters = {
  ...filters,
  q: filters.q.describe(
    'Only calls with these words in the transcript or summary, as in the list. Of very many, the 20,000 newest.',
  ),
}

export const soughtText = textOf({ min: 1, max: 500 })

export const PassageOutput = z.object({
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
})

export const waitingCalls = z
  .number()
  .int()
  .describe(
    'Calls you may see that have ended and are not found yet, since nobody has read them; 10,000 at most.',
  )

export interface Sought {
  readonly text: string
  /** Which parameter holds the text, for whoever sent none. */
  readonly parameter: string
  readonly limit: number
  readonly filters: Omit<CallFilterQuery, 'enabled' | 'sort'>
}

export interface Found {
  /** The nearest first. */
  readonly passages: readonly FoundPassage[]
  readonly waiting: number
}

/** Finds what the caller of a request may see of what was said, by its meaning. */
export type MeaningSearch = (request: FastifyRequest, reply: FastifyReply, sought: Sought) => Promise<Found>

/** What is held in memory is shared by all who search. */
export function openMeaningSearch(context: HttpContext): MeaningSearch {
  const { database, meaning, searchMemoryBytes = defaultMemoryBytes } = context
  const memory = new PassageMemory(database, searchMemoryBytes)
  return async (request, reply, sought) => {
    const { caller } = request
    const text = sought.text.trim()
    if (text === '') throw new AppError('validation', 'Say what to look for.', sought.parameter)
    if (!meaning) throw new AppError('not_found', 'Search by meaning is switched off here.')
    const wanted = await readCallFilter(database, caller, {
      ...sought.filters,
      enabled: true,
      sort: '-created_at',
    })
    const waiting = await countDuePassages(database, caller)
    if (!wanted) return { passages: [], waiting }
    const filter = await leaveOutHidden(database, caller, wanted, '-created_at')
    const asked = await readQuestion(meaning, text, goneSignal(request, reply))
    const question = { ...asked, madeBy: meaning.id, limit: sought.limit }
    return { passages: await findPassages(database, memory, filter, question), waiting }
  }
}

export function showPassage({ lines, similarity, ...call }: FoundPassage): z.infer<typeof PassageOutput> {
  return {
    call_id: call.callId,
    external_id: call.externalId,
    agent_id: call.agentId,
    agent_name: call.agentName,
    created_at: call.createdAt.toISOString(),
    start: lines[0]!.start,
    end: lines.at(-1)!.end,
    similarity: Math.round(similarity * 1_000) / 1_000,
    turns: [...lines],
  }
}

async function readQuestion(engine: MeaningEngine, text: string, signal: AbortSignal) {
  try {
    return await engine.readQuestion(text, signal)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw new AppError('not_now', 'Search by meaning does not answer right now. Try again.')
  }
}
