import type { ReviewPlan, ReviewPlanInput } from '@callmark/client'

export type Rule = ReviewPlan['rules'][number]
export type RuleKind = Rule['kind']

const kinds = [
  'random_per_agent',
  'critical_failures',
  'not_determined',
  'least_sure',
  'lowest',
  'highest',
  'new_agents',
  'appeals',
] as const satisfies readonly RuleKind[]

export interface RuleDraft {
  readonly kind: RuleKind
  readonly on: boolean
  readonly count: number
  readonly days: number
}

/** A plan while it is being written: every rule there is, chosen or not; what has no limit is empty. */
export interface PlanDraft {
  readonly name: string
  readonly modelId: number | null
  readonly rules: readonly RuleDraft[]
  readonly blindPercent: number
  readonly weeklyCap: string
  readonly dueDays: string
  readonly claimMinutes: number
  readonly people: readonly string[] | undefined
}

export function draftOf(plan: ReviewPlan | undefined): PlanDraft {
  return {
    name: plan?.name ?? '',
    modelId: plan?.model_id ?? null,
    rules: rulesOf(plan?.rules ?? [{ kind: 'random_per_agent', count: 3 }]),
    blindPercent: Math.round(100 * (plan?.blind_share ?? 0.2)),
    weeklyCap: plan?.weekly_cap?.toString() ?? '',
    dueDays: plan ? (plan.due_days?.toString() ?? '') : '5',
    claimMinutes: plan?.claim_minutes ?? 60,
    people: plan?.assign.to === 'people' ? plan.assign.people : undefined,
  }
}

/** In the order of the plan, because the first come first; then those it does not have. */
function rulesOf(rules: readonly Rule[]): RuleDraft[] {
  const chosen = rules.map((rule) => ({
    kind: rule.kind,
    on: true,
    count: 'count' in rule ? rule.count : 3,
    days: 'days' in rule ? rule.days : 30,
  }))
  const others = kinds.filter((kind) => !rules.some((rule) => rule.kind === kind))
  return [...chosen, ...others.map((kind) => ({ kind, on: false, count: 3, days: 30 }))]
}

export function planOf(draft: PlanDraft): ReviewPlanInput {
  return {
    name: draft.name.trim(),
    model_id: draft.modelId,
    rules: draft.rules.filter(({ on }) => on).map(ruleOf),
    blind_share: draft.blindPercent / 100,
    weekly_cap: numberOrNull(draft.weeklyCap),
    assign: draft.people ? { to: 'people', people: [...draft.people] } : { to: 'anyone' },
    due_days: numberOrNull(draft.dueDays),
    claim_minutes: draft.claimMinutes,
  }
}

function ruleOf({ kind, count, days }: RuleDraft): Rule {
  switch (kind) {
    case 'random_per_agent':
    case 'least_sure':
    case 'lowest':
    case 'highest':
      return { kind, count }
    case 'new_agents':
      return { kind, count, days }
    default:
      return { kind }
  }
}

export function isCounted(kind: RuleKind): boolean {
  return kind !== 'critical_failures' && kind !== 'not_determined' && kind !== 'appeals'
}

/** The same plan again, with a change. */
export function replacementOf(plan: ReviewPlan, change: Partial<ReviewPlanInput> = {}) {
  const { name, model_id, enabled, rules, blind_share, weekly_cap, assign, due_days, claim_minutes } = plan
  const fields = { name, model_id, enabled, rules, blind_share, weekly_cap, assign, due_days, claim_minutes }
  return { ...fields, ...change, version: plan.version }
}

function numberOrNull(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
