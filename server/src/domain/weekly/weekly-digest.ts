import type { Week } from './digest-schedule.ts'

export const mailLanguages = ['en', 'es'] as const
export type MailLanguage = (typeof mailLanguages)[number]

interface Numbers {
  readonly now: number
  readonly before: number
}

/** An average or a pass rate in percent, in both weeks; null: nothing to take it of. */
interface Moved {
  readonly now: number | null
  readonly before: number | null
}

export interface MovedScore extends Moved {
  /** 95 % interval of the difference. */
  readonly low: number | null
  readonly high: number | null
  readonly beyondChance: boolean
}

export interface MovedCriterion extends Moved {
  readonly modelName: string
  readonly key: string
  readonly name: string
}

export interface MovedAgent extends Moved {
  readonly agentId: string
  readonly name: string
}

/** A call to open, at the moment it is about if one is known. */
export interface CallToOpen {
  readonly callId: string
  readonly externalId: string
  readonly agentName: string | null
  readonly score: number | null
  readonly at: number | null
  readonly critical: boolean
}

export interface MissedTarget {
  readonly modelName: string
  /** Null: the score of the whole. */
  readonly categoryName: string | null
  readonly reached: number
  readonly target: number
}

/** What a team lead is told: of the agents of their teams alone. */
export interface LeadWeek {
  readonly kind: 'lead'
  readonly week: Week
  readonly calls: Numbers
  readonly score: MovedScore
  readonly worse: readonly MovedCriterion[]
  readonly better: readonly MovedCriterion[]
  readonly agents: readonly MovedAgent[]
  /** Calls that failed a critical criterion; the worst are listed. */
  readonly critical: Numbers & { readonly calls: readonly CallToOpen[] }
  readonly missed: readonly MissedTarget[]
  readonly waiting: { readonly reviews: number; readonly overdue: number; readonly appeals: number }
}

/** What an agent is told: of the calls that became theirs to see in the week. */
export interface AgentWeek {
  readonly kind: 'agent'
  readonly week: Week
  readonly calls: Numbers
  readonly score: MovedScore
  readonly worse: readonly MovedCriterion[]
  readonly better: readonly MovedCriterion[]
  /** What was failed most often. */
  readonly failed: readonly {
    readonly key: string
    readonly name: string
    readonly modelName: string
    readonly failed: number
    readonly asked: number
  }[]
  readonly listen: readonly CallToOpen[]
  /** Released results, of any week, that the agent has not acknowledged. */
  readonly toAcknowledge: number
}

export type PersonsWeek = LeadWeek | AgentWeek

/** Nothing happened, and nothing waits: no mail is better than one that says so. */
export function isEmptyWeek(week: PersonsWeek): boolean {
  if (week.calls.now > 0 || week.calls.before > 0) return false
  return week.kind === 'agent' || week.waiting.reviews + week.waiting.appeals === 0
}
