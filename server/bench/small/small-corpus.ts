import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AudioDecoder } from '../../src/audio/audio-decoder.ts'
import { pcmSampleRate as sampleRate } from '../../src/audio/pcm.ts'
import { sounds } from '../../test/support/make-sounds.ts'
import { type Samples, writePcm } from '../../test/support/pcm-files.ts'
import { writeWav } from '../../test/support/write-wav.ts'
import type { Corpus, Reference, ReferenceSegment } from '../corpus-calls.ts'
import { openSmallDecoder, readBeginning, samples, shortest } from './short-recording.ts'
import { bankRows, starRows } from './small-dialogues.ts'

/** The beginnings of sample calls, with what somebody would note of them. One id is even and one odd; in one both speak. */
const calls = [
  {
    id: 'billing-refund-0',
    sample: 'billing-refund',
    seconds: 11.8,
    customerName: 'Peter Walsh',
    task: { task_type: 'pay bill', 'money amount': 40 },
  },
  {
    id: 'lost-card-1',
    ...shortest,
    customerName: 'Mary Stone',
    task: { task_type: 'replace card' },
  },
] as const

interface Sample {
  readonly agent_name: string
  readonly layout: string
  readonly turns: readonly { speaker: string; start: number; end: number; text: string }[]
}

interface SmallCall extends Reference {
  readonly id: string
  /** The customer's and the agent's, as in the reference calls. */
  readonly channels: readonly [Samples, Samples]
}

/** What stands in for the reference calls and dialogues in small: the same files, made of what the project has. */
export async function makeSmallCorpus(work: string): Promise<Corpus> {
  const folder = join(work, 'corpus')
  const decoder = openSmallDecoder()
  try {
    for (const name of [
      'calls/hvb',
      'calls/long',
      'formats/derived',
      'formats/real',
      'bad',
      'dialogues',
      'pcm',
    ])
      await mkdir(join(folder, name), { recursive: true })
    const made: SmallCall[] = []
    for (const call of calls) made.push(await writeCall(decoder, folder, call))
    await writeHour(decoder, folder, made)
    await writeSounds(folder, made[1]!)
  } finally {
    await decoder.close()
  }
  await writeRows(join(folder, 'dialogues/hvb.jsonl'), bankRows)
  await writeRows(join(folder, 'dialogues/star_sample.jsonl'), starRows)
  return {
    folder: pathToFileURL(`${folder}/`),
    hour: 'calls/long/joined.stereo.flac',
    hourReference: 'calls/long/joined.ref.json',
    encodedCall: calls[1].id,
    music: 'formats/real/music.wav',
  }
}

async function writeCall(
  decoder: AudioDecoder,
  folder: string,
  { id, sample: name, seconds, customerName, task }: (typeof calls)[number],
): Promise<SmallCall> {
  const sample: Sample = JSON.parse(await readFile(new URL(`${name}.json`, samples), 'utf8'))
  const [left, right] = await readBeginning(decoder, join(folder, 'pcm'), name, seconds)
  const channels = sample.layout.endsWith('left') ? ([right!, left!] as const) : ([left!, right!] as const)
  const segments = sample.turns
    .filter(({ end }) => end <= seconds)
    .map(({ speaker, start, end, text }) => ({
      start,
      end,
      speaker: speaker === 'Agent' ? 'agent' : 'caller',
      text_norm: text.toLowerCase().replace(/[^a-z' ]/g, ''),
    }))
  const path = join(folder, 'calls/hvb', id)
  await writeFlac(decoder, folder, channels, `${path}.stereo.flac`)
  const [customer, agent] = channels
  await writeFlac(decoder, folder, [customer.map((each, at) => each + agent[at]!)], `${path}.mono.flac`)
  const reference = { id, duration: seconds, segments }
  const people = { agent_name: sample.agent_name, caller_meta: { 'first and last name': customerName } }
  await writeFile(`${path}.ref.json`, JSON.stringify({ ...reference, tasks: [task], ...people }))
  return { ...reference, channels }
}

/** The calls one after the other, in place of an hour. */
async function writeHour(decoder: AudioDecoder, folder: string, made: readonly SmallCall[]): Promise<void> {
  const join = (place: 0 | 1) =>
    Float32Array.from(made.flatMap(({ channels }) => Array.from(channels[place])))
  await writeFlac(decoder, folder, [join(0), join(1)], `${folder}/calls/long/joined.stereo.flac`)
  const segments: ReferenceSegment[] = []
  let duration = 0
  for (const call of made) {
    for (const segment of call.segments)
      segments.push({ ...segment, start: segment.start + duration, end: segment.end + duration })
    duration += call.duration
  }
  await writeFile(`${folder}/calls/long/joined.ref.json`, JSON.stringify({ duration, segments }))
}

/** One call in two forms, and what holds no speech. */
async function writeSounds(folder: string, { channels }: SmallCall): Promise<void> {
  const seconds = 3
  const beginning = channels.map((channel) => channel.subarray(0, seconds * sampleRate))
  const quiet = new Float32Array(seconds * sampleRate)
  const files = {
    'formats/derived/call.stereo-s16.wav': writeWav(channels, { sampleRate }),
    [`formats/derived/call.stereo-${seconds}s.wav`]: writeWav(beginning, { sampleRate }),
    'formats/real/music.wav': writeWav([sounds['piano music']!(seconds)], { sampleRate }),
    'bad/silence.wav': writeWav([quiet], { sampleRate }),
    'bad/not-audio.mp3': Buffer.from('Nobody can hear a text.'),
  }
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
}

/** Encoded as a redacted recording is, with nothing bleeped. */
async function writeFlac(
  decoder: AudioDecoder,
  folder: string,
  channels: readonly Samples[],
  path: string,
): Promise<void> {
  const pcm = await Promise.all(channels.map((channel) => writePcm(join(folder, 'pcm'), channel)))
  await decoder.bleep(pcm, [], path, new AbortController().signal)
}

async function writeRows(path: string, rows: readonly unknown[]): Promise<void> {
  await writeFile(path, rows.map((row) => JSON.stringify(row)).join('\n'))
}
