import { nameSpeaker, speakerWords } from '../../parts/name-speaker.ts'
import { useSentences } from '../../parts/sentences/use-sentences.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { answerText } from './answer-text.ts'
import { callCoachingWords } from './coaching/words.ts'
import { evidenceId } from './evidence-moments.ts'
import { partyOf } from './party.ts'
import { resultWords } from './result-words.ts'
import { AnswerAppeal } from './review/answer-appeal.tsx'
import { AnswerEditor } from './review/answer-editor.tsx'
import { PersonAnswer } from './review/person-answer.tsx'
import { useSaid } from './review/review-context.ts'
import styles from './score-card.module.css'
import { outcomeOf, type ScoreRow } from './score-card-rows.ts'

/** One criterion: the answer, what it earned, how sure it is, why, and what was said. */
export function AnswerView(props: {
  readonly row: ScoreRow
  readonly heard: string | undefined
  readonly onHear: (id: string, seconds: number) => void
}) {
  const { row, heard, onHear } = props
  const words = useWords(resultWords)
  const formats = useFormats()
  const { tellReasons } = useSentences()
  const { answer, expected, score } = row
  const outcome = outcomeOf(row)
  const { reviewing } = useSaid()
  const inForce = answer?.reviewed ?? answer
  const criterion = reviewing.isOpen ? reviewing.criteria.find(({ key }) => key === row.key) : undefined
  return (
    <li className={`${styles.answer} ${row.fatal ? styles.fatal : ''}`}>
      <div className={styles.line}>
        <span className={styles.name} title={row.description || undefined}>
          {outcome && (
            <span className={`${styles.sign} ${styles[outcome]}`} role="img" aria-label={words[outcome]}>
              {signs[outcome]}
            </span>
          )}
          {row.name}
          {row.critical && <span className={styles.critical}>{words.critical}</span>}
        </span>
        {!reviewing.isBlind && (
          <strong className={styles.value}>
            {answerText(inForce?.value, inForce?.not_applicable, words, formats)}
          </strong>
        )}
        {expected > 0 && (
          <span className={`${styles.points} figures`}>
            {words.points(formats.decimal(score), formats.decimal(expected))}
          </span>
        )}
      </div>
      {row.fatal && <p className={styles.verdict}>{words.fatal}</p>}
      <PersonAnswer row={row} />
      {answer && (
        <p className={styles.why}>
          {(answer.value !== null || (answer.not_applicable && answer.confidence > 0)) && (
            <>
              <span className={styles.sure}>
                {words.confidence[sureness(answer.confidence)]} ({formats.percent(100 * answer.confidence, 0)}
                )
              </span>{' '}
            </>
          )}
          {tellReasons(answer.rationale, answer.rationale_parts)}
        </p>
      )}
      {answer && answer.evidence.length > 0 && (
        <ul className={styles.quotes}>
          {answer.evidence.map((evidence, index) => {
            const id = evidenceId(row.key, index)
            return (
              <li key={id}>
                <Quote evidence={evidence} id={id} heard={heard === id} onHear={onHear} />
                {heard === id && <CoachQuote evidence={evidence} answerKey={row.key} />}
              </li>
            )
          })}
        </ul>
      )}
      {criterion && <AnswerEditor criterion={criterion} />}
      <AnswerAppeal answerKey={row.key} name={row.name} />
    </li>
  )
}

/** For the quote that is being heard: it would be too much beside every one. */
function CoachQuote(props: { readonly evidence: Evidence; readonly answerKey: string }) {
  const { start, end, quote } = props.evidence
  const words = useWords(callCoachingWords)
  const { clock } = useFormats()
  const { onCoach } = useSaid()
  if (!onCoach) return null
  return (
    <button
      type="button"
      className={styles.coach}
      aria-label={words.addAt(clock(start))}
      onClick={() => onCoach({ start, end, quote, key: props.answerKey })}
    >
      {words.add}
    </button>
  )
}

type Evidence = NonNullable<ScoreRow['answer']>['evidence'][number]

function Quote(props: {
  readonly evidence: Evidence
  readonly id: string
  readonly heard: boolean
  readonly onHear: (id: string, seconds: number) => void
}) {
  const { evidence, id, heard, onHear } = props
  const words = useWords(resultWords)
  const speakers = useWords(speakerWords)
  const { clock } = useFormats()
  const { speaker, start, quote } = evidence
  const name = nameSpeaker(speaker, speakers)
  return (
    <button
      type="button"
      id={id}
      className={`${styles.quote} printed ${styles[partyOf(speaker)]} ${heard ? styles.heard : ''}`}
      aria-pressed={heard}
      // The focus stays where it is, so that the space bar goes on meaning play and pause.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onHear(id, start)}
    >
      <span className={styles.moment}>
        <svg viewBox="0 0 24 24" width="12" height="12" aria-hidden="true" fill="currentcolor">
          <path d="M7 4l13 8-13 8z" />
        </svg>
        <span className="visually-hidden">{words.hear}</span>
        {clock(start)} <span className={styles.speaker}>{name}</span>
      </span>
      <q>{quote}</q>
    </button>
  )
}

const signs = { full: '✓', part: '◐', none: '✗', open: '?' } as const

function sureness(confidence: number): 'high' | 'medium' | 'low' {
  return confidence >= 0.8 ? 'high' : confidence >= 0.55 ? 'medium' : 'low'
}
