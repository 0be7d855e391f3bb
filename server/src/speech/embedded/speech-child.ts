import { open } from 'node:fs/promises'
import { answerTasks } from '../../process/answer-tasks.ts'
import { compareChannels, type Likeness } from './channels/compare-channels.ts'
import { detectVoice, type VoiceTrack } from './channels/detect-voice.ts'
import { openSession } from './open-session.ts'
import { readSamples } from './read-samples.ts'
import { answerSpeakerTask, type SpeakerAnswer, type SpeakerTask } from './speakers/answer-speaker-task.ts'
import { decoderWeights, encoderWeights, voiceActivityWeights } from './weights.ts'
import type { EngineName } from './whisper/engine-packages.ts'
import { identifyLanguage, type LanguageGuess } from './whisper/identify-language.ts'
import { openWhisper } from './whisper/open-whisper.ts'
import { recogniseWithWhisper, type WhisperHints } from './whisper/recognise-with-whisper.ts'
import type { WhisperRecognition } from './whisper/share-words.ts'
import { favourTerms } from './words/favour-terms.ts'
import { findTerms } from './words/find-terms.ts'
import type { Piece, WordTime } from './words/passage.ts'
import { type Recogniser, type Recognition, recogniseSegments } from './words/recognise-segments.ts'
import { type Passage, type ReconsiderSettings, reconsiderDoubtful } from './words/reconsider.ts'
import { makeSpeller } from './words/spell-terms.ts'
import { timeWords } from './words/time-words.ts'

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

/** One pool can serve several recognisers: each process loads what its tasks ask for. */
export type RecogniseTask = { readonly kind: 'recognise'; readonly segments: readonly Piece[] } & (
  | { readonly recogniser: 'moonshine-base'; readonly tokensPerSecond: number; readonly vocabulary: string }
  | ({ readonly recogniser: EngineName } & WhisperHints)
)

export interface IdentifyTask {
  readonly kind: 'identify'
  readonly recogniser: EngineName
  readonly segments: readonly Piece[]
}

export type RecogniserName = RecogniseTask['recogniser']

export interface ReconsiderTask {
  readonly kind: 'reconsider'
  readonly passages: readonly (Piece & Omit<Passage, 'audio'>)[]
  readonly settings: ReconsiderSettings
  readonly vocabulary: string
}

export interface TimeTask extends Piece {
  readonly kind: 'time'
  readonly text: string
}

export type SpeechTask =
  | DetectTask
  | CompareTask
  | SpeakerTask
  | IdentifyTask
  | RecogniseTask
  | ReconsiderTask
  | TimeTask
export type SpeechAnswer =
  | VoiceTrack
  | [Likeness, Likeness]
  | SpeakerAnswer
  | LanguageGuess[]
  | WhisperRecognition[]
  | (Recognition | undefined)[]
  | WordTime[]
  | undefined

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
  switch (task.kind) {
    case 'detect':
      return detect(task)
    case 'compare':
      return compare(task)
    case 'identify':
      return identify(task)
    case 'recognise':
      return recognise(task)
    case 'reconsider':
      return reconsider(task)
    case 'time':
      return time(task)
    case 'print-voices':
    case 'tell-apart':
      return answerSpeakerTask(task)
  }
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

async function recognise(task: RecogniseTask): Promise<WhisperRecognition[]> {
  const audio: Float32Array[] = []
  for (const segment of task.segments) audio.push(await readPiece(segment))
  if (task.recogniser !== 'moonshine-base') {
    return recogniseWithWhisper(await getWhisper[task.recogniser](), audio, task)
  }
  const { favour, spell } = useVocabulary(task.vocabulary)
  const recognitions = await recogniseSegments(await getMoonshine(), audio, task.tokensPerSecond, favour)
  return recognitions.map(spell)
}

async function identify({ recogniser, segments }: IdentifyTask): Promise<LanguageGuess[]> {
  const whisper = await getWhisper[recogniser]()
  const guesses: LanguageGuess[] = []
  for (const segment of segments) guesses.push(await identifyLanguage(whisper, await readPiece(segment)))
  return guesses
}

async function reconsider(task: ReconsiderTask): Promise<(Recognition | undefined)[]> {
  const recogniser = await getMoonshine()
  const passages: Passage[] = []
  for (const passage of task.passages) passages.push({ ...passage, audio: await readPiece(passage) })
  const { favour, spell } = useVocabulary(task.vocabulary)
  const answers = await reconsiderDoubtful(recogniser, passages, task.settings, favour)
  return answers.map((answer) => answer && spell(answer))
}

async function time(task: TimeTask): Promise<WordTime[] | undefined> {
  return timeWords(await getMoonshine(), await readPiece(task), task.text)
}

async function readPiece({ path, startSample, endSample, gain, silenced }: Piece): Promise<Float32Array> {
  const file = await open(path, 'r')
  try {
    const samples = await readSamples(file, startSample, endSample - startSample)
    for (const [start, end] of silenced) samples.fill(0, start, end)
    return samples.map((sample) => Math.max(-1, Math.min(1, sample * gain)))
  } finally {
    await file.close()
  }
}

let vocabulary = { prompt: '', ...readVocabulary('') }

/** A process hears many passages of one call in a row. */
function useVocabulary(prompt: string): ReturnType<typeof readVocabulary> {
  if (prompt !== vocabulary.prompt) vocabulary = { prompt, ...readVocabulary(prompt) }
  return vocabulary
}

function readVocabulary(prompt: string) {
  const terms = findTerms(prompt)
  const write = makeSpeller(terms)
  return {
    favour: favourTerms(terms),
    spell: (recognition: Recognition): Recognition => ({ ...recognition, text: write(recognition.text) }),
  }
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
