import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { askedConfidence } from '@callmark/client/model-rules'
import { suggestLanguageModel } from '../../src/commands/suggest-language-model.ts'
import { EngineError } from '../../src/domain/errors.ts'
import { listQuestions, scoreAnswers } from '../../src/domain/scoring.ts'
import { createLlmJudge } from '../../src/judge/llm/llm-judge.ts'
import { usualPlaces } from '../../src/judge/llm/servers/find-servers.ts'
import { assertQuotesOf } from '../support/assert-quotes-stand.ts'
import { caseOf, revision, transcript, variable } from '../support/bank-call.ts'
import { assertType } from '../support/check-judge.ts'
import { fetchLlama } from '../support/llama-engine.ts'
import { type LlamaServer, startLlamaServer } from '../support/llama-server.ts'

const fetched = await fetchLlama()
const never = new AbortController().signal
/** Two slow cores read five tokens a second and are to come to an end, too. */
const veryLongMs = 1_800_000
const greeting = variable('greets', 'BOOLEAN', 'The agent greets', { category: 'closing', critical: true })
const model = revision([
  greeting,
  variable('refuses', 'BOOLEAN', 'The agent never refuses', { category: 'closing' }),
])
const said = transcript('Agent: Hello, how can I help?', 'Customer: I lost my card.', 'Agent: I block it.')

// It says yes to everything: what it thinks of a call is not looked at, only that the judge gets along with it.
describe('a language model that really runs, however small', { skip: fetched.missing }, () => {
  let server: LlamaServer
  before(async () => {
    assert.ok(fetched.missing === false)
    server = await startLlamaServer(fetched)
  })
  after(() => server?.close())

  const open = (timeoutMs: number) =>
    createLlmJudge({
      engine: 'openai-compatible',
      model: 'tinyllama',
      url: server.url,
      timeoutMs,
      requestsAtOnce: 2,
      contextTokens: 1_000,
      prices: { in: 1, out: 10 },
    })

  test('is named at the start of the service', async () => {
    const lines: string[] = []
    const places = [{ ...usualPlaces[2]!, port: Number(new URL(server.url).port) }]
    const config = { JUDGE_ENGINE: 'embedded', JUDGE_SUGGEST: 'on' } as const
    await suggestLanguageModel(config, 'http://127.0.0.1:9', (line) => lines.push(line), places)
    assert.match(lines.join('\n'), /^llama\.cpp runs on this machine with tinyllama\./)
  })

  test('that takes too long ends in an error that says so, and is not kept at work', async () => {
    await assert.rejects(open(1_000).judge(caseOf(model, said), never), (error) => {
      assert.ok(error instanceof EngineError && error.retryable)
      assert.match(error.message, /no answer within 1 seconds.*JUDGE_TIMEOUT_SECONDS/)
      return true
    })
    await server.idle()
    assert.equal(server.done.at(-1)?.outcome, 'nobody waits')
  })

  test('that nobody waits for any more is left, and not kept at work', async () => {
    const reason = new Error('nobody waits')
    const stop = new AbortController()
    const judging = open(veryLongMs).judge(caseOf(model, said), stop.signal)
    setTimeout(() => stop.abort(reason), 500)
    await assert.rejects(judging, reason)
    await server.idle()
    assert.equal(server.done.at(-1)?.outcome, 'nobody waits')
  })

  test('whose context is too small for a call says what to set', async () => {
    const long = transcript(
      ...Array.from({ length: 40 }, () => 'Customer: And then, you see, it broke again.'),
    )
    const wordy = { ...model, prompt: 'Be strict about greetings. '.repeat(300) }
    await assert.rejects(open(veryLongMs).judge(caseOf(wordy, long), never), {
      retryable: false,
      message: /JUDGE_CONTEXT_TOKENS/,
    })
    await server.idle()
  })

  test('answers or leaves open, sure enough where it answers, with quotes that stand', async (t) => {
    const began = performance.now()
    const { answers, tokens, cost } = await open(veryLongMs).judge(caseOf(model, said), never)
    for (const question of listQuestions(model)) {
      const answer = answers.find(({ key }) => key === question.key)!
      assertType(question, answer)
      assertQuotesOf(answer, said)
      if (answer.value !== null || answer.notApplicable) assert.ok(answer.confidence >= askedConfidence.usual)
      t.diagnostic(`${answer.key}: ${answer.value ?? (answer.notApplicable ? 'not applicable' : 'open')}`)
    }
    assert.ok(tokens! > 500 && cost! > 0)
    t.diagnostic(`${tokens} tokens in ${Math.round((performance.now() - began) / 1000)} seconds`)
  })

  test('sums a call up in words that were said', async (t) => {
    const { answers } = scoreAnswers(model, [])
    const judged = { ...caseOf(model, said), answers, metrics: {} }
    const { summary, insights, keywords, tokens } = await open(veryLongMs).digest(judged, never)
    assert.ok(summary !== null && summary !== '' && insights.length > 0 && insights.length <= 6)
    const words = said.turns.map(({ text }) => text.toLowerCase()).join(' ')
    for (const keyword of keywords)
      for (const word of keyword.split(' ')) assert.ok(words.includes(word.slice(0, 4)))
    t.diagnostic(`${tokens} tokens; outcomes: ${server.done.map(({ outcome }) => outcome).join(', ')}`)
  })
})
