import { filterWords } from '../../../parts/call-filters.ts'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import { PausedInput } from '../paused-input.tsx'
import { words as pageWords } from '../words.ts'
import { useCategoryNames } from './use-category-names.ts'

/** A category of the chosen model, and between which scores the calls are in it. */
export function CategoryScoreFilter(props: {
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}) {
  const { search, onChange } = props
  const { category } = search
  const words = useWords(pageWords).filters
  const labels = useWords(filterWords)
  const names = new Map(useCategoryNames(search))
  // Who came by a link may have another category in the address.
  if (category && !names.has(category)) names.set(category, category)
  if (names.size === 0) return null
  return (
    <>
      <Field label={labels.category}>
        <Select
          value={category ?? ''}
          onChange={({ target }) =>
            onChange(
              target.value
                ? { category: target.value }
                : { category: undefined, categoryMin: undefined, categoryMax: undefined },
            )
          }
        >
          <option value="">{words.anyCategory}</option>
          {[...names].map(([slug, name]) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {category && (
        <>
          <Limit
            label={labels.min_category_score}
            value={search.categoryMin}
            onLimit={(categoryMin) => onChange({ categoryMin })}
          />
          <Limit
            label={labels.max_category_score}
            value={search.categoryMax}
            onLimit={(categoryMax) => onChange({ categoryMax })}
          />
        </>
      )}
    </>
  )
}

function Limit(props: {
  readonly label: string
  readonly value: number | undefined
  readonly onLimit: (limit: number | undefined) => void
}) {
  const { label, value, onLimit } = props
  return (
    <Field label={label}>
      <PausedInput
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        value={value?.toString() ?? ''}
        onSettle={(text) => onLimit(text === '' ? undefined : Number(text))}
      />
    </Field>
  )
}
