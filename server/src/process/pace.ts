import { setTimeout as wait } from 'node:timers/promises'
import type { Processors } from './processors.ts'

interface Debt {
  readonly ms: number
  readonly at: number
}

/** So much of each processor's time goes to the side work of one client, while others work. */
const share = 0.05
/** So much is never waited for: a hundred recordings to look into. */
const freeMs = 2_000
/** No more is held against anybody: what a client did while it was alone must not slow it down for an hour. */
const mostMs = 2 * freeMs
/** Whoever sends many at once is slowed down, not left without an answer. */
const longestMs = 20_000
const lookAgainMs = 100

/**
 * Holds back a client's side work, which is not worth a turn each but adds up: only while others want the machine too, and
 * only what goes beyond a small share of it.
 */
export class Pace {
  readonly #processors: Processors
  readonly #debts = new Map<string, Debt>()
  readonly #now: () => number

  constructor(processors: Processors, now = () => performance.now()) {
    this.#processors = processors
    this.#now = now
  }

  /** Resolves when the client may go on; rejects with the signal's reason when it is aborted. */
  async wait(client: string, signal: AbortSignal): Promise<void> {
    const until = this.#now() + longestMs
    while (this.mustWait(client) && this.#now() < until) {
      await wait(lookAgainMs, undefined, { signal }).catch(() => {})
      signal.throwIfAborted()
    }
  }

  mustWait(client: string): boolean {
    return this.#owedBy(client) > freeMs && this.#processors.othersWork(client)
  }

  /** What its side work took. */
  note(client: string, tookMs: number): void {
    const ms = Math.min(mostMs, this.#owedBy(client) + tookMs)
    this.#debts.set(client, { ms, at: this.#now() })
    if (this.#debts.size > 1_000) this.#forgetPaid()
  }

  #owedBy(client: string): number {
    const debt = this.#debts.get(client)
    if (!debt) return 0
    return Math.max(0, debt.ms - (this.#now() - debt.at) * share * this.#processors.count)
  }

  #forgetPaid(): void {
    for (const client of this.#debts.keys()) if (this.#owedBy(client) === 0) this.#debts.delete(client)
  }
}
