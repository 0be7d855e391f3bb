import type { Model } from '@callmark/client'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/inputs.tsx'
import { useWords } from '../../words/use-words.ts'
import { CallValueFields } from './call-value-fields.tsx'
import type { CallValues, Faults } from './submission-values.ts'
import styles from './uploader.module.css'
import { words as pageWords } from './words.ts'

/** What all recordings have in common. */
export function BatchForm(props: {
  readonly models: readonly Model[]
  readonly model: Model
  readonly onModel: (name: string) => void
  readonly values: CallValues
  readonly onChange: (values: CallValues) => void
  readonly faults: Faults
}) {
  const { models, model, onModel, values, onChange, faults } = props
  const words = useWords(pageWords)
  return (
    <Card title={words.batch}>
      <div className={styles.fields}>
        <Field label={words.model}>
          <Select value={model.name} onChange={({ target }) => onModel(target.value)}>
            {models.map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <CallValueFields
          fields={model.template_metadata}
          values={values}
          onChange={onChange}
          faults={faults}
        />
      </div>
      <p className={`quiet ${styles.hint}`}>{words.batchHint}</p>
    </Card>
  )
}
