import type { Calibration, CalibrationResults } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../parts/card.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './results.module.css'
import { useAnswerWords, wordOf } from './use-answer-words.ts'
import { resultWords } from './words.ts'

type SplitAnswer = CalibrationResults['split_answers'][number]

/** The most split first, each with what people pointed to. */
export function SplitAnswersCard(props: {
  readonly calibration: Calibration
  readonly results: CalibrationResults
}) {
  const { calibration, results } = props
  const words = useWords(resultWords)
  const { count } = useFormats()
  const labels = new Map(results.criteria.map(({ key, label }) => [key, label]))
  const names = new Map(results.people.map(({ reviewer, name }) => [reviewer, name]))
  return (
    <Card title={words.splitAnswers}>
      {results.split_answers.length === 0 && <p className="quiet">{words.noSplitAnswers}</p>}
      <ul
        className={styles.splits}
        aria-label={words.splitAnswers}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {results.split_answers.map((split) => (
          <li key={`${split.call_id} ${split.key}`}>
            <p>
              <strong>{labels.get(split.key)}</strong>,{' '}
              <Link to="/calls/$callId" params={{ callId: split.call_id }}>
                {words.callNumber(count(calibration.call_ids.indexOf(split.call_id) + 1))}
              </Link>
            </p>
            <ul className={styles.sayings}>
              {split.answers.map((answer) => (
                <Saying
                  key={answer.reviewer}
                  name={names.get(answer.reviewer) ?? ''}
                  answer={answer}
                  callId={split.call_id}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Saying(props: {
  readonly name: string
  readonly answer: SplitAnswer['answers'][number]
  readonly callId: string
}) {
  const { name, answer, callId } = props
  const words = useWords(resultWords)
  const { clock } = useFormats()
  const say = useAnswerWords()
  return (
    <li>
      {name}: <strong>{say(wordOf(answer))}</strong>
      {answer.comment && <span className="quiet"> – {answer.comment}</span>}
      {answer.evidence.map(({ start, quote }) => (
        <div key={start} className={styles.quote}>
          <Link to="/calls/$callId" params={{ callId }} search={{ at: start }}>
            {words.at(clock(start))}
          </Link>{' '}
          <q>{quote}</q>
        </div>
      ))}
    </li>
  )
}
