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
  readonly hideLabel?: boolean
  readonly children: ReactElement<Control>
}) {
  const { label, hint, error, hideLabel, children } = props
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
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
    </div>
  )
}
