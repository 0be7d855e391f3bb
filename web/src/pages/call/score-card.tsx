import { Card } from '../../parts/card.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useGrades } from '../../parts/use-grades.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { AnswerView } from './answer-view.tsx'
import { resultWords } from './result-words.ts'
import { useSaid } from './review/review-context.ts'
import styles from './score-card.module.css'
import { putTroubleFirst, type ScoreCardRows, type ScoreSection } from './score-card-rows.ts'

interface Hearing {
  /** The piece of evidence that was heard last. */
  readonly heard: string | undefined
  readonly onHear: (id: string, seconds: number) => void
}

/** Every score with its evidence. */
export function ScoreCard({ rows, ...hearing }: Hearing & { readonly rows: ScoreCardRows }) {
  const words = useWords(resultWords)
  const { isOpen, isBlind } = useSaid().reviewing
  // Who answers goes through the model as it is written; who does not know the answers must not see them by the order.
  const { sections, extracted } = isOpen || isBlind ? rows : putTroubleFirst(rows)
  const fatal = sections.flatMap((section) => section.rows).filter((row) => row.fatal)
  return (
    <>
      {sections.length === 0 && (
        <Card title={words.scoreCard}>
          <p className="quiet">{extracted.length > 0 ? words.noScoring : words.notScored}</p>
        </Card>
      )}
      {sections.length > 0 && (
        <Card title={words.scoreCard}>
          {fatal.length > 0 && (
            <Notice tone="poor" title={words.fatalTitle}>
              {fatal.map(({ name }) => name).join(', ')}
            </Notice>
          )}
          {sections.map((section) => (
            <Section key={section.id} section={section} {...hearing} />
          ))}
        </Card>
      )}
      {extracted.length > 0 && (
        <Card title={words.extracted}>
          <ul className={styles.answers}>
            {extracted.map((row) => (
              <AnswerView key={row.key} row={row} {...hearing} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function Section({ section, ...hearing }: Hearing & { readonly section: ScoreSection }) {
  const words = useWords(resultWords)
  const { decimal } = useFormats()
  const { name, score, expected, rows } = section
  const share = expected > 0 ? (100 * score) / expected : 0
  const grade = useGrades().gradeOf(share, { category: section.id })
  const { isBlind } = useSaid().reviewing
  const isOpen = rows.some(({ answer }) => answer && !(answer.reviewed ?? answer).determined)
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h3>{name}</h3>
        {!isBlind && (
          <>
            <span className="figures">
              {expected > 0
                ? words.pointsLong(decimal(score), decimal(expected))
                : isOpen
                  ? words.undetermined
                  : words.notApplicable}
            </span>
            {/* The numbers beside it say the same. */}
            <span className={styles.bar} aria-hidden="true">
              <span className={grade && styles[grade]} style={{ width: `${share}%` }} />
            </span>
          </>
        )}
      </header>
      <ul className={styles.answers}>
        {rows.map((row) => (
          <AnswerView key={row.key} row={row} {...hearing} />
        ))}
      </ul>
    </section>
  )
}
