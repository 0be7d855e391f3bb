import { once } from 'node:events'
import { createWriteStream, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chooseGain, dropBackground } from '../../server/src/speech/embedded/channels/channel-levels.ts'
import { cutSegments } from '../../server/src/speech/embedded/channels/cut-segments.ts'
import { detectChannel } from '../../server/src/speech/embedded/channels/detect-channel.ts'
import { detectVoice } from '../../server/src/speech/embedded/channels/detect-voice.ts'
import { openSession } from '../../server/src/speech/embedded/open-session.ts'
import type { DetectTask, SpeechAnswer, SpeechTask } from '../../server/src/speech/embedded/speech-child.ts'
import { speechSettings as settings } from '../../server/src/speech/embedded/speech-settings.ts'
import { voiceActivityWeights } from '../../server/src/speech/embedded/weights.ts'

/**
 * Cuts the sides of HarperValleyBank as the service cuts a channel:
 * `node training/ears/cut-calls.ts CLONE OUT.jsonl [PART/PARTS]`.
 */
const [clone = '', out = '', share = '0/1'] = process.argv.slice(2)
const [part, parts] = share.split('/').map(Number) as [number, number]

interface Split {
  readonly train: readonly number[]
  readonly choose: readonly number[]
  readonly report: readonly number[]
  readonly leftOut: readonly string[]
}

/** What lies between two samples, by those on either side: a sinc under a Hann window. */
const halfTaps = Array.from({ length: 16 }, (_, tap) => {
  const distance = (tap + 0.5) * Math.PI
  return (Math.sin(distance) / distance) * (0.5 + 0.5 * Math.cos(distance / 16.5))
})

const split: Split = JSON.parse(readFileSync(new URL('./split.json', import.meta.url), 'utf8'))
const useOf = new Map(
  (['train', 'choose', 'report'] as const).flatMap((use) => split[use].map((speaker) => [speaker, use])),
)

const detector = await openSession(voiceActivityWeights)
const work = await mkdtemp(join(tmpdir(), 'callmark-ears-'))
const file = createWriteStream(out)
try {
  for (const [index, side] of listSides().entries()) {
    if (index % parts === part) file.write(`${JSON.stringify({ ...side, ...(await cutSide(side)) })}\n`)
  }
} finally {
  await rm(work, { recursive: true, force: true })
  file.end()
  await once(file, 'finish')
}

function listSides() {
  const calls = readdirSync(join(clone, 'data/metadata'))
    .map((name) => basename(name, '.json'))
    .toSorted()
  const leftOut = new Set(split.leftOut)
  return calls
    .filter((call) => !leftOut.has(call))
    .flatMap((call) => {
      const metadata = JSON.parse(readFileSync(join(clone, 'data/metadata', `${call}.json`), 'utf8'))
      return ['agent', 'caller'].flatMap((role) => {
        const speaker = Number(metadata[role].speaker_id)
        const use = useOf.get(speaker)
        return use ? { call, role, speaker, use } : []
      })
    })
}

async function cutSide({ call, role }: { call: string; role: string }) {
  const path = join(work, 'side.pcm')
  await resample(join(clone, 'data/audio', role, `${call}.wav`), path)
  const sound = await open(path, 'r')
  try {
    const samples = Math.floor((await sound.stat()).size / 2)
    const run = async <Answer extends SpeechAnswer>(task: SpeechTask): Promise<Answer> => {
      const { firstWindow, windows, gain } = task as DetectTask
      return (await detectVoice(detector, sound, firstWindow, windows, gain)) as Answer
    }
    const track = await detectChannel({ path, samples }, { run, sideBySide: 1 }, settings)
    const segments = dropBackground(
      cutSegments(track, samples, settings),
      track,
      settings.backgroundDecibels,
      settings,
    )
    const pieces = segments.map(({ startSample, endSample, earliestSample, latestSample }) => ({
      start: startSample,
      end: endSample,
      earliest: earliestSample,
      latest: latestSample,
    }))
    return { gain: chooseGain(track, settings), pieces }
  } finally {
    await sound.close()
  }
}

/** From 8 to 16 kHz, through a filter of 32 taps: starting a program for every side would take longer. */
async function resample(wav: string, path: string): Promise<void> {
  const bytes = await readFile(wav)
  const header = bytes.indexOf('data') + 8
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset + header, (bytes.length - header) >> 1)
  const doubled = new Int16Array(samples.length * 2)
  for (let index = 0; index < samples.length; index++) {
    doubled[index * 2] = samples[index]!
    let between = 0
    for (let tap = 0; tap < halfTaps.length; tap++) {
      between += halfTaps[tap]! * ((samples[index - tap] ?? 0) + (samples[index + tap + 1] ?? 0))
    }
    doubled[index * 2 + 1] = Math.max(-32768, Math.min(32767, Math.round(between)))
  }
  await writeFile(path, doubled)
}
