import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { answerText } from '../answer-text.ts'
import { HearAt } from '../hear-at.tsx'
import { resultWords } from '../result-words.ts'
import type { ScoreRow } from '../score-card-rows.ts'
import { isSame } from './draft.ts'
import styles from './review.module.css'
import { useSaid } from './review-context.ts'
import { reviewWords } from './words.ts'

/** What a person answered beside the machine, why, and what no longer counts. */
export function PersonAnswer({ row }: { readonly row: ScoreRow }) {
  const words = useWords(reviewWords)
  const results = useWords(resultWords)
  const formats = useFormats()
  const { reviews, isBlind } = useSaid().reviewing
  const { answer, key } = row
  if (isBlind) return null
  const said = answer?.reviewed
  const write = (given: { value: ScoreRowValue; not_applicable: boolean }) =>
    answerText(given.value, given.not_applicable, results, formats)
  const shown = reviews.find(({ id }) => id === said?.review_id)?.answers.find((each) => each.key === key)
  const outdated = reviews
    .filter(({ status }) => status === 'submitted')
    .flatMap((review) =>
      review.answers.filter((each) => each.key === key && each.outdated).map((each) => ({ review, each })),
    )
  if (!said && outdated.length === 0) return null
  return (
    <div className={styles.person}>
      {said && answer && (
        <p>
          <strong>
            {isSame(said, answer)
              ? words.confirmedBy(said.by_name ?? words.program)
              : words.beside(said.by_name ?? words.program, write(said), write(answer))}
          </strong>
          {shown?.comment && <span className={styles.comment}> {shown.comment}</span>}
        </p>
      )}
      {shown && shown.evidence.length > 0 && (
        <ul className={styles.quotes}>
          {shown.evidence.map(({ start, quote }) => (
            <li key={`${start} ${quote}`}>
              <HearAt seconds={start} /> <q>{quote}</q>
            </li>
          ))}
        </ul>
      )}
      {outdated.map(({ review, each }) => (
        <p key={review.id} className="quiet">
          {words.outdated(review.reviewer_name ?? words.program, write(each))}
        </p>
      ))}
    </div>
  )
}

type ScoreRowValue = NonNullable<ScoreRow['answer']>['value']
