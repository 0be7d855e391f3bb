import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { z } from 'zod'
import type { ModelRevision } from '../../src/domain/model.ts'
import type { Transcript } from '../../src/domain/transcript.ts'
import { createLlmJudge } from '../../src/judge/llm/llm-judge.ts'
import { createAskModel } from '../../src/judge/llm/model/ask-model.ts'
import { Usage } from '../../src/judge/llm/model/count-usage.ts'
import { bankCall, caseOf, revision, variable } from '../support/bank-call.ts'
import { answerHonestly, readShownCall, readShownQuestions } from '../support/honest-model.ts'
import {
  type AskedOfModel,
  chatCompletions,
  type ModelServer,
  startModelServer,
} from '../support/model-server.ts'

const servers: ModelServer[] = []
after(() => Promise.all(servers.map((server) => server.close())))
const never = new AbortController().signal

async function open(contextTokens: number, answer: (asked: AskedOfModel) => string = answerHonestly) {
  const server = await startModelServer(chatCompletions, answer)
  servers.push(server)
  const judge = createLlmJudge({
    engine: 'openai-compatible',
    model: 'm',
    url: server.url,
    timeoutMs: 10_000,
    requestsAtOnce: 4,
    contextTokens,
    prices: { in: undefined, out: undefined },
  })
  return { server, judge }
}

/** As the documentation promises: the transcript and about 4000 tokens more, four characters each. */
function assertFits({ asked }: ModelServer, contextTokens: number): void {
  const largest = Math.max(...asked.map(({ system, user }) => (system.length + user.length) / 4))
  assert.ok(largest <= contextTokens + 4_000, `${largest} tokens`)
}

const sentence = 'the invoice for last month shows a charge that nobody could explain to me so far.'
const longCall: Transcript = {
  turns: Array.from({ length: 1_200 }, (_, index) => ({
    speaker: index % 2 ? 'Customer' : 'Agent',
    text: sentence,
    startSeconds: 6 * index,
    endSeconds: 6 * index + 5,
  })),
  language: 'en',
  durationSeconds: 7_200,
}
const greets = revision([variable('greets', 'BOOLEAN', 'The agent greets', { category: 'closing' })])

describe('a request holds what the model can take', () => {
  test('whatever was submitted with the call: what does not fit is left out, and it says so', async () => {
    const { server, judge } = await open(6_000)
    const metadata = Object.fromEntries([
      ...Array.from({ length: 60 }, (_, index) => [
        `k${index}`,
        ['x word '.repeat(73), 'x word '.repeat(73)],
      ]),
      ['team', 'north'],
    ])
    await judge.judge({ ...caseOf(greets, bankCall), metadata }, never)
    const shown = readShownCall(server.asked[0]!) as ReturnType<typeof readShownCall> &
      Record<string, unknown>
    assert.ok(JSON.stringify(shown.submitted_parameters).length < 8_000)
    assert.match(String(shown.submitted_parameters_left_out), /^\d+ more/)
    assertFits(server, 6_000)
  })

  test('however long the questions are: fewer go into one', async () => {
    const { server, judge } = await open(6_000)
    const long = (key: string) => variable(key, 'BOOLEAN', 'is it so? '.repeat(900), { category: 'closing' })
    const { answers } = await judge.judge(
      caseOf(revision(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(long)), longCall),
      never,
    )
    assert.equal(answers.length, 8)
    assert.ok(server.asked.every(({ system }) => readShownQuestions(system).length === 1))
    assertFits(server, 6_000)
  })

  test('however long the lead’s own words are: the parts are shorter', async () => {
    const { server, judge } = await open(6_000)
    const prompt = 'Be strict. '.repeat(1_700)
    const categories = greets.categories.map((one) => ({ ...one, description: 'Be fair. '.repeat(1_200) }))
    await judge.judge(caseOf({ ...greets, prompt, categories }, longCall), never)
    assertFits(server, 6_000)
    const numbers = server.asked.flatMap((asked) => readShownCall(asked).turns.map(({ turn }) => turn))
    assert.equal(new Set(numbers).size, longCall.turns.length, 'nothing is lost')
  })

  const manyMarks: ModelRevision = revision(
    Array.from({ length: 200 }, (_, index) =>
      variable(`mark_number_${index}`, 'BOOLEAN', 'x', { category: 'closing' }),
    ),
  )
  const note = (asked: AskedOfModel) =>
    JSON.stringify({
      summary: 'The customer asked about a charge on the invoice for last month. '.repeat(12),
      insights: readShownCall(asked)
        .turns.slice(0, 5)
        .map(({ turn }) => ({
          turn,
          text: 'The agent did not explain the charge until asked again. '.repeat(4),
        })),
      keywords: ['invoice'],
    })

  test('the notes on a long call are joined in rounds', async () => {
    const { server, judge } = await open(2_000, note)
    const answers = manyMarks.variables.map(({ key }) => ({
      key,
      value: false,
      notApplicable: false,
      confidence: 1,
      rationale: '',
      evidence: [],
      score: 0,
      expectedScore: 1,
    }))
    const subject = { ...caseOf(manyMarks, longCall), answers, metrics: {} }
    const { summary, insights } = await judge.digest(
      subject as unknown as Parameters<typeof judge.digest>[0],
      never,
    )
    assert.match(summary!, /^The customer asked about a charge/)
    assert.ok(insights.length > 0)
    assertFits(server, 2_000)
    const joins = server.asked.filter(({ user }) => user.includes('"notes":['))
    assert.ok(joins.length > 1, 'several rounds')
  })

  test('where every summary is refused, it is said, not left empty', async () => {
    const { judge } = await open(2_000, () => 'I cannot help with that.')
    const { summary } = await judge.digest({ ...caseOf(greets, longCall), answers: [], metrics: {} }, never)
    assert.match(summary!, /^No summary/)
  })
})

test('requests are written when their turn comes, not all at once', async () => {
  const server = await startModelServer(chatCompletions, () => '{}')
  servers.push(server)
  const ask = createAskModel({
    engine: 'openai-compatible',
    model: 'm',
    url: server.url,
    timeoutMs: 10_000,
    requestsAtOnce: 2,
  })
  const usage = new Usage()
  let writtenYet = 0
  const asked = Array.from({ length: 50 }, () =>
    ask(
      () => {
        writtenYet++
        assert.ok(writtenYet <= server.asked.length + 2, 'no more than are under way')
        return { instructions: 'Answer.', data: 'data', shape: z.object({}) }
      },
      usage,
      never,
    ),
  )
  assert.ok(writtenYet <= 2)
  await Promise.all(asked)
  assert.deepEqual([writtenYet, server.asked.length], [50, 50])
})
