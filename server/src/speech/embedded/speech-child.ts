import { open } from 'node:fs/promises'
import { answerTasks } from '../../process/answer-tasks.ts'
import { detectVoice, type VoiceTrack } from './detect-voice.ts'
import { openSession } from './open-session.ts'
import { readSamples } from './read-samples.ts'
import { type Recogniser, type Recognition, recogniseSegments } from './recognise-segments.ts'
import { answerSpeakerTask, type SpeakerAnswer, type SpeakerTask } from './speakers/answer-speaker-task.ts'
import { decoderWeights, encoderWeights, voiceActivityWeights } from './weights.ts'

export interface DetectTask {
  readonly kind: 'detect'
  readonly path: string
  readonly firstWindow: number
  readonly windows: number
}

export interface RecogniseTask {
  readonly kind: 'recognise'
  readonly segments: readonly {
    readonly path: string
    readonly startSample: number
    readonly endSample: number
    readonly gain: number
  }[]
  readonly tokensPerSecond: number
}

export type SpeechTask = DetectTask | RecogniseTask | SpeakerTask
export type SpeechAnswer = VoiceTrack | Recognition[] | SpeakerAnswer

const getDetector = loadOnce(() => openSession(voiceActivityWeights))
const getRecogniser = loadOnce(async (): Promise<Recogniser> => {
  const [encoder, decoder] = await Promise.all([openSession(encoderWeights), openSession(decoderWeights)])
  return { encoder, decoder }
})

// Ahead of the first task; a failure is that task's to report.
for (const load of [getDetector, getRecogniser]) load().catch(() => {})

answerTasks((task: SpeechTask): Promise<SpeechAnswer> => {
  if (task.kind === 'detect') return detect(task)
  return task.kind === 'recognise' ? recognise(task) : answerSpeakerTask(task)
})

async function detect({ path, firstWindow, windows }: DetectTask): Promise<VoiceTrack> {
  const detector = await getDetector()
  const file = await open(path, 'r')
  try {
    return await detectVoice(detector, file, firstWindow, windows)
  } finally {
    await file.close()
  }
}

async function recognise({ segments, tokensPerSecond }: RecogniseTask): Promise<Recognition[]> {
  const recogniser = await getRecogniser()
  const audio: Float32Array[] = []
  for (const { path, startSample, endSample, gain } of segments) {
    const file = await open(path, 'r')
    try {
      const samples = await readSamples(file, startSample, endSample - startSample)
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
