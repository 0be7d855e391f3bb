import type { CallQuery } from '@callmark/client'
import { useQueries, useQuery } from '@tanstack/react-query'
import { listQuery, type Period, statsQuery } from '../../parts/period.ts'
import { callListQueries } from '../../parts/queries/calls.ts'
import { statsQueries } from '../../parts/queries/stats.ts'
import { useClient } from '../../session/session.tsx'
import { pickMissed } from './pick-missed.ts'
import {
  lostPoints,
  type MomentCall,
  type MomentCriterion,
  mostMoments,
  pickLost,
  pickMet,
  pickMoments,
} from './pick-moments.ts'

/** Whose calls, as the service is asked for them. */
export type Whose = { readonly agent_id: string } | { readonly team_id: number }

const fields = ['external_id', 'model_id', 'created_at', 'analysis_result'] as const

/**
 * What can be learnt from somebody's calls of a period. Which criteria matter is counted over every call; each then gives
 * the calls from which most can be learnt. So no more calls are read than are shown, however many there are.
 */
export function useLessons(
  of: Whose,
  period: Period,
  /** By name; undefined: the one that most calls have. */
  models: readonly string[] | undefined,
) {
  const client = useClient()
  const usual = useQuery({ ...statsQueries.usualModel(client, period), enabled: models === undefined })
  const names = models ?? (usual.data ? [usual.data] : [])
  const counted = useQueries({
    queries: names.map((model_name) =>
      statsQueries.criteria(client, { ...statsQuery(period), ...of, model_name, interval: 'month' }),
    ),
  })
  const stats = counted.flatMap(({ data }) => data ?? [])
  const askFor = (criteria: readonly MomentCriterion[], criterion_outcome: 'failed' | 'passed') =>
    criteria.map(({ model, key }) => ({
      ...listQuery({ ...period, model }),
      ...of,
      ...{ criterion: key, criterion_outcome, sort: 'most_to_learn' as const, fields },
      limit: Math.ceil(mostMoments / criteria.length),
    }))
  const calls = useQuery({
    ...callListQueries.each(client, [
      ...askFor(pickLost(stats), 'failed'),
      ...askFor(pickMet(stats), 'passed'),
    ]),
    enabled: !usual.isLoading && stats.length === names.length,
  })
  return {
    missed: pickMissed(stats),
    calls,
    /** The first question that was refused. */
    failed: [usual, ...counted].find(({ isError, data }) => isError && data === undefined),
  }
}

type Asked = readonly { readonly query: CallQuery; readonly items: readonly MomentCall[] }[]

/** Where points were lost, and where all were earned. */
export function momentsOf(asked: Asked) {
  const listed = (outcome: 'failed' | 'passed') =>
    asked.flatMap(({ query: { criterion, criterion_outcome }, items }) =>
      criterion_outcome === outcome && criterion !== undefined ? [{ key: criterion, calls: items }] : [],
    )
  return {
    worst: pickMoments(listed('failed'), (moment) => lostPoints(moment) > 0),
    best: pickMoments(listed('passed'), (moment) => lostPoints(moment) === 0),
  }
}
