import type { CallResult, ModelRevision } from '@callmark/client'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { answerText } from './answer-text.ts'
import styles from './compare-card.module.css'
import { compareCategories, compareVariables, type Found, type Points } from './compare-results.ts'
import { resultWords } from './result-words.ts'

/** Total, categories and every answer, before and after. */
export function CompareTable(props: {
  readonly before: CallResult
  readonly after: CallResult
  readonly revision: ModelRevision | undefined
  readonly onlyChanged: boolean
}) {
  const { before, after, revision, onlyChanged } = props
  const words = useWords(resultWords)
  const formats = useFormats()
  const names = new Map(revision?.template_variables.map(({ key, readable_name }) => [key, readable_name]))
  const categories = compareCategories(before, after)
  const variables = compareVariables(before, after, (key) => names.get(key) ?? key.replaceAll('_', ' '))
  const changes = variables.filter(({ changed }) => changed).length
  const points = (value: Points | undefined) =>
    value ? words.points(formats.decimal(value.score), formats.decimal(value.expected)) : words.missing
  const found = (value: Found | undefined) => {
    if (!value) return words.missing
    const text = answerText(value.value, value.notApplicable, words, formats)
    const shown = value.points && !value.notApplicable ? `${text} (${points(value.points)})` : text
    return value.fatal ? `${shown}. ${words.fatal}` : shown
  }
  const total = ({ total_score, expected_score }: CallResult) =>
    total_score === null ? words.failed : points({ score: total_score, expected: expected_score ?? 0 })
  const rows = [
    {
      id: 'total',
      name: words.total,
      look: styles.strong,
      changed: before.total_score !== after.total_score || before.expected_score !== after.expected_score,
      before: total(before),
      after: total(after),
    },
    ...categories.map((row) => ({
      ...row,
      look: styles.strong,
      before: points(row.before),
      after: points(row.after),
    })),
    ...variables.map((row) => ({ ...row, look: '', before: found(row.before), after: found(row.after) })),
  ]
  return (
    <>
      <p role="status">{words.changes(changes)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.after}</th>
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ changed }) => changed || !onlyChanged)
              .map((row) => (
                <tr key={row.id} className={`${row.look} ${row.changed ? styles.changed : ''}`}>
                  <th scope="row">
                    {row.name}
                    {row.changed && <span className={styles.tag}>{words.changed}</span>}
                  </th>
                  <td>{row.before}</td>
                  <td>{row.after}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
