import { createLlmJudge, type LlmOptions } from '../../src/judge/llm/llm-judge.ts'
import { answerHonestly } from './honest-model.ts'
import { type AskedOfModel, chatCompletions, type ModelServer, startModelServer } from './model-server.ts'

/** Instead of an answer: what the model says, or what it makes of the question. */
export type Line = string | ((asked: AskedOfModel) => string)

/** A server of one's own that says what a test gives it, and then judges honestly; and a judge that asks it. */
export async function openScriptedModel(script: Line[], change: Partial<LlmOptions> = {}) {
  const server: ModelServer = await startModelServer(chatCompletions, (asked) => {
    const line = script.shift()
    return line === undefined ? answerHonestly(asked) : typeof line === 'string' ? line : line(asked)
  })
  const judge = createLlmJudge({
    engine: 'openai-compatible',
    model: 'scripted',
    url: server.url,
    timeoutMs: 10_000,
    // One after the other, so that a script meets the requests in their order.
    requestsAtOnce: 1,
    contextTokens: 6_000,
    prices: { in: 1, out: 10 },
    ...change,
  })
  return { server, judge }
}

/** One answer as a model writes it. */
export function written(
  value: unknown,
  quotes: readonly (readonly [turn: number, speaker: string, quote: string])[] = [],
  more = {},
) {
  return {
    evidence: quotes.map(([turn, speaker, quote]) => ({ turn, speaker, quote })),
    rationale: 'Because it was said.',
    applicable: true,
    value,
    confidence: 0.9,
    ...more,
  }
}
