import * as z from 'zod'
import type { Word } from '../../domain/transcript.ts'
import { fitWords } from '../hosted/fit-words.ts'
import type { Heard } from '../hosted/heard.ts'
import { findLanguageCode } from '../hosted/language-code.ts'
import { notATranscript } from '../hosted/vendor.ts'
import { type Doubts, isInvented } from './is-invented.ts'

const number = z.number().nullish().catch(null)
const TimedWord = z.object({ word: z.string(), start: z.number(), end: z.number(), probability: number })
/** Servers that cannot time words leave the list or its times out. */
const timedWords = z.array(TimedWord).nullish().catch(null)
const Segment = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  speaker: z.union([z.string(), z.number()]).nullish().catch(null),
  avg_logprob: number,
  no_speech_prob: number,
  compression_ratio: number,
  words: timedWords,
})
const Transcription = z.object({
  text: z.string(),
  language: z.string().nullish().catch(null),
  segments: z.array(Segment).nullish().catch(null),
  words: timedWords,
  logprobs: z
    .array(z.object({ logprob: z.number() }))
    .nullish()
    .catch(null),
})
type Segment = z.infer<typeof Segment>
type TimedWord = z.infer<typeof TimedWord>

export interface ReadTranscription {
  readonly language: string | undefined
  /** What was said, timed from the start of the upload; undefined when the server gave the bare text. */
  readonly heard: Heard[] | undefined
  readonly text: string
  readonly confidence: number | undefined
}

/** Reads what the many servers of this API answer, each with its own parts left out. */
export function readTranscription(reply: unknown, prompt: string): ReadTranscription {
  const parsed = Transcription.safeParse(reply)
  if (!parsed.success) throw notATranscript()
  const { text, segments, words, logprobs } = parsed.data
  const language = findLanguageCode(parsed.data.language)
  const plain = tidy(text)
  const confidence = meanOf(logprobs?.map(({ logprob }) => Math.exp(logprob)))
  const found = { language, text: plain, confidence }
  if (segments && segments.length > 0) return { ...found, heard: readSegments(segments, words ?? [], prompt) }
  if (words && words.length > 0) {
    const timed = toWords(words)
    const said = plain || timed.map((word) => word.text).join(' ')
    return { ...found, heard: [withWords(said, timed, fitWords(said, timed))] }
  }
  return { ...found, heard: plain === '' ? [] : undefined }
}

function readSegments(segments: readonly Segment[], words: readonly TimedWord[], prompt: string): Heard[] {
  const texts = segments.map(({ text }) => tidy(text))
  const shared = fitWords(texts.join(' '), toWords(words))
  let passed = 0
  return segments.flatMap((segment, index) => {
    const text = texts[index]!
    const count = text === '' ? 0 : text.split(' ').length
    const own = shared?.slice(passed, passed + count) ?? fitOwn(segment, text, words)
    passed += count
    const doubts: Doubts = {
      text,
      logProbability: segment.avg_logprob ?? undefined,
      noSpeech: segment.no_speech_prob ?? undefined,
      compression: segment.compression_ratio ?? undefined,
    }
    if (isInvented(doubts, prompt)) return []
    const confidence = readConfidence(segment)
    return [
      {
        startSeconds: segment.start,
        endSeconds: segment.end,
        text,
        ...(confidence !== undefined && { confidence }),
        ...(segment.speaker != null && { speaker: String(segment.speaker) }),
        ...(own && { words: own }),
      },
    ]
  })
}

/** The words that stand inside the segment or, in one list for all, within its times. */
function fitOwn(segment: Segment, text: string, words: readonly TimedWord[]): Word[] | undefined {
  const own = segment.words ?? words.filter(({ start, end }) => isBetween((start + end) / 2, segment))
  return fitWords(text, toWords(own))
}

function isBetween(seconds: number, { start, end }: Segment): boolean {
  return seconds >= start && seconds < end
}

/** A server that does not know writes 0, which would be certainty. */
function readConfidence({ avg_logprob, words }: Segment): number | undefined {
  if (avg_logprob) return Math.min(1, Math.exp(avg_logprob))
  return meanOf(words?.flatMap(({ probability }) => probability ?? []))
}

function withWords(text: string, timed: readonly Word[], words: readonly Word[] | undefined): Heard {
  return {
    startSeconds: timed[0]!.startSeconds,
    endSeconds: timed.at(-1)!.endSeconds,
    text,
    ...(words && { words }),
  }
}

function toWords(words: readonly TimedWord[]): Word[] {
  return words.map(({ word, start, end }) => ({ text: word, startSeconds: start, endSeconds: end }))
}

function meanOf(values: readonly number[] | undefined): number | undefined {
  return values && values.length > 0
    ? Math.min(1, values.reduce((sum, value) => sum + value, 0) / values.length)
    : undefined
}

function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
