import { callStatuses } from '@callmark/client'
import { type Period, readPeriod } from './period.ts'
import { choiceIn, numberIn, textIn } from './search-values.ts'

export const sorts = ['-created_at', 'created_at', '-score_percentage', 'score_percentage'] as const

/** Groups of statuses. Statistics count the calls that have ended: complete or failed. */
export const stateGroups = ['working', 'ended', 'finished', 'failed'] as const

/** A group of statuses, or one of them by its own name. */
const states = [...stateGroups, ...callStatuses] as const

/** Everything the list of calls can be limited to; kept in the address, so that any list can be sent to a colleague. */
export interface CallsSearch extends Period {
  readonly q?: string | undefined
  readonly agent?: string | undefined
  readonly external?: string | undefined
  readonly state?: (typeof states)[number] | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** A grouping field and the value the calls have in it. */
  readonly field?: string | undefined
  readonly value?: string | undefined
  /** A category, by its slug, in which the calls lost points. */
  readonly lost?: string | undefined
  readonly sort?: (typeof sorts)[number] | undefined
  readonly erased?: boolean | undefined
}

export function readCallsSearch(search: Record<string, unknown>): CallsSearch {
  return {
    ...readPeriod(search),
    q: textIn(search, 'q'),
    agent: textIn(search, 'agent'),
    external: textIn(search, 'external'),
    state: choiceIn(search, 'state', states),
    min: numberIn(search, 'min'),
    max: numberIn(search, 'max'),
    field: textIn(search, 'field'),
    value: textIn(search, 'value'),
    lost: textIn(search, 'lost'),
    sort: choiceIn(search, 'sort', sorts),
    erased: search.erased === true ? true : undefined,
  }
}

/** No filter at all; the order stays. */
export const clearedSearch = {
  q: undefined,
  agent: undefined,
  external: undefined,
  model: undefined,
  state: undefined,
  from: undefined,
  to: undefined,
  min: undefined,
  max: undefined,
  field: undefined,
  value: undefined,
  lost: undefined,
  erased: undefined,
} as const satisfies Partial<CallsSearch>

export function isLimited(search: CallsSearch): boolean {
  return (Object.keys(clearedSearch) as (keyof typeof clearedSearch)[]).some(
    (name) => search[name] !== undefined,
  )
}
