import type { CoachingSession } from '@callmark/client'
import { useWords } from '../../words/use-words.ts'
import { Field } from '../field.tsx'
import { Select } from '../inputs.tsx'
import styles from './coaching.module.css'
import { isSameCriterion, useCoachingCriteria } from './use-criteria.ts'
import { coachingWords } from './words.ts'

type Criteria = CoachingSession['criteria']

/** What is to get better. */
export function CriteriaField(props: {
  readonly chosen: Criteria
  readonly onChange: (chosen: Criteria) => void
}) {
  const { chosen, onChange } = props
  const { form: words } = useWords(coachingWords)
  const { choices, nameOf } = useCoachingCriteria()
  const add = (value: string) => {
    const [id, ...key] = value.split(' ')
    const added = { model_id: Number(id), key: key.join(' ') }
    if (value !== '' && !chosen.some((one) => isSameCriterion(one, added))) onChange([...chosen, added])
  }
  return (
    <fieldset className={styles.criteria}>
      <legend>{words.criteria}</legend>
      {chosen.length > 0 && (
        <ul className={styles.chips}>
          {chosen.map((one) => (
            <li key={`${one.model_id} ${one.key}`} className={styles.chip}>
              {nameOf(one)}
              <button
                type="button"
                aria-label={words.removeCriterion(nameOf(one))}
                onClick={() => onChange(chosen.filter((other) => !isSameCriterion(one, other)))}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field label={words.addCriterion} hideLabel hint={words.criteriaHint}>
        <Select value="" onChange={({ target }) => add(target.value)}>
          <option value="">{words.addCriterion}</option>
          {choices.map(({ model, criteria }) => (
            <optgroup key={model.id} label={model.name}>
              {criteria
                .filter(({ key }) => !chosen.some((one) => isSameCriterion(one, { model_id: model.id, key })))
                .map(({ key, readable_name }) => (
                  <option key={key} value={`${model.id} ${key}`}>
                    {readable_name}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Field>
    </fieldset>
  )
}
