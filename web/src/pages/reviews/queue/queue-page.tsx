import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Button, buttonClass } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { Loading } from '../../../parts/loading.tsx'
import { EmptyState, ErrorNotice, Notice, OutdatedNotice } from '../../../parts/notice.tsx'
import { forgetCall } from '../../../parts/queries/calls.ts'
import { outdateQueue, queueQueries } from '../../../parts/queries/review-queue.ts'
import { reviewLink } from '../../../parts/review-link.ts'
import { useShortcuts } from '../../../parts/use-shortcuts.ts'
import { useRights } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { ReviewsFrame } from '../reviews-frame.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { QueueTable } from './queue-table.tsx'
import { useTasks } from './use-tasks.ts'
import { queueWords } from './words.ts'

/** What waits to be reviewed; one key takes the next. */
export function QueuePage() {
  const words = useWords(queueWords)
  const may = useRights()
  const taking = useTakeNext()
  const take = () => {
    if (!taking.isPending) taking.mutate()
  }
  useShortcuts((key) => (key === 'n' && may('claimNextReview') ? take : undefined))
  const next = may('claimNextReview') && (
    <Button
      look="main"
      className={styles.big}
      disabled={taking.isPending}
      onClick={take}
      title={words.nextKey}
      aria-keyshortcuts="n"
    >
      {words.next} <kbd>n</kbd>
    </Button>
  )
  return (
    <ReviewsFrame tab="queue" lead={words.lead} actions={next}>
      <div className={styles.stack}>
        {taking.isSuccess && !taking.data && <Notice>{words.nothingNext}</Notice>}
        {taking.isError && <ErrorNotice error={taking.error} />}
        {may('listReviewQueue') && <Queue />}
      </div>
    </ReviewsFrame>
  )
}

function useTakeNext() {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => client.reviews.queue.next(),
    onSuccess(task) {
      void outdateQueue(queries)
      if (task) forgetCall(queries, task.call.id)
      if (task) void navigate(reviewLink(task.call.id, task.id))
    },
  })
}

function Queue() {
  const words = useWords(queueWords)
  const search = useSearch({ from: '/reviews' })
  const may = useRights()
  const plans = useQuery(queueQueries.plans(useClient(), may('listReviewPlans') !== undefined))
  const { tasks, all } = useTasks(search)
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  const hasNoPlan = plans.data?.length === 0
  // Where nothing waits, one may still want to see what was reviewed.
  const isBare = all?.length === 0 && !isFiltered && (hasNoPlan || plans.isLoading)
  return (
    <Card>
      {!isBare && <QueueFilters search={search} plans={plans.data ?? []} />}
      {tasks.isError && all && (
        <OutdatedNotice since={tasks.dataUpdatedAt} onRetry={() => void tasks.refetch()} />
      )}
      {!all && tasks.isError && <ErrorNotice error={tasks.error} onRetry={() => void tasks.refetch()} />}
      {!all && !tasks.isError && <Loading lines={8} shape="table" />}
      {all && all.length > 0 && <QueueTable tasks={all} />}
      {all?.length === 0 && <NothingHere isFiltered={isFiltered} hasNoPlan={hasNoPlan} />}
      {tasks.hasNextPage && (
        <div className={styles.more}>
          <Button disabled={tasks.isFetchingNextPage} onClick={() => void tasks.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </Card>
  )
}

function NothingHere({
  isFiltered,
  hasNoPlan,
}: {
  readonly isFiltered: boolean
  readonly hasNoPlan: boolean
}) {
  const words = useWords(queueWords)
  const may = useRights()
  if (isFiltered)
    return (
      <EmptyState
        title={words.noneTitle}
        actions={
          <Link to="/reviews" className={buttonClass()}>
            {words.clear}
          </Link>
        }
      />
    )
  if (!hasNoPlan || !may('createReviewPlan'))
    return <EmptyState title={words.emptyTitle}>{words.emptyLead}</EmptyState>
  return (
    <EmptyState
      title={words.noPlanTitle}
      actions={
        <Link to="/reviews/plans" search={{ new: true }} className={buttonClass('main')}>
          {words.makePlan}
        </Link>
      }
    >
      {words.noPlanLead}
    </EmptyState>
  )
}
