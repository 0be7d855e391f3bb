import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, unlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { RedactKind } from '../../src/domain/redaction.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import type { SpeechToText } from '../../src/speech/speech-to-text.ts'
import { keepErasedCalls, keepKnownCalls } from '../../src/store/calls/calls.ts'
import { listRedactedCopies } from '../../src/store/calls/redactions.ts'
import { assertRefusal, send } from '../support/http.ts'
import {
  hearSamples,
  type RedactingService,
  recording,
  startRedactingService,
  timeWords,
} from '../support/redacted-calls.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'

const kinds: RedactKind[] = ['cards', 'phone']
const turns: Turn[] = [
  { speaker: 'Agent', startSeconds: 0, endSeconds: 3, text: 'What is the card number for the refund?' },
  {
    speaker: 'Customer',
    startSeconds: 4,
    endSeconds: 8,
    text: 'Sure it is 4539 1488 0343 6467 okay',
    confidence: 0.9,
  },
  { speaker: 'Agent', startSeconds: 9, endSeconds: 11, text: 'Thank you for calling.' },
]
const timed = turns.map(timeWords)
const harmless = [turns[0]!, { ...turns[1]!, text: 'I do not have it with me, sorry.' }, turns[2]!]
/** In any text, or as a word of the search index; four digits alone may also stand in a time or an id. */
const secret = "4539 1488|1488 0343|0343 6467|'(4539|1488|0343|6467)'"

let strict: RedactingService
let lenient: RedactingService
let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-redact-'))
  ;[strict, lenient] = await Promise.all([
    startRedactingService('phone, Cards'),
    startRedactingService('none'),
  ])
})
after(async () => {
  await Promise.all([strict.stop(), lenient.stop()])
  await rm(folder, { recursive: true })
})

/** Where the copy differs from what was sent, in seconds; the same on both channels. */
async function findBleeps(bytes: Buffer): Promise<[number, number][]> {
  const name = join(folder, createHash('sha256').update(bytes).digest('hex'))
  await writeFile(`${name}.flac`, bytes)
  await writeFile(`${name}.wav`, recording)
  const copy = await hearSamples(`${name}.flac`, 'flac', `${name}-copy`)
  const original = await hearSamples(`${name}.wav`, 'wav', `${name}-original`)
  assert.equal(copy.length, 2)
  const bleeps: [number, number][] = []
  const differs = (at: number) => copy.some((channel, index) => channel[at] !== original[index]![at])
  for (let at = 0; at < copy[0]!.length; at++) {
    if (!differs(at)) continue
    const seconds = at / 16_000
    const last = bleeps.at(-1)
    // The tone may now and then meet the very sample it covers.
    if (last && seconds - last[1] < 0.01) last[1] = seconds
    else bleeps.push([seconds, seconds])
  }
  return bleeps.map(([from, to]) => [Math.round(from * 100) / 100, Math.round(to * 100) / 100])
}

test('a card number is gone from everything a client can read, and the recording given out has a tone in its place', async () => {
  const id = await strict.submit('sale of May.WAV')
  assertRefusal(await strict.ask(id, '/audio-file'), 409, '002-003-0002')
  assert.deepEqual(await strict.work(timed, kinds), ['done', 'done', 'done', 'done'])
  const { body: transcription } = await strict.ask(id, '/transcription')
  assert.equal(transcription.segments.segments[1].text, 'Sure it is [card] okay')
  assert.deepEqual(Object.keys(transcription.segments.segments[1]).sort(), [
    'confidence',
    'end',
    'speaker',
    'start',
    'text',
  ])
  assert.match(transcription.transcription, /Customer: Sure it is \[card\] okay/)
  assert.deepEqual((await strict.ask(id)).body.analysis_result.engine.redacted, { cards: 1 })
  assert.deepEqual(await strict.tablesWith(secret), [])

  const { status, headers, bytes } = await strict.audio(id)
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'audio/flac')
  assert.equal(headers.get('content-length'), String(bytes.length))
  assert.equal(headers.get('etag'), `"${createHash('sha256').update(bytes).digest('hex')}"`)
  assert.match(headers.get('content-disposition')!, /filename="sale of May.flac"/)
  // The fourth to the seventh of eight words, and a quarter of a second on either side.
  assert.deepEqual(await findBleeps(bytes), [[5.25, 7.75]])

  const part = await strict.ask(id, '/audio-file', { range: 'bytes=0-3' })
  assert.deepEqual([part.status, part.body], [206, 'fLaC'])
  assert.equal(part.headers.get('content-range'), `bytes 0-3/${bytes.length}`)
  assert.equal((await strict.ask(id, '/audio-file', { 'if-none-match': headers.get('etag')! })).status, 304)
  assertRefusal(await strict.ask(id, '/audio-file', { range: `bytes=${bytes.length}-` }), 416, '002-002-0002')
})

test('where the engine does not say when each word was said, the whole turn is bleeped', async () => {
  const id = await strict.submit()
  await strict.work(turns, kinds)
  assert.deepEqual(await findBleeps((await strict.audio(id)).bytes), [[3.75, 8.25]])
  assert.equal(
    (await strict.ask(id, '/transcription')).body.segments.segments[1].text,
    'Sure it is [card] okay',
  )
})

test('word times that cannot belong to the text or the turn are not believed', async () => {
  const [first, second, third] = timed as [Turn, Turn, Turn]
  for (const words of [
    second.words!.slice(1),
    second.words!.map((word) => ({
      ...word,
      startSeconds: word.startSeconds + 60,
      endSeconds: word.endSeconds + 60,
    })),
    second.words!.map((word) => ({ ...word, text: 'hello' })),
  ]) {
    const id = await strict.submit()
    await strict.work([first, { ...second, words }, third], kinds)
    assert.deepEqual(await findBleeps((await strict.audio(id)).bytes), [[3.75, 8.25]])
  }
})

test('the engine is asked to time the words of what may hold personal data, and only where some is taken out', async () => {
  const asked: (boolean | undefined)[] = []
  const speech = createScriptedSpeech({ turns: harmless })
  const listening: SpeechToText = {
    ...speech,
    transcribe: (channels, hints, signal) => {
      asked.push(hints.timeWords?.('it is 4539'), hints.timeWords?.('Hello there.'))
      return speech.transcribe(channels, hints, signal)
    },
  }
  await strict.submit()
  await strict.work([], kinds, { speech: listening })
  await lenient.submit()
  await lenient.work([], [], { speech: listening })
  assert.deepEqual(asked, [true, false, undefined, undefined])
})

test('a call in which nothing was found is given out as it was sent', async () => {
  const id = await strict.submit()
  await strict.work(harmless, kinds)
  const { status, headers, bytes } = await strict.audio(id)
  assert.deepEqual([status, headers.get('content-type')], [200, 'audio/wav'])
  assert.ok(bytes.equals(recording))
  assert.deepEqual((await strict.ask(id)).body.analysis_result.engine.redacted, {})
})

test('a call that nobody has looked through, or not for all that is wanted now, is not given out until it is', async () => {
  for (const looked of [[], ['cards']] as const) {
    const id = await strict.submit()
    await strict.work(harmless, looked)
    assertRefusal(await strict.ask(id, '/audio-file'), 409, '002-003-0002')
    await strict.rerun(id)
    await strict.work(timed, kinds)
    assert.equal((await strict.audio(id)).headers.get('content-type'), 'audio/flac')
  }
})

test('what an earlier hearing wrote down goes when a call is looked through for the first time', async () => {
  const id = await strict.submit()
  await strict.work(timed, [])
  assert.deepEqual((await strict.tablesWith(secret)).length > 0, true)
  const token = await strict.service.token()
  const url = `${strict.service.address}/v1/call-analysis/${id}`
  const refused = await send(`${url}/rerun`, { method: 'POST', token, json: { from: 'transcript' } })
  assertRefusal(refused, 422, '001-002-0002', 'from')
  const { body } = await send(`${url}/rerun`, { method: 'POST', token, json: {} })
  assert.equal(body.status, 'PENDING', 'it begins with the audio, though there is a transcript')
  await strict.work(timed, kinds)
  assert.deepEqual(await strict.tablesWith(secret), [])
  const results = (await strict.ask(id, '/results')).body
  assert.deepEqual([results.length, results[1].status, results[1].summary], [2, 'PROCESS_COMPLETED', null])
  assert.match((await strict.ask(id, '/transcription?result=1')).body.transcription, /\[card\]/)
  const again = await send(`${url}/rerun`, { method: 'POST', token, json: {} })
  assert.equal(again.body.status, 'AUDIO_TRANSCRIBED', 'from then on the transcript is enough')
  await strict.work(timed, kinds)
  assert.notEqual(
    (await strict.ask(id, '/results')).body[1].analysis_result,
    null,
    'and results keep their words',
  )
})

test('once bleeped always bleeped: neither the setting nor another hearing brings it back', async () => {
  const id = await lenient.submit()
  await lenient.work(timed, ['cards'])
  const first = await lenient.audio(id)
  assert.equal(first.headers.get('content-type'), 'audio/flac')
  await lenient.rerun(id)
  assert.deepEqual(await lenient.work(timed, []), ['done', 'done', 'done', 'done'])
  assert.deepEqual(await lenient.tablesWith(secret), [])
  assert.ok((await lenient.audio(id)).bytes.equals(first.bytes))
  await lenient.rerun(id)
  await lenient.work(harmless, [])
  assert.ok((await lenient.audio(id)).bytes.equals(first.bytes), 'nothing heard this time')
  await lenient.rerun(id)
  await lenient.work(turns, [])
  assert.deepEqual(await findBleeps((await lenient.audio(id)).bytes), [[3.75, 8.25]], 'heard anew')
})

test('without the setting nothing is taken out', async () => {
  const id = await lenient.submit()
  await lenient.work(timed, [])
  assert.match((await lenient.ask(id, '/transcription')).body.transcription, /4539 1488 0343 6467/)
  assert.ok((await lenient.audio(id)).bytes.equals(recording))
  assert.equal('redacted' in (await lenient.ask(id)).body.analysis_result.engine, false)
})

test('an erased call leaves neither the recording nor its copies', async () => {
  const id = await strict.submit()
  await strict.work(timed, kinds)
  await strict.rerun(id)
  await strict.work(turns, kinds)
  assert.equal((await strict.filesOf(id)).length, 3, 'the original and two copies')
  const token = await strict.service.token()
  const url = `${strict.service.address}/v1/call-analysis/${id}`
  assert.equal((await send(url, { method: 'DELETE', token })).status, 204)
  assert.deepEqual(await strict.filesOf(id), [])
})

test('copies that nobody needs any more are cleared away at the next start, the current one stays', async () => {
  const { database, dataDir } = strict.service
  const id = await strict.submit()
  await strict.work(timed, kinds)
  await strict.rerun(id)
  await strict.work(turns, kinds)
  const files = (await strict.filesOf(id)).map((name) => join(dataDir, name))
  for (const file of files) await utimes(file, new Date(0), new Date(0))
  await strict.house.recordings.sweep({
    recordings: (ids) => keepKnownCalls(database, ids),
    decoded: (ids) => keepKnownCalls(database, ids),
    erased: (ids) => keepErasedCalls(database, ids),
    redacted: (ids) => listRedactedCopies(database, ids),
  })
  assert.equal((await strict.filesOf(id)).length, 2)
  assert.deepEqual(await findBleeps((await strict.audio(id)).bytes), [[3.75, 8.25]])

  const copy = (await strict.filesOf(id)).find((name) => name.endsWith('.flac'))!
  await unlink(join(dataDir, copy))
  assertRefusal(await strict.ask(id, '/audio-file'), 409, '002-003-0002')
  await strict.house.recordings.remove(id)
  assertRefusal(await strict.ask(id, '/audio-file'), 410, '002-002-0001')
})
