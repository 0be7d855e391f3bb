import { useId } from 'react'
import styles from './check-group.module.css'

/** Any of several. */
export function CheckGroup<Value extends string | number>(props: {
  readonly legend: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: readonly Value[]
  readonly onChange: (chosen: readonly Value[]) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
}) {
  const { legend, choices, chosen, onChange, hint, error } = props
  const errorId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error && errorId}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
          {label}
        </label>
      ))}
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
