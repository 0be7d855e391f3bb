import type { AnswerValue } from '../result.ts'
import { type Agreement, agreementOfCounts } from './agreement.ts'

/** An answer as it is compared with another. */
export interface Said {
  readonly value: AnswerValue
  readonly not_applicable: boolean
}

/** What a person answered and what the machine had, and how often just this came about. */
export interface ComparedAnswer extends Said {
  readonly machine: Said & { readonly confidence: number }
  readonly count: number
}

export interface Comparison extends Agreement {
  /** How often the machine said this and a person that. */
  readonly confusion: readonly { readonly machine: string; readonly person: string; readonly count: number }[]
  /** Of the machine's "yes" and "no", the share that people confirmed; null: it never said so. */
  readonly precision_yes: number | null
  readonly precision_no: number | null
  /** How often a right answer was surer than a wrong one; 0.5: confidence tells nothing, null: all right or all wrong. */
  readonly confidence_tells: number | null
}

/** How far the machine agrees with people on one criterion. */
export function compareAnswers(rows: readonly ComparedAnswer[]): Comparison {
  const all = rows.map((row) => [wordOf(row.machine), wordOf(row), row.count] as const)
  const groups = Map.groupBy(all, ([machine, person]) => JSON.stringify([machine, person]))
  const pairs = [...groups.values()].map(
    (same) => [same[0]![0], same[0]![1], same.reduce((sum, [, , count]) => sum + count, 0)] as const,
  )
  const confusion = pairs
    .map(([machine, person, count]) => ({ machine, person, count }))
    .sort((a, b) => b.count - a.count || a.machine.localeCompare(b.machine))
  const judged = rows.map(({ machine, count }, index) => ({
    confidence: machine.confidence,
    right: all[index]![0] === all[index]![1],
    count,
  }))
  return {
    ...agreementOfCounts(pairs),
    confusion,
    precision_yes: precisionOf(pairs, 'yes'),
    precision_no: precisionOf(pairs, 'no'),
    confidence_tells: areaOf(judged),
  }
}

/** An answer as a word, so that two can be told apart. */
export function wordOf({ value, not_applicable }: Said): string {
  if (not_applicable) return 'not applicable'
  if (value === null) return 'cannot tell'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

type Pairs = readonly (readonly [machine: string, person: string, count: number])[]

function precisionOf(pairs: Pairs, said: string): number | null {
  const sum = (some: Pairs) => some.reduce((total, [, , count]) => total + count, 0)
  const mine = pairs.filter(([machine]) => machine === said)
  return mine.length > 0 ? sum(mine.filter(([, person]) => person === said)) / sum(mine) : null
}

interface Sure {
  readonly confidence: number
  readonly right: boolean
  readonly count: number
}

/** The area under the curve of confidence against being right, ties counted by half. */
function areaOf(judged: readonly Sure[]): number | null {
  const sum = (some: readonly Sure[]) => some.reduce((total, { count }) => total + count, 0)
  const right = sum(judged.filter((one) => one.right))
  const wrong = sum(judged) - right
  if (right === 0 || wrong === 0) return null
  const steps = [...Map.groupBy(judged, ({ confidence }) => confidence)].toSorted(([a], [b]) => a - b)
  let before = 0
  let ranks = 0
  for (const [, step] of steps) {
    const size = sum(step)
    ranks += (before + (size + 1) / 2) * sum(step.filter((one) => one.right))
    before += size
  }
  return (ranks - (right * (right + 1)) / 2) / (right * wrong)
}
