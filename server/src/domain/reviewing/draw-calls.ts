import type { PlanRule, RuleKind } from './review-plan.ts'

/** A call that a plan may choose, with all that its rules look at. */
export interface Candidate {
  readonly id: string
  readonly agentId: string
  /** Its place by chance: the same whenever it is asked for, and unrelated to anything about the call. */
  readonly rank: string
  readonly failedCritical: boolean
  readonly undetermined: number
  /** The lowest among determined answers; null: there are none. */
  readonly leastConfidence: number | null
  readonly score: number | null
  /** Among the first calls of a new agent. */
  readonly ofNewAgent: boolean
  readonly appealed: boolean
}

/** A call that stays chosen whatever comes in: somebody is at it, or has reviewed it. */
export interface SettledCall {
  readonly id: string
  readonly agentId: string | null
  readonly reasons: readonly string[]
}

export interface DrawnCall {
  readonly id: string
  readonly agentId: string
  readonly rank: string
  readonly reasons: readonly RuleKind[]
}

export interface Draw {
  readonly rules: readonly PlanRule[]
  readonly weeklyCap: number | null
  readonly candidates: readonly Candidate[]
  readonly settled: readonly SettledCall[]
}

/**
 * The calls that a plan chooses in a week, besides those that are settled: the same for the same calls, in whatever order
 * they come. Settled calls take their places first, so that a rule never has more than it may.
 */
export function drawCalls({ rules, weeklyCap, candidates, settled }: Draw): DrawnCall[] {
  const taken = new Set(settled.map(({ id }) => id))
  const free = candidates.filter(({ id }) => !taken.has(id)).sort(byRank)
  const reasons = new Map<Candidate, RuleKind[]>()
  for (const rule of rules) {
    const holders = settled.filter((call) => call.reasons.includes(rule.kind))
    for (const call of chosenBy(rule, free, holders))
      reasons.set(call, [...(reasons.get(call) ?? []), rule.kind])
  }
  // What an earlier rule chose comes first where there is not room for all.
  const first = (call: Candidate) => rules.findIndex(({ kind }) => kind === reasons.get(call)![0])
  const drawn = [...reasons.keys()].sort((a, b) => first(a) - first(b) || byRank(a, b))
  const room = weeklyCap === null ? drawn.length : Math.max(0, weeklyCap - settled.length)
  return drawn
    .slice(0, room)
    .map((call) => ({ id: call.id, agentId: call.agentId, rank: call.rank, reasons: reasons.get(call)! }))
}

function chosenBy(
  rule: PlanRule,
  free: readonly Candidate[],
  holders: readonly SettledCall[],
): readonly Candidate[] {
  switch (rule.kind) {
    case 'random_per_agent':
      return perAgent(free, holders, rule.count)
    case 'critical_failures':
      return free.filter((call) => call.failedCritical)
    case 'not_determined':
      return free.filter((call) => call.undetermined > 0)
    case 'new_agents':
      return free.filter((call) => call.ofNewAgent)
    case 'appeals':
      return free.filter((call) => call.appealed)
    case 'least_sure':
      return first(free.toSorted(bySureness), rule.count - holders.length)
    case 'lowest':
      return first(scored(free).toSorted(byScore), rule.count - holders.length)
    case 'highest':
      return first(
        scored(free).toSorted((a, b) => byScore(b, a)),
        rule.count - holders.length,
      )
  }
}

function perAgent(
  free: readonly Candidate[],
  holders: readonly SettledCall[],
  count: number,
): readonly Candidate[] {
  const held = Map.groupBy(holders, ({ agentId }) => agentId)
  const groups = Map.groupBy(free, ({ agentId }) => agentId)
  return [...groups].flatMap(([agentId, calls]) => first(calls, count - (held.get(agentId)?.length ?? 0)))
}

function first<T>(items: readonly T[], count: number): readonly T[] {
  return items.slice(0, Math.max(0, count))
}

function scored(calls: readonly Candidate[]): readonly Candidate[] {
  return calls.filter(({ score }) => score !== null)
}

/** Sorting keeps the order of what is equal: by rank, since that is how candidates come. */
function byScore(a: Candidate, b: Candidate): number {
  return a.score! - b.score!
}

/** The more that could not be told at all, the less sure; then by the least sure of the answers that were given. */
function bySureness(a: Candidate, b: Candidate): number {
  return b.undetermined - a.undetermined || (a.leastConfidence ?? 1) - (b.leastConfidence ?? 1)
}

function byRank(a: Candidate, b: Candidate): number {
  if (a.rank !== b.rank) return a.rank < b.rank ? -1 : 1
  return a.id < b.id ? -1 : 1
}
