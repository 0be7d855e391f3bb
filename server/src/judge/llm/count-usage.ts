export interface Prices {
  /** Per million tokens; undefined: nobody said. */
  readonly in: number | undefined
  readonly out: number | undefined
}

/** Adds up what all requests of one task used, repeated ones included. */
export class Usage {
  #in = 0
  #out = 0
  #counted = false

  add(usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined): void {
    if (usage?.inputTokens === undefined && usage?.outputTokens === undefined) return
    this.#counted = true
    this.#in += usage.inputTokens ?? 0
    this.#out += usage.outputTokens ?? 0
  }

  /** null where the server counts nothing, or nobody named its prices. */
  total(prices: Prices): { tokens: number | null; cost: number | null } {
    if (!this.#counted) return { tokens: null, cost: null }
    const cost =
      prices.in === undefined || prices.out === undefined
        ? null
        : Math.round(this.#in * prices.in + this.#out * prices.out) / 1_000_000
    return { tokens: this.#in + this.#out, cost }
  }
}
