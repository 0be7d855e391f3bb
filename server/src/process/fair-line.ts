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
    this.#accountOf(place.client).waiting++
    this.#places.push(place)
  }

  leave(place: Place): void {
    const account = this.#takeOut(place)
    if (account) this.#forget(place.client, account)
  }

  /** Whose turn it is, of those that may go. */
  next(mayGo: (place: Place) => boolean = () => true): Place | undefined {
    let best: Place | undefined
    for (const place of this.#places)
      if ((!best || this.#goesBefore(place, best)) && mayGo(place)) best = place
    return best
  }

  /** Whether a client holds any of the processes now. */
  isServed(client: string): boolean {
    return (this.#accounts.get(client)?.running ?? 0) > 0
  }

  /** Whether a client would go before this place, if it came back now. */
  wouldGoBefore(client: string, place: Place): boolean {
    return client !== place.client && this.#timeOf(client) < this.#timeOf(place.client)
  }

  /** Whether none of those that are served now would go before a client. */
  hasHadLeast(client: string): boolean {
    const own = this.#timeOf(client)
    for (const [other, { running }] of this.#accounts)
      if (other !== client && running > 0 && this.#timeOf(other) < own) return false
    return true
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

  /** It had so much time of another kind. */
  charge(client: string, tookMs: number): void {
    const account = this.#accountOf(client)
    account.usedMs += tookMs
    this.#forget(client, account)
  }

  #accountOf(client: string): Account {
    const startMs = this.#clockMs - this.#creditMs
    const account = this.#accounts.get(client) ?? { usedMs: startMs, waiting: 0, running: 0 }
    if (account.waiting + account.running === 0) account.usedMs = Math.max(account.usedMs, startMs)
    this.#accounts.set(client, account)
    return account
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
