import { bare } from '../hosted/fit-words.ts'

/** What a Whisper server says of how far it trusts a segment; each part may be missing. */
export interface Doubts {
  readonly text: string
  /** Mean over the tokens. */
  readonly logProbability: number | undefined
  readonly noSpeech: number | undefined
  /** How well the text compresses: high where it repeats itself. */
  readonly compression: number | undefined
}

// The first two and the last are Whisper's own figures for silence and for running in circles.
const likelySilence = 0.6
const failedLogProbability = -1
const surelySilence = 0.9
const unsureLogProbability = -0.5
const repeatedCompression = 2.4
const fewestEchoed = 4

/** Whisper puts words into silence, and its prompt's words first of all: whether a segment is such. */
export function isInvented(doubts: Doubts, prompt: string): boolean {
  const said = bare(doubts.text)
  if (said === '') return true
  // Of a prompt of a word or two, somebody may well say just that.
  if (prompt.trim().split(/\s+/).length >= fewestEchoed && said === bare(prompt)) return true
  const { logProbability = 0, noSpeech = 0, compression = 0 } = doubts
  if (noSpeech > surelySilence && logProbability < unsureLogProbability) return true
  return (
    noSpeech > likelySilence && (logProbability < failedLogProbability || compression > repeatedCompression)
  )
}
