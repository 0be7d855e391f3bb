import { choiceIn, textIn } from '../../parts/search-values.ts'

/** `waiting` is open or claimed. */
export const shownStates = ['waiting', 'open', 'claimed', 'done', 'skipped'] as const
export type ShownState = (typeof shownStates)[number]

/** What the queue is limited to. */
export interface QueueSearch {
  readonly state?: ShownState | undefined
  readonly plan?: string | undefined
  readonly mine?: true | undefined
  readonly overdue?: true | undefined
  /** Given to nobody, and in nobody's hands. */
  readonly unassigned?: true | undefined
}

export function readQueueSearch(search: Record<string, unknown>): QueueSearch {
  const plan = textIn(search, 'plan')
  return {
    state: choiceIn(search, 'state', shownStates),
    plan: plan !== undefined && /^[\da-f-]{36}$/i.test(plan) ? plan : undefined,
    mine: isSet(search.mine),
    overdue: isSet(search.overdue),
    unassigned: isSet(search.unassigned),
  }
}

function isSet(value: unknown): true | undefined {
  return value === true || value === 1 ? true : undefined
}

/** `new`: a plan is about to be made. */
export function readPlansSearch(search: Record<string, unknown>): { readonly new?: true | undefined } {
  return { new: isSet(search.new) }
}
