import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callFilters, filterWords, type OwnFilter, type PlainFilter } from '../../../parts/call-filters.ts'
import { type CallsSearch, sortOf, sorts } from '../../../parts/calls-search.ts'
import { DateRange } from '../../../parts/date-range.tsx'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { modelQueries } from '../../../parts/queries/models.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import { PausedInput } from '../paused-input.tsx'
import { words as pageWords } from '../words.ts'
import { CategoryFilter } from './category-filter.tsx'
import { CategoryScoreFilter } from './category-score-filter.tsx'
import { LanguageFilter, TeamFilter } from './choice-filters.tsx'
import { CriterionFilter } from './criterion-filter.tsx'
import styles from './filter-panel.module.css'
import { GroupFilter } from './group-filter.tsx'
import { ModelFilter } from './model-filter.tsx'
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
  const own = useOwnFields(search, onChange)
  const plain = (...names: PlainFilter[]) =>
    names.map((name) => <PlainField key={name} name={name} search={search} onChange={onChange} />)
  return (
    <section id={id} className={styles.panel} aria-label={words.open}>
      <Section title={words.sections.call}>
        {own.status}
        {own.model_name}
        {plain('agent_name')}
        {own.team_id}
        {own.language}
        {plain('agent_id', 'external_id')}
      </Section>
      <Section title={words.sections.time}>
        {own.start_date}
        {plain('min_duration', 'max_duration')}
      </Section>
      <Section title={words.sections.score}>
        {plain('min_score', 'max_score')}
        {own.lost_points_in}
        {own.category}
        {own.criterion}
      </Section>
      <Section title={words.sections.conversation} isHalf>
        {plain('min_silence_share', 'max_silence_share', 'min_talk_over_share', 'max_talk_over_share')}
      </Section>
      <Section title={words.sections.metadata} isHalf>
        {plain('metadata_key', 'metadata_value')}
        {own.grouping_field_key}
      </Section>
      <Section title={words.sections.review} isHalf>
        {own.review_status}
        {own.reviewed_by}
        {own.agreement}
      </Section>
      <Section title={words.sections.list} isHalf>
        <Field label={words.sort}>
          <Select
            value={sortOf(search)}
            onChange={({ target }) => onChange({ sort: target.value as CallsSearch['sort'] })}
          >
            {sorts
              .filter((sort) => isOffered(sort, search))
              .map((sort) => (
                <option key={sort} value={sort}>
                  {words.sorts[sort]}
                </option>
              ))}
          </Select>
        </Field>
        {own.enabled}
      </Section>
    </section>
  )
}

/** An order that the list would not be in is not offered. */
function isOffered(sort: (typeof sorts)[number], search: CallsSearch): boolean {
  return sortOf({ ...search, sort }) === sort
}

/** The fields that are unlike any other. */
function useOwnFields(
  search: CallsSearch,
  onChange: (change: Partial<CallsSearch>) => void,
): Readonly<Record<OwnFilter, ReactNode>> {
  const words = useWords(pageWords).filters
  const models = useQuery(modelQueries.every(useClient())).data ?? []
  const { from, to } = search
  return {
    status: <StateFilter search={search} onChange={onChange} />,
    model_name: <ModelFilter models={models} search={search} onChange={onChange} />,
    grouping_field_key: (
      <GroupFilter
        model={models.find(({ name }) => name === search.model)}
        search={search}
        onChange={onChange}
      />
    ),
    team_id: <TeamFilter search={search} onChange={onChange} />,
    language: <LanguageFilter search={search} onChange={onChange} />,
    category: <CategoryScoreFilter search={search} onChange={onChange} />,
    lost_points_in: <CategoryFilter search={search} onChange={onChange} />,
    criterion: <CriterionFilter search={search} onChange={onChange} />,
    start_date: <DateRange labelled days={{ from, to }} onChange={onChange} />,
    // Chosen together with the first.
    end_date: null,
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
}

function Section(props: { readonly title: string; readonly isHalf?: boolean; readonly children: ReactNode }) {
  const { title, isHalf = false, children } = props
  return (
    <fieldset className={isHalf ? `${styles.section} ${styles.half}` : styles.section}>
      <legend>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

/** A filter that looks like others: a text or a number that is typed. */
function PlainField(props: {
  readonly name: PlainFilter
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}) {
  const { name, search, onChange } = props
  const label = useWords(filterWords)[name]
  const { address, field } = callFilters[name]
  const value = search[address]?.toString() ?? ''
  if (field === 'text')
    return (
      <Field label={label}>
        <PausedInput
          value={value}
          autoComplete="off"
          onSettle={(text) => onChange({ [address]: text || undefined })}
        />
      </Field>
    )
  return (
    <Field label={label}>
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
}
