/** How far two people, or a person and the machine, agree beyond what chance would give. */
export interface Agreement {
  readonly n: number
  /** Share of answers that are the same; null: there are none. */
  readonly observed: number | null
  /** Cohen's kappa; null: not defined, since there is nothing, or only one answer ever given by both. */
  readonly kappa: number | null
  /** 95 %, by the large-sample standard error of Fleiss, Cohen and Everitt (1969). */
  readonly interval: readonly [low: number, high: number] | null
}

const z95 = 1.959963984540054

/** Of pairs of answers to the same question: Cohen's kappa with its interval. */
export function agreementOf(pairs: readonly (readonly [one: string, other: string])[]): Agreement {
  return agreementOfCounts(pairs.map(([one, other]) => [one, other, 1]))
}

/** The same of pairs that have been counted. */
export function agreementOfCounts(pairs: Pairs): Agreement {
  const n = pairs.reduce((sum, [, , count]) => sum + count, 0)
  if (n === 0) return { n, observed: null, kappa: null, interval: null }
  const [first, second] = [sharesOf(pairs, 0, n), sharesOf(pairs, 1, n)]
  const same = pairs.reduce((sum, [one, other, count]) => sum + (one === other ? count : 0), 0)
  const observed = same / n
  let expected = 0
  for (const [answer, share] of first) expected += share * (second.get(answer) ?? 0)
  if (expected >= 1) return { n, observed, kappa: null, interval: null }
  const kappa = (observed - expected) / (1 - expected)
  let variance = -((kappa - expected * (1 - kappa)) ** 2)
  for (const [one, other, count] of pairs) {
    const sides = (first.get(other) ?? 0) + (second.get(one) ?? 0)
    const weight = one === other ? 1 - sides * (1 - kappa) : (1 - kappa) * sides
    variance += (count / n) * weight ** 2
  }
  const error = Math.sqrt(Math.max(0, variance) / n) / (1 - expected)
  return {
    n,
    observed,
    kappa,
    interval: [Math.max(-1, kappa - z95 * error), Math.min(1, kappa + z95 * error)],
  }
}

type Pairs = readonly (readonly [one: string, other: string, count: number])[]

/** Of each answer, how large a part it is of what one or the other said. */
function sharesOf(pairs: Pairs, side: 0 | 1, n: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const pair of pairs) counts.set(pair[side], (counts.get(pair[side]) ?? 0) + pair[2])
  return new Map([...counts].map(([answer, count]) => [answer, count / n]))
}

/**
 * Krippendorff's alpha for names, for any number of people and missing answers: of each thing judged, the answers it got.
 * Null: not defined.
 */
export function alphaOf(units: readonly (readonly string[])[]): number | null {
  return alphaOfWeighed(weigh(units))
}

/** A thing judged by two or more: how often each answer was given, and how far they disagree. */
interface Weighed {
  readonly counts: readonly number[]
  readonly disagreement: number
}

function weigh(units: readonly (readonly string[])[]): Weighed[] {
  const judged = units.filter((answers) => answers.length >= 2)
  const answers = [...new Set(judged.flat())]
  return judged.map((unit) => {
    const counts = answers.map((answer) => unit.filter((one) => one === answer).length)
    const same = counts.reduce((pairs, count) => pairs + count * (count - 1), 0)
    return { counts, disagreement: (unit.length * (unit.length - 1) - same) / (unit.length - 1) }
  })
}

function alphaOfWeighed(units: readonly Weighed[]): number | null {
  const sums: number[] = []
  let disagreeing = 0
  for (const { counts, disagreement } of units) {
    disagreeing += disagreement
    for (const [answer, count] of counts.entries()) sums[answer] = (sums[answer] ?? 0) + count
  }
  const total = sums.reduce((sum, count) => sum + count, 0)
  const squares = sums.reduce((sum, count) => sum + count * count, 0)
  const expected = (total * total - squares) / (total - 1)
  return total === 0 || expected === 0 ? null : 1 - disagreeing / expected
}

const drawn = 1_000

/**
 * 95 % of alpha, from the same calls drawn again and again: the same units always give the same interval. Draws in which
 * everybody says the same leave alpha undefined and are passed over; null where that is most of them.
 */
export function alphaIntervalOf(units: readonly (readonly string[])[]): Agreement['interval'] {
  const weighed = weigh(units)
  const next = seededNumbers(weighed.length)
  const alphas: number[] = []
  for (let draw = 0; draw < drawn && weighed.length > 1; draw++) {
    const alpha = alphaOfWeighed(weighed.map(() => weighed[Math.floor(next() * weighed.length)]!))
    if (alpha !== null) alphas.push(alpha)
  }
  if (alphas.length < drawn / 2) return null
  alphas.sort((a, b) => a - b)
  const at = (share: number) => alphas[Math.round(share * (alphas.length - 1))]!
  return [at(0.025), at(0.975)]
}

/** Numbers from 0 to 1 that look drawn and are always the same (Park and Miller 1988). */
function seededNumbers(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Of all pairs of answers to the same thing, the share that is the same; null: there are none. */
export function sameShareOf(units: readonly (readonly string[])[]): number | null {
  let same = 0
  let pairs = 0
  for (const unit of units)
    for (const [index, one] of unit.entries())
      for (const other of unit.slice(index + 1)) {
        pairs++
        if (one === other) same++
      }
  return pairs === 0 ? null : same / pairs
}
