import assert from 'node:assert/strict'
import { createLlmJudge } from '../../src/judge/llm/llm-judge.ts'
import { bankCall, caseOf, revision, variable } from '../../test/support/bank-call.ts'
import { readShownCall, readShownQuestions } from '../../test/support/honest-model.ts'
import { type AskedOfModel, chatCompletions, startModelServer } from '../../test/support/model-server.ts'

/** A language model that answers as people did on other calls, and knows nothing else. */
function answerAsShown(asked: AskedOfModel): string {
  const { reviewed_examples: shown = {} } = readShownCall(asked) as unknown as {
    reviewed_examples?: Record<string, { answer: string }[]>
  }
  const answers = readShownQuestions(asked.system).map(({ id }) => {
    const yes = (shown[id] ?? []).filter(({ answer }) => answer === 'true').length
    const value = yes * 2 > (shown[id]?.length ?? 0)
    const evidence = value ? [{ turn: 1, speaker: 'Agent', quote: 'How can I help you today' }] : []
    return [id, { applicable: true, evidence, rationale: 'As elsewhere.', value, confidence: 0.95 }]
  })
  return JSON.stringify(Object.fromEntries(answers))
}

/** That examples reach a language model, and what it is shown decides: with a model that is scripted. */
export async function checkExamples(): Promise<void> {
  const server = await startModelServer(chatCompletions, answerAsShown)
  const judge = createLlmJudge({
    engine: 'openai-compatible',
    model: 'scripted',
    url: server.url,
    apiKey: 'key',
    timeoutMs: 10_000,
    requestsAtOnce: 1,
    contextTokens: 6_000,
    prices: { in: 0, out: 0 },
  })
  const model = revision([variable('warm', 'BOOLEAN', 'The agent is warm.')], {
    scoring: false,
    categories: [],
  })
  const example = { said: 'How may I help you', answer: 'true', why: 'That counts as warm here.' }
  const ask = async (examples: object) =>
    (await judge.judge({ ...caseOf(model, bankCall), ...examples }, new AbortController().signal)).answers[0]!
      .value
  try {
    const untaught = await ask({})
    const taught = await ask({ examples: { warm: [example, example, example] } })
    assert.deepEqual([untaught, taught], [false, true], 'Examples do not reach the language model.')
    console.log(`scripted language model: without examples ${untaught}, with 3 of people’s yes ${taught}\n`)
  } finally {
    await judge.close()
    await server.close()
  }
}
