import type { ThingCode } from '../../../domain/sentences/things.ts'
import type { CallReading, ReadUtterance } from '../meaning/call-reading.ts'

/** One kind of clue to how a conversation went, as far as a call shows it. */
export interface Sign {
  readonly id: string
  /** What a rationale calls it. */
  readonly thing: ThingCode
  /** How much of it there is, mostly 0…2. */
  readonly amount: number
  /** The words that show it; a sign that something is missing, or of the call as a whole, has none. */
  readonly shownBy: readonly ReadUtterance[]
}

/**
 * What each sign adds to the log-odds that a statement is true, and where they stand with no sign at all.
 * Few enough to read, so that every answer can name what decided it.
 */
export interface Weights {
  readonly bias: number
  readonly of: Readonly<Record<string, number>>
}

/** What all signs together say about one statement. */
export interface Impression {
  /** Whether the statement holds; undefined when the signs do not settle it. */
  readonly holds: boolean | undefined
  /** 0…1, that it is true. */
  readonly probability: number
  /** The signs there are, the weightiest first. */
  readonly speaksFor: readonly Sign[]
  readonly speaksAgainst: readonly Sign[]
}

// Less than this decides nothing, and a rationale that names everything explains nothing.
const leastWeight = 0.2

/**
 * `leastProbable` is where the statement begins to hold; nearer to it than `band` nothing is settled. Weights that
 * were never measured are allowed no more certainty than `surest`.
 */
export function weighSigns(
  signs: readonly Sign[],
  { bias, of }: Weights,
  { leastProbable = 0.5, band = 0, surest = 1 } = {},
): Impression {
  const weighed = signs
    .map((sign) => ({ sign, weight: sign.amount * (of[sign.id] ?? 0) }))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
  const logOdds = weighed.reduce((sum, { weight }) => sum + weight, bias)
  const probability = Math.min(surest, Math.max(1 - surest, 1 / (1 + Math.exp(-logOdds))))
  const telling = weighed.filter(({ weight }) => Math.abs(weight) >= leastWeight)
  return {
    holds: Math.abs(probability - leastProbable) < band ? undefined : probability >= leastProbable,
    probability,
    speaksFor: telling.filter(({ weight }) => weight > 0).map(({ sign }) => sign),
    speaksAgainst: telling.filter(({ weight }) => weight < 0).map(({ sign }) => sign),
  }
}

/** The opposite statement. */
export function turnRound({ holds, probability, speaksFor, speaksAgainst }: Impression): Impression {
  return {
    holds: holds === undefined ? undefined : !holds,
    probability: 1 - probability,
    speaksFor: speaksAgainst,
    speaksAgainst: speaksFor,
  }
}

/** The same signs, but nothing to go by. */
export function leaveOpen(impression: Impression): Impression {
  return { ...impression, holds: undefined }
}

/** Works a thing out once per call, however many questions ask for it. */
export function oncePerCall<T extends object>(
  work: (reading: CallReading) => T,
): (reading: CallReading) => T {
  const done = new WeakMap<CallReading, T>()
  return (reading) => {
    const known = done.get(reading) ?? work(reading)
    done.set(reading, known)
    return known
  }
}
