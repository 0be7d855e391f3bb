import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import { EngineError } from '../../src/domain/errors.ts'
import type { RedactKind } from '../../src/domain/redaction.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import type { House } from '../../src/pipeline/stage.ts'
import { assertRefusal, send } from '../support/http.ts'
import { type RedactingService, startRedactingService, timeWords } from '../support/redacted-calls.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'

const kinds: RedactKind[] = ['cards']
const turns: Turn[] = [
  timeWords({
    speaker: 'Customer',
    startSeconds: 1,
    endSeconds: 6,
    text: 'My card number is 4539 1488 0343 6467 and the marzipan was stale.',
  }),
]
const traces = 'marzipan|4539 1488|1488 0343|0343 6467'

let redacting: RedactingService
let house: House
before(async () => {
  redacting = await startRedactingService('cards')
  house = redacting.house
})
after(() => redacting.stop())
afterEach(async () => {
  // What waits for its next try must not be met by the next test.
  const token = await redacting.service.token()
  const url = `${redacting.service.address}/v1/call-analysis`
  const { body } = await send(`${url}?limit=200`, { token })
  for (const { id } of body.items) await send(`${url}/${id}`, { method: 'DELETE', token })
  // On a busy machine the queue takes a slow step for dead, and hands its job out once more.
  await sql`delete from pgboss.job`.execute(house.database)
})

const full = () => new EngineError('The disk is full.', { retryable: true, retryAfterMs: 0 })
const steps: Readonly<Record<string, () => Partial<House>>> = {
  'looking for personal data fails': () => {
    const broken = { ...turns[0]! }
    Object.defineProperty(broken, 'text', {
      get: () => {
        throw new Error(turns[0]!.text)
      },
    })
    return { speech: createScriptedSpeech({ turns: [broken] }) }
  },
  'the copy cannot be made': () => ({
    decoder: { ...house.decoder, bleep: () => Promise.reject(full()) },
  }),
  'the bleeping process is killed in the middle of the copy': () => ({
    decoder: {
      ...house.decoder,
      bleep: (channels, stretches, path) =>
        house.decoder.bleep(channels, stretches, path, AbortSignal.timeout(300)).then(() => {
          throw full()
        }),
    },
  }),
  'the copy cannot be kept': () => ({
    recordings: { ...house.recordings, keepRedacted: () => Promise.reject(full()) },
  }),
  'the worker dies between keeping the copy and writing it down': () => ({
    recordings: {
      ...house.recordings,
      keepRedacted: async (...given) => {
        await house.recordings.keepRedacted(...given)
        throw full()
      },
    },
  }),
}

for (const [what, change] of Object.entries(steps)) {
  test(`when ${what}, nothing of the call can be read or heard, and the next try makes it good`, async () => {
    const id = await redacting.submit()
    assert.deepEqual(await redacting.work(turns, kinds, change()), ['done', 'retried'])
    assert.deepEqual(await redacting.tablesWith(traces), [])
    assert.equal((await redacting.ask(id, '/transcription')).body.transcription, '')
    assertRefusal(await redacting.ask(id, '/audio-file'), 409, '002-003-0002')
    await sql`update pgboss.job set start_after = now() - interval '1 minute' where state = 'created'`.execute(
      house.database,
    )
    assert.deepEqual(await redacting.work(turns, kinds), ['done', 'done', 'done'])
    assert.match(
      (await redacting.ask(id, '/transcription')).body.transcription,
      /is \[card\] and the marzipan/,
    )
    assert.equal((await redacting.audio(id)).headers.get('content-type'), 'audio/flac')
    assert.equal((await redacting.filesOf(id)).length, 2, 'the original and one copy')
  })
}

test('when the result cannot be committed, neither transcript nor copy counts', async () => {
  const id = await redacting.submit()
  const lost = {
    queue: {
      ...house.queue,
      send: async (...[tx, stage, ...rest]: Parameters<House['queue']['send']>) => {
        if (stage === 'analyze') throw new Error('connection lost')
        return house.queue.send(tx, stage, ...rest)
      },
    },
  }
  await assert.rejects(redacting.work(turns, kinds, lost), /connection lost/)
  assert.deepEqual(await redacting.tablesWith(traces), [])
  assertRefusal(await redacting.ask(id, '/audio-file'), 409, '002-003-0002')
})

test('a call whose redaction fails for good says so without a word of the call, and stays unheard', async () => {
  const id = await redacting.submit()
  const never = () => Promise.reject(new EngineError('The copy could not be made.', { retryable: false }))
  const outcomes = await redacting.work(turns, kinds, { decoder: { ...house.decoder, bleep: never } })
  assert.deepEqual(outcomes, ['done', 'failed'])
  const { body } = await redacting.ask(id)
  assert.deepEqual([body.status, body.error_message], ['TRANSCRIPTION_FAILED', 'The copy could not be made.'])
  assert.deepEqual(await redacting.tablesWith(traces), [])
  assertRefusal(await redacting.ask(id, '/audio-file'), 409, '002-003-0002')
  assert.equal((await redacting.filesOf(id)).length, 1, 'only the original')
})

test('a call erased while its copy is being made leaves no copy', async () => {
  const id = await redacting.submit()
  const token = await redacting.service.token()
  const erase = () => send(`${redacting.service.address}/v1/call-analysis/${id}`, { method: 'DELETE', token })
  const recordings = {
    ...house.recordings,
    keepRedacted: async (...given: Parameters<House['recordings']['keepRedacted']>) => {
      assert.equal((await erase()).status, 204)
      await house.recordings.keepRedacted(...given)
    },
  }
  assert.deepEqual(await redacting.work(turns, kinds, { recordings }), ['done', 'not ours'])
  assert.deepEqual(await redacting.filesOf(id), [])
  assert.deepEqual(await redacting.tablesWith(traces), [])
})
