import llamaTokenizer from 'llama-tokenizer-js'
import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { pcmSampleRate } from '../../audio/pcm.ts'
import { chooseToken } from './choose-token.ts'
import { cutRepeatedTail } from './cut-repeated-tail.ts'

export interface Recogniser {
  readonly encoder: InferenceSession
  readonly decoder: InferenceSession
}

export interface Recognition {
  readonly text: string
  /** Geometric mean of the tokens' probabilities, 0…1. */
  readonly confidence: number
}

interface Row {
  readonly tokens: number[]
  readonly mostTokens: number
  logProbability: number
  ended: boolean
}

const startToken = 1
const endToken = 2
const layers = 8
const heads = 8
const headSize = 52
/** The encoder needs a few frames to work on. */
const leastSamples = pcmSampleRate / 2

/**
 * Recognises segments of one recording together: a step of the decoder costs little more for eight than for one.
 * The decoder knows no padding, so all are brought to the length of the longest with silence; give similar lengths.
 */
export async function recogniseSegments(
  { encoder, decoder }: Recogniser,
  segments: readonly Float32Array[],
  tokensPerSecond: number,
): Promise<Recognition[]> {
  const samples = Math.max(leastSamples, ...segments.map((audio) => audio.length))
  const hidden: Tensor[] = []
  for (const audio of segments) {
    const padded = new Float32Array(samples)
    padded.set(audio)
    const encoded = await encoder.run({ input_values: new Tensor('float32', padded, [1, samples]) })
    hidden.push(encoded.last_hidden_state!)
  }
  const rows = segments.map((audio): Row => {
    const mostTokens = Math.ceil((Math.max(leastSamples, audio.length) / pcmSampleRate) * tokensPerSecond)
    return { tokens: [], mostTokens, logProbability: 0, ended: false }
  })
  await decode(decoder, stackRows(hidden), rows)
  return rows.map(({ tokens, logProbability }) => ({
    text: llamaTokenizer.decode(cutRepeatedTail(tokens), false, false).trim(),
    confidence: Math.exp(logProbability / (tokens.length + 1)),
  }))
}

async function decode(decoder: InferenceSession, hidden: Tensor, rows: readonly Row[]): Promise<void> {
  let alive = [...rows]
  let feeds: Record<string, Tensor> = { encoder_hidden_states: hidden }
  for (const name of cacheNames) {
    feeds[`past_key_values.${name}`] = new Tensor('float32', new Float32Array(0), [0, heads, 1, headSize])
  }
  for (let step = 0; ; step++) {
    feeds.input_ids = new Tensor(
      'int64',
      BigInt64Array.from(alive, (row) => BigInt(row.tokens.at(-1) ?? startToken)),
      [alive.length, 1],
    )
    feeds.use_cache_branch = new Tensor('bool', [step > 0], [1])
    const output = await decoder.run(feeds)
    alive.forEach((row, index) => {
      if (row.ended) return
      const { token, logProbability } = chooseToken(
        output.logits!.data as Float32Array,
        index,
        // Voice was heard, so an end before the first word is a slip; noise put into words is found by its confidence.
        step === 0 ? endToken + 1 : endToken,
      )
      row.logProbability += logProbability
      if (token === endToken || row.tokens.push(token) >= row.mostTokens) row.ended = true
    })
    for (const name of cacheNames) {
      // What the words attend to in the audio is worked out once, at the first step.
      if (step > 0 && name.includes('encoder')) continue
      feeds[`past_key_values.${name}`] = output[`present.${name}`]!
    }
    const left = alive.flatMap((row, index) => (row.ended ? [] : index))
    if (left.length === 0) return
    // Copying the memory of those that go on takes time, so ended rows ride along until they are the half.
    if (left.length * 2 <= alive.length) {
      alive = left.map((index) => alive[index]!)
      feeds = Object.fromEntries(
        Object.entries(feeds).map(([name, tensor]) => [
          name,
          tensor.dims.length > 2 ? keepRows(tensor, left) : tensor,
        ]),
      )
    }
  }
}

const cacheNames = Array.from({ length: layers }, (_, layer) =>
  ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'].map((name) => `${layer}.${name}`),
).flat()

function stackRows(tensors: readonly Tensor[]): Tensor {
  const [, ...dims] = tensors[0]!.dims
  const size = tensors[0]!.size
  const data = new Float32Array(size * tensors.length)
  tensors.forEach((tensor, index) => {
    data.set(tensor.data as Float32Array, index * size)
  })
  return new Tensor('float32', data, [tensors.length, ...dims])
}

function keepRows(tensor: Tensor, rows: readonly number[]): Tensor {
  const [count, ...dims] = tensor.dims
  const size = tensor.size / count!
  const data = new Float32Array(size * rows.length)
  rows.forEach((row, index) => {
    data.set((tensor.data as Float32Array).subarray(row * size, (row + 1) * size), index * size)
  })
  return new Tensor('float32', data, [rows.length, ...dims])
}
