import type { CallQuery, CallStatus } from '@callmark/client'
import { callStatuses } from '@callmark/client'
import { progressOf } from '../../parts/call-status.ts'
import type { CallsSearch } from '../../parts/calls-search.ts'
import { listQuery } from '../../parts/period.ts'

export type Filters = Omit<CallQuery, 'fields' | 'limit' | 'cursor'>

/** What the address asks for, as the service is asked for it. Without days in the address: of all time. */
export function toFilters(search: CallsSearch): Filters {
  const { q, agent, external, model, state, min, max, field, value, lost, sort, erased } = search
  const hasPeriod = search.from !== undefined || search.to !== undefined
  return {
    ...(hasPeriod ? listQuery(search) : model ? { model_name: model } : {}),
    ...(q ? { q } : {}),
    ...(agent ? { agent_id: agent } : {}),
    ...(external ? { external_id: external } : {}),
    ...(state ? { status: statusesOf(state) } : {}),
    ...(min === undefined ? {} : { min_score: withinScores(min) }),
    ...(max === undefined ? {} : { max_score: withinScores(max) }),
    // A group has both; half of one limits nothing.
    ...(field && value ? { grouping_field_key: field, grouping_field_value: value } : {}),
    ...(lost ? { lost_points_in: lost } : {}),
    ...(erased ? { enabled: false } : {}),
    sort: sort ?? '-created_at',
  }
}

export function isWorking(status: CallStatus): boolean {
  const { state } = progressOf(status)
  return state === 'waiting' || state === 'working'
}

function statusesOf(state: NonNullable<CallsSearch['state']>): CallStatus[] {
  if (state === 'working') return callStatuses.filter(isWorking)
  if (state === 'ended') return callStatuses.filter((status) => !isWorking(status))
  if (state === 'finished') return callStatuses.filter((status) => progressOf(status).state === 'done')
  if (state === 'failed') return callStatuses.filter((status) => progressOf(status).state === 'failed')
  return [state]
}

function withinScores(score: number): number {
  return Math.min(100, Math.max(0, score))
}
