import { solve } from './solve.ts'

/** One thing to learn from: its figures, where the untaught judge stands, and what people say. */
export interface Sample {
  readonly figures: readonly number[]
  /** Log-odds of yes before anything is learnt. */
  readonly from: number
  readonly yes: boolean
}

/** How far figures move the log-odds. Nothing learnt: all of it 0. */
export interface Logistic {
  readonly bias: number
  /** Of the untaught log-odds: 0 leaves them as they are. */
  readonly slope: number
  /** For each figure, less its mean and over its spread. */
  readonly weights: readonly number[]
  readonly means: readonly number[]
  readonly spreads: readonly number[]
}

/** How hard each part is held back, in samples' worth. */
export interface Penalties {
  readonly bias: number
  readonly slope: number
  readonly weight: number
}

const mostSteps = 25
const closeEnough = 1e-8

/**
 * Regularised logistic regression that starts from what the untaught judge says: with few samples it stays near that, with
 * many it goes where people are. By Newton's method, so the same samples always give the same.
 */
export function fitLogistic(samples: readonly Sample[], penalties: Penalties): Logistic {
  const { means, spreads } = standardise(samples)
  const rows = samples.map(({ figures, from }) =>
    Float64Array.from([1, from, ...figures.map((value, index) => (value - means[index]!) / spreads[index]!)]),
  )
  const held = rows[0]!.map((_, index) => [penalties.bias, penalties.slope][index] ?? penalties.weight)
  let found = new Float64Array(held.length)
  let loss = lossAt(samples, rows, found, held)
  for (let step = 0; step < mostSteps; step += 1) {
    const whole = newtonStep(samples, rows, found, held)
    // A whole step may go past the best: half of it, and half again, until it gains.
    let share = 2
    let next = found
    let lossThere = loss
    do {
      share /= 2
      next = found.map((value, index) => value + share * whole[index]!)
      lossThere = lossAt(samples, rows, next, held)
    } while (lossThere > loss && share > 1e-4)
    if (!(lossThere < loss - closeEnough)) break
    found = next
    loss = lossThere
  }
  const [bias, slope, ...weights] = found
  return { bias: bias!, slope: slope!, weights, means, spreads }
}

export function logOddsOf(
  { bias, slope, weights, means, spreads }: Logistic,
  figures: readonly number[],
  from: number,
): number {
  return weights.reduce(
    (sum, weight, index) => sum + (weight * ((figures[index] ?? 0) - means[index]!)) / spreads[index]!,
    bias + (1 + slope) * from,
  )
}

export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

function lossAt(
  samples: readonly Sample[],
  rows: readonly Float64Array[],
  at: Float64Array,
  held: Float64Array,
): number {
  let loss = 0
  for (const [index, row] of rows.entries()) {
    const { from, yes } = samples[index]!
    let sum = from
    for (let k = 0; k < at.length; k += 1) sum += at[k]! * row[k]!
    const against = yes ? -sum : sum
    loss += Math.max(0, against) + Math.log1p(Math.exp(-Math.abs(against)))
  }
  for (let k = 0; k < at.length; k += 1) loss += (held[k]! * at[k]! ** 2) / 2
  return loss
}

function newtonStep(
  samples: readonly Sample[],
  rows: readonly Float64Array[],
  at: Float64Array,
  held: Float64Array,
): Float64Array {
  const size = at.length
  const bend = new Float64Array(size * size)
  const pull = new Float64Array(size)
  for (const [index, row] of rows.entries()) {
    const { from, yes } = samples[index]!
    let sum = from
    for (let k = 0; k < size; k += 1) sum += at[k]! * row[k]!
    const chance = chanceOf(sum)
    const surprise = (yes ? 1 : 0) - chance
    const weight = chance * (1 - chance)
    for (let k = 0; k < size; k += 1) {
      pull[k]! += surprise * row[k]!
      for (let l = 0; l <= k; l += 1) bend[k * size + l]! += weight * row[k]! * row[l]!
    }
  }
  for (let k = 0; k < size; k += 1) {
    pull[k]! -= held[k]! * at[k]!
    bend[k * size + k]! += held[k]!
  }
  return solve(bend, pull)
}

function standardise(samples: readonly Sample[]): { means: number[]; spreads: number[] } {
  const count = samples.length
  const means = samples[0]!.figures.map(
    (_, index) => samples.reduce((sum, { figures }) => sum + figures[index]!, 0) / count,
  )
  const spreads = means.map((mean, index) => {
    const variance = samples.reduce((sum, { figures }) => sum + (figures[index]! - mean) ** 2, 0) / count
    return Math.max(Math.sqrt(variance), 1e-3)
  })
  return { means, spreads }
}
