import { pcmSampleRate } from '../../../audio/pcm.ts'
import { EngineError } from '../../../domain/errors.ts'
import { keepRows, stackRows } from '../stack-rows.ts'
import { cutRepeatedTail } from '../words/cut-repeated-tail.ts'
import type { Attention } from './align-tokens.ts'
import { chooseTextToken, findProbability } from './choose-text-token.ts'
import { beginDecoding, continueDecoding, type Memory } from './decode-step.ts'
import { listen } from './listen.ts'
import type { Whisper } from './open-whisper.ts'
import { type Pack, packSegments } from './pack-segments.ts'
import { shareWords, type WhisperRecognition, type WrittenPack } from './share-words.ts'
import { whisperSettings as settings } from './whisper-settings.ts'
import { tokens } from './whisper-tokens.ts'

interface Row extends WrittenPack {
  readonly tokens: number[]
  readonly logProbabilities: number[]
  readonly attentions: Attention[]
  readonly mostTokens: number
  ended: boolean
}

export interface WhisperHints {
  /** ISO 639-1. */
  readonly language: string
  readonly vocabulary: string
  readonly timeWords: boolean
}

/** Recognises segments of one channel of a recording, given in time order. */
export async function recogniseWithWhisper(
  whisper: Whisper,
  segments: readonly Float32Array[],
  hints: WhisperHints,
): Promise<WhisperRecognition[]> {
  const recognitions: WhisperRecognition[] = segments.map(() => ({ text: '', confidence: 0 }))
  const packs = packSegments(segments)
  const most = settings.packsTogether[whisper.name]
  for (let first = 0; first < packs.length; first += most) {
    const together = packs.slice(first, first + most)
    const rows = await decodePacks(whisper, together, writePrompt(whisper, hints))
    rows.forEach((row, index) => {
      if (isSilent(row)) return
      for (const { part, ...recognition } of shareWords(whisper, row, together[index]!, hints)) {
        recognitions[part.index] = recognition
      }
    })
  }
  return recognitions
}

async function decodePacks(
  whisper: Whisper,
  packs: readonly Pack[],
  prompt: readonly number[],
): Promise<WrittenPack[]> {
  const longest = Math.max(...packs.map(({ audio }) => audio.length)) / pcmSampleRate
  const samples = Math.max(longest + settings.silenceAfterSeconds, settings.leastSeconds) * pcmSampleRate
  const rows: Row[] = []
  const memories: Memory[] = []
  for (const { audio } of packs) {
    const step = await beginDecoding(whisper, await listen(whisper, audio, samples), prompt)
    const tokensOfLength = Math.ceil((audio.length / pcmSampleRate) * settings.tokensPerSecond)
    const row: Row = {
      tokens: [],
      logProbabilities: [],
      attentions: [],
      mostTokens: Math.min(settings.mostTokens, tokensOfLength + settings.spareTokens),
      noSpeech: findProbability(step.scores[prompt.indexOf(tokens.start)]!, tokens.noSpeech),
      ended: false,
    }
    addToken(row, step.scores.at(-1)!, step.attentions[0]!, whisper.barredAtFirst)
    rows.push(row)
    memories.push(step.memory)
  }
  await decode(whisper, rows, stackMemories(memories))
  return rows
}

async function decode(whisper: Whisper, rows: readonly Row[], begun: Memory): Promise<void> {
  let alive = [...rows]
  let memory = begun
  for (;;) {
    const left = alive.flatMap((row, index) => (row.ended ? [] : index))
    if (left.length === 0) return
    // Copying the memory of those that go on takes time, so ended rows ride along until they are the half.
    if (left.length * 2 <= alive.length) {
      alive = left.map((index) => alive[index]!)
      memory = {
        hidden: keepRows(memory.hidden, left),
        tensors: Object.fromEntries(
          Object.entries(memory.tensors).map(([name, tensor]) => [name, keepRows(tensor, left)]),
        ),
      }
    }
    const step = await continueDecoding(
      whisper,
      memory,
      alive.map((row) => row.tokens.at(-1)!),
    )
    memory = step.memory
    alive.forEach((row, index) => {
      if (!row.ended) addToken(row, step.scores[index]!, step.attentions[index]!, whisper.barred)
    })
  }
}

function addToken(row: Row, scores: Float32Array, attention: Attention, barred: Uint8Array): void {
  const { token, logProbability } = chooseTextToken(scores, barred)
  row.logProbabilities.push(logProbability)
  row.attentions.push(attention)
  if (token === tokens.end) row.ended = true
  else if (row.tokens.push(token) >= row.mostTokens) row.ended = true
  // Once in circles it does not find out again.
  else if (cutRepeatedTail(row.tokens).length < row.tokens.length) row.ended = true
}

function isSilent({ noSpeech, logProbabilities }: WrittenPack): boolean {
  const sum = logProbabilities.reduce((total, logProbability) => total + logProbability, 0)
  const confidence = Math.exp(sum / logProbabilities.length)
  return noSpeech > settings.mostNoSpeech && confidence < settings.leastDespiteNoSpeech
}

/** The vocabulary stands where the text before this segment would. */
function writePrompt(whisper: Whisper, { language, vocabulary }: WhisperHints): number[] {
  const languageToken = whisper.languages.get(language)
  if (languageToken === undefined) {
    throw new EngineError(`Whisper does not know the language "${language}".`, { retryable: false })
  }
  // No more than can be in the tokens that are kept: finding the pairs of a long text takes long.
  const beginning = vocabulary.trim().slice(0, 5 * settings.mostPromptTokens)
  const hinted = beginning ? whisper.text.encode(` ${beginning}`) : []
  const previous = hinted.slice(0, settings.mostPromptTokens)
  return [
    ...(previous.length > 0 ? [tokens.startOfPrevious, ...previous] : []),
    tokens.start,
    languageToken,
    tokens.transcribe,
    tokens.noTimes,
  ]
}

function stackMemories(memories: readonly Memory[]): Memory {
  const names = Object.keys(memories[0]!.tensors)
  return {
    hidden: stackRows(memories.map(({ hidden }) => hidden)),
    tensors: Object.fromEntries(
      names.map((name) => [name, stackRows(memories.map(({ tensors: all }) => all[name]!))]),
    ),
  }
}
