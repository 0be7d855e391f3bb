import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { optionsOf } from '../draft/write-draft.ts'
import { editorWords } from '../editor/words.ts'
import styles from './import.module.css'
import type { PlannedRow } from './plan-scorecard.ts'
import { importWords } from './words.ts'

/** The criteria as they would open in the editor. */
export function PlanTable({ rows }: { readonly rows: readonly PlannedRow[] }) {
  const words = useWords(importWords)
  return (
    // It scrolls by itself where it is too wide or too long for the page, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus can be scrolled by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={words.table}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.category}</th>
            <th scope="col">{words.criterion}</th>
            <th scope="col">{words.type}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.critical}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PlanLine key={row.line} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PlanLine({ row }: { readonly row: PlannedRow }) {
  const { line, category, variable } = row
  const words = useWords(importWords)
  const { types, notScored } = useWords(editorWords)
  const { decimal } = useFormats()
  const options = optionsOf(variable.options)
  const scored = /^(BOOLEAN|INTEGER|DECIMAL)$/.test(variable.type)
  return (
    <tr>
      <td>{line}</td>
      <td>{category || words.none}</td>
      <td>
        <strong>{variable.readable_name}</strong>
        {variable.description && <div className="quiet">{variable.description}</div>}
      </td>
      <td>
        {types[variable.type]}
        {options.length > 0 && <div className="quiet">{words.options(options.length)}</div>}
      </td>
      <td>{scored ? decimal(Number(variable.weight), 4) : notScored}</td>
      <td>{variable.critical ? words.yes : ''}</td>
    </tr>
  )
}
