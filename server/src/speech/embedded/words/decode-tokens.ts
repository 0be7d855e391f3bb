import { Tensor } from 'onnxruntime-node'
import { keepRows } from '../stack-rows.ts'
import { chooseToken, readLogProbability, type TokenBonus } from './choose-token.ts'
import type { Recogniser } from './open-moonshine.ts'

/** What the encoder made of some audio, under the names that the decoder knows it by. */
export type Heard = Readonly<Record<string, Tensor>>

/** One recognition in the making. */
export interface Row {
  readonly tokens: number[]
  readonly mostTokens: number
  logProbability: number
  ended: boolean
}

const startToken = 1
const endToken = 2

export function startRow(mostTokens: number): Row {
  return { tokens: [], mostTokens, logProbability: 0, ended: false }
}

/**
 * Writes the likeliest tokens into the rows, all rows a token further at each step. For weights
 * that have not learnt to say that nothing was said, an end before the first word is a slip; noise put into words is
 * found by its confidence.
 */
export async function decodeTokens(
  recogniser: Recogniser,
  heard: Heard,
  rows: readonly Row[],
  bonus?: TokenBonus,
): Promise<void> {
  let alive = [...rows]
  let feeds: Record<string, Tensor> = { ...emptyMemory(recogniser, rows.length), ...heard }
  for (let step = 0; ; step++) {
    const fed = alive.map((row) => (step === 0 ? startToken : (row.tokens.at(-1) ?? endToken)))
    feeds.input_ids = new Tensor('int64', BigInt64Array.from(fed, BigInt), [alive.length, 1])
    const output = await recogniser.decoder.run({ ...feeds, ...sayWhetherFirst(recogniser, step === 0) })
    alive.forEach((row, index) => {
      if (row.ended) return
      const { token, logProbability } = chooseToken(
        output.logits!.data as Float32Array,
        index,
        step === 0 && !recogniser.mayBeEmpty ? endToken + 1 : endToken,
        bonus?.(row.tokens),
      )
      row.logProbability += logProbability
      if (token === endToken || row.tokens.push(token) >= row.mostTokens) row.ended = true
    })
    for (const name of recogniser.memoryNames) {
      // What the words attend to in the audio is worked out once: by our encoder, or at the stock decoder's first step.
      if (step > 0 && name.includes('encoder')) continue
      const present = output[`present.${name}`]
      if (present) feeds[`past_key_values.${name}`] = present
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
  recogniser: Recogniser,
  heard: Heard,
  tokens: readonly number[],
): Promise<number[]> {
  const fed = [startToken, ...tokens]
  const { logits } = await recogniser.decoder.run({
    ...emptyMemory(recogniser, 1),
    ...heard,
    ...sayWhetherFirst(recogniser, true),
    input_ids: new Tensor('int64', BigInt64Array.from(fed, BigInt), [1, fed.length]),
  })
  return tokens.map((token, index) => readLogProbability(logits!.data as Float32Array, index, token))
}

function emptyMemory({ memoryNames, memoryShape }: Recogniser, items: number): Record<string, Tensor> {
  const { heads, headSize } = memoryShape
  const empty = new Tensor('float32', new Float32Array(0), [items, heads, 0, headSize])
  return Object.fromEntries(memoryNames.map((name) => [`past_key_values.${name}`, empty]))
}

/** The stock decoder is two in one, and has to be told which. */
function sayWhetherFirst({ decoder }: Recogniser, isFirst: boolean): Record<string, Tensor> {
  const asks = decoder.inputNames.includes('use_cache_branch')
  return asks ? { use_cache_branch: new Tensor('bool', [!isFirst], [1]) } : {}
}
