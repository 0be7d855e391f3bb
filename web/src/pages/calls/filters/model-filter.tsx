import type { Model } from '@callmark/client'
import { filterWords } from '../../../parts/call-filters.ts'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'

const ofAnyModel = {
  field: undefined,
  value: undefined,
  lost: undefined,
  criterion: undefined,
  outcome: undefined,
  category: undefined,
  categoryMin: undefined,
  categoryMax: undefined,
}

/** The model of the calls. What is chosen of another model means nothing in this one. */
export function ModelFilter(props: {
  readonly models: readonly Model[]
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}) {
  const { models, search, onChange } = props
  const words = useWords(pageWords).filters
  return (
    <Field label={useWords(filterWords).model_name}>
      <Select
        value={search.model ?? ''}
        onChange={({ target }) => onChange({ ...ofAnyModel, model: target.value || undefined })}
      >
        <option value="">{words.allModels}</option>
        {models.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
