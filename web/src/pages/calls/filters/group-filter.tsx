import type { Model } from '@callmark/client'
import { filterWords } from '../../../parts/call-filters.ts'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import { PausedInput } from '../paused-input.tsx'
import { words as pageWords } from '../words.ts'

/** A field of the chosen model, given with the call or answered about it, and the value its calls have in it. */
export function GroupFilter(props: {
  readonly model: Model | undefined
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}) {
  const { model, search, onChange } = props
  const { field, value } = search
  const words = useWords(pageWords).filters
  const labels = useWords(filterWords)
  const names = namesOf(model)
  // Who came by a link may have another field in the address.
  if (field && !names.has(field)) names.set(field, field)
  if (names.size === 0) return null
  return (
    <>
      <Field label={labels.grouping_field_key}>
        <Select
          value={field ?? ''}
          onChange={({ target }) => onChange({ field: target.value || undefined, value: undefined })}
        >
          <option value="">{words.anyField}</option>
          {[...names].map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {field && (
        <Field label={labels.grouping_field_value}>
          <PausedInput
            key={field}
            value={value ?? ''}
            autoComplete="off"
            onSettle={(text) => onChange({ value: text || undefined })}
          />
        </Field>
      )}
    </>
  )
}

/** What callers gave goes before what was answered under the same key, as in the statistics. */
function namesOf(model: Model | undefined): Map<string, string> {
  const given = model?.template_metadata.filter(({ grouping }) => grouping) ?? []
  const names = new Map(given.map(({ key, readable_name }) => [key, readable_name]))
  for (const { key, readable_name } of model?.template_variables ?? [])
    if (!names.has(key)) names.set(key, readable_name)
  return names
}
