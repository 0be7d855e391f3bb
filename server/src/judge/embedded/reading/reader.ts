import type { Line } from './lines.ts'
import { type Network, oneRow, wholeNumbers } from './network.ts'
import { stateName } from './show-inside.ts'
import { bar, closing, criterionRoom, longestReading, openCriterion } from './tokens.ts'

/** A value that may be meant: the line it stands in, and its first token there. */
export interface Place {
  readonly line: number
  readonly token: number
}

export interface Choices {
  readonly options?: readonly (readonly number[])[]
  /** Among the lines shown. */
  readonly values?: readonly Place[]
}

/** What one look at some lines of a call gives. Chances add up to 1. */
export interface Look {
  readonly yes: number
  readonly no: number
  readonly notApplicable: number
  /** 0…1 for every line shown. */
  readonly relevance: readonly number[]
  /** Of the options; or, first, of there being no value, and then of every value. */
  readonly choices: readonly number[]
  /** How many have read it. */
  readonly readers: 1 | 2
  /** What it makes of all that before it weighs it: as many numbers as the network is wide; none where none were asked for. */
  readonly state: Float32Array
  /** Before they are made chances: met, not met, not applicable. */
  readonly weights: readonly number[]
}

/** Reads a criterion and the lines that have to do with it together, and says what follows. */
export class Reader {
  readonly #network: Network
  readonly #showsState: boolean

  /** `showsState`: whether what it makes of a question can be learnt from; of a second reader that is not asked. */
  constructor(network: Network, showsState = true) {
    this.#network = network
    this.#showsState = showsState
  }

  async look(
    criterion: readonly number[],
    lines: readonly Pick<Line, 'ids'>[],
    { options = [], values }: Choices = {},
  ): Promise<Look> {
    const text = [...criterion]
    const bars = options.map((option) => {
      text.push(bar, ...option)
      return text.length - option.length
    })
    const ids = openCriterion(text)
    const head = ids.length
    const places = ids.map((_, index) => index)
    const marks: number[] = []
    for (const line of lines) {
      const room = longestReading - 1 - criterionRoom - (ids.length - head)
      if (room < 4) break
      marks.push(ids.length)
      ids.push(...line.ids.slice(0, room))
    }
    ids.push(closing)
    for (let index = head; index < ids.length; index += 1) places.push(criterionRoom + index - head)
    const chosen = values
      ? [0, ...values.map(({ line, token }) => Math.min((marks[line] ?? 0) + token, ids.length - 1))]
      : bars.map((place) => Math.min(place, criterionRoom - 2))
    const output = await this.#network.run({
      ids: oneRow(ids),
      places: oneRow(places),
      sides: oneRow(ids.map((_, index) => (index < head ? 0 : 1))),
      marks: wholeNumbers([0, ...marks, ...chosen]),
    })
    const verdict = output.verdict!.data as Float32Array
    const relevance = output.relevance!.data as Float32Array
    const choice = output.choice!.data as Float32Array
    const weights = [...verdict.subarray(0, 3)]
    const [yes, no, notApplicable] = softmax(weights)
    const state = this.#showsState ? (output[stateName]!.data as Float32Array) : new Float32Array()
    return {
      readers: 1,
      yes: yes!,
      no: no!,
      notApplicable: notApplicable!,
      relevance: lines.map((_, index) =>
        index < marks.length ? 1 / (1 + Math.exp(-relevance[1 + index]!)) : 0,
      ),
      choices: chosen.length === 0 ? [] : softmax([...choice.subarray(1 + marks.length)]),
      state: state.slice(0, state.length / (1 + marks.length + chosen.length)),
      weights,
    }
  }
}

/** What two make of the same: the mean of the logarithms, which is right more often than the mean of the chances. */
export function join(first: Look, second: Look): Look {
  const [yes, no, notApplicable] = multiply(
    [first.yes, first.no, first.notApplicable],
    [second.yes, second.no, second.notApplicable],
  )
  return {
    ...first,
    readers: 2,
    yes: yes!,
    no: no!,
    notApplicable: notApplicable!,
    relevance: first.relevance.map((one, index) => (one + second.relevance[index]!) / 2),
    choices: multiply(first.choices, second.choices),
    weights: first.weights.map((one, index) => (one + second.weights[index]!) / 2),
  }
}

function multiply(some: readonly number[], others: readonly number[]): number[] {
  const roots = some.map((one, index) => Math.sqrt(Math.max(1e-12, one * others[index]!)))
  const sum = roots.reduce((total, root) => total + root, 0)
  return roots.map((root) => root / sum)
}

function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values)
  const powers = values.map((value) => Math.exp(value - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
