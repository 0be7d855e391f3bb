import { filterWords } from '../../../parts/call-filters.ts'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'
import { useCategoryNames } from './use-category-names.ts'

/** A category of the chosen model in which the calls lost points. */
export function CategoryFilter(props: {
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}) {
  const { search, onChange } = props
  const words = useWords(pageWords).filters
  const label = useWords(filterWords).lost_points_in
  const names = new Map(useCategoryNames(search))
  // Who came by a link may have another category in the address.
  if (search.lost && !names.has(search.lost)) names.set(search.lost, search.lost)
  if (names.size === 0) return null
  return (
    <Field label={label}>
      <Select
        value={search.lost ?? ''}
        onChange={({ target }) => onChange({ lost: target.value || undefined })}
      >
        <option value="">{words.anyCategory}</option>
        {[...names].map(([slug, name]) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
