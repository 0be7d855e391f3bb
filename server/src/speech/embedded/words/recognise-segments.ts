import llamaTokenizer from 'llama-tokenizer-js'
import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { pcmSampleRate } from '../../../audio/pcm.ts'
import { stackRows } from '../stack-rows.ts'
import type { TokenBonus } from './choose-token.ts'
import { cutRepeatedSentence, cutRepeatedTail } from './cut-repeated-tail.ts'
import { decodeTokens, type Heard, type Row, startRow } from './decode-tokens.ts'
import type { Recogniser } from './open-moonshine.ts'

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
  recogniser: Recogniser,
  segments: readonly Float32Array[],
  tokensPerSecond: number,
  bonus?: TokenBonus,
): Promise<Recognition[]> {
  const samples = Math.max(leastSamples, ...segments.map((audio) => audio.length))
  const heard: Heard[] = []
  for (const audio of segments) heard.push(await encodeAudio(recogniser.encoder, audio, samples))
  const rows = segments.map((audio) => startRow(countTokens(audio.length, tokensPerSecond)))
  await decodeTokens(recogniser, stackAll(heard), rows, bonus)
  return rows.map(readRow)
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
): Promise<Heard> {
  const padded = new Float32Array(samples)
  padded.set(audio)
  const encoded = await encoder.run({ input_values: new Tensor('float32', padded, [1, samples]) })
  return Object.fromEntries(
    Object.entries(encoded).map(([name, tensor]) => [
      name === 'last_hidden_state' ? 'encoder_hidden_states' : name.replace('present.', 'past_key_values.'),
      tensor,
    ]),
  )
}

function stackAll(heard: readonly Heard[]): Heard {
  return Object.fromEntries(
    Object.keys(heard[0]!).map((name) => [name, stackRows(heard.map((one) => one[name]!))]),
  )
}
