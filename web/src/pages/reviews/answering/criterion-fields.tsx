import { Field } from '../../../parts/field.tsx'
import { TextInput } from '../../../parts/inputs.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import {
  type Criterion,
  cannotTell,
  type DraftAnswer,
  doesNotApply,
  isSame,
  type Said,
} from './answer-draft.ts'
import styles from './answering.module.css'
import { ValueInput } from './value-input.tsx'
import { answeringWords } from './words.ts'

interface CriterionProps {
  readonly criterion: Criterion
  readonly answer: DraftAnswer
  readonly onChange: (change: Partial<DraftAnswer>) => void
}

export function CriterionFields(
  props: CriterionProps & {
    readonly isCurrent: boolean
    readonly isMissing: boolean
    readonly disabled: boolean
    readonly onCurrent: () => void
  },
) {
  const { criterion, answer, isCurrent, isMissing, disabled, onCurrent, onChange } = props
  const words = useWords(answeringWords)
  const { count } = useFormats()
  const look = `${styles.criterion} ${isCurrent ? styles.current : ''} ${isMissing ? styles.missing : ''}`
  return (
    <fieldset className={look} tabIndex={-1} onFocus={onCurrent} disabled={disabled}>
      <legend className={styles.legend}>
        {criterion.readable_name}{' '}
        {criterion.critical && <span className={styles.critical}>{words.critical}</span>}{' '}
        {criterion.expected_score > 0 && (
          <span className={styles.points}>
            {words.points(criterion.expected_score, count(criterion.expected_score))}
          </span>
        )}
      </legend>
      {criterion.description && <p className="quiet">{criterion.description}</p>}
      <Choices criterion={criterion} answer={answer} onChange={onChange} />
      <Quotes answer={answer} onChange={onChange} />
      {(answer.said || answer.comment) && (
        <Field label={words.comment} hideLabel>
          <TextInput
            maxLength={4_000}
            autoComplete="off"
            placeholder={words.comment}
            value={answer.comment}
            onChange={({ target }) => onChange({ comment: target.value })}
          />
        </Field>
      )}
    </fieldset>
  )
}

function Choices({ criterion, answer, onChange }: CriterionProps) {
  const words = useWords(answeringWords)
  const { key, type, options } = criterion
  const is = (value: Said['value']): Said => ({ value, not_applicable: false })
  const closed =
    type === 'BOOLEAN'
      ? [
          { label: words.yes, said: is(true) },
          { label: words.no, said: is(false) },
        ]
      : options?.map((option) => ({ label: option, said: is(option) }))
  const choices = [
    ...(closed ?? []),
    { label: words.notApplicable, said: doesNotApply },
    { label: words.cannotTell, said: cannotTell },
  ]
  return (
    <div className={styles.choices}>
      {!closed && (
        <ValueInput criterion={criterion} said={answer.said} onSaid={(said) => onChange({ said })} />
      )}
      {choices.map(({ label, said }) => (
        <label key={label} className={styles.choice}>
          <input
            type="radio"
            name={key}
            checked={isSame(answer.said, said)}
            onChange={() => onChange({ said })}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

function Quotes({ answer, onChange }: Pick<CriterionProps, 'answer' | 'onChange'>) {
  const words = useWords(answeringWords)
  const { clock } = useFormats()
  if (answer.evidence.length === 0) return null
  return (
    <ul className={styles.quotes}>
      {answer.evidence.map(({ start, quote }) => (
        <li key={start}>
          <span className={styles.time}>{clock(start)}</span> <q>{quote}</q>
          <button
            type="button"
            className={styles.point}
            aria-label={words.removeQuote(clock(start))}
            onClick={() => onChange({ evidence: answer.evidence.filter((one) => one.start !== start) })}
          >
            ✕
          </button>
        </li>
      ))}
    </ul>
  )
}
