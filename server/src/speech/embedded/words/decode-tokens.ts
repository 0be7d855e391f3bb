import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { keepRows } from '../stack-rows.ts'
import { chooseToken, readLogProbability, type TokenBonus } from './choose-token.ts'

/** One recognition in the making. */
export interface Row {
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

export function startRow(mostTokens: number): Row {
  return { tokens: [], mostTokens, logProbability: 0, ended: false }
}

/**
 * Writes the likeliest tokens into the rows, all rows a token further at each step. `opening` is what has been said
 * before in the same audio: it is taken as given, and the rows go on from there.
 */
export async function decodeTokens(
  decoder: InferenceSession,
  hidden: Tensor,
  rows: readonly Row[],
  { opening = [], bonus }: { opening?: readonly number[]; bonus?: TokenBonus | undefined } = {},
): Promise<void> {
  let alive = [...rows]
  let feeds: Record<string, Tensor> = { encoder_hidden_states: hidden, ...emptyCache() }
  for (let step = 0; ; step++) {
    const given = step === 0 ? [startToken, ...opening] : []
    const fed = step === 0 ? alive.flatMap(() => given) : alive.map((row) => row.tokens.at(-1)!)
    const length = fed.length / alive.length
    feeds.input_ids = new Tensor('int64', BigInt64Array.from(fed, BigInt), [alive.length, length])
    feeds.use_cache_branch = new Tensor('bool', [step > 0], [1])
    const output = await decoder.run(feeds)
    alive.forEach((row, index) => {
      if (row.ended) return
      const { token, logProbability } = chooseToken(
        output.logits!.data as Float32Array,
        (index + 1) * length - 1,
        // Voice was heard, so an end before the first word is a slip; noise put into words is found by its confidence.
        step === 0 && opening.length === 0 ? endToken + 1 : endToken,
        bonus?.(row.tokens),
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

/** How likely each of these tokens is, after the ones before it: their logarithms. */
export async function readProbabilities(
  decoder: InferenceSession,
  hidden: Tensor,
  tokens: readonly number[],
): Promise<number[]> {
  const fed = [startToken, ...tokens]
  const { logits } = await decoder.run({
    encoder_hidden_states: hidden,
    ...emptyCache(),
    input_ids: new Tensor('int64', BigInt64Array.from(fed, BigInt), [1, fed.length]),
    use_cache_branch: new Tensor('bool', [false], [1]),
  })
  return tokens.map((token, index) => readLogProbability(logits!.data as Float32Array, index, token))
}

function emptyCache(): Record<string, Tensor> {
  const empty = new Tensor('float32', new Float32Array(0), [0, heads, 1, headSize])
  return Object.fromEntries(cacheNames.map((name) => [`past_key_values.${name}`, empty]))
}

const cacheNames = Array.from({ length: layers }, (_, layer) =>
  ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'].map((name) => `${layer}.${name}`),
).flat()
