import * as z from 'zod'
import { fitWords } from '../hosted/fit-words.ts'
import type { Heard } from '../hosted/heard.ts'
import { findLanguageCode } from '../hosted/language-code.ts'
import { notATranscript } from '../hosted/vendor.ts'

const DeepgramWord = z.object({
  word: z.string(),
  start: z.number(),
  end: z.number(),
  confidence: z.number().nullish().catch(null),
  punctuated_word: z.string().nullish().catch(null),
  speaker: z.number().nullish().catch(null),
})
const Channel = z.object({
  detected_language: z.string().nullish().catch(null),
  alternatives: z.array(z.object({ transcript: z.string(), words: z.array(DeepgramWord).nullish() })),
})
const Utterance = z.object({
  channel: z.number().nullish().catch(null),
  transcript: z.string(),
  words: z.array(DeepgramWord),
})
const Listened = z.object({
  results: z.object({
    channels: z.array(Channel).min(1),
    utterances: z.array(Utterance).nullish().catch(null),
  }),
})
type DeepgramWord = z.infer<typeof DeepgramWord>

export interface ReadChannel {
  readonly language: string | undefined
  readonly heard: Heard[]
}

/** Reads an answer of /v1/listen, channel by channel, timed from the start of the upload. */
export function readListen(reply: unknown, channels: number): ReadChannel[] {
  const parsed = Listened.safeParse(reply)
  if (!parsed.success || parsed.data.results.channels.length < channels) throw notATranscript()
  const { results } = parsed.data
  return results.channels.slice(0, channels).map((channel, index) => {
    const whole = channel.alternatives[0]
    const own = results.utterances?.filter((utterance) => (utterance.channel ?? 0) === index)
    // Utterances are what was asked for; an older server of one's own may answer without.
    const said = own ?? (whole ? [{ transcript: whole.transcript, words: whole.words ?? [] }] : [])
    return {
      language: findLanguageCode(channel.detected_language),
      heard: said.flatMap(({ transcript, words }) => readUtterance(transcript, words)),
    }
  })
}

function readUtterance(transcript: string, words: readonly DeepgramWord[]): Heard[] {
  const voices = splitByVoice(words)
  return voices.map((voice) => {
    const timed = voice.map((word) => ({
      text: word.punctuated_word ?? word.word,
      startSeconds: word.start,
      endSeconds: word.end,
    }))
    const written = timed.map(({ text }) => text).join(' ')
    const text = (voices.length === 1 && transcript.replace(/\s+/gu, ' ').trim()) || written
    const fitted = fitWords(text, timed)
    const [{ speaker }] = voice as [DeepgramWord]
    return {
      startSeconds: timed[0]!.startSeconds,
      endSeconds: timed.at(-1)!.endSeconds,
      text,
      ...meanConfidence(voice),
      ...(speaker != null && { speaker: String(speaker) }),
      ...(fitted && { words: fitted }),
    }
  })
}

function splitByVoice(words: readonly DeepgramWord[]): DeepgramWord[][] {
  const voices: DeepgramWord[][] = []
  for (const word of words) {
    const voice = voices.at(-1)
    if (voice && voice[0]!.speaker === word.speaker) voice.push(word)
    else voices.push([word])
  }
  return voices
}

function meanConfidence(words: readonly DeepgramWord[]): { confidence?: number } {
  const known = words.flatMap(({ confidence }) => confidence ?? [])
  if (known.length === 0) return {}
  return { confidence: Math.min(1, known.reduce((sum, value) => sum + value, 0) / known.length) }
}
