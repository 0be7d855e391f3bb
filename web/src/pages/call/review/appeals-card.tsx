import type { Appeal } from '@callmark/client'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { useRights } from '../../../session/me.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { appealWords } from './appeal-words.ts'
import { DecideDialog } from './decide-dialog.tsx'
import styles from './review.module.css'
import { useSaid } from './review-context.ts'
import { useCriterionNames } from './use-criterion-names.ts'
import { reviewWords } from './words.ts'

/** Who does not agree, why, and what was decided. */
export function AppealsCard() {
  const words = useWords(appealWords)
  const { appeals, mayAppeal, onAppeal } = useSaid()
  const [deciding, setDeciding] = useState<Appeal>()
  const isOpen = appeals.some(({ key, outcome }) => key === null && outcome === null)
  if (appeals.length === 0 && !mayAppeal) return null
  return (
    <Card
      title={words.title}
      aside={mayAppeal && !isOpen && <Button onClick={() => onAppeal(null)}>{words.appealResult}</Button>}
    >
      {appeals.length > 0 && (
        <ul className={styles.list}>
          {appeals.map((appeal) => (
            <AppealItem key={appeal.id} appeal={appeal} onDecide={() => setDeciding(appeal)} />
          ))}
        </ul>
      )}
      {appeals.length === 0 && <p className="quiet">{words.dialogLead}</p>}
      {deciding && <DecideDialog appeal={deciding} onClose={() => setDeciding(undefined)} />}
    </Card>
  )
}

function AppealItem({ appeal, onDecide }: { readonly appeal: Appeal; readonly onDecide: () => void }) {
  const words = useWords(appealWords)
  const { program } = useWords(reviewWords)
  const { dateTime } = useFormats()
  const may = useRights()
  const name = useCriterionNames()(appeal.key)
  const { me, reviews } = useSaid().reviewing
  const { outcome, reason, decision } = appeal
  const isInvolved =
    appeal.opened_by === me.id ||
    reviews.some(({ reviewer, status }) => reviewer === me.id && status === 'submitted')
  const mayDecide = outcome === null && may('decideAppeal') !== undefined
  return (
    <li data-open={outcome === null || undefined}>
      <p>
        <strong>{name}</strong>{' '}
        <span
          className={styles.badge}
          data-status={outcome === null ? 'needed' : outcome === 'accepted' ? 'reviewed' : undefined}
        >
          {words.outcome[outcome ?? 'open']}
        </span>
      </p>
      <p className={styles.said}>{reason}</p>
      <p className={styles.who}>
        {words.openedBy(appeal.opened_by_name ?? program, dateTime(appeal.opened_at))}
      </p>
      {decision !== null && <p className={styles.said}>{decision}</p>}
      {appeal.decided_at && (
        <p className={styles.who}>
          {words.decidedBy(appeal.decided_by_name ?? program, dateTime(appeal.decided_at))}
        </p>
      )}
      {mayDecide &&
        (isInvolved ? (
          <p className={styles.who}>{words.notYours}</p>
        ) : (
          <Button onClick={onDecide}>{words.decide}</Button>
        ))}
    </li>
  )
}
