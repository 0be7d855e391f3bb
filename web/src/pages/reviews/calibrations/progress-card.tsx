import type { Calibration } from '@callmark/client'
import { Card } from '../../../parts/card.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { calibrationWords } from './words.ts'

/** How many calls each has submitted; not what they answered. */
export function ProgressCard({ calibration }: { readonly calibration: Calibration }) {
  const words = useWords(calibrationWords)
  const { count } = useFormats()
  const all = calibration.call_ids.length
  return (
    <Card title={words.everybody}>
      <ul className={styles.lines}>
        {calibration.reviewers.map(({ id, name, submitted, drafts }) => (
          <li key={id} className={styles.line}>
            <span>
              {name} {id === calibration.reference && <span className={styles.chip}>{words.reference}</span>}
            </span>
            <span className={styles.amount}>
              {drafts > 0 && <span className="quiet">{words.drafts(count(drafts))}</span>}
              <progress max={all} value={submitted} aria-label={name} />
              <span className="figures">{words.ofAll(count(submitted), count(all))}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
