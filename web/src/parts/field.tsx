import { cloneElement, type ReactElement, useId } from 'react'
import styles from './field.module.css'

interface Control {
  readonly id?: string
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: boolean | undefined
}

/** A control with its name, a word of help, and what is wrong with what was put in. */
export function Field(props: {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** What could be better; it is not wrong. */
  readonly advice?: readonly string[] | undefined
  readonly hideLabel?: boolean
  readonly children: ReactElement<Control>
}) {
  const { label, hint, error, advice = [], hideLabel, children } = props
  const id = useId()
  const [hintId, errorId, adviceId] = [`${id}-hint`, `${id}-error`, `${id}-advice`]
  const describing = [hint && hintId, error && errorId, advice.length > 0 && adviceId]
  const described = describing.filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {cloneElement(children, {
        id,
        'aria-describedby': described,
        'aria-invalid': error ? true : children.props['aria-invalid'],
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {advice.length > 0 && (
        <ul id={adviceId} className={styles.advice}>
          {advice.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
