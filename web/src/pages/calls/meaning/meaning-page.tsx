import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { Field } from '../../../parts/field.tsx'
import { toFilters } from '../../../parts/list-request.ts'
import { Page } from '../../../parts/page.tsx'
import { callListQueries } from '../../../parts/queries/calls.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { PausedInput } from '../paused-input.tsx'
import { words as pageWords } from '../words.ts'
import styles from './meaning.module.css'
import { PassageList } from './passage-list.tsx'

/** Finds what was said by what it means, in the calls that the filters leave. */
export function MeaningPage(props: {
  readonly search: CallsSearch
  readonly onChange: (changes: Partial<CallsSearch>, replace?: boolean) => void
}) {
  const { search, onChange } = props
  const words = useWords(pageWords)
  const [showsFilters, setShowsFilters] = useState(false)
  const filtersId = useId()
  const text = search.meaning ?? ''
  const filters = useMemo(() => {
    const { sort: _sort, enabled: _enabled, ...limits } = toFilters(search)
    return limits
  }, [search])
  const found = useQuery(callListQueries.passages(useClient(), text, filters))
  return (
    <Page
      title={words.title}
      lead={words.meaning.lead}
      actions={
        <Button
          aria-expanded={showsFilters}
          aria-controls={filtersId}
          onClick={() => setShowsFilters(!showsFilters)}
        >
          {words.filters.open}
        </Button>
      }
    >
      <div className={styles.content}>
        <div className={styles.ask}>
          <Field label={words.meaning.label} hint={words.meaning.hint}>
            <PausedInput
              type="search"
              name="meaning"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={500}
              placeholder={words.meaning.placeholder}
              value={text}
              onSettle={(meaning) => onChange({ meaning: meaning || undefined }, true)}
            />
          </Field>
          <Button
            onClick={() => onChange({ by: undefined, meaning: undefined, q: search.q ?? search.meaning })}
          >
            {words.meaning.toWords}
          </Button>
        </div>
        {showsFilters && <FilterPanel id={filtersId} search={search} onChange={onChange} />}
        <FilterChips search={search} onChange={onChange} />
        {text !== '' && (
          <QueryState query={found} lines={8}>
            {(passages) => <PassageList found={passages} isBusy={found.isPlaceholderData} />}
          </QueryState>
        )}
      </div>
    </Page>
  )
}
