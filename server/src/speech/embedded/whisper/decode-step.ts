import { type InferenceSession, Tensor } from 'onnxruntime-node'
import type { Attention } from './align-tokens.ts'
import type { Whisper } from './open-whisper.ts'

/** What the decoder has heard and written so far, for several segments at once; one row each. */
export interface Memory {
  readonly hidden: Tensor
  readonly tensors: Readonly<Record<string, Tensor>>
}

export interface Step {
  /** A score for every token: per begun token at the first step, per row at later ones. */
  readonly scores: readonly Float32Array[]
  /** Where the last token of each row looked. */
  readonly attentions: readonly Attention[]
  readonly memory: Memory
}

/** The first step, for one segment: it goes through the tokens that every text begins with. */
export async function beginDecoding(
  whisper: Whisper,
  hidden: Tensor,
  begun: readonly number[],
): Promise<Step> {
  const { heads, headSize } = whisper.memoryShape
  const nothing = new Tensor('float32', new Float32Array(0), [1, heads, 0, headSize])
  const feeds = Object.fromEntries(whisper.memoryNames.map((name) => [`past_key_values.${name}`, nothing]))
  const output = await whisper.decoder.run(
    {
      ...feeds,
      encoder_hidden_states: hidden,
      input_ids: new Tensor('int64', BigInt64Array.from(begun, BigInt), [1, begun.length]),
      use_cache_branch: new Tensor('bool', [false], [1]),
    },
    ['logits', ...nameAttentions(whisper), ...whisper.memoryNames.map((name) => `present.${name}`)],
  )
  const tensors = Object.fromEntries(whisper.memoryNames.map((name) => [name, output[`present.${name}`]!]))
  const attentions = readAttentions(whisper, output)
  return { scores: splitRows(output.logits!), attentions, memory: { hidden, tensors } }
}

/** One more token for every row. */
export async function continueDecoding(
  whisper: Whisper,
  { hidden, tensors }: Memory,
  last: readonly number[],
): Promise<Step> {
  const feeds = Object.fromEntries(
    whisper.memoryNames.map((name) => [`past_key_values.${name}`, tensors[name]!]),
  )
  // What the words attend to in the audio is worked out once, at the first step.
  const growing = whisper.memoryNames.filter((name) => name.includes('decoder'))
  const output = await whisper.decoder.run(
    {
      ...feeds,
      encoder_hidden_states: hidden,
      input_ids: new Tensor('int64', BigInt64Array.from(last, BigInt), [last.length, 1]),
      use_cache_branch: new Tensor('bool', [true], [1]),
    },
    ['logits', ...nameAttentions(whisper), ...growing.map((name) => `present.${name}`)],
  )
  const grown = Object.fromEntries(growing.map((name) => [name, output[`present.${name}`]!]))
  const attentions = readAttentions(whisper, output)
  return {
    scores: splitRows(output.logits!),
    attentions,
    memory: { hidden, tensors: { ...tensors, ...grown } },
  }
}

const nameOfLayer = (layer: number) => `cross_attentions.${layer}`

function nameAttentions({ aligningHeads }: Whisper): string[] {
  return [...new Set(aligningHeads.map(([layer]) => nameOfLayer(layer)))]
}

function readAttentions({ aligningHeads }: Whisper, output: InferenceSession.OnnxValueMapType): Attention[] {
  const [rows, heads, tokens, frames] = (output[nameOfLayer(aligningHeads[0]![0])] as Tensor).dims as number[]
  return Array.from({ length: rows! }, (_, row) => {
    const attention = new Float32Array(aligningHeads.length * frames!)
    aligningHeads.forEach(([layer, head], index) => {
      const data = (output[nameOfLayer(layer)] as Tensor).data as Float32Array
      const at = ((row * heads! + head) * tokens! + tokens! - 1) * frames!
      attention.set(data.subarray(at, at + frames!), index * frames!)
    })
    return attention
  })
}

function splitRows({ data, dims }: Tensor): Float32Array[] {
  const size = dims.at(-1)!
  const scores = data as Float32Array
  return Array.from({ length: scores.length / size }, (_, row) =>
    scores.subarray(row * size, (row + 1) * size),
  )
}
