import { Card } from '../../../parts/card.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Draft } from '../draft/draft.ts'
import type { AnswerPair } from './compare-answers.ts'
import { type BeforeAfter, makeGrid } from './make-grid.ts'
import styles from './preview.module.css'
import { useAnswerText } from './use-answer-text.ts'
import type { Tried } from './use-previewing.ts'
import { previewWords } from './words.ts'

/** Every criterion on every call that was tried, before and with the draft. */
export function PreviewGrid({ tried, draft }: { readonly tried: readonly Tried[]; readonly draft: Draft }) {
  const words = useWords(previewWords)
  const { scores, score, rows } = makeGrid(tried, draft)
  return (
    <Card title={words.grid} aside={<span className="quiet">{words.gridLead}</span>}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus can be scrolled by keyboard */}
      <section className={styles.gridScroll} tabIndex={0} aria-label={words.gridTable}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">{words.criterion}</th>
              <th scope="col">{words.average}</th>
              {tried.map(({ result }) => (
                <th key={result.call_analysis_id} scope="col">
                  {result.external_id}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.total}>
              <th scope="row">{words.score}</th>
              <Percentages of={score} />
              {tried.map(({ result }, index) => (
                <Percentages key={result.call_analysis_id} of={scores[index]!} />
              ))}
            </tr>
            {rows.map(({ key, name, average, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <Percentages of={average} />
                {tried.map(({ result }, index) => (
                  <AnswerCell key={result.call_analysis_id} pair={cells[index]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}

function Percentages({ of: { before, after } }: { readonly of: BeforeAfter }) {
  const { percent } = useFormats()
  const write = (value: number | undefined) => (value === undefined ? undefined : percent(value, 0))
  return <Change before={write(before)} after={write(after)} changed={write(before) !== write(after)} />
}

function AnswerCell({ pair }: { readonly pair: AnswerPair | undefined }) {
  const { writeValue } = useAnswerText()
  const before = pair?.before && writeValue(pair.before)
  const after = pair?.after && writeValue(pair.after)
  return <Change before={before} after={after} changed={before !== after} />
}

/** One value where nothing has changed, otherwise both. What there is not is a dash. */
function Change(props: {
  readonly before: string | undefined
  readonly after: string | undefined
  readonly changed: boolean
}) {
  const { before = '–', after = '–', changed } = props
  const words = useWords(previewWords)
  if (!changed) return <td>{after}</td>
  return (
    <td className={styles.moved}>
      <span className="visually-hidden">{words.was}: </span>
      <span className={styles.before}>{before}</span>
      <span aria-hidden="true"> → </span>
      <span className="visually-hidden">{words.now}: </span>
      <strong>{after}</strong>
    </td>
  )
}
