import { tokens } from './whisper-tokens.ts'

/** The likeliest token that stands for text, or the end, and how likely it was among those. */
export function chooseTextToken(
  logits: Float32Array,
  barred: Uint8Array,
): { token: number; logProbability: number } {
  let token: number = tokens.end
  let most = Number.NEGATIVE_INFINITY
  for (let index = 0; index <= tokens.end; index++) {
    const logit = logits[index]!
    if (logit > most && barred[index] === 0) {
      most = logit
      token = index
    }
  }
  let sum = 0
  for (let index = 0; index <= tokens.end; index++) {
    const below = logits[index]! - most
    // Anything further below does not change the sum, and exponentials are what costs here.
    if (below > -12 && barred[index] === 0) sum += Math.exp(below)
  }
  return { token, logProbability: -Math.log(sum) }
}

/** How likely one token is among all there are. */
export function findProbability(logits: Float32Array, token: number): number {
  let most = Number.NEGATIVE_INFINITY
  for (const logit of logits) if (logit > most) most = logit
  let sum = 0
  for (const logit of logits) if (logit - most > -20) sum += Math.exp(logit - most)
  return Math.exp(logits[token]! - most) / sum
}
