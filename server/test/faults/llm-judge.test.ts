import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, describe, test } from 'node:test'
import { EngineError } from '../../src/domain/errors.ts'
import { createLlmJudge, type LlmOptions } from '../../src/judge/llm/llm-judge.ts'
import type { LlmEngine } from '../../src/judge/llm/model/llm-engines.ts'
import { bankCall, caseOf, revision, variable } from '../support/bank-call.ts'
import { answerHonestly } from '../support/honest-model.ts'
import { type ModelFault, type ModelServer, startModelServer } from '../support/model-server.ts'
import { vendorProtocols } from '../support/vendor-protocols.ts'

const secret = 'sk-live-4711'
const model = revision([variable('greets', 'BOOLEAN', 'The agent greets', { category: 'closing' })])
const subject = caseOf(model, bankCall)
const never = new AbortController().signal
/** What a vendor's error may repeat of the request. */
const echo = `Bearer ${secret}: Elizabeth Davis, check my account balance`

function refuse(status: number, body: unknown, headers: Record<string, string> = {}): ModelFault {
  return (response) => send(response, status, JSON.stringify(body), headers)
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

/** An error as each vendor shapes it. */
const shapes: Readonly<Record<LlmEngine, (code: string, message: string, status: number) => unknown>> = {
  'openai-compatible': (code, message) => ({ error: { message, type: code, param: null, code } }),
  openai: (code, message) => ({ error: { message, type: 'invalid_request_error', param: null, code } }),
  anthropic: (code, message) => ({ type: 'error', error: { type: code, message }, request_id: 'req_1' }),
  google: (code, message, status) => ({ error: { code: status, message, status: code } }),
}

/** A model that will not, and one whose answer was filtered away or cut off, as each vendor tells it with status 200. */
const declined: Readonly<Record<LlmEngine, readonly unknown[]>> = {
  'openai-compatible': [
    { choices: [{ message: { role: 'assistant', content: '', refusal: 'No.' }, finish_reason: 'stop' }] },
    { choices: [{ message: { role: 'assistant', content: null }, finish_reason: 'content_filter' }] },
    { choices: [{ message: { role: 'assistant', content: '{"q1":{"evid' }, finish_reason: 'length' }] },
  ],
  openai: [
    responseOf({ type: 'refusal', refusal: 'I cannot help with that.' }, {}),
    responseOf(undefined, { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }),
    responseOf(
      { type: 'output_text', text: '{"q1":{"evid', annotations: [] },
      { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
    ),
  ],
  anthropic: [
    messageOf([], 'refusal'),
    messageOf([{ type: 'text', text: 'I cannot help with that.' }], 'end_turn'),
    messageOf([{ type: 'text', text: '{"q1":{"evid' }], 'max_tokens'),
  ],
  google: [
    { promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: { promptTokenCount: 9, totalTokenCount: 9 } },
    { candidates: [{ finishReason: 'SAFETY', index: 0 }] },
    {
      candidates: [
        { content: { parts: [{ text: '{"q1":{"evid' }], role: 'model' }, finishReason: 'MAX_TOKENS' },
      ],
    },
  ],
}

function responseOf(content: unknown, change: object): object {
  const message = { type: 'message', id: 'msg_1', status: 'completed', role: 'assistant', content: [content] }
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status: 'completed',
    model: 'm',
    output: content ? [message] : [],
    usage: { input_tokens: 9, output_tokens: 1 },
    ...change,
  }
}

function messageOf(content: readonly unknown[], reason: string): object {
  const usage = { input_tokens: 9, output_tokens: 1 }
  return { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content, stop_reason: reason, usage }
}

const tooLong: Readonly<Record<LlmEngine, readonly [number, string, string]>> = {
  'openai-compatible': [400, 'exceed_context_size_error', 'the request exceeds the available context size'],
  openai: [400, 'context_length_exceeded', 'Your input exceeds the context window of this model.'],
  anthropic: [400, 'invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'],
  google: [
    400,
    'INVALID_ARGUMENT',
    'The input token count exceeds the maximum number of tokens allowed (1048576).',
  ],
}

for (const [name, protocol] of Object.entries(vendorProtocols)) {
  const engine = name as LlmEngine
  describe(`${engine}`, async () => {
    const server: ModelServer = await startModelServer(protocol, answerHonestly)
    after(() => server.close())
    const open = (change: Partial<LlmOptions> = {}) =>
      createLlmJudge({
        engine,
        model: 'some-model',
        url: server.url,
        apiKey: secret,
        timeoutMs: 5_000,
        requestsAtOnce: 2,
        contextTokens: 6_000,
        prices: { in: undefined, out: undefined },
        patienceMs: 0,
        ...change,
      })
    async function failWith(fault: ModelFault, change: Partial<LlmOptions> = {}): Promise<EngineError> {
      server.faults.length = 0
      server.faults.push(fault)
      const error: unknown = await open(change)
        .judge(subject, never)
        .then(
          () => assert.fail('it was judged'),
          (reason) => reason,
        )
      assert.ok(error instanceof EngineError, String(error))
      const shown = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
      for (const word of [secret, 'Elizabeth', 'balance']) assert.ok(!shown.includes(word), error.message)
      return error
    }
    const shaped = (status: number, code: string, headers = {}) =>
      refuse(status, shapes[engine](code, echo, status), headers)

    test('the key goes where the vendor looks for it, and the call is judged', async () => {
      const verdict = await open().judge(subject, never)
      assert.equal(verdict.answers[0]!.value, true)
      assert.equal(verdict.tokens, 1100)
      assert.equal(verdict.cost, null)
      const { headers, model: asked } = server.asked.at(-1)!
      const sent = headers.authorization ?? headers['x-api-key'] ?? headers['x-goog-api-key']
      assert.ok(String(sent).endsWith(secret))
      assert.equal(asked, 'some-model')
    })

    test('too many requests: it waits as long as it is told', async () => {
      const cases: [Record<string, string>, number][] = [
        [{ 'retry-after': '7' }, 7_000],
        [{ 'retry-after-ms': '2500', 'retry-after': '9' }, 2_500],
        [{}, 15_000],
      ]
      for (const [headers, waitMs] of cases) {
        const error = await failWith(shaped(429, 'rate_limit_error', headers))
        assert.deepEqual([error.retryable, error.retryAfterMs], [true, waitMs])
      }
      const date = new Date(Date.now() + 90_000).toUTCString()
      const dated = await failWith(shaped(429, 'rate_limit_error', { 'retry-after': date }))
      assert.ok(dated.retryAfterMs! > 60_000 && dated.retryAfterMs! <= 91_000)
    })

    test('an account that is used up waits for a person', async () => {
      const error = await failWith(shaped(429, 'insufficient_quota'))
      assert.equal(error.retryAfterMs, 900_000)
      assert.match(error.message, /Add credit/)
    })

    test('a service that fails or is overloaded is tried again', async () => {
      for (const status of [500, 502, 503, 529]) {
        const error = await failWith(shaped(status, 'overloaded_error'))
        assert.equal(error.retryable, true)
        assert.match(error.message, new RegExp(String(status)))
      }
    })

    test('a key that is refused, a model that is not there and a call that does not fit are for a person', async () => {
      const unknownModel = shapes[engine](
        'not_found_error',
        `The model some-model does not exist. ${echo}`,
        404,
      )
      const [status, code, message] = tooLong[engine]
      const cases: [ModelFault, RegExp][] = [
        [shaped(401, 'authentication_error'), /JUDGE_API_KEY/],
        [shaped(403, 'permission_error'), /JUDGE_API_KEY/],
        [refuse(404, unknownModel), /JUDGE_MODEL/],
        [refuse(status, shapes[engine](code, `${message} ${echo}`, status)), /JUDGE_CONTEXT_TOKENS/],
        [shaped(400, 'some_error'), /refused the request/],
      ]
      for (const [fault, advice] of cases) {
        const error = await failWith(fault)
        assert.equal(error.retryable, false, error.message)
        assert.match(error.message, advice)
      }
    })

    test('a proxy’s page, an empty answer and half an answer are no answers, and are tried again', async () => {
      const page = '<html><body>Welcome to nginx</body></html>'
      const faults: ModelFault[] = [
        (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page),
        (response) => response.writeHead(502, { 'content-type': 'text/html' }).end(page),
        (response) => response.writeHead(200).end(),
        ...[204, 205].map(
          (status): ModelFault =>
            (response) =>
              response.writeHead(status).end(),
        ),
        (response) => {
          response.socket!.write('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n')
        },
        (response) => send(response, 200, '{"id":"x","choices":[{"mess'),
        // To Google an answer without candidates is one that was filtered away.
        ...(engine === 'google' ? [] : [refuse(200, { hello: 'world' })]),
        (response) => {
          response.writeHead(200, { 'content-length': '5000' }).write('{"id"')
          setImmediate(() => response.destroy())
        },
      ]
      for (const fault of faults) assert.equal((await failWith(fault)).retryable, true)
    })

    test('a model that declines, twice, leaves its answers open and the call whole', async () => {
      for (const body of declined[engine]) {
        server.faults.length = 0
        server.faults.push(refuse(200, body), refuse(200, body))
        const asked = server.asked.length
        const { answers } = await open().judge(subject, never)
        assert.equal(server.asked.length - asked, 2, 'asked once more')
        assert.deepEqual(
          [answers[0]!.value, answers[0]!.confidence, answers[0]!.notApplicable],
          [null, 0, false],
        )
        assert.match(answers[0]!.rationale, /gave no usable answer/)
      }
    })

    test('a service that hangs is given up after the time it was given', async () => {
      const error = await failWith(() => {}, { timeoutMs: 200 })
      assert.equal(error.retryable, true)
      assert.match(error.message, /JUDGE_TIMEOUT_SECONDS/)
    })

    test('a service that is not there is waited for', async () => {
      const error = await failWith(() => {}, { url: 'http://127.0.0.1:9' })
      assert.deepEqual([error.retryable, error.retryAfterMs], [true, 60_000])
      assert.match(error.message, /ECONNREFUSED.*JUDGE_URL/)
    })

    test('a call nobody waits for any more leaves a hanging service', async () => {
      const stop = new AbortController()
      const reason = new Error('nobody waits')
      server.faults.length = 0
      server.faults.push(() => stop.abort(reason))
      await assert.rejects(open().judge(subject, stop.signal), reason)
    })

    test('when one request fails, the others of the call are not waited for', async () => {
      const many = revision(
        ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((key) => variable(key, 'BOOLEAN', 'greets')),
      )
      server.faults.length = 0
      server.faults.push(
        shaped(500, 'api_error'),
        () => {},
        () => {},
      )
      await assert.rejects(open().judge(caseOf(many, bankCall), never), EngineError)
      server.faults.length = 0
    })
  })
}

test('what Google alone does: a wrong key is 400, and the wait stands in the body', async () => {
  const server = await startModelServer(vendorProtocols.google, answerHonestly)
  after(() => server.close())
  const judge = createLlmJudge({
    engine: 'google',
    model: 'm',
    url: `${server.url}/v1beta`,
    apiKey: secret,
    timeoutMs: 5_000,
    requestsAtOnce: 1,
    contextTokens: 6_000,
    prices: { in: undefined, out: undefined },
    patienceMs: 0,
  })
  const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '38s' }]
  server.faults.push(
    refuse(429, { error: { code: 429, message: 'Quota', status: 'RESOURCE_EXHAUSTED', details } }),
    refuse(400, { error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } }),
  )
  await assert.rejects(judge.judge(subject, never), { retryable: true, retryAfterMs: 38_000 })
  await assert.rejects(judge.judge(subject, never), { retryable: false, message: /JUDGE_API_KEY/ })
})
