import { Tensor } from 'onnxruntime-node'
import { KeptEncodings } from './kept-encodings.ts'
import type { Line } from './lines.ts'
import { type Network, oneRow, wholeNumbers } from './network.ts'
import { closing, criterionRoom, longestReading, openCriterion } from './tokens.ts'

const linesAtOnce = 12
const step = 10

interface Window {
  readonly firstLine: number
  /** Of each line, the place of its speaker among the window's tokens. */
  readonly marks: readonly number[]
  readonly encoded: Float32Array
}

/** A call taken in once, for all the criteria that will be asked about it. */
export interface TakenCall {
  readonly lines: number
  readonly windows: readonly Window[]
}

/** Says which lines of a call have to do with a criterion. Its lower layers read the call without the criterion. */
export class Finder {
  readonly #lower: Network
  readonly #upper: Network
  readonly #kept = new KeptEncodings()

  constructor(lower: Network, upper: Network) {
    this.#lower = lower
    this.#upper = upper
  }

  async take(lines: readonly Line[]): Promise<TakenCall> {
    const windows: Window[] = []
    for (const { first, last } of listWindows(lines)) {
      const ids: number[] = []
      const marks: number[] = []
      for (const line of lines.slice(first, last)) {
        marks.push(ids.length)
        ids.push(...line.ids)
      }
      ids.push(closing)
      windows.push({ firstLine: first, marks, encoded: await this.#encode(ids, criterionRoom, 1) })
    }
    return { lines: lines.length, windows }
  }

  /** 0…1 for every line. */
  async find(criterion: readonly number[], call: TakenCall): Promise<Float32Array> {
    const head = openCriterion(criterion)
    const encoded = await this.#encode(head, 0, 0)
    const relevance = new Float32Array(call.lines)
    for (const window of call.windows) {
      const both = new Float32Array(encoded.length + window.encoded.length)
      both.set(encoded)
      both.set(window.encoded, encoded.length)
      const width = encoded.length / head.length
      const output = await this.#upper.run({
        encoded: new Tensor('float32', both, [1, both.length / width, width]),
        marks: wholeNumbers(window.marks.map((mark) => head.length + mark)),
      })
      for (const [index, value] of (output.relevance!.data as Float32Array).entries()) {
        const line = window.firstLine + index
        relevance[line] = Math.max(relevance[line]!, 1 / (1 + Math.exp(-value)))
      }
    }
    return relevance
  }

  #encode(ids: readonly number[], firstPlace: number, side: 0 | 1): Promise<Float32Array> {
    return this.#kept.get(`${side} ${firstPlace} ${ids.join(' ')}`, () =>
      this.#encodeAnew(ids, firstPlace, side),
    )
  }

  async #encodeAnew(ids: readonly number[], firstPlace: number, side: 0 | 1): Promise<Float32Array> {
    const output = await this.#lower.run({
      ids: oneRow(ids),
      places: oneRow(ids.map((_, index) => firstPlace + index)),
      sides: oneRow(ids.map(() => side)),
    })
    return output.encoded!.data as Float32Array
  }
}

/** A dozen lines at a time, two of which the next window reads again; fewer where they are long. */
function listWindows(lines: readonly Line[]): { first: number; last: number }[] {
  const windows: { first: number; last: number }[] = []
  for (let first = 0; first < lines.length; ) {
    let last = first
    let tokens = 1
    while (last < lines.length && last - first < linesAtOnce) {
      tokens += lines[last]!.ids.length
      if (tokens > longestReading - criterionRoom && last > first) break
      last += 1
    }
    windows.push({ first, last })
    if (last === lines.length) break
    first = last - first > linesAtOnce - step ? last - (linesAtOnce - step) : last
  }
  return windows
}
