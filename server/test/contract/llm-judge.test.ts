import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Judge } from '../../src/judge/judge.ts'
import { createLlmJudge } from '../../src/judge/llm/llm-judge.ts'
import { bankCall, caseOf, revision, variable } from '../support/bank-call.ts'
import { answerHonestly } from '../support/honest-model.ts'
import { chatCompletions, type ModelServer, startModelServer } from '../support/model-server.ts'

let server: ModelServer
let judge: Judge
before(async () => {
  server = await startModelServer(chatCompletions, answerHonestly)
  judge = createLlmJudge({
    engine: 'openai-compatible',
    model: 'honest',
    url: server.url,
    timeoutMs: 5_000,
    requestsAtOnce: 2,
    contextTokens: 6_000,
    prices: { in: 1, out: 10 },
  })
})
after(() => server.close())

test('every category is asked once, and what only is extracted once more', async () => {
  const model = revision([
    variable('greets', 'BOOLEAN', 'The agent greets the customer', { category: 'closing' }),
    variable('recorded', 'BOOLEAN', 'The agent says that the call is recorded', { category: 'closing' }),
    variable('balance', 'INTEGER', 'The balance'),
  ])
  const verdict = await judge.judge(caseOf(model, bankCall), new AbortController().signal)
  assert.deepEqual(
    verdict.answers.map(({ key, value, evidence }) => [key, value, evidence[0]?.quote]),
    [
      ['greets', true, 'Hello'],
      ['recorded', false, undefined],
      ['balance', 134, 'a hundred and thirty four dollars'],
    ],
  )
  assert.equal(server.asked.length, 2)
  assert.deepEqual([verdict.tokens, verdict.cost], [2200, 0.004])
})
