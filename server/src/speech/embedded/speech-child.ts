import { open } from 'node:fs/promises'
import { answerTasks } from '../../process/answer-tasks.ts'
import { detectVoice, type VoiceTrack } from './detect-voice.ts'
import { openSession } from './open-session.ts'
import { readSamples } from './read-samples.ts'
import { type Recogniser, recogniseSegments } from './recognise-segments.ts'
import { decoderWeights, encoderWeights, voiceActivityWeights } from './weights.ts'
import type { EngineName } from './whisper/engine-packages.ts'
import { identifyLanguage, type LanguageGuess } from './whisper/identify-language.ts'
import { openWhisper } from './whisper/open-whisper.ts'
import { recogniseWithWhisper, type WhisperHints } from './whisper/recognise-with-whisper.ts'
import type { WhisperRecognition } from './whisper/share-words.ts'

export interface DetectTask {
  readonly kind: 'detect'
  readonly path: string
  readonly firstWindow: number
  readonly windows: number
}

/** A stretch of a channel's decoded file. */
export interface Stretch {
  readonly path: string
  readonly startSample: number
  readonly endSample: number
  readonly gain: number
}

/** One pool can serve several recognisers: each process loads what its tasks ask for. */
export type RecogniseTask = { readonly kind: 'recognise'; readonly segments: readonly Stretch[] } & (
  | { readonly recogniser: 'moonshine-base'; readonly tokensPerSecond: number }
  | ({ readonly recogniser: EngineName } & WhisperHints)
)

export interface IdentifyTask {
  readonly kind: 'identify'
  readonly recogniser: EngineName
  readonly segments: readonly Stretch[]
}

export type RecogniserName = RecogniseTask['recogniser']
export type SpeechTask = DetectTask | RecogniseTask | IdentifyTask
export type SpeechAnswer = VoiceTrack | WhisperRecognition[] | LanguageGuess[]

const { ENGINES_FOLDER = '', FIRST_RECOGNISER } = process.env
const getDetector = loadOnce(() => openSession(voiceActivityWeights))
const getMoonshine = loadOnce(async (): Promise<Recogniser> => {
  const [encoder, decoder] = await Promise.all([openSession(encoderWeights), openSession(decoderWeights)])
  return { encoder, decoder }
})
const getWhisper = {
  'whisper-base': loadOnce(() => openWhisper('whisper-base', ENGINES_FOLDER)),
  'whisper-small': loadOnce(() => openWhisper('whisper-small', ENGINES_FOLDER)),
}

// Ahead of the first task; a failure is that task's to report.
const first = { 'moonshine-base': getMoonshine, ...getWhisper }[FIRST_RECOGNISER as RecogniserName]
for (const load of [getDetector, first]) load?.().catch(() => {})

answerTasks((task: SpeechTask): Promise<SpeechAnswer> => {
  if (task.kind === 'detect') return detect(task)
  return task.kind === 'identify' ? identify(task) : recognise(task)
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

async function recognise(task: RecogniseTask): Promise<WhisperRecognition[]> {
  if (task.recogniser === 'moonshine-base') {
    return recogniseSegments(await getMoonshine(), await readStretches(task.segments), task.tokensPerSecond)
  }
  const whisper = await getWhisper[task.recogniser]()
  return recogniseWithWhisper(whisper, await readStretches(task.segments), task)
}

async function identify({ recogniser, segments }: IdentifyTask): Promise<LanguageGuess[]> {
  const whisper = await getWhisper[recogniser]()
  const guesses: LanguageGuess[] = []
  for (const audio of await readStretches(segments)) guesses.push(await identifyLanguage(whisper, audio))
  return guesses
}

async function readStretches(stretches: readonly Stretch[]): Promise<Float32Array[]> {
  const audio: Float32Array[] = []
  for (const { path, startSample, endSample, gain } of stretches) {
    const file = await open(path, 'r')
    try {
      const samples = await readSamples(file, startSample, endSample - startSample)
      audio.push(samples.map((sample) => Math.max(-1, Math.min(1, sample * gain))))
    } finally {
      await file.close()
    }
  }
  return audio
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
