import type { Json } from './http.ts'

/** How sure an average of scores in hundredths is, from the scores themselves; `calls` is of how many calls they are. */
export function expectedSpread(scores: readonly number[], calls: number): Json {
  const count = scores.length
  const sum = scores.reduce((total, score) => total + score, 0)
  const avg_score = count > 0 ? Math.floor((2 * sum + count) / (2 * count)) / 100 : null
  if (count < 2)
    return {
      scored_requests: count,
      unscored: calls - count,
      avg_score,
      score_deviation: null,
      avg_score_low: null,
      avg_score_high: null,
    }
  const mean = sum / count
  const variance = scores.reduce((total, score) => total + (score - mean) ** 2, 0) / (count - 1)
  const margin = quantile(count - 1) * Math.sqrt(variance / count)
  const shown = (hundredths: number) => Math.min(10_000, Math.max(0, Math.round(hundredths))) / 100
  return {
    scored_requests: count,
    unscored: calls - count,
    avg_score,
    score_deviation: shown(Math.sqrt(variance)),
    avg_score_low: shown(mean - margin),
    avg_score_high: shown(mean + margin),
  }
}

const known = new Map<number, number>()

/** Student's t for 95 %, by adding up its density: with x = √ν · tan θ that is a power of the cosine. */
function quantile(degrees: number): number {
  const found = known.get(degrees)
  if (found !== undefined) return found
  const upTo = (angle: number) => {
    const parts = 400
    let area = 0
    for (let part = 0; part <= parts; part++) {
      const weight = part === 0 || part === parts ? 1 : part % 2 === 1 ? 4 : 2
      area += weight * Math.cos((angle * part) / parts) ** (degrees - 1)
    }
    return (area * angle) / parts / 3
  }
  const whole = upTo(Math.PI / 2)
  let [low, high] = [0, Math.PI / 2]
  for (let step = 0; step < 48; step++) {
    const middle = (low + high) / 2
    if (upTo(middle) < 0.95 * whole) low = middle
    else high = middle
  }
  const t = Math.sqrt(degrees) * Math.tan(low)
  known.set(degrees, t)
  return t
}
