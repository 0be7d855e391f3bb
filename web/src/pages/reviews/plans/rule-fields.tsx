import { useId } from 'react'
import { TextInput } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { isCounted, type RuleDraft } from './plan-draft.ts'
import { planWords } from './words.ts'

/** Every rule there is, with its numbers where it has some. */
export function RuleFields(props: {
  readonly rules: readonly RuleDraft[]
  readonly onChange: (rules: readonly RuleDraft[]) => void
  readonly error: string | undefined
}) {
  const { rules, onChange, error } = props
  const { form: words } = useWords(planWords)
  const id = useId()
  const change = (kind: string, changed: Partial<RuleDraft>) =>
    onChange(rules.map((rule) => (rule.kind === kind ? { ...rule, ...changed } : rule)))
  return (
    <fieldset className={styles.choices} aria-describedby={id}>
      <legend>{words.which}</legend>
      {rules.map((rule) => (
        <RuleLine key={rule.kind} rule={rule} onChange={(changed) => change(rule.kind, changed)} />
      ))}
      <p id={id} className={error ? styles.error : styles.hint}>
        {error ?? words.whichHint}
      </p>
    </fieldset>
  )
}

function RuleLine(props: {
  readonly rule: RuleDraft
  readonly onChange: (change: Partial<RuleDraft>) => void
}) {
  const { rule, onChange } = props
  const { form: words } = useWords(planWords)
  const label = words.labels[rule.kind]
  return (
    <div className={styles.ruleLine}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={rule.on}
          onChange={({ target }) => onChange({ on: target.checked })}
        />
        {label}
      </label>
      {rule.on && !isCounted(rule.kind) && <span className="quiet">{words.every}</span>}
      {rule.on && isCounted(rule.kind) && (
        <span className={styles.numbers}>
          <NumberInput
            label={words.countOf(label)}
            max={1_000}
            value={rule.count}
            onValue={(count) => onChange({ count })}
          />
          {rule.kind === 'new_agents' ? words.perAgent : words.perWeek}
          {rule.kind === 'new_agents' && (
            <>
              <NumberInput
                label={words.daysOf(label)}
                max={365}
                value={rule.days}
                onValue={(days) => onChange({ days })}
              />
              {words.inDays}
            </>
          )}
        </span>
      )}
    </div>
  )
}

function NumberInput(props: {
  readonly label: string
  readonly max: number
  readonly value: number
  readonly onValue: (value: number) => void
}) {
  const { label, max, value, onValue } = props
  return (
    <TextInput
      type="number"
      required
      min={1}
      max={max}
      className={styles.number}
      aria-label={label}
      value={Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onValue(target.valueAsNumber)}
    />
  )
}
