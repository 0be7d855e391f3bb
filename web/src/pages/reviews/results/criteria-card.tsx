import type { Calibration, CalibrationResults } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { toneOf, useAgreementWords } from '../../../parts/agreement.ts'
import { Card } from '../../../parts/card.tsx'
import { useRights } from '../../../session/me.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import reviews from '../reviews.module.css'
import { commonOf } from './common-of.ts'
import styles from './results.module.css'
import { useAnswerWords } from './use-answer-words.ts'
import { resultWords } from './words.ts'

type Criterion = CalibrationResults['criteria'][number]

/** The least agreed on first: that is where a wording is worth a change. */
export function CriteriaCard(props: {
  readonly calibration: Calibration
  readonly results: CalibrationResults
}) {
  const { calibration, results } = props
  const words = useWords(resultWords)
  const criteria = results.criteria
    .filter(({ calls }) => calls.some(({ people }) => people.length > 0))
    .toSorted((a, b) => (a.observed ?? 2) - (b.observed ?? 2))
  return (
    <Card title={words.title} aside={<span className="quiet">{words.lead}</span>}>
      <p className={`quiet ${styles.hint}`}>{words.measureHint}</p>
      {criteria.map((criterion) => (
        <CriterionPart
          key={criterion.key}
          criterion={criterion}
          calibration={calibration}
          people={results.people}
        />
      ))}
    </Card>
  )
}

function CriterionPart(props: {
  readonly criterion: Criterion
  readonly calibration: Calibration
  readonly people: CalibrationResults['people']
}) {
  const { criterion, calibration, people } = props
  const words = useWords(resultWords)
  const may = useRights()
  const { count, percent } = useFormats()
  const { machine_with_majority: machine } = criterion
  return (
    <div className={styles.criterion}>
      <header className={styles.head}>
        <h3>{criterion.label}</h3>
        {may('replaceModel') && (
          <Link
            to="/models/$modelId"
            params={{ modelId: String(calibration.model_id) }}
            search={{ criterion: criterion.key }}
            aria-label={words.rewordOf(criterion.label)}
          >
            {words.reword}
          </Link>
        )}
      </header>
      <Agreement criterion={criterion} />
      <AnswerTable criterion={criterion} calibration={calibration} people={people} />
      {machine.observed !== null && (
        <p className="quiet">{words.machineWith(percent(100 * machine.observed, 0), count(machine.n))}</p>
      )}
    </div>
  )
}

function Agreement({ criterion }: { readonly criterion: Criterion }) {
  const words = useWords(resultWords)
  const { count, percent } = useFormats()
  const { sayValue, sayRange } = useAgreementWords()
  const { value, interval, n, observed, measure } = criterion
  const rest = [
    ...(value === null ? [words.notDefined] : []),
    ...sayRange(interval ?? []),
    words.overCalls(n, count(n)),
    ...(observed === null ? [] : [words.sameAnswers(percent(100 * observed, 0))]),
  ]
  return (
    <p>
      {value !== null && (
        <>
          <strong className={`${reviews.chip} ${reviews[toneOf(value)]}`} title={words.measures[measure]}>
            {sayValue(value)}
          </strong>
          {'; '}
        </>
      )}
      {rest.join('; ')}
    </p>
  )
}

function AnswerTable(props: {
  readonly criterion: Criterion
  readonly calibration: Calibration
  readonly people: CalibrationResults['people']
}) {
  const { criterion, calibration, people } = props
  const words = useWords(resultWords)
  const { count } = useFormats()
  const say = useAnswerWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroll} aria-label={criterion.label} tabIndex={0}>
      <table className={styles.answers}>
        <thead>
          <tr>
            <th scope="col">{words.call}</th>
            <th scope="col">{words.machine}</th>
            {people.map(({ reviewer, name }) => (
              <th key={reviewer} scope="col">
                {name}
                {reviewer === calibration.reference && <div className="quiet">{words.reference}</div>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criterion.calls.map((row) => {
            const common = commonOf(row.people.map(({ answer }) => answer))
            const cell = (answer: string | null | undefined) => (
              <span className={answer && common && answer !== common ? styles.other : ''}>{say(answer)}</span>
            )
            return (
              <tr key={row.call_id}>
                <th scope="row">
                  <Link to="/calls/$callId" params={{ callId: row.call_id }}>
                    {words.callNumber(count(calibration.call_ids.indexOf(row.call_id) + 1))}
                  </Link>
                </th>
                <td>{cell(row.machine)}</td>
                {people.map(({ reviewer }) => (
                  <td key={reviewer}>{cell(row.people.find((one) => one.reviewer === reviewer)?.answer)}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
