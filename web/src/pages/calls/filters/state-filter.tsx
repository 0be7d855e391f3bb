import { callStatuses } from '@callmark/client'
import { filterWords, stateGroups } from '../../../parts/call-filters.ts'
import { statusWords } from '../../../parts/call-status.ts'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'

/** How far calls have come: several statuses by one name, or a single one. */
export function StateFilter(props: {
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}) {
  const { search, onChange } = props
  const words = useWords(pageWords).filters
  const statuses = useWords(statusWords)
  return (
    <Field label={useWords(filterWords).status}>
      <Select
        value={search.state ?? ''}
        onChange={({ target }) => onChange({ state: (target.value || undefined) as CallsSearch['state'] })}
      >
        <option value="">{words.anyState}</option>
        <optgroup label={words.groups}>
          {stateGroups.map((group) => (
            <option key={group} value={group}>
              {words.states[group]}
            </option>
          ))}
        </optgroup>
        <optgroup label={words.single}>
          {callStatuses.map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
        </optgroup>
      </Select>
    </Field>
  )
}
