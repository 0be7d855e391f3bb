import { open } from 'node:fs/promises'
import { answerTasks } from '../../process/answer-tasks.ts'
import { compareChannels, type Likeness } from './channels/compare-channels.ts'
import { detectVoice, type VoiceTrack } from './channels/detect-voice.ts'
import type { WhisperName } from './engine-packages.ts'
import { openSession } from './open-session.ts'
import { readSamples } from './read-samples.ts'
import { answerSpeakerTask, type SpeakerAnswer, type SpeakerTask } from './speakers/answer-speaker-task.ts'
import { voiceActivityWeights } from './weights.ts'
import { identifyLanguage, type LanguageGuess } from './whisper/identify-language.ts'
import { openWhisper } from './whisper/open-whisper.ts'
import { recogniseWithWhisper, type WhisperHints } from './whisper/recognise-with-whisper.ts'
import type { WhisperRecognition } from './whisper/share-words.ts'
import { favourTerms } from './words/favour-terms.ts'
import { findTerms } from './words/find-terms.ts'
import { type MoonshineName, openMoonshine } from './words/open-moonshine.ts'
import type { Piece, WordTime } from './words/passage.ts'
import { type Recognition, recogniseSegments } from './words/recognise-segments.ts'
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
  | { readonly recogniser: MoonshineName; readonly tokensPerSecond: number; readonly vocabulary: string }
  | ({ readonly recogniser: WhisperName } & WhisperHints)
)

export interface IdentifyTask {
  readonly kind: 'identify'
  readonly recogniser: WhisperName
  readonly segments: readonly Piece[]
}

export type RecogniserName = RecogniseTask['recogniser']

export interface TimeTask extends Piece {
  readonly kind: 'time'
  readonly recogniser: MoonshineName
  readonly text: string
}

export type SpeechTask = DetectTask | CompareTask | SpeakerTask | IdentifyTask | RecogniseTask | TimeTask
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
const getMoonshine = {
  'moonshine-telephone': loadOnce(() => openMoonshine('moonshine-telephone', ENGINES_FOLDER)),
  'moonshine-base': loadOnce(() => openMoonshine('moonshine-base', ENGINES_FOLDER)),
}
const getWhisper = {
  'whisper-base': loadOnce(() => openWhisper('whisper-base', ENGINES_FOLDER)),
  'whisper-small': loadOnce(() => openWhisper('whisper-small', ENGINES_FOLDER)),
}

// Ahead of the first task; a failure is that task's to report.
const first = { ...getMoonshine, ...getWhisper }[FIRST_RECOGNISER as RecogniserName]
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
  if (!('tokensPerSecond' in task)) {
    return recogniseWithWhisper(await getWhisper[task.recogniser](), audio, task)
  }
  const { favour, spell } = useVocabulary(task.vocabulary)
  const recognitions = await recogniseSegments(
    await getMoonshine[task.recogniser](),
    audio,
    task.tokensPerSecond,
    favour,
  )
  return recognitions.map(spell)
}

async function identify({ recogniser, segments }: IdentifyTask): Promise<LanguageGuess[]> {
  const whisper = await getWhisper[recogniser]()
  const guesses: LanguageGuess[] = []
  for (const segment of segments) guesses.push(await identifyLanguage(whisper, await readPiece(segment)))
  return guesses
}

async function time(task: TimeTask): Promise<WordTime[] | undefined> {
  return timeWords(await getMoonshine[task.recogniser](), await readPiece(task), task.text)
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
