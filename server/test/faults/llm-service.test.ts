import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, describe, test } from 'node:test'
import { EngineError } from '../../src/domain/errors.ts'
import type { LlmOptions } from '../../src/judge/llm/llm-judge.ts'
import { bankCall, caseOf, revision, variable } from '../support/bank-call.ts'
import { readShownQuestions } from '../support/honest-model.ts'
import type { ModelFault, ModelServer } from '../support/model-server.ts'
import { openScriptedModel, written } from '../support/scripted-model.ts'

const servers: ModelServer[] = []
after(() => Promise.all(servers.map((server) => server.close())))

async function open(change: Partial<LlmOptions> = {}) {
  const opened = await openScriptedModel([], change)
  servers.push(opened.server)
  return opened
}

const never = new AbortController().signal
const greets = revision([variable('greets', 'BOOLEAN', 'The agent greets', { category: 'closing' })])
const subject = caseOf(greets, bankCall)
/** Eight questions to a request. */
const many = (requests: number) => {
  const variables = Array.from({ length: 8 * requests }, (_, index) => variable(`x${index}`, 'STRING', ''))
  return caseOf(revision(variables, { categories: [] }), bankCall)
}

function refuse(status: number, body: unknown, headers: Record<string, string> = {}): ModelFault {
  return (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

describe('a service that takes no more requests for now', () => {
  const full = [429, 503, 529].map((status) =>
    refuse(status, { error: { message: 'Slow down.' } }, { 'retry-after': '1' }),
  )

  test('is waited for, and nothing that was answered is asked again', async () => {
    const { server, judge } = await open({ requestsAtOnce: 2 })
    server.faults.push(...full)
    const { answers, tokens } = await judge.judge(many(5), never)
    assert.equal(answers.length, 40)
    assert.equal(server.asked.length, 5 + full.length, 'only the refused ones are sent again')
    assert.equal(tokens, 5 * 1100, 'and what was refused costs nothing')
  })

  test('is not waited for longer than is sensible: the call comes back when the service says', async () => {
    const { server, judge } = await open({ patienceMs: 1_500 })
    server.faults.push(...full)
    await assert.rejects(judge.judge(subject, never), (error) => {
      assert.ok(error instanceof EngineError)
      assert.deepEqual([error.retryable, error.retryAfterMs], [true, 1_000])
      return true
    })
    assert.equal(server.asked.length, 2)
  })

  test('is not waited for by a call that nobody wants any more', async () => {
    const { server, judge } = await open()
    const stop = new AbortController()
    const reason = new Error('nobody waits')
    server.faults.push((response, asked) => {
      refuse(429, {}, { 'retry-after': '90' })(response, asked)
      setTimeout(() => stop.abort(reason), 50)
    })
    await assert.rejects(judge.judge(subject, stop.signal), reason)
  })
})

test('calls are served by turns: one with a single request does not wait behind a thousand', async () => {
  const { server, judge } = await open({ requestsAtOnce: 1 })
  const order: number[] = []
  const small = Promise.withResolvers<unknown>()
  server.faults.push((response, { system }) => {
    // While the first is under way, another call comes.
    small.resolve(judge.judge(subject, never).then(() => order.push(server.asked.length)))
    const answers = readShownQuestions(system).map(({ id }) => [id, written(null)])
    const content = JSON.stringify(Object.fromEntries(answers))
    setTimeout(
      () =>
        refuse(200, { choices: [{ message: { role: 'assistant', content } }] })(response, server.asked[0]!),
      100,
    )
  })
  await judge.judge(many(30), never)
  await small.promise
  assert.ok(order[0]! <= 4, `behind ${order[0]} requests`)
})

describe('a schema that is refused', () => {
  const badSchema = refuse(400, { error: { message: 'Invalid schema for response_format: value too long' } })
  const formatOf = (server: ModelServer) =>
    (server.asked.at(-1)!.body.response_format as { type: string } | undefined)?.type

  test('on a server that has answered others is that request’s own trouble', async () => {
    const { server, judge } = await open()
    await judge.judge(subject, never)
    server.faults.push(badSchema, badSchema)
    await judge.judge(subject, never)
    assert.equal(formatOf(server), undefined, 'it was answered all the same')
    await judge.judge(subject, never)
    assert.equal(formatOf(server), 'json_schema', 'and the next is asked as ever')
  })

  test('in every way leaves nothing behind', async () => {
    const { server, judge } = await open()
    server.faults.push(badSchema, badSchema, badSchema)
    await assert.rejects(judge.judge(subject, never), { retryable: false, message: /structured output/ })
    await judge.judge(subject, never)
    assert.equal(formatOf(server), 'json_schema')
  })

  test('is none where the service only repeats the word', async () => {
    const { server, judge } = await open()
    for (const error of [
      { message: 'Bad input "the temperature in my flat is not supported by your scheme or schema, is it?"' },
      { message: 'Bad request.', code: 'bad_request', input: 'json_schema temperature response_format' },
      { message: 'The room temperature and the database schema were discussed.' },
    ]) {
      server.faults.push(refuse(400, { error }))
      await assert.rejects(judge.judge(subject, never), { retryable: false, message: /refused the request/ })
    }
  })

  test('is seen by what the service calls it', async () => {
    for (const error of [
      { message: 'No.', code: 'unsupported_value', param: 'temperature' },
      { message: 'No.', param: 'response_format', type: 'invalid_request_error' },
      { message: '`temperature` is deprecated for this model.' },
      { message: 'failed to parse grammar' },
    ]) {
      const { server, judge } = await open()
      server.faults.push(refuse(400, { error }))
      assert.equal((await judge.judge(subject, never)).answers[0]!.value, true, JSON.stringify(error))
      assert.equal(server.asked.length, 2)
    }
  })
})

describe('what a refusal means', () => {
  async function failWith(status: number, body: unknown): Promise<EngineError> {
    const { server, judge } = await open()
    server.faults.push(refuse(status, body))
    const error = await judge.judge(subject, never).then(
      () => assert.fail('it was judged'),
      (reason) => reason,
    )
    assert.ok(error instanceof EngineError)
    return error
  }

  test('a customer’s billing question does not use up the account', async () => {
    const echoes = [
      "1 validation error: input: 'hi I have a billing question about my credit balance'",
      'Something is wrong with billing question',
    ]
    for (const message of echoes)
      assert.match((await failWith(400, { error: { message } })).message, /refused the request/)
  })

  test('an account that is used up is told by code or by sentence', async () => {
    for (const error of [
      { code: 'insufficient_quota', message: 'No.' },
      { type: 'invalid_request_error', message: 'Your credit balance is too low to access the API.' },
    ])
      assert.match((await failWith(400, { error })).message, /used up/)
  })

  test('what a vendor’s policy forbids costs the answer, not the call', async () => {
    for (const [status, error] of [
      [403, { message: 'content policy violation', code: 'content_policy_violation' }],
      [400, { message: 'Invalid prompt: your prompt was flagged.', code: 'invalid_prompt' }],
      [400, { message: 'Filtered.', code: null, innererror: { code: 'ResponsibleAIPolicyViolation' } }],
    ] as const) {
      const { server, judge } = await open()
      server.faults.push(refuse(status, { error }), refuse(status, { error }))
      const { answers } = await judge.judge(subject, never)
      assert.equal(answers[0]!.value, null)
      assert.match(answers[0]!.rationale, /gave no usable answer/)
    }
  })

  test('a key without a right is still a matter of the key', async () => {
    assert.match((await failWith(403, { error: { message: 'Forbidden.' } })).message, /JUDGE_API_KEY/)
  })
})

test('a count of tokens that cannot be is not counted', async () => {
  const content = JSON.stringify({ q1: written(true, [[1, 'Agent', 'Hello']]) })
  for (const usage of [
    { prompt_tokens: -50_000, completion_tokens: -1.5 },
    { prompt_tokens: 1e300, completion_tokens: 1e308 },
    { prompt_tokens: 10.5, completion_tokens: 1e9 },
  ]) {
    const { server, judge } = await open()
    server.faults.push(refuse(200, { choices: [{ message: { role: 'assistant', content } }], usage }))
    const { answers, tokens, cost } = await judge.judge(subject, never)
    assert.deepEqual([answers[0]!.value, tokens, cost], [true, null, null])
  }
})
