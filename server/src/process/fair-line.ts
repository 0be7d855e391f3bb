interface Waiter {
  readonly client: string
}

interface Account {
  /** Including what it did not use while it stayed away. */
  usedMs: number
  waiting: number
  running: number
}

/**
 * The line before a few processes. Clients take turns: next is one that holds the fewest of the processes and, among
 * those, the one that has had the least of their time. Within a client, first come, first served.
 */
export class FairLine<Place extends Waiter> {
  readonly #places: Place[] = []
  readonly #accounts = new Map<string, Account>()
  /** What the client that was served last had used: who comes now starts from there, for nobody saves up time. */
  #clockMs = 0

  join(place: Place): void {
    const account = this.#accounts.get(place.client) ?? { usedMs: 0, waiting: 0, running: 0 }
    if (account.waiting + account.running === 0) account.usedMs = Math.max(account.usedMs, this.#clockMs)
    account.waiting++
    this.#accounts.set(place.client, account)
    this.#places.push(place)
  }

  leave(place: Place): void {
    const account = this.#takeOut(place)
    if (account) this.#forget(place.client, account)
  }

  next(): Place | undefined {
    let best: Place | undefined
    for (const place of this.#places) if (!best || this.#goesBefore(place, best)) best = place
    return best
  }

  /** Whether it holds none of the processes now. */
  isNewcomer({ client }: Waiter): boolean {
    return (this.#accounts.get(client)?.running ?? 0) === 0
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
    const [mine, theirs] = [this.#accounts.get(one.client)!, this.#accounts.get(other.client)!]
    return mine.running === theirs.running ? mine.usedMs < theirs.usedMs : mine.running < theirs.running
  }

  /** An account that says no more than a new one would is not kept. */
  #forget(client: string, { usedMs, waiting, running }: Account): void {
    if (waiting + running === 0 && usedMs <= this.#clockMs) this.#accounts.delete(client)
  }
}
