import { InferenceSession, Tensor } from 'onnxruntime-node'
import { WordPieces } from '../reading/word-pieces.ts'
import { readMinilmFile } from './minilm-files.ts'

const mostTokens = 128
const sentencesAtOnce = 24
const mostRemembered = 5000

type Network = Pick<InferenceSession, 'run'>

/** Turns sentences into directions: the closer two directions, the closer the meanings. */
export class SentenceEmbedder {
  readonly #network: Network
  readonly #pieces: WordPieces
  readonly #remembered = new Map<string, Float32Array>()

  private constructor(network: Network, pieces: WordPieces) {
    this.#network = network
    this.#pieces = pieces
  }

  static async load(open: () => Promise<Network> = openNetwork): Promise<SentenceEmbedder> {
    const tokenizer = JSON.parse(readMinilmFile('tokenizer.json').toString('utf8'))
    return new SentenceEmbedder(await open(), new WordPieces(tokenizer.model.vocab))
  }

  /** For what is asked again with every call: questions, options, examples. */
  async embedAndRemember(texts: readonly string[]): Promise<Float32Array[]> {
    const missing = [...new Set(texts.filter((text) => !this.#remembered.has(text)))]
    const fresh = new Map<string, Float32Array>()
    for (const [index, vector] of (await this.embed(missing)).entries()) fresh.set(missing[index]!, vector)
    const vectors = texts.map((text) => fresh.get(text) ?? this.#remembered.get(text)!)
    for (const [text, vector] of fresh) this.#remembered.set(text, vector)
    for (const text of this.#remembered.keys()) {
      if (this.#remembered.size <= mostRemembered) break
      this.#remembered.delete(text)
    }
    return vectors
  }

  /** One vector of length 1 per text, in order. Equal texts are computed once. */
  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const distinct = [...new Set(texts)].map((text) => ({ text, ids: this.#pieces.encode(text, mostTokens) }))
    // Sentences of one length side by side, so that little is spent on padding.
    distinct.sort((a, b) => a.ids.length - b.ids.length)
    const vectors = new Map<string, Float32Array>()
    for (let at = 0; at < distinct.length; at += sentencesAtOnce) {
      const batch = distinct.slice(at, at + sentencesAtOnce)
      const embedded = await this.#run(batch.map(({ ids }) => ids))
      for (const [index, { text }] of batch.entries()) vectors.set(text, embedded[index]!)
    }
    return texts.map((text) => vectors.get(text)!)
  }

  async #run(batch: readonly number[][]): Promise<Float32Array[]> {
    const width = Math.max(...batch.map((ids) => ids.length))
    const size = batch.length * width
    const ids = new BigInt64Array(size)
    const mask = new BigInt64Array(size)
    for (const [row, tokens] of batch.entries()) {
      for (const [column, token] of tokens.entries()) {
        ids[row * width + column] = BigInt(token)
        mask[row * width + column] = 1n
      }
    }
    const shape = [batch.length, width]
    const output = await this.#network.run({
      input_ids: new Tensor('int64', ids, shape),
      attention_mask: new Tensor('int64', mask, shape),
      token_type_ids: new Tensor('int64', new BigInt64Array(size), shape),
    })
    const hidden = output.last_hidden_state!.data as Float32Array
    const dimensions = hidden.length / size
    return batch.map((tokens, row) => pool(hidden, dimensions, row * width, tokens.length))
  }
}

function openNetwork(): Promise<Network> {
  return InferenceSession.create(readMinilmFile('onnx/model_quantized.onnx'), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  })
}

/** The mean over the real tokens, brought to length 1. */
function pool(hidden: Float32Array, dimensions: number, firstToken: number, tokens: number): Float32Array {
  const vector = new Float32Array(dimensions)
  for (let token = 0; token < tokens; token += 1) {
    const at = (firstToken + token) * dimensions
    for (let index = 0; index < dimensions; index += 1) vector[index]! += hidden[at + index]!
  }
  return toUnitLength(vector)
}

export function toUnitLength(vector: Float32Array): Float32Array {
  let square = 0
  for (const value of vector) square += value * value
  const length = Math.sqrt(square) || 1
  return vector.map((value) => value / length)
}

/** −1…1; both of length 1. */
export function similarity(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let index = 0; index < a.length; index += 1) sum += a[index]! * b[index]!
  return sum
}
