import { callStatuses } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { statusWords } from '../../parts/call-status.ts'
import { type CallsSearch, sorts, stateGroups } from '../../parts/calls-search.ts'
import { Field } from '../../parts/field.tsx'
import { Select, TextInput } from '../../parts/inputs.tsx'
import { daysOf, presetOf, presets } from '../../parts/period.ts'
import { modelQueries } from '../../parts/queries/models.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { CategoryFilter } from './category-filter.tsx'
import styles from './filter-panel.module.css'
import { GroupFilter } from './group-filter.tsx'
import { PausedInput } from './paused-input.tsx'
import { words as pageWords } from './words.ts'

const periods = presets.filter((preset) => preset !== 'all')

/** Everything the list can be limited to, but the search. */
export function FilterPanel(props: {
  readonly id: string
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}) {
  const { id, search, onChange } = props
  const words = useWords(pageWords).filters
  const statuses = useWords(statusWords)
  const models = useQuery(modelQueries.every(useClient()))
  const { from, to } = search
  const preset = from || to ? (presetOf(search) ?? 'custom') : 'all'
  const readScore = (text: string) => (text === '' ? undefined : Number(text))
  return (
    <section id={id} className={styles.panel} aria-label={words.open}>
      <Field label={words.state}>
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
      <Field label={words.model}>
        <Select
          value={search.model ?? ''}
          onChange={({ target }) =>
            onChange({
              model: target.value || undefined,
              field: undefined,
              value: undefined,
              lost: undefined,
            })
          }
        >
          <option value="">{words.allModels}</option>
          {(models.data ?? []).map(({ id: modelId, name }) => (
            <option key={modelId} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <GroupFilter
        model={models.data?.find(({ name }) => name === search.model)}
        search={search}
        onChange={onChange}
      />
      <CategoryFilter search={search} onChange={onChange} />
      <Field label={words.agent}>
        <PausedInput
          value={search.agent ?? ''}
          autoComplete="off"
          onSettle={(text) => onChange({ agent: text || undefined })}
        />
      </Field>
      <Field label={words.external}>
        <PausedInput
          value={search.external ?? ''}
          autoComplete="off"
          onSettle={(text) => onChange({ external: text || undefined })}
        />
      </Field>
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
      <Field label={words.from}>
        <TextInput
          type="date"
          value={from ?? ''}
          max={to}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
        />
      </Field>
      <Field label={words.to}>
        <TextInput
          type="date"
          value={to ?? ''}
          min={from}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
        />
      </Field>
      <Field label={words.min}>
        <PausedInput
          type="number"
          inputMode="decimal"
          min={0}
          max={100}
          value={search.min?.toString() ?? ''}
          onSettle={(text) => onChange({ min: readScore(text) })}
        />
      </Field>
      <Field label={words.max}>
        <PausedInput
          type="number"
          inputMode="decimal"
          min={0}
          max={100}
          value={search.max?.toString() ?? ''}
          onSettle={(text) => onChange({ max: readScore(text) })}
        />
      </Field>
      <Field label={words.sort}>
        <Select
          value={search.sort ?? '-created_at'}
          onChange={({ target }) => onChange({ sort: target.value as CallsSearch['sort'] })}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </Select>
      </Field>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={search.erased ?? false}
          onChange={({ target }) => onChange({ erased: target.checked || undefined })}
        />
        {words.showErased}
      </label>
    </section>
  )
}
