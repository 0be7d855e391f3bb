import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { everyFilter, filterWords, type OwnFilter } from '../../../parts/call-filters.ts'
import { type CallsSearch, sorts } from '../../../parts/calls-search.ts'
import { Field } from '../../../parts/field.tsx'
import { Select, TextInput } from '../../../parts/inputs.tsx'
import { modelQueries } from '../../../parts/queries/models.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import { PausedInput } from '../paused-input.tsx'
import { words as pageWords } from '../words.ts'
import { CategoryFilter } from './category-filter.tsx'
import { CriterionFilter } from './criterion-filter.tsx'
import styles from './filter-panel.module.css'
import { GroupFilter } from './group-filter.tsx'
import { ModelFilter } from './model-filter.tsx'
import { PeriodFilter } from './period-filter.tsx'
import { AgreementFilter, ReviewerFilter, ReviewFilter } from './review-filter.tsx'
import { StateFilter } from './state-filter.tsx'

/** Everything the list can be limited to, but the search. */
export function FilterPanel(props: {
  readonly id: string
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}) {
  const { id, search, onChange } = props
  const words = useWords(pageWords).filters
  const labels = useWords(filterWords)
  const models = useQuery(modelQueries.every(useClient())).data ?? []
  const { from, to } = search
  const own: Readonly<Record<OwnFilter, ReactNode>> = {
    status: <StateFilter search={search} onChange={onChange} />,
    model_name: <ModelFilter models={models} search={search} onChange={onChange} />,
    grouping_field_key: (
      <GroupFilter
        model={models.find(({ name }) => name === search.model)}
        search={search}
        onChange={onChange}
      />
    ),
    lost_points_in: <CategoryFilter search={search} onChange={onChange} />,
    criterion: <CriterionFilter search={search} onChange={onChange} />,
    start_date: (
      <DayFilter label={labels.start_date} day={from} max={to} onDay={(day) => onChange({ from: day })} />
    ),
    end_date: (
      <DayFilter label={labels.end_date} day={to} min={from} onDay={(day) => onChange({ to: day })} />
    ),
    review_status: <ReviewFilter search={search} onChange={onChange} />,
    reviewed_by: <ReviewerFilter search={search} onChange={onChange} />,
    agreement: <AgreementFilter search={search} onChange={onChange} />,
    enabled: (
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={search.erased ?? false}
          onChange={({ target }) => onChange({ erased: target.checked || undefined })}
        />
        {words.showErased}
      </label>
    ),
  }
  return (
    <section id={id} className={styles.panel} aria-label={words.open}>
      {own.status}
      {own.model_name}
      {own.grouping_field_key}
      {own.lost_points_in}
      {own.criterion}
      {own.review_status}
      {own.reviewed_by}
      {own.agreement}
      <PlainFields kind="text" search={search} onChange={onChange} />
      <PeriodFilter search={search} onChange={onChange} />
      {own.start_date}
      {own.end_date}
      <PlainFields kind="number" search={search} onChange={onChange} />
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
      {own.enabled}
    </section>
  )
}

function DayFilter(props: {
  readonly label: string
  readonly day: string | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onDay: (day: string | undefined) => void
}) {
  const { label, day, min, max, onDay } = props
  return (
    <Field label={label}>
      <TextInput
        type="date"
        value={day ?? ''}
        min={min}
        max={max}
        onChange={({ target }) => onDay(target.value || undefined)}
      />
    </Field>
  )
}

/** The fields of filters that look alike: a text or a number that is typed. */
function PlainFields(props: {
  readonly kind: 'text' | 'number'
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}) {
  const { kind, search, onChange } = props
  const labels = useWords(filterWords)
  return everyFilter.map(([name, { address, field }]) => {
    const value = search[address]?.toString() ?? ''
    if (kind === 'text' && field === 'text')
      return (
        <Field key={name} label={labels[name]}>
          <PausedInput
            value={value}
            autoComplete="off"
            onSettle={(text) => onChange({ [address]: text || undefined })}
          />
        </Field>
      )
    if (kind === 'number' && typeof field === 'object')
      return (
        <Field key={name} label={labels[name]}>
          <PausedInput
            type="number"
            inputMode="decimal"
            min={field.least}
            max={field.most}
            value={value}
            onSettle={(text) => onChange({ [address]: text === '' ? undefined : Number(text) })}
          />
        </Field>
      )
    return null
  })
}
