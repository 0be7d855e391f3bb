import { setImmediate as pause } from 'node:timers/promises'
import { codeBytes, halfBytes } from '../../domain/meaning/meaning.ts'

/** Compared before others get their turn: a few milliseconds. */
const atOnce = 16_384
const gone = -1
/** Beside its codes, of each passage its call and its score. */
const passageBytes = codeBytes + 8
const callBytes = 200
/** By the quarters alone, this part of all is looked at again; never fewer than some. */
const shareLookedAtAgain = 0.02
const leastLookedAtAgain = 2_000
/** Scores are whole numbers between these, so that they can be counted. */
const scale = 4_096
const highest = 2 ** 19
const perBucket = 8
const buckets = (2 * highest) >> perBucket
const left = -highest

/** The codes of a call's passages, as stored. */
export interface CodedCall {
  readonly call_id: string
  readonly codes: Buffer
}

export interface Candidate {
  readonly callId: string
  /** Which of the call's passages, from 0. */
  readonly place: number
  /** The more, the nearer. */
  readonly score: number
}

/**
 * The codes of one workspace's passages, one after another, to be compared with a question: all of them by the quarters,
 * and what comes nearest by all four bits.
 */
export class Shelf {
  #quarters = new Uint8Array(0)
  #places = new Uint8Array(0)
  #callOf = new Int32Array(0)
  #scores = new Int32Array(0)
  #length = 0
  #holes = 0
  #calls: { readonly id: string; readonly first: number; readonly count: number }[] = []
  #numbers = new Map<string, number>()

  constructor(passages = 0) {
    this.#makeRoom(passages)
  }

  get passages(): number {
    return this.#length - this.#holes
  }

  get bytes(): number {
    return this.#callOf.length * passageBytes + this.#calls.length * callBytes
  }

  static bytesOf(passages: number, calls: number): number {
    return passages * passageBytes + calls * callBytes
  }

  /** In place of what was there of the call. */
  put({ call_id, codes }: CodedCall): void {
    this.remove(call_id)
    const count = codes.length / codeBytes
    if (count === 0) return
    if (this.#length + count > this.#callOf.length) this.#makeRoom(Math.ceil((this.#length + count) * 1.2))
    const number = this.#calls.push({ id: call_id, first: this.#length, count }) - 1
    this.#numbers.set(call_id, number)
    for (let place = 0; place < count; place++) {
      const from = place * codeBytes
      const to = (this.#length + place) * halfBytes
      this.#quarters.set(codes.subarray(from, from + halfBytes), to)
      this.#places.set(codes.subarray(from + halfBytes, from + codeBytes), to)
    }
    this.#callOf.fill(number, this.#length, this.#length + count)
    this.#length += count
  }

  remove(callId: string): void {
    const number = this.#numbers.get(callId)
    if (number === undefined) return
    const { first, count } = this.#calls[number]!
    // An erased call leaves nothing here, either.
    for (const codes of [this.#quarters, this.#places])
      codes.fill(0, first * halfBytes, (first + count) * halfBytes)
    this.#callOf.fill(gone, first, first + count)
    this.#numbers.delete(callId)
    this.#holes += count
    if (this.#holes > 10_000 && this.#holes > this.#length / 4) this.#closeHoles()
  }

  /** The nearest passages, of all calls or of some, the nearest first. */
  async find(vector: Float32Array, most: number, allowed?: Iterable<string>): Promise<Candidate[]> {
    const isAllowed = allowed && this.#markCalls(allowed)
    const table = tabulate(vector, (quarter) => 4 * quarter - 6)
    const counts = new Uint32Array(buckets)
    let compared = 0
    for (let from = 0; from < this.#length; from += atOnce) {
      if (from > 0) await pause()
      compared += this.#compare(table, from, Math.min(from + atOnce, this.#length), counts, isAllowed)
    }
    const again = Math.max(most, leastLookedAtAgain, Math.ceil(compared * shareLookedAtAgain))
    return this.#lookAgain(vector, lowestOf(counts, again), most)
  }

  #compare(
    table: Int32Array,
    from: number,
    to: number,
    counts: Uint32Array,
    isAllowed: Uint8Array | undefined,
  ): number {
    const [quarters, callOf, scores] = [this.#quarters, this.#callOf, this.#scores]
    let compared = 0
    for (let index = from; index < to; index++) {
      const call = callOf[index]!
      if (call === gone || (isAllowed && isAllowed[call] !== 1)) {
        scores[index] = left
        continue
      }
      let score = 0
      let at = index * halfBytes
      for (let row = 0; row < table.length; row += 256) score += table[row + quarters[at++]!]!
      scores[index] = score
      counts[(score + highest) >> perBucket]!++
      compared++
    }
    return compared
  }

  #lookAgain(vector: Float32Array, lowest: number, most: number): Candidate[] {
    const table = tabulate(vector, (place) => place - 1.5)
    const found: { readonly index: number; readonly score: number }[] = []
    for (let index = 0; index < this.#length; index++) {
      let score = this.#scores[index]!
      if (score < lowest || score === left) continue
      let at = index * halfBytes
      for (let row = 0; row < table.length; row += 256) score += table[row + this.#places[at++]!]!
      found.push({ index, score })
    }
    found.sort((one, other) => other.score - one.score)
    return found.slice(0, most).map(({ index, score }) => {
      const { id, first } = this.#calls[this.#callOf[index]!]!
      return { callId: id, place: index - first, score }
    })
  }

  #markCalls(ids: Iterable<string>): Uint8Array {
    const marked = new Uint8Array(this.#calls.length)
    for (const id of ids) {
      const number = this.#numbers.get(id)
      if (number !== undefined) marked[number] = 1
    }
    return marked
  }

  #makeRoom(passages: number): void {
    const grown = <T extends Uint8Array | Int32Array>(made: T, old: T): T => {
      made.set(old)
      return made
    }
    this.#quarters = grown(new Uint8Array(passages * halfBytes), this.#quarters)
    this.#places = grown(new Uint8Array(passages * halfBytes), this.#places)
    this.#callOf = grown(new Int32Array(passages), this.#callOf)
    this.#scores = new Int32Array(passages)
  }

  #closeHoles(): void {
    const kept = [...this.#numbers.values()].map((number) => this.#calls[number]!)
    this.#calls = []
    this.#numbers = new Map()
    let next = 0
    for (const { id, first, count } of kept) {
      for (const codes of [this.#quarters, this.#places])
        codes.copyWithin(next * halfBytes, first * halfBytes, (first + count) * halfBytes)
      this.#numbers.set(id, this.#calls.push({ id, first: next, count }) - 1)
      this.#callOf.fill(this.#calls.length - 1, next, next + count)
      next += count
    }
    for (const codes of [this.#quarters, this.#places]) codes.fill(0, next * halfBytes)
    this.#length = next
    this.#holes = 0
  }
}

/** For every byte and whatever stands in it, what its four numbers add to the score. */
function tabulate(vector: Float32Array, worth: (bits: number) => number): Int32Array {
  const table = new Int32Array(halfBytes * 256)
  for (let byte = 0; byte < halfBytes; byte++) {
    for (let bits = 0; bits < 256; bits++) {
      let sum = 0
      for (let number = 0; number < 4; number++)
        sum += vector[4 * byte + number]! * worth((bits >> (2 * number)) & 3)
      table[256 * byte + bits] = Math.round(sum * scale)
    }
  }
  return table
}

/** From which score on there are at least so many. */
function lowestOf(counts: Uint32Array, wanted: number): number {
  let [sum, bucket] = [0, counts.length]
  while (bucket > 0 && sum < wanted) sum += counts[--bucket]!
  return bucket * 2 ** perBucket - highest
}
