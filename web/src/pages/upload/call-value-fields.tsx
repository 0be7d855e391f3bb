import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { useWords } from '../../words/use-words.ts'
import { MetadataInput } from './metadata-input.tsx'
import {
  type CallValues,
  type Faults,
  type MetadataField,
  metadataName,
  noValues,
} from './submission-values.ts'
import { words as pageWords } from './words.ts'

/** Agent and metadata, for a batch or for one recording; `behind` shows through where nothing is typed. */
export function CallValueFields(props: {
  readonly fields: readonly MetadataField[]
  readonly values: CallValues
  readonly onChange: (values: CallValues) => void
  readonly faults?: Faults
  readonly behind?: CallValues
}) {
  const { fields, values, onChange, faults = {}, behind = noValues } = props
  const words = useWords(pageWords)
  const faultAt = (name: string) => {
    const fault = faults[name]
    return fault && (fault === 'missing' ? words.missing : words.wrongNumber)
  }
  return (
    <>
      <Field label={words.agentId} error={faultAt('agent_id')}>
        <TextInput
          value={values.agentId}
          placeholder={behind.agentId}
          maxLength={255}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...values, agentId: target.value })}
        />
      </Field>
      <Field label={words.agentName} error={faultAt('agent_name')}>
        <TextInput
          value={values.agentName}
          placeholder={behind.agentName}
          maxLength={255}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...values, agentName: target.value })}
        />
      </Field>
      {fields.map(({ key, type, readable_name, required }) => (
        <Field
          key={key}
          label={required ? readable_name || key : words.optional(readable_name || key)}
          error={faultAt(metadataName(key))}
        >
          <MetadataInput
            type={type}
            value={values.metadata[key] ?? ''}
            placeholder={behind.metadata[key] ?? ''}
            onValue={(text) => onChange({ ...values, metadata: { ...values.metadata, [key]: text } })}
          />
        </Field>
      ))}
    </>
  )
}
