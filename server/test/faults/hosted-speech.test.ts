import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { after, before, describe, test } from 'node:test'
import { inspect } from 'node:util'
import type { Pcm } from '../../src/audio/pcm.ts'
import { EngineError } from '../../src/domain/errors.ts'
import { readRetryAfter } from '../../src/hosted/retry-after.ts'
import { createDeepgramSpeech } from '../../src/speech/deepgram/deepgram-speech.ts'
import { createOpenAiSpeech } from '../../src/speech/openai/openai-speech.ts'
import { noHints } from '../support/check-speech-engine.ts'
import { startDeepgramServer } from '../support/deepgram-server.ts'
import { startOpenAiServer } from '../support/openai-server.ts'
import type { Fault } from '../support/speech-server.ts'
import { savePcm, sayWords, speakWords } from '../support/spoken-tones.ts'

const { signal } = new AbortController()
const secret = 'sk-proj-4711'
const password = 'pa55word'
const spoken = 'my card is lost'
/** Vendors repeat the key, or a part of it, and what they were sent. */
const gossip = { message: `Incorrect API key provided: ${secret}. You said: ${spoken}`, type: 'server_error' }

const status =
  (code: number, error: object = {}, headers: Record<string, string> = {}): Fault =>
  (request, response) => {
    request.resume().once('end', () => reply(response, code, { error: { ...gossip, ...error } }, headers))
  }
function reply(response: ServerResponse, code: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
const answer =
  (body: string, headers: Record<string, string> = {}): Fault =>
  (request, response) => {
    request.resume().once('end', () => response.writeHead(200, headers).end(body))
  }

interface Expected {
  readonly retryable: boolean
  readonly message: RegExp
  readonly retryAfterMs?: number
  /** A server that is there and answers nonsense is hardly a server of this kind: tried a few times only. */
  readonly putOff?: false
}

const faults: Record<string, [Fault, Expected]> = {
  'a wrong key': [status(401), { retryable: false, message: /SPEECH_API_KEY/ }],
  'a key that may not do this': [status(403), { retryable: false, message: /SPEECH_API_KEY/ }],
  'an unknown model': [
    status(404, { code: 'model_not_found' }),
    { retryable: false, message: /SPEECH_URL and SPEECH_MODEL/ },
  ],
  'an address that leads elsewhere': [
    status(301, {}, { location: 'http://example.com/' }),
    { retryable: false, message: /SPEECH_URL/ },
  ],
  'sound it cannot read': [status(415), { retryable: false, message: /HTTP 415/ }],
  'an account used up': [
    status(429, { code: 'insufficient_quota', type: 'insufficient_quota' }),
    { retryable: true, retryAfterMs: 900_000, message: /credit/ },
  ],
  'an account unpaid': [status(402), { retryable: true, retryAfterMs: 900_000, message: /credit/ }],
  'too many requests': [
    status(429, {}, { 'retry-after': '30' }),
    { retryable: true, retryAfterMs: 30_000, message: /no more requests/ },
  ],
  'too many requests without a word on when': [
    status(429),
    { retryable: true, retryAfterMs: 15_000, message: /no more requests/ },
  ],
  'a failure of its own': [status(500), { retryable: true, message: /HTTP 500/ }],
  'a moment of rest': [
    status(503, {}, { 'retry-after': '7' }),
    { retryable: true, retryAfterMs: 7_000, message: /HTTP 503/ },
  ],
  'a proxy’s page': [
    answer('<html>502 Bad Gateway</html>', { 'content-type': 'text/html' }),
    { retryable: true, message: /not a transcript/ },
  ],
  'half of a JSON': [answer(`{"text": "${spoken}`), { retryable: true, message: /not a transcript/ }],
  'JSON of something else': [
    answer(JSON.stringify({ said: spoken })),
    { retryable: true, message: /not a transcript/, putOff: false },
  ],
  'an answer that breaks off': [
    (request, response) => {
      request.resume().once('end', () => {
        response.writeHead(200, { 'content-length': '5000' }).write(`{"text":"${spoken}`)
        setTimeout(() => response.destroy(), 20)
      })
    },
    { retryable: true, message: /broke off/ },
  ],
  'a connection that ends': [
    (request) => void request.once('data', () => request.socket.destroy()),
    { retryable: true, message: /cannot be reached/ },
  ],
  'an answer without end': [
    async (request, response) => {
      request.resume()
      response.writeHead(200, { 'content-type': 'application/json' })
      const megabyte = Buffer.alloc(1_048_576, ' ')
      let sent = 0
      const gigabyte = Readable.from(
        (function* () {
          for (; sent < 1024; sent++) yield megabyte
        })(),
      )
      await pipeline(gigabyte, response).catch(() => {})
      assert.ok(sent < 1024, 'nobody reads a gigabyte')
    },
    { retryable: true, message: /far more/ },
  ],
  silence: [() => {}, { retryable: true, message: /no answer within/ }],
}

const vendors = {
  openai: { start: () => startOpenAiServer(), create: createOpenAiSpeech },
  deepgram: { start: () => startDeepgramServer(), create: createDeepgramSpeech },
}

let folder: string
let channel: Pcm
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-faults-'))
  channel = await savePcm(join(folder, 'call.pcm'), speakWords(sayWords(spoken, 0.2), 2))
})
after(() => rm(folder, { recursive: true }))

function assertDiscreet(error: unknown): void {
  const all = `${inspect(error, { depth: 9, showHidden: true })} ${JSON.stringify(error)}`
  for (const word of [secret, password, spoken]) assert.ok(!all.includes(word), `the error tells: ${word}`)
}

for (const [name, { start, create }] of Object.entries(vendors)) {
  describe(`a call sent to ${name}`, () => {
    for (const [fault, [happen, expected]] of Object.entries(faults)) {
      test(`meets ${fault}`, async (t) => {
        const server = await start()
        t.after(() => server.close())
        // A server that knows only bare text is asked up to three times in all.
        server.faults.push(happen, happen, happen)
        const url = server.url.replace('//', `//user:${password}@`)
        const patient = create({ url, apiKey: secret, patienceMs: 0 })
        const engine = fault === 'silence' ? create({ url, apiKey: secret, answerMs: 100 }) : patient
        const error = await engine.transcribe([channel], noHints, signal).then(
          () => assert.fail('it was written down'),
          (thrown) => thrown,
        )
        assert.ok(error instanceof EngineError, String(error))
        assert.match(error.message, expected.message)
        assert.equal(error.retryable, expected.retryable)
        // Of a fault without a time of its own the call is put off for a minute, as often as for an hour.
        assert.equal(
          error.retryAfterMs,
          expected.retryAfterMs ?? (expected.retryable && expected.putOff !== false ? 60_000 : undefined),
        )
        assertDiscreet(error)
        server.faults.length = 0
        const { turns } = await patient.transcribe([channel], noHints, signal)
        assert.equal(turns[0]!.text.toLowerCase().replace('.', ''), spoken, 'the next call is served')
      })
    }

    test('where nobody listens, or at an address that does not exist, is tried again later', async () => {
      const server = await start()
      await server.close()
      for (const url of [server.url, `http://user:${password}@no-such-host.invalid`]) {
        const engine = create({ url, apiKey: secret, patienceMs: 0 })
        await assert.rejects(engine.transcribe([channel], noHints, signal), (error: EngineError) => {
          assertDiscreet(error)
          assert.match(error.message, /cannot be reached \(E[A-Z_]+\)\. Check SPEECH_URL/)
          return error.retryable
        })
      }
    })

    test('with a key that no header can carry is refused with a word on it', async () => {
      const engine = create({ url: 'http://127.0.0.1:9', apiKey: `${secret}\n“`, patienceMs: 0 })
      await assert.rejects(engine.transcribe([channel], noHints, signal), (error: EngineError) => {
        assertDiscreet(error)
        return error instanceof EngineError && !error.retryable && /SPEECH_API_KEY/.test(error.message)
      })
    })

    test('is refused before it is all sent', async (t) => {
      const server = await start()
      t.after(() => server.close())
      const long = await savePcm(join(folder, `${name}-long.pcm`), speakWords(sayWords(spoken, 0.2), 300))
      // Nobody reads on, so that the rest of the sound can go nowhere.
      server.faults.push((_, response) => reply(response, 401, { error: gossip }))
      const engine = create({ url: server.url, apiKey: secret })
      const asking = engine.transcribe([long], noHints, signal)
      await assert.rejects(asking, { retryable: false, message: /SPEECH_API_KEY/ })
    })

    test('is not put off for a fault that passes while it waits', async (t) => {
      const server = await start()
      t.after(() => server.close())
      server.faults.push(status(503, {}, { 'retry-after-ms': '20' }), status(429, {}, { 'retry-after': '1' }))
      const engine = create({ url: server.url, apiKey: secret })
      const { turns } = await engine.transcribe([channel], noHints, signal)
      assert.equal(turns.length, 1)
      assert.equal(server.asked.length, 1)
    })

    test('is let go at once when nobody waits for it, and the vendor sees that', async (t) => {
      const server = await start()
      t.after(() => server.close())
      const reason = new Error('nobody waits')
      const controller = new AbortController()
      const left = new Promise<void>((resolve) => {
        server.faults.push((request) => {
          request.resume().once('end', () => controller.abort(reason))
          request.socket.once('close', () => resolve())
        })
      })
      const engine = create({ url: server.url, apiKey: secret })
      await assert.rejects(engine.transcribe([channel], noHints, controller.signal), reason)
      await left
    })

    test('survives a connection that was kept open and is closed just as it is used again', async (t) => {
      const server = await start()
      t.after(() => server.close())
      const engine = create({ url: server.url, apiKey: secret, patienceMs: 0 })
      await engine.transcribe([channel], noHints, signal)
      server.faults.push((request) => void request.socket.destroy())
      const { turns } = await engine.transcribe([channel], noHints, signal)
      assert.equal(turns.length, 1)
    })

    test('waits its turn: no more than four are under way', async (t) => {
      const server = await start()
      t.after(() => server.close())
      const engine = create({ url: server.url, apiKey: secret })
      const calls = Array.from({ length: 12 }, () => engine.transcribe([channel], noHints, signal))
      const results = await Promise.all(calls)
      assert.ok(results.every(({ turns }) => turns.length === 1))
      assert.ok(server.most() <= 4, `${server.most()} at once`)
      const hold = new AbortController()
      server.faults.push(...[1, 2, 3, 4].map((): Fault => () => {}))
      const held = [1, 2, 3, 4].map(() => engine.transcribe([channel], noHints, hold.signal))
      const impatient = engine.transcribe([channel], noHints, AbortSignal.timeout(300))
      await assert.rejects(impatient, { name: 'TimeoutError' })
      hold.abort()
      await Promise.allSettled(held)
      server.faults.length = 0
      assert.equal((await engine.transcribe([channel], noHints, signal)).turns.length, 1)
    })
  })
}

test('what OpenAI refuses for good is refused after asking for less, with the field it names', async (t) => {
  const server = await startOpenAiServer()
  t.after(() => server.close())
  for (const code of [400, 422]) {
    server.faults.push(...[1, 2, 3].map(() => status(code, { param: 'language', code: 'invalid_value' })))
    const engine = createOpenAiSpeech({ url: server.url, apiKey: secret, patienceMs: 0 })
    await assert.rejects(engine.transcribe([channel], noHints, signal), (error: EngineError) => {
      assertDiscreet(error)
      assert.match(error.message, /refused the request \(HTTP 4\d\d; it names language\)/)
      return !error.retryable
    })
  }
})

test('when to come back is understood however a vendor says it', () => {
  const now = Date.parse('2026-11-15T10:00:00Z')
  const waits: [Record<string, string>, number | undefined][] = [
    [{ 'retry-after': '12' }, 12_000],
    [{ 'retry-after': '0' }, 1_000],
    [{ 'retry-after': '999999' }, 3_600_000],
    [{ 'retry-after': 'Sun, 15 Nov 2026 10:01:00 GMT' }, 60_000],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after-ms': '1500', 'retry-after': '9' }, 1_500],
    [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '6m0s' }, 360_000],
    [{ 'x-ratelimit-remaining-requests': '7', 'x-ratelimit-reset-requests': '6m0s' }, undefined],
    [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '2m59.56s' }, 179_560],
    [{}, undefined],
  ]
  for (const [headers, wait] of waits)
    assert.equal(readRetryAfter(headers, now), wait, JSON.stringify(headers))
})
