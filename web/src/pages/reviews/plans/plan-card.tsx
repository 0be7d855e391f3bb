import type { ReviewPlan } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { ErrorNotice, Notice } from '../../../parts/notice.tsx'
import { modelQueries } from '../../../parts/queries/models.ts'
import { outdateQueue } from '../../../parts/queries/review-queue.ts'
import { useRights } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { replacementOf } from './plan-draft.ts'
import { usePlanWords } from './use-plan-words.ts'
import { planWords } from './words.ts'

/** One plan in plain words, and what can be done with it. */
export function PlanCard(props: {
  readonly plan: ReviewPlan
  readonly onChange: () => void
  readonly onDelete: () => void
}) {
  const { plan, onChange, onDelete } = props
  const words = useWords(planWords)
  const may = useRights()
  const { ago, count } = useFormats()
  const { sayRule, sayRest } = usePlanWords()
  const { drawing, switching } = useActions(plan)
  const models = useQuery(modelQueries.every(useClient()))
  const model = models.data?.find(({ id }) => id === plan.model_id)
  const button = (label: string, onClick: () => void, disabled = false) => (
    <Button onClick={onClick} disabled={disabled} aria-label={words.of(label, plan.name)}>
      {label}
    </Button>
  )
  return (
    <Card
      title={plan.name}
      aside={
        <span className={`${styles.chip} ${plan.enabled ? styles.good : ''}`}>
          {plan.enabled ? words.on : words.off}
        </span>
      }
    >
      <div className={styles.stack}>
        <ul className={styles.rules}>
          {plan.rules.map((rule) => (
            <li key={rule.kind}>{sayRule(rule)}</li>
          ))}
        </ul>
        <p className={styles.facts}>
          {plan.model_id === null ? words.everyModel : (model?.name ?? '…')} · {sayRest(plan)}
        </p>
        <p className={styles.facts}>
          {plan.drawn_at ? words.drawn(ago(plan.drawn_at)) : words.notDrawn} ·{' '}
          <Link to="/reviews" search={{ plan: plan.id }}>
            {words.tasks}
          </Link>
        </p>
        {drawing.isSuccess && (
          <Notice tone="good">
            {drawing.data.added + drawing.data.removed === 0
              ? words.drewNothing
              : words.drew(count(drawing.data.added), count(drawing.data.removed))}
          </Notice>
        )}
        {drawing.isError && <ErrorNotice error={drawing.error} />}
        {switching.isError && <ErrorNotice error={switching.error} />}
        <div className={styles.actions}>
          {may('drawReviewPlan') &&
            plan.enabled &&
            button(words.draw, () => drawing.mutate(), drawing.isPending)}
          {may('replaceReviewPlan') && button(words.change, onChange)}
          {may('replaceReviewPlan') &&
            button(
              plan.enabled ? words.disable : words.enable,
              () => switching.mutate(),
              switching.isPending,
            )}
          {may('deleteReviewPlan') && button(words.remove, onDelete)}
        </div>
      </div>
    </Card>
  )
}

function useActions(plan: ReviewPlan) {
  const client = useClient()
  const queries = useQueryClient()
  const onSettled = () => outdateQueue(queries)
  const drawing = useMutation({ mutationFn: () => client.reviews.plans.draw(plan.id), onSettled })
  const switching = useMutation({
    mutationFn: () => client.reviews.plans.replace(plan.id, replacementOf(plan, { enabled: !plan.enabled })),
    onSettled,
  })
  return { drawing, switching }
}
