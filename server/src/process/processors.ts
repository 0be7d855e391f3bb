import { FairLine } from './fair-line.ts'

/** A task that waits for a process of its pool, and for a processor to run on. */
export interface Place {
  /** Whose turn it takes. */
  readonly client: string
  /** Whether its pool has a process for it. */
  hasRoom(): boolean
  /** Called on its turn; false: its pool makes room first, and calls for the next turn when it has. */
  start(): boolean
}

/** One more than there are, for a client that holds none and has had no more than those who hold them all. */
const spare = 1

/** Long enough to ask for the next step of a task with what the last one gave. */
const comesBackMs = 40

/** Between two steps of its work, a client is not gone. */
const justNowMs = 5_000

/**
 * The processors of the machine, lent by turns of clients to all engines that share them: who has its calls heard and judged
 * at once gets no more of the machine than who has them only heard.
 */
export class Processors {
  readonly count: number
  readonly #line = new FairLine<Place>()
  /** When each client last asked for one or gave one back. */
  readonly #seen = new Map<string, number>()
  #busy = 0
  /** Who was just served, may come back at once with its next step, and would then be next. */
  #expected: string | undefined

  constructor(count = Number.POSITIVE_INFINITY) {
    this.count = count
  }

  join(place: Place): void {
    this.#line.join(place)
    this.#seen.set(place.client, performance.now())
    if (place.client === this.#expected) this.#expected = undefined
    this.next()
  }

  leave(place: Place): void {
    this.#line.leave(place)
  }

  /** Starts whoever can be started. */
  next(): void {
    for (let place = this.#whoIsNext(); place; place = this.#whoIsNext()) if (!place.start()) return
  }

  /** To be called by a place that starts. */
  take(place: Place): void {
    this.#line.serve(place)
    this.#busy++
  }

  /** It has ended after so long; before anybody is told. */
  giveBack(place: Place, tookMs: number): void {
    this.#busy--
    this.#line.end(place, tookMs)
    this.#seen.set(place.client, performance.now())
  }

  /**
   * A call is heard in many steps, one after the other. Given away between two of them, a process would be back only after
   * the longest step of somebody else, every time.
   */
  passOn(client: string): void {
    const next = this.#whoIsNext()
    if (next && this.#line.wouldGoBefore(client, next)) {
      this.#expected = client
      setTimeout(() => {
        if (this.#expected === client) this.#expected = undefined
        this.next()
      }, comesBackMs)
    } else this.next()
  }

  /** What was done for a client elsewhere on the machine counts like a turn. */
  charge(client: string, tookMs: number): void {
    this.#line.charge(client, tookMs)
  }

  /** Whether anybody else has had work for them just now. */
  othersWork(client: string): boolean {
    const now = performance.now()
    for (const [other, at] of this.#seen)
      if (now - at > justNowMs && !this.#line.isServed(other)) this.#seen.delete(other)
    return this.#seen.size > (this.#seen.has(client) ? 1 : 0)
  }

  #whoIsNext(): Place | undefined {
    if (this.#expected !== undefined || this.#busy >= this.count + spare) return undefined
    const onlySpare = this.#busy >= this.count
    return this.#line.next((place) => (!onlySpare || this.#deservesSpare(place.client)) && place.hasRoom())
  }

  #deservesSpare(client: string): boolean {
    return !this.#line.isServed(client) && this.#line.hasHadLeast(client)
  }
}
