const vocabulary = 32_768
/** What lies beyond in the model's output are markers that stand for no text. */
const words = 32_000

/** By what has been said so far: tokens to favour, and by how much, in the model's own measure. */
export type TokenBonus = (tokens: readonly number[]) => ReadonlyMap<number, number>

/** The likeliest token of one row of the decoder's output from `firstToken` on, and how likely it was. */
export function chooseToken(
  logits: Float32Array,
  row: number,
  firstToken: number,
  bonus?: ReadonlyMap<number, number>,
): { token: number; logProbability: number } {
  const from = row * vocabulary
  let token = 0
  let most = Number.NEGATIVE_INFINITY
  for (let index = firstToken; index < words; index++) {
    const logit = logits[from + index]!
    if (logit > most) {
      most = logit
      token = index
    }
  }
  const whole = most + Math.log(sumAbove(logits, from, firstToken, most))
  let favoured = most
  for (const [candidate, extra] of bonus ?? []) {
    const logit = logits[from + candidate]! + extra
    if (logit > favoured) {
      favoured = logit
      token = candidate
    }
  }
  // How likely it was to begin with: a favour must not look like certainty.
  return { token, logProbability: logits[from + token]! - whole }
}

/** The logarithm of how likely a token was in one row of the decoder's output. */
export function readLogProbability(logits: Float32Array, row: number, token: number): number {
  const from = row * vocabulary
  let most = Number.NEGATIVE_INFINITY
  for (let index = from; index < from + words; index++) most = Math.max(most, logits[index]!)
  return logits[from + token]! - most - Math.log(sumAbove(logits, from, 0, most))
}

function sumAbove(logits: Float32Array, from: number, firstToken: number, most: number): number {
  let sum = 0
  for (let index = firstToken; index < words; index++) {
    const below = logits[from + index]! - most
    // Anything further below does not change the sum, and exponentials are what costs here.
    if (below > -12) sum += Math.exp(below)
  }
  return sum
}
