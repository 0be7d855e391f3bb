import type { AlertRule, AlertRuleInput } from '@callmark/client'

export type Kind = AlertRule['watch']['kind']
export const kinds: readonly Kind[] = [
  'critical_failed',
  'agent_falling',
  'topic_rising',
  'review_overdue',
  'backlog',
]

/** A rule as it stands in the form: numbers are text until they are sent. */
export interface RuleDraft {
  readonly name: string
  readonly kind: Kind
  /** Empty: every scorecard. */
  readonly model: string
  /** Empty: every critical criterion. */
  readonly keys: readonly string[]
  readonly measure: 'score' | 'pass_rate'
  readonly passMark: string
  readonly falseAlarms: string
  readonly overdueHours: string
  readonly of: 'calls' | 'reviews'
  readonly atLeast: string
  readonly growth: string
  readonly growthHours: string
  readonly webhooks: boolean
  readonly people: readonly string[]
}

export type NumberField = 'passMark' | 'falseAlarms' | 'overdueHours' | 'atLeast' | 'growth' | 'growthHours'

const usual: RuleDraft = {
  name: '',
  kind: 'critical_failed',
  model: '',
  keys: [],
  measure: 'score',
  passMark: '80',
  falseAlarms: '1',
  overdueHours: '0',
  of: 'reviews',
  atLeast: '100',
  growth: '50',
  growthHours: '4',
  webhooks: true,
  people: [],
}

/** Without a rule, a new one as the service would fill it in. */
export function draftOf(rule: AlertRule | undefined): RuleDraft {
  if (!rule) return usual
  const { name, tell, watch } = rule
  const draft = { ...usual, name, kind: watch.kind, webhooks: tell.webhooks, people: tell.people }
  if (watch.kind === 'review_overdue') return { ...draft, overdueHours: String(watch.hours) }
  if (watch.kind === 'backlog')
    return {
      ...draft,
      of: watch.of,
      atLeast: String(watch.at_least),
      growth: String(watch.growth_percent),
      growthHours: String(watch.hours),
    }
  const model = watch.model_id === null ? '' : String(watch.model_id)
  if (watch.kind === 'critical_failed') return { ...draft, model, keys: watch.keys }
  const falseAlarms = String(watch.false_alarms_per_month)
  if (watch.kind === 'topic_rising') return { ...draft, model, falseAlarms }
  return { ...draft, model, measure: watch.measure, passMark: String(watch.pass_mark), falseAlarms }
}

export function ruleOf(draft: RuleDraft): Pick<AlertRuleInput, 'name' | 'watch' | 'tell'> {
  const { name, webhooks, people } = draft
  return { name: name.trim(), watch: watchOf(draft), tell: { webhooks, people: [...people] } }
}

function watchOf(draft: RuleDraft): AlertRuleInput['watch'] {
  const { kind, model, keys, measure, of } = draft
  const model_id = model === '' ? null : Number(model)
  if (kind === 'critical_failed') return { kind, model_id, keys: [...keys] }
  const false_alarms_per_month = Number(draft.falseAlarms)
  if (kind === 'topic_rising') return { kind, model_id, false_alarms_per_month }
  if (kind === 'agent_falling')
    return { kind, model_id, measure, pass_mark: Number(draft.passMark), false_alarms_per_month }
  if (kind === 'review_overdue') return { kind, hours: Number(draft.overdueHours) }
  return {
    kind,
    of,
    at_least: Number(draft.atLeast),
    growth_percent: Number(draft.growth),
    hours: Number(draft.growthHours),
  }
}
