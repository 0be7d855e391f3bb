import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import { type Pcm, pcmSampleRate } from '../../src/audio/pcm.ts'
import type { AudioFormat } from '../../src/domain/call.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import { createEmbeddedSpeech } from '../../src/speech/embedded/embedded-speech.ts'

const samples = fileURLToPath(new URL('../../samples/', import.meta.url))
const corpus = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url))
const skip = existsSync(corpus) ? false : 'the reference corpus is not beside the project'
const { signal } = new AbortController()
const folder = await mkdtemp(join(tmpdir(), 'callmark-speakers-'))
const decoder = createAudioDecoder({ maxDurationSeconds: 3600, processes: 1, timeoutMs: 300_000 })
const engine = createEmbeddedSpeech({ processes: 2 })
after(async () => {
  await Promise.all([decoder.close(), engine.close()])
  await rm(folder, { recursive: true })
})

interface Spoken {
  readonly speaker: string
  readonly start: number
  readonly end: number
}

async function decode(path: string, format: AudioFormat): Promise<readonly Pcm[]> {
  return (await decoder.decode(path, format, join(folder, path.replaceAll('/', '-')), signal)).channels
}

const decodeSample = (name: string) => decode(join(samples, `${name}.ogg`), 'ogg')
const decodeCall = async (id: string) => (await decode(join(corpus, `calls/hvb/${id}.mono.flac`), 'flac'))[0]!

/** Parts of recordings, one after the other with half a second between. */
async function splice(
  name: string,
  parts: readonly { readonly pcm: Pcm; readonly fromSeconds?: number; readonly toSeconds?: number }[],
): Promise<Pcm> {
  const pause = Buffer.alloc(pcmSampleRate)
  const pieces: Buffer[] = []
  for (const { pcm, fromSeconds = 0, toSeconds = Number.POSITIVE_INFINITY } of parts) {
    const bytes = await readFile(pcm.path)
    pieces.push(bytes.subarray(fromSeconds * pcmSampleRate * 2, toSeconds * pcmSampleRate * 2), pause)
  }
  const joined = Buffer.concat(pieces)
  const path = join(folder, `${name}.pcm`)
  await writeFile(path, joined)
  return { path, samples: joined.length / 2 }
}

/** Both channels of a stereo call on one. */
async function mixDown(name: string, [left, right]: readonly Pcm[]): Promise<Pcm> {
  const sides = await Promise.all([left!, right!].map(async ({ path }) => readFile(path)))
  const count = Math.min(...sides.map(({ length }) => length)) / 2
  const mix = Buffer.alloc(count * 2)
  for (let index = 0; index < count; index++) {
    const sum = sides[0]!.readInt16LE(index * 2) + sides[1]!.readInt16LE(index * 2)
    mix.writeInt16LE(Math.max(-32_768, Math.min(32_767, sum)), index * 2)
  }
  const path = join(folder, `${name}.pcm`)
  await writeFile(path, mix)
  return { path, samples: count }
}

async function listen(channel: Pcm, agentName = ''): Promise<readonly Turn[]> {
  return (await engine.transcribe([channel], { vocabulary: '', agentName }, signal)).turns
}

function listSpeakers(turns: readonly Turn[]): string[] {
  return [...new Set(turns.map(({ speaker }) => speaker))].sort()
}

/** The share of what is really said, of the time that was heard at all, that stands under the right name. */
function measureRight(said: readonly Spoken[], turns: readonly Turn[]): number {
  let heard = 0
  let right = 0
  for (const { speaker, start, end } of said)
    for (let time = start; time < end; time += 0.01) {
      const at = turns.filter((turn) => turn.startSeconds <= time && time < turn.endSeconds)
      if (at.length > 0) heard++
      if (at.some((turn) => turn.speaker === speaker)) right++
    }
  return right / heard
}

function readSample(name: string): { agent_name: string; turns: readonly Spoken[] } {
  return JSON.parse(readFileSync(join(samples, `${name}.json`), 'utf8'))
}

function readCall(id: string): { agent_name: string; turns: readonly Spoken[] } {
  const call = JSON.parse(readFileSync(join(corpus, `calls/hvb/${id}.ref.json`), 'utf8')) as {
    agent_name: string
    segments: readonly (Spoken & { text_norm: string })[]
  }
  const turns = call.segments
    .filter(({ text_norm }) => text_norm)
    .map((turn) => ({ ...turn, speaker: turn.speaker === 'agent' ? 'Agent' : 'Customer' }))
  return { agent_name: call.agent_name, turns }
}

describe('both parties on one channel', () => {
  test('are told apart and named by their roles', async () => {
    const { agent_name, turns } = readSample('delivery-reschedule')
    const [channel] = await decodeSample('delivery-reschedule')
    const heard = await listen(channel!, agent_name)
    assert.deepEqual(listSpeakers(heard), ['Agent', 'Customer'])
    const right = measureRight(turns, heard)
    assert.ok(right > 0.9, `${Math.round(right * 100)} % of the time under the right name`)
    // Heard twice, it is written down alike twice.
    assert.deepEqual(await listen(channel!, agent_name), heard)
  })

  test('are told apart as well where a stereo call was mixed down, whoever is the agent', async () => {
    for (const name of ['billing-refund', 'lost-card']) {
      const { agent_name, turns } = readSample(name)
      const heard = await listen(await mixDown(name, await decodeSample(name)), agent_name)
      assert.deepEqual(listSpeakers(heard), ['Agent', 'Customer'], name)
      const right = measureRight(turns, heard)
      assert.ok(right > 0.9, `${name}: ${Math.round(right * 100)} % of the time under the right name`)
    }
  })

  test('are told apart on a real telephone call', { skip }, async () => {
    const id = '13da422542824f04'
    const { agent_name, turns } = readCall(id)
    const heard = await listen(await decodeCall(id), agent_name)
    assert.deepEqual(listSpeakers(heard), ['Agent', 'Customer'])
    const right = measureRight(turns, heard)
    assert.ok(right > 0.95, `${Math.round(right * 100)} % of the time under the right name`)
  })

  test('are told apart where one follows on the other without a pause', { skip }, async () => {
    const clip = join(corpus, 'calls/diarization/pyannote-sample')
    const said = readFileSync(`${clip}.rttm`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/))
      .map((field) => ({ speaker: field[7]!, start: +field[3]!, end: +field[3]! + +field[4]! }))
    const heard = await listen((await decode(`${clip}.wav`, 'wav'))[0]!)
    const labels = listSpeakers(heard)
    assert.equal(labels.length, 2)
    // Where both speak at once only one can be written down.
    const people = [...new Set(said.map(({ speaker }) => speaker))]
    const shares = [labels, labels.toReversed()].map((names) =>
      measureRight(
        said.map((turn) => ({ ...turn, speaker: names[people.indexOf(turn.speaker)]! })),
        heard,
      ),
    )
    assert.ok(Math.max(...shares) > 0.8, `${Math.round(Math.max(...shares) * 100)} % told apart`)
  })
})

describe('how many speak', () => {
  test('one voice alone is one speaker', async () => {
    for (const [name, channel] of [
      ['billing-refund', 1],
      ['lost-card', 1],
    ] as const) {
      const pcm = (await decodeSample(name))[channel]!
      assert.equal(listSpeakers(await listen(pcm)).length, 1, name)
    }
  })

  test('a reader is one speaker', { skip }, async () => {
    const names = ['0870', '0880', '0890', '0920', '0930']
    const paths = names.map((name) =>
      join(corpus, `speech/librivox/sense_and_sensibility_01_austen_64kb-${name}.wav`),
    )
    const parts = await Promise.all(paths.map(async (path) => ({ pcm: (await decode(path, 'wav'))[0]! })))
    assert.deepEqual(listSpeakers(await listen(await splice('reader', parts))), ['Speaker 1'])
  })

  test('three voices are three', async () => {
    const [agent, customer] = await decodeSample('billing-refund')
    const [other] = await decodeSample('lost-card')
    const call = await splice(
      'three',
      [agent!, customer!, other!].map((pcm) => ({ pcm, toSeconds: 40 })),
    )
    assert.equal(listSpeakers(await listen(call)).length, 3)
  })

  test('the four parties of two calls are four', { skip }, async () => {
    const ids = ['0bf2b746d42b4f84', 'c3b701fb74bb4472']
    const parts = await Promise.all(ids.map(async (id) => ({ pcm: await decodeCall(id) })))
    assert.equal(listSpeakers(await listen(await splice('four', parts))).length, 4)
  })
})
