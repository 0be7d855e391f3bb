import type { CallsSearch } from '../../../parts/calls-search.ts'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { daysOf, presetOf, presets } from '../../../parts/period.ts'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'

const periods = presets.filter((preset) => preset !== 'all')

/** Sets both days at once; without any, the list is of all time. */
export function PeriodFilter(props: {
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}) {
  const { search, onChange } = props
  const words = useWords(pageWords).filters
  const preset = search.from || search.to ? (presetOf(search) ?? 'custom') : 'all'
  return (
    <Field label={words.period}>
      <Select
        value={preset}
        onChange={({ target }) => {
          const chosen = periods.find((name) => name === target.value)
          const days = target.value === 'all' ? { from: undefined, to: undefined } : daysOf(chosen ?? '30')
          onChange(days)
        }}
      >
        <option value="all">{words.allTime}</option>
        {periods.map((name) => (
          <option key={name} value={name}>
            {words.periods[name as keyof typeof words.periods]}
          </option>
        ))}
        {preset === 'custom' && <option value="custom">{words.custom}</option>}
      </Select>
    </Field>
  )
}
