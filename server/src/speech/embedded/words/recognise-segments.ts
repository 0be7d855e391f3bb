import llamaTokenizer from 'llama-tokenizer-js'
import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { pcmSampleRate } from '../../../audio/pcm.ts'
import { stackRows } from '../stack-rows.ts'
import type { TokenBonus } from './choose-token.ts'
import { cutRepeatedSentence, cutRepeatedTail } from './cut-repeated-tail.ts'
import { decodeTokens, type Row, startRow } from './decode-tokens.ts'

export interface Recogniser {
  readonly encoder: InferenceSession
  readonly decoder: InferenceSession
}

export interface Recognition {
  readonly text: string
  /** Geometric mean of the tokens' probabilities, 0…1. */
  readonly confidence: number
}

/** The encoder needs a few frames to work on. */
export const leastSamples = pcmSampleRate / 2

/**
 * Recognises segments of one recording together: a step of the decoder costs little more for eight than for one.
 * The decoder knows no padding, so all are brought to the length of the longest with silence; give similar lengths.
 */
export async function recogniseSegments(
  { encoder, decoder }: Recogniser,
  segments: readonly Float32Array[],
  tokensPerSecond: number,
  bonus?: TokenBonus,
): Promise<Recognition[]> {
  const samples = Math.max(leastSamples, ...segments.map((audio) => audio.length))
  const hidden: Tensor[] = []
  for (const audio of segments) hidden.push(await encodeAudio(encoder, audio, samples))
  const rows = segments.map((audio) => startRow(countTokens(audio.length, tokensPerSecond)))
  await decodeTokens(decoder, stackRows(hidden), rows, { bonus })
  return rows.map(readRow)
}

/** Recognises what follows in the audio after what is known to be said at its beginning. */
export async function recogniseAfter(
  { encoder, decoder }: Recogniser,
  known: { readonly text: string; readonly samples: number },
  audio: Float32Array,
  tokensPerSecond: number,
  bonus?: TokenBonus,
): Promise<Recognition> {
  const hidden = await encodeAudio(encoder, audio, Math.max(leastSamples, audio.length))
  const row = startRow(countTokens(audio.length - known.samples, tokensPerSecond))
  const opening = known.text === '' ? [] : llamaTokenizer.encode(known.text, false, true)
  await decodeTokens(decoder, hidden, [row], { opening, bonus })
  return readRow(row)
}

function countTokens(samples: number, tokensPerSecond: number): number {
  return Math.ceil((Math.max(leastSamples, samples) / pcmSampleRate) * tokensPerSecond)
}

function readRow({ tokens, logProbability }: Row): Recognition {
  return {
    text: cutRepeatedSentence(llamaTokenizer.decode(cutRepeatedTail(tokens), false, false).trim()),
    confidence: Math.exp(logProbability / (tokens.length + 1)),
  }
}

/** With silence up to `samples`. */
export async function encodeAudio(
  encoder: InferenceSession,
  audio: Float32Array,
  samples: number,
): Promise<Tensor> {
  const padded = new Float32Array(samples)
  padded.set(audio)
  const encoded = await encoder.run({ input_values: new Tensor('float32', padded, [1, samples]) })
  return encoded.last_hidden_state!
}
