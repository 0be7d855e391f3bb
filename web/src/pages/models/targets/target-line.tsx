import { Field } from '../../../parts/field.tsx'
import { TextInput } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type DraftLine, faultOf } from './target-draft.ts'
import styles from './targets.module.css'
import { targetWords } from './words.ts'

/** The two bounds of one score. */
export function TargetLine(props: {
  readonly name: string
  readonly note?: string
  readonly line: DraftLine
  readonly onChange: (line: DraftLine) => void
}) {
  const { name, note, line, onChange } = props
  const words = useWords(targetWords)
  const fault = faultOf(line)
  const percentage = { type: 'number', min: 0, max: 100, step: 0.01, inputMode: 'decimal' } as const
  return (
    <li className={styles.line}>
      <div className={styles.name}>
        <strong>{name}</strong>
        {note && <span className="quiet">{note}</span>}
      </div>
      <Field label={words.good}>
        <TextInput
          {...percentage}
          aria-label={words.of(words.good, name)}
          value={line.good}
          onChange={({ target }) => onChange({ ...line, good: target.value })}
        />
      </Field>
      <Field label={words.poor} error={fault && words[fault]}>
        <TextInput
          {...percentage}
          aria-label={words.of(words.poor, name)}
          value={line.poor}
          onChange={({ target }) => onChange({ ...line, poor: target.value })}
        />
      </Field>
    </li>
  )
}
