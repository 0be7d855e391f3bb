import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import { type Pcm, pcmSampleRate } from '../../src/audio/pcm.ts'
import type { AudioFormat } from '../../src/domain/call.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import { createEmbeddedSpeech } from '../../src/speech/embedded/embedded-speech.ts'

const samples = fileURLToPath(new URL('../../samples/', import.meta.url))
export const corpus = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url))
export const skip = existsSync(corpus) ? false : 'the reference corpus is not beside the project'
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

export async function decode(path: string, format: AudioFormat): Promise<readonly Pcm[]> {
  return (await decoder.decode(path, format, join(folder, path.replaceAll('/', '-')), signal)).channels
}

export const decodeSample = (name: string) => decode(join(samples, `${name}.ogg`), 'ogg')
export const decodeCall = async (id: string) =>
  (await decode(join(corpus, `calls/hvb/${id}.mono.flac`), 'flac'))[0]!

/** Parts of recordings, one after the other with half a second between. */
export async function splice(
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
export async function mixDown(name: string, [left, right]: readonly Pcm[]): Promise<Pcm> {
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

export async function listen(channel: Pcm, agentName = ''): Promise<readonly Turn[]> {
  return (await engine.transcribe([channel], { vocabulary: '', agentName }, signal)).turns
}

export function listSpeakers(turns: readonly Turn[]): string[] {
  return [...new Set(turns.map(({ speaker }) => speaker))].sort()
}

/** The share of what is really said, of the time that was heard at all, that stands under the right name. */
export function measureRight(said: readonly Spoken[], turns: readonly Turn[]): number {
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

export function readSample(name: string): { agent_name: string; turns: readonly Spoken[] } {
  return JSON.parse(readFileSync(join(samples, `${name}.json`), 'utf8'))
}

export function readCall(id: string): { agent_name: string; turns: readonly Spoken[] } {
  const call = JSON.parse(readFileSync(join(corpus, `calls/hvb/${id}.ref.json`), 'utf8')) as {
    agent_name: string
    segments: readonly (Spoken & { text_norm: string })[]
  }
  const turns = call.segments
    .filter(({ text_norm }) => text_norm)
    .map((turn) => ({ ...turn, speaker: turn.speaker === 'agent' ? 'Agent' : 'Customer' }))
  return { agent_name: call.agent_name, turns }
}
