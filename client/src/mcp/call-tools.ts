import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { type Call, type CallAnswer, type CallmarkClient, readAnalysis } from '../client.ts'
import { given, readOnly, tell } from './tell.ts'

const mostCalls = 50
const mostTurns = 400
const day = z.string().describe('A day like 2026-01-31, or a time like 2026-01-31T14:30:00Z.')

const found = {
  model_name: z.string().optional().describe('Calls of this model. list_models has the names.'),
  agent_id: z.string().optional().describe('Calls of this agent.'),
  start_date: day.optional().describe('First day, or time, they were received.'),
  end_date: day.optional().describe('Last day, or the time before which to stop.'),
  min_score: z.number().min(0).max(100).optional().describe('Score in per cent, at least.'),
  max_score: z.number().min(0).max(100).optional().describe('Score in per cent, at most.'),
  criterion: z.string().optional().describe('Key of a criterion. Needs model_name and criterion_outcome.'),
  criterion_outcome: z.enum(['passed', 'failed', 'open', 'not_applicable', 'not_said']).optional(),
}

const findInput = z.object({
  words: z
    .string()
    .optional()
    .describe('Words that were said; "in quotation marks" for an exact phrase. The hits show where.'),
  ...found,
  sort: z.enum(['newest', 'oldest', 'lowest_score', 'highest_score']).optional(),
  limit: z.number().int().min(1).max(mostCalls).optional().describe(`10 if nothing is said.`),
  cursor: z.string().optional().describe('next_cursor of the page before.'),
})

const meaningInput = z.object({
  meaning: z.string().describe('What to look for, as a sentence.'),
  words: z.string().optional().describe('Only calls in which these words were said.'),
  ...found,
  limit: z.number().int().min(1).max(mostCalls).optional().describe(`10 if nothing is said.`),
})

const askInput = z.object({
  question: z.string().describe('What you want to know, as a sentence.'),
  words: z.string().optional().describe('Only calls in which these words were said.'),
  ...found,
})

const orders = {
  newest: '-created_at',
  oldest: 'created_at',
  lowest_score: 'score_percentage',
  highest_score: '-score_percentage',
} as const

const fields = [
  'external_id',
  'agent_id',
  'agent_name',
  'model_id',
  'created_at',
  'status',
  'score_percentage',
  'duration',
  'summary',
] as const

export function addCallTools(server: McpServer, client: CallmarkClient): void {
  addMeaningTools(server, client)
  server.registerTool(
    'find_calls',
    {
      title: 'Find calls',
      description:
        'Finds calls by words that were said, agent, model, days, score, or how a criterion came out. Each with its score and summary.',
      inputSchema: findInput,
      annotations: readOnly,
    },
    ({ words, sort, limit = 10, ...limits }, { mcpReq: { signal } }) =>
      tell(() =>
        client.calls.listPage(
          {
            ...given({ ...limits, q: words, sort: sort && orders[sort] }),
            ...(words === undefined ? {} : { include_hits: true }),
            limit,
            fields,
          },
          { signal },
        ),
      ),
  )
  server.registerTool(
    'read_call',
    {
      title: 'Read a call',
      description:
        'The result of a call: score, every criterion with its answer, points, confidence, reason and quotes, summary, insights, metadata and measured talk.',
      inputSchema: z.object({ id: z.string().describe('The id of the call.') }),
      annotations: readOnly,
    },
    ({ id }, { mcpReq: { signal } }) =>
      tell(async () => describeCall(await client.calls.get(id, { signal }))),
  )
  server.registerTool(
    'read_transcript',
    {
      title: 'Read a transcript',
      description: 'Who said what and when on a call, in seconds from its beginning.',
      inputSchema: z.object({
        id: z.string().describe('The id of the call.'),
        from_turn: z.number().int().min(0).optional().describe('Number of the first turn, from 0.'),
        turns: z.number().int().min(1).max(mostTurns).optional().describe(`${mostTurns} if nothing is said.`),
      }),
      annotations: readOnly,
    },
    ({ id, from_turn = 0, turns = mostTurns }, { mcpReq: { signal } }) =>
      tell(async () => {
        const { status, segments } = await client.calls.transcription(id, { signal })
        const all = segments.segments
        return {
          status,
          turns_in_all: all.length,
          turns: all.slice(from_turn, from_turn + turns).map(({ start, end, speaker, text }, index) => ({
            turn: from_turn + index,
            start,
            end,
            speaker,
            text,
          })),
        }
      }),
  )
}

/** What is found by its meaning. */
function addMeaningTools(server: McpServer, client: CallmarkClient): void {
  server.registerTool(
    'find_passages',
    {
      title: 'Find passages by meaning',
      description:
        'Finds what was said by its meaning, in English calls: "customers who were charged twice". Gives passages of about half a minute, nearest first, with call, agent and moment. There is always something nearest: read whether it fits.',
      inputSchema: meaningInput,
      annotations: readOnly,
    },
    ({ meaning, words, limit = 10, ...limits }, { mcpReq: { signal } }) =>
      tell(() => client.calls.passages({ meaning, ...given({ ...limits, q: words }), limit }, { signal })),
  )
  server.registerTool(
    'ask',
    {
      title: 'Ask across calls',
      description:
        'Answers a question like "Why do customers cancel?" over many English calls: passages that come nearest to it, grouped into themes, each with how many calls speak of it and examples with call and moment. It counts what was found, not what is true of all calls.',
      inputSchema: askInput,
      annotations: readOnly,
    },
    ({ question, words, ...limits }, { mcpReq: { signal } }) =>
      tell(() => client.calls.ask({ question, ...given({ ...limits, q: words }) }, { signal })),
  )
}

function describeCall(call: Call) {
  const analysis = readAnalysis(call)
  const criteria = new Map(
    (call.xscore_result ?? []).flatMap(({ name, variables }) =>
      variables.map((one) => [one.key, { category: name, ...one }] as const),
    ),
  )
  const describeAnswer = (answer: CallAnswer) => {
    const scored = criteria.get(answer.key)
    const { key, value, determined, not_applicable, confidence, rationale, evidence } = answer
    return {
      key,
      ...(scored
        ? {
            name: scored.readable_name,
            category: scored.category,
            points: scored.score,
            points_possible: scored.expected_score,
          }
        : {}),
      ...{ value, determined, not_applicable, confidence, reason: rationale, evidence },
    }
  }
  const { id, external_id, agent_id, agent_name, model_id, created_at, status, error_message } = call
  const { score_percentage, total_score, expected_score, summary, insights, keywords } = call
  return {
    ...{ id, external_id, agent_id, agent_name, model_id, created_at, status, error_message },
    ...{ score_percentage, total_score, expected_score, summary, insights, keywords },
    metadata: call.additional_parameters,
    points_open: analysis?.points_open ?? null,
    review_needed: analysis?.review_needed ?? null,
    answers: analysis?.answers.map(describeAnswer) ?? [],
    metrics: analysis?.metrics ?? null,
  }
}
