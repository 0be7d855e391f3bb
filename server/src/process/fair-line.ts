interface Waiter {
  readonly client: string
}

interface Account {
  /** Including what it let pass while it stayed away. */
  usedMs: number
  waiting: number
  running: number
}

/**
 * So much time a client that stayed away may catch up on: enough for a call of ordinary length, which then hardly waits
 * behind whoever sends calls without end; too little to be worth saving up.
 */
const usualCreditMs = 20_000

/**
 * The line before a few processes. Clients take turns: next is the one that has had the least of their time, with what it
 * holds just now counted as if it took as long as most do. Within a client, first come, first served.
 */
export class FairLine<Place extends Waiter> {
  readonly #places: Place[] = []
  readonly #accounts = new Map<string, Account>()
  readonly #creditMs: number
  /** What the client that was served last had used: who comes now starts a little before, for nobody saves up more. */
  #clockMs = 0
  #usualMs = 0

  constructor(creditMs = usualCreditMs) {
    this.#creditMs = creditMs
  }

  join(place: Place): void {
    const startMs = this.#clockMs - this.#creditMs
    const account = this.#accounts.get(place.client) ?? { usedMs: startMs, waiting: 0, running: 0 }
    if (account.waiting + account.running === 0) account.usedMs = Math.max(account.usedMs, startMs)
    account.waiting++
    this.#accounts.set(place.client, account)
    this.#places.push(place)
  }

  leave(place: Place): void {
    const account = this.#takeOut(place)
    if (account) this.#forget(place.client, account)
  }

  /** Whose turn it is: of all who wait, or of the clients that hold none of the processes now. */
  next(among: 'all' | 'newcomers' = 'all'): Place | undefined {
    let best: Place | undefined
    for (const place of this.#places) {
      const mayGo = among === 'all' || this.#accounts.get(place.client)!.running === 0
      if (mayGo && (!best || this.#goesBefore(place, best))) best = place
    }
    return best
  }

  /** Whether a client would go before this place, if it came back now. */
  wouldGoBefore(client: string, place: Place): boolean {
    return client !== place.client && this.#timeOf(client) < this.#timeOf(place.client)
  }

  serve(place: Place): void {
    const account = this.#takeOut(place)
    if (!account) return
    account.running++
    this.#clockMs = Math.max(this.#clockMs, account.usedMs)
  }

  /** It has given its process back after so long. */
  end({ client }: Waiter, tookMs: number): void {
    const account = this.#accounts.get(client)!
    account.running--
    account.usedMs += tookMs
    this.#usualMs += (tookMs - this.#usualMs) / 10
    this.#forget(client, account)
  }

  #takeOut(place: Place): Account | undefined {
    const index = this.#places.indexOf(place)
    if (index < 0) return undefined
    this.#places.splice(index, 1)
    const account = this.#accounts.get(place.client)!
    account.waiting--
    return account
  }

  #goesBefore(one: Place, other: Place): boolean {
    if (one.client === other.client) return false
    return this.#timeOf(one.client) < this.#timeOf(other.client)
  }

  #timeOf(client: string): number {
    const { usedMs, running } = this.#accounts.get(client) ?? { usedMs: -Infinity, running: 0 }
    return usedMs + running * this.#usualMs
  }

  /** An account that says no more than a new one would is not kept. */
  #forget(client: string, { usedMs, waiting, running }: Account): void {
    if (waiting + running === 0 && usedMs <= this.#clockMs - this.#creditMs) this.#accounts.delete(client)
  }
}
