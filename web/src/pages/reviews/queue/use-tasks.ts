import type { ReviewTaskQuery } from '@callmark/client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { queueQueries } from '../../../parts/queries/review-queue.ts'
import { useMe } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import type { QueueSearch } from '../search.ts'
import { sortTasks } from './sort-tasks.ts'

/** What the filters leave of the queue, in the order in which it should be done. */
export function useTasks({ state = 'waiting', plan, mine, overdue, unassigned }: QueueSearch) {
  const client = useClient()
  const me = useMe()
  const isOver = state === 'done' || state === 'skipped'
  const query: ReviewTaskQuery = {
    state: state === 'waiting' ? ['open', 'claimed'] : [state],
    ...(plan ? { plan_id: plan } : {}),
    ...(mine ? { mine } : {}),
    ...(overdue && !isOver ? { overdue } : {}),
    ...(unassigned && !isOver ? { unassigned } : {}),
  }
  const tasks = useInfiniteQuery(queueQueries.tasks(client, query))
  const late = useQuery(queueQueries.overdue(client, query, !isOver && !overdue))
  const listed = tasks.data?.pages.flatMap(({ items }) => items)
  const all = listed && [...listed, ...(isOver || overdue ? [] : (late.data?.items ?? []))]
  return { tasks, all: all && (isOver ? all : sortTasks(all, me.id)) }
}
