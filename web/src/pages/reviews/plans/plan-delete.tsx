import type { ReviewPlan } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { outdateQueue } from '../../../parts/queries/review-queue.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import { planWords } from './words.ts'

export function PlanDelete({ plan, onClose }: { readonly plan: ReviewPlan; readonly onClose: () => void }) {
  const words = useWords(planWords)
  const client = useClient()
  const queries = useQueryClient()
  const deleting = useMutation({
    mutationFn: () => client.reviews.plans.delete(plan.id),
    onSuccess() {
      void outdateQueue(queries)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={words.removeTitle(plan.name)}
      action={words.removeNow}
      danger
      doing={deleting}
      onClose={onClose}
    >
      <p>{words.removeLead}</p>
    </ConfirmDialog>
  )
}
