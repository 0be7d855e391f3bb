import { open } from 'node:fs/promises'
import { answerTasks } from '../../process/answer-tasks.ts'
import { compareChannels, type Likeness } from './compare-channels.ts'
import { detectVoice, type VoiceTrack } from './detect-voice.ts'
import { openSession } from './open-session.ts'
import { readSamples } from './read-samples.ts'
import { type Recogniser, type Recognition, recogniseSegments } from './recognise-segments.ts'
import { decoderWeights, encoderWeights, voiceActivityWeights } from './weights.ts'

export interface DetectTask {
  readonly kind: 'detect'
  readonly path: string
  readonly firstWindow: number
  readonly windows: number
  readonly gain: number
}

export interface CompareTask {
  readonly kind: 'compare'
  readonly paths: readonly [string, string]
  readonly windows: readonly number[]
  readonly windowCount: number
}

export interface RecogniseTask {
  readonly kind: 'recognise'
  readonly segments: readonly {
    readonly path: string
    readonly startSample: number
    readonly endSample: number
    readonly gain: number
    /** Stretches, in samples from the start, that belong to another speaker. */
    readonly silenced: readonly (readonly [start: number, end: number])[]
  }[]
  readonly tokensPerSecond: number
}

export type SpeechTask = DetectTask | CompareTask | RecogniseTask
export type SpeechAnswer = VoiceTrack | [Likeness, Likeness] | undefined | Recognition[]

const getDetector = loadOnce(() => openSession(voiceActivityWeights))
const getRecogniser = loadOnce(async (): Promise<Recogniser> => {
  const [encoder, decoder] = await Promise.all([openSession(encoderWeights), openSession(decoderWeights)])
  return { encoder, decoder }
})

// Ahead of the first task; a failure is that task's to report.
for (const load of [getDetector, getRecogniser]) load().catch(() => {})

answerTasks((task: SpeechTask): Promise<SpeechAnswer> => {
  if (task.kind === 'detect') return detect(task)
  return task.kind === 'compare' ? compare(task) : recognise(task)
})

async function detect({ path, firstWindow, windows, gain }: DetectTask): Promise<VoiceTrack> {
  const detector = await getDetector()
  const file = await open(path, 'r')
  try {
    return await detectVoice(detector, file, firstWindow, windows, gain)
  } finally {
    await file.close()
  }
}

async function compare({
  paths,
  windows,
  windowCount,
}: CompareTask): Promise<[Likeness, Likeness] | undefined> {
  const first = await open(paths[0], 'r')
  try {
    const second = await open(paths[1], 'r')
    try {
      return await compareChannels([first, second], windows, windowCount)
    } finally {
      await second.close()
    }
  } finally {
    await first.close()
  }
}

async function recognise({ segments, tokensPerSecond }: RecogniseTask): Promise<Recognition[]> {
  const recogniser = await getRecogniser()
  const audio: Float32Array[] = []
  for (const { path, startSample, endSample, gain, silenced } of segments) {
    const file = await open(path, 'r')
    try {
      const samples = await readSamples(file, startSample, endSample - startSample)
      for (const [start, end] of silenced) samples.fill(0, start, end)
      audio.push(samples.map((sample) => Math.max(-1, Math.min(1, sample * gain))))
    } finally {
      await file.close()
    }
  }
  return recogniseSegments(recogniser, audio, tokensPerSecond)
}

/** Loads at the first use and keeps it; a failure is tried again, for it may have been a moment's lack of memory. */
function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
