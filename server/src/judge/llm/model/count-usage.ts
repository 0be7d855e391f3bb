export interface Prices {
  /** Per million tokens; undefined: nobody said. */
  readonly in: number | undefined
  readonly out: number | undefined
}

const mostTokens = 1e9

/** A count of tokens as one can be; a server may state anything. */
export function countable(tokens: number | undefined): number | undefined {
  return Number.isInteger(tokens) && tokens! >= 0 && tokens! < mostTokens ? tokens : undefined
}

/** Adds up what all requests of one task used, repeated ones included. */
export class Usage {
  #in = 0
  #out = 0
  #counted = false

  add(usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined): void {
    const [read, written] = [countable(usage?.inputTokens), countable(usage?.outputTokens)]
    if (read === undefined && written === undefined) return
    this.#counted = true
    this.#in += read ?? 0
    this.#out += written ?? 0
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
