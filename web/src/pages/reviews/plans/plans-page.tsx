import type { ReviewPlan } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { EmptyState } from '../../../parts/notice.tsx'
import { queueQueries } from '../../../parts/queries/review-queue.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useRights } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { ReviewsFrame } from '../reviews-frame.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanDelete } from './plan-delete.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { planWords } from './words.ts'

type Open = { readonly what: 'change' | 'delete'; readonly plan: ReviewPlan }

/** Which calls people review. */
export function PlansPage() {
  const words = useWords(planWords)
  const may = useRights()
  const navigate = useNavigate()
  const { new: isNew } = useSearch({ from: '/reviews/plans' })
  const plans = useQuery(queueQueries.plans(useClient(), may('listReviewPlans') !== undefined))
  const [open, setOpen] = useState<Open>()
  const begin = () => void navigate({ to: '/reviews/plans', search: { new: true } })
  const close = () => {
    setOpen(undefined)
    if (isNew) void navigate({ to: '/reviews/plans', replace: true })
  }
  const create = may('createReviewPlan') && (
    <Button look="main" onClick={begin}>
      {words.create}
    </Button>
  )
  return (
    <ReviewsFrame tab="plans" lead={words.lead} actions={plans.data?.length !== 0 && create}>
      <QueryState query={plans} lines={6}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={words.none} actions={create}>
              {words.noneLead}
            </EmptyState>
          ) : (
            <div className={styles.grid}>
              {list.map((plan) => (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  onChange={() => setOpen({ what: 'change', plan })}
                  onDelete={() => setOpen({ what: 'delete', plan })}
                />
              ))}
            </div>
          )
        }
      </QueryState>
      {isNew && create && <PlanDialog onClose={close} />}
      {open?.what === 'change' && <PlanDialog plan={open.plan} onClose={close} />}
      {open?.what === 'delete' && <PlanDelete plan={open.plan} onClose={close} />}
    </ReviewsFrame>
  )
}
