import { CallmarkError, errorCodes, type ReviewPlan } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../parts/dialog.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { outdateQueue } from '../../../parts/queries/review-queue.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { draftOf, type PlanDraft, planOf } from './plan-draft.ts'
import { PlanForm } from './plan-form.tsx'
import { planWords } from './words.ts'

/** Makes a plan, or changes one. Whoever was quicker is not overwritten: what they saved is shown instead. */
export function PlanDialog(props: { readonly plan?: ReviewPlan; readonly onClose: () => void }) {
  const { onClose } = props
  const words = useWords(planWords)
  const client = useClient()
  const queries = useQueryClient()
  const [plan, setPlan] = useState(props.plan)
  const [draft, setDraft] = useState<PlanDraft>(() => draftOf(props.plan))
  const [movedOn, setMovedOn] = useState(false)
  const saving = useMutation({
    mutationFn: async () => {
      const fields = planOf(draft)
      if (!plan) return client.reviews.plans.create(fields)
      const { enabled, version } = plan
      return client.reviews.plans.replace(plan.id, { ...fields, enabled, version })
    },
    onSuccess() {
      void outdateQueue(queries)
      onClose()
    },
    async onError(error) {
      if (!plan || !isMovedOn(error)) return
      const now = await client.reviews.plans.get(plan.id)
      void outdateQueue(queries)
      setPlan(now)
      setDraft(draftOf(now))
      setMovedOn(true)
    },
  })
  return (
    <Dialog title={plan ? words.changeTitle(plan.name) : words.createTitle} onClose={onClose} wide>
      <div className={styles.stack}>
        {movedOn && <Notice tone="fair">{words.movedOn}</Notice>}
        <PlanForm
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          saving={saving}
          error={saving.isError && !isMovedOn(saving.error) ? saving.error : undefined}
          onClose={onClose}
        />
      </div>
    </Dialog>
  )
}

function isMovedOn(error: unknown): boolean {
  return error instanceof CallmarkError && error.code === errorCodes.plan_moved_on
}
