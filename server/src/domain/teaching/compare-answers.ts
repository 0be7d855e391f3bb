import { type Leaning, type Said, saidKinds } from './head.ts'
import { seeded } from './seeded.ts'

/** What people say on a call, and what the judge says untaught and taught by other calls. */
export interface Judged {
  readonly said: Said
  readonly before: Leaning
  readonly after: Leaning
}

export type Interval = readonly [low: number, high: number]

/** What being taught gains: after less before, with 95 % intervals of a paired bootstrap over calls. */
export interface Difference {
  /** Of the likeliest answers, given or not; null: not defined. */
  readonly kappa: number | null
  readonly kappaInterval: Interval | null
  /** What answers are worth: 1 where right, 0 where open, and where wrong as much less as being sure enough allows. */
  readonly worth: number
  readonly worthInterval: Interval
}

const draws = 2_000
const outside = 0.025

/**
 * Used only where it is better beyond chance: where people agree with more of the likeliest answers, or where more of what
 * is given is right and the likeliest agree no less. Each may mislead once in forty.
 */
export function isBetter({ kappa, kappaInterval, worthInterval }: Difference): boolean {
  if (kappaInterval && kappaInterval[0] > 0) return true
  return worthInterval[0] > 0 && kappa !== null && kappa >= 0
}

export function compareAnswers(judged: readonly Judged[], least: number): Difference {
  const rows = judged.map((one) => rowOf(one, least))
  const random = seeded(judged.length)
  const kappas: number[] = []
  const worths: number[] = []
  for (let draw = 0; draw < draws; draw += 1) {
    const drawn = rows.map(() => rows[Math.floor(random() * rows.length)]!)
    const { kappa, worth } = differ(drawn)
    if (kappa !== null) kappas.push(kappa)
    worths.push(worth)
  }
  const { kappa, worth } = differ(rows)
  return {
    kappa,
    kappaInterval: kappa === null ? null : intervalOf(kappas),
    worth,
    worthInterval: intervalOf(worths),
  }
}

interface Row {
  readonly said: number
  readonly before: number
  readonly after: number
  readonly gain: number
}

function rowOf({ said, before, after }: Judged, least: number): Row {
  const worthOf = ({ kind, chance }: Leaning) =>
    chance < least ? 0 : kind === said ? 1 : -least / (1 - least)
  const place = (kind: Said) => saidKinds.indexOf(kind)
  return {
    said: place(said),
    before: place(before.kind),
    after: place(after.kind),
    gain: worthOf(after) - worthOf(before),
  }
}

function differ(rows: readonly Row[]): { kappa: number | null; worth: number } {
  const before = kappaOf(rows, 'before')
  const after = kappaOf(rows, 'after')
  return {
    kappa: before === null || after === null ? null : after - before,
    worth: rows.reduce((sum, { gain }) => sum + gain, 0) / rows.length,
  }
}

/** The same as `agreementOf`, a thousand times over. */
function kappaOf(rows: readonly Row[], side: 'before' | 'after'): number | null {
  const people = [0, 0, 0]
  const judge = [0, 0, 0]
  let same = 0
  for (const row of rows) {
    people[row.said]! += 1
    judge[row[side]]! += 1
    if (row.said === row[side]) same += 1
  }
  const expected = people.reduce((sum, count, kind) => sum + count * judge[kind]!, 0) / rows.length ** 2
  return expected >= 1 ? null : (same / rows.length - expected) / (1 - expected)
}

function intervalOf(values: readonly number[]): Interval {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
  return [at(outside), at(1 - outside)]
}
