export const alertKinds = [
  'critical_failed',
  'agent_falling',
  'topic_rising',
  'review_overdue',
  'backlog',
] as const
export type AlertKind = (typeof alertKinds)[number]

export const fallMeasures = ['score', 'pass_rate'] as const
export const backlogs = ['calls', 'reviews'] as const

/** What a rule watches. */
export type Watch =
  | {
      readonly kind: 'critical_failed'
      /** Null: calls of every model. */
      readonly model_id: number | null
      /** Empty: every critical criterion. */
      readonly keys: readonly string[]
    }
  | {
      readonly kind: 'agent_falling'
      readonly model_id: number | null
      readonly measure: (typeof fallMeasures)[number]
      /** A call passes from this score on. */
      readonly pass_mark: number
      readonly false_alarms_per_month: number
    }
  | {
      readonly kind: 'topic_rising'
      readonly model_id: number | null
      readonly false_alarms_per_month: number
    }
  | { readonly kind: 'review_overdue'; readonly hours: number }
  | {
      readonly kind: 'backlog'
      readonly of: (typeof backlogs)[number]
      readonly at_least: number
      readonly growth_percent: number
      readonly hours: number
    }

/** What an alert stands on: figures and moments, nothing that was said but for the name of a topic. */
export interface AlertEvidence {
  readonly criterion?: { readonly key: string; readonly name: string }
  readonly call?: { readonly external_id: string; readonly score_percentage: number | null }
  /** Where in the recording the evidence of the answer is. */
  readonly moments?: readonly { readonly start: number; readonly end: number }[]
  readonly agent_name?: string
  readonly model?: { readonly id: number; readonly name: string }
  readonly fall?: FallEvidence
  /** The name is the topic's, and follows it; empty: it has none. */
  readonly topic?: { readonly id: string; readonly name: string }
  readonly rise?: MoveEvidence
  readonly review?: { readonly due_at: string; readonly assigned_to: string | null }
  readonly backlog?: {
    readonly of: (typeof backlogs)[number]
    readonly length: number
    readonly before: number
    readonly hours: number
  }
}

export interface FallEvidence extends MoveEvidence {
  readonly measure: (typeof fallMeasures)[number]
}

/** Something moved on a day and has stayed there since. */
export interface MoveEvidence {
  /** The first and the last day since it moved. */
  readonly since: string
  readonly until: string
  readonly before: number
  readonly after: number
  readonly difference: number
  /** 95 % interval of the difference. */
  readonly interval: readonly [low: number, high: number]
  readonly calls_before: number
  readonly calls_after: number
  /** How much likelier these days are if it moved than if not, and how much had to be reached. */
  readonly weight: number
  readonly threshold: number
}

export interface QuietHours {
  readonly timeZone: string
  /** Minutes after midnight; null: none. */
  readonly from: number | null
  readonly until: number | null
  readonly weekends: boolean
}
