import { pcmSampleRate } from '../../../audio/pcm.ts'
import { cutRepeatedTail } from '../words/cut-repeated-tail.ts'
import type { WordTime } from '../words/passage.ts'
import type { Recognition } from '../words/recognise-segments.ts'
import { type Attention, alignTokens } from './align-tokens.ts'
import type { Whisper } from './open-whisper.ts'
import type { Pack } from './pack-segments.ts'
import { splitWords, type WordSpan } from './split-words.ts'

type Part = Pack['parts'][number]

/** What the decoder wrote for a pack: per token its probability and where it looked, those of the end included. */
export interface WrittenPack {
  readonly tokens: readonly number[]
  readonly logProbabilities: readonly number[]
  readonly attentions: readonly Attention[]
  /** How likely it is that nobody speaks at all. */
  readonly noSpeech: number
}

export interface WhisperRecognition extends Recognition {
  /** One for each word of the text as spaces part it; missing where nobody asked, or where no spaces are written. */
  readonly wordTimes?: readonly WordTime[]
}

const framesPerSecond = 50
const samplesPerFrame = pcmSampleRate / framesPerSecond
/** The edges of a segment are mostly silence, which a word next to it is drawn into. */
const edgeSeconds = 0.25

/** Gives every word of a pack to the segment in which it was said. */
export function shareWords(
  whisper: Whisper,
  written: WrittenPack,
  { parts }: Pack,
  { language, timeWords }: { readonly language: string; readonly timeWords: boolean },
): (WhisperRecognition & { part: Part })[] {
  const tokens = cutRepeatedTail(written.tokens)
  const words = splitWords(whisper.text, tokens, language)
  const starts =
    parts.length > 1 || timeWords ? alignTokens(written.attentions, whisper.aligningHeads.length) : []
  const places = parts.length > 1 ? findPlaces() : words.map(() => 0)
  return parts.flatMap((part, place) => {
    const own = words.filter((_, index) => places[index] === place)
    if (own.length === 0) return []
    const logProbabilities = written.logProbabilities.slice(own[0]!.first, own.at(-1)!.end)
    const sum = logProbabilities.reduce((total, logProbability) => total + logProbability, 0)
    const text = own
      .map((word) => word.text)
      .join('')
      .trim()
    const confidence = Math.exp(sum / logProbabilities.length)
    // Where words are not parted by spaces, nobody could tell which word a time belongs to.
    if (!timeWords || text.split(/\s+/).length !== own.length) return { part, text, confidence }
    return { part, text, confidence, wordTimes: own.map((word) => placeWord(word, part)) }
  })

  function placeWord({ first, end }: WordSpan, { startSample, endSample }: Part): WordTime {
    const toSample = (frame: number) =>
      Math.min(Math.max(0, frame * samplesPerFrame - startSample), endSample - startSample)
    return { startSample: toSample(starts[first]!), endSample: toSample(starts[end]!) }
  }

  function findPlaces(): number[] {
    let place = 0
    const found = words.map(({ first, end }) => {
      // Words come in order, so none belongs before its predecessor.
      let most = 0
      for (let later = place; later < parts.length; later++) {
        const shared = measureOverlap(parts[later]!, starts[first]!, starts[end]!)
        if (shared > most) {
          most = shared
          place = later
        }
      }
      return place
    })
    // The first word after a pause is easily drawn back over it; a sentence of its own would end in a mark.
    return found.map((own, index) => {
      const opens = index > 0 && endsSentence(words[index - 1]!.text)
      return opens && !/\p{P}$/u.test(words[index]!.text) ? (found[index + 1] ?? own) : own
    })
  }
}

const endsSentence = (text: string) => /[.?!。？！]$/u.test(text)

function measureOverlap(part: Part, firstFrame: number, endFrame: number): number {
  const start = part.startSample / pcmSampleRate
  const end = part.endSample / pcmSampleRate
  const edge = Math.min(edgeSeconds, (end - start) / 4)
  return (
    Math.min(end - edge, endFrame / framesPerSecond) - Math.max(start + edge, firstFrame / framesPerSecond)
  )
}
