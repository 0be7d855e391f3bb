/** What a plan can choose calls by. Each at most once in a plan. */
export type PlanRule =
  /** So many calls of every agent in a week, by chance. */
  | { readonly kind: 'random_per_agent'; readonly count: number }
  /** Every call that failed a critical criterion. */
  | { readonly kind: 'critical_failures' }
  /** Every call on which something could not be determined. */
  | { readonly kind: 'not_determined' }
  /** So many calls in a week of which the machine was least sure. */
  | { readonly kind: 'least_sure'; readonly count: number }
  /** So many calls in a week with the lowest score. */
  | { readonly kind: 'lowest'; readonly count: number }
  | { readonly kind: 'highest'; readonly count: number }
  /** The first calls of agents who took their first call within so many days. */
  | { readonly kind: 'new_agents'; readonly days: number; readonly count: number }
  /** Every call with an open appeal, also one that has been reviewed. */
  | { readonly kind: 'appeals' }

export type RuleKind = PlanRule['kind']

export const ruleKinds = [
  'random_per_agent',
  'critical_failures',
  'not_determined',
  'least_sure',
  'lowest',
  'highest',
  'new_agents',
  'appeals',
] as const satisfies readonly RuleKind[]

/** Why a call is up for review: rules of a plan, or somebody put it up. */
export const taskReasons = [...ruleKinds, 'by_hand'] as const
export type TaskReason = (typeof taskReasons)[number]

/** `claimed`: open, and somebody is at it. */
export const taskStates = ['open', 'claimed', 'done', 'skipped'] as const
export type TaskState = (typeof taskStates)[number]

/** Unless the plan says otherwise: how long somebody may be at a task before others may take it. */
export const usualClaimMinutes = 60
