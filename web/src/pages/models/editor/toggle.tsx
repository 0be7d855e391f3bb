import { useId } from 'react'
import styles from './editor.module.css'

/** A checkbox with its name, and a word on what it does. */
export function Toggle(props: {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}) {
  const { label, hint, checked, onChange } = props
  const id = useId()
  return (
    <div className={styles.toggle}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
    </div>
  )
}
