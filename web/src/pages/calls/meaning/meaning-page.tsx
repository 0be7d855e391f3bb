import { Link } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { Button, buttonClass } from '../../../parts/button.tsx'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { Field } from '../../../parts/field.tsx'
import { toFilters } from '../../../parts/list-request.ts'
import { Page } from '../../../parts/page.tsx'
import { useAllowed } from '../../../session/me.ts'
import { useWords } from '../../../words/use-words.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { PausedInput } from '../paused-input.tsx'
import { words as pageWords } from '../words.ts'
import styles from './meaning.module.css'
import { PassagesFound } from './passage-list.tsx'
import { ThemesFound } from './theme-list.tsx'

/** Finds what was said by what it means, in the calls that the filters leave; as passages or grouped into themes. */
export function MeaningPage(props: {
  readonly search: CallsSearch
  readonly onChange: (changes: Partial<CallsSearch>, replace?: boolean) => void
}) {
  const { search, onChange } = props
  const words = useWords(pageWords)
  const [showsFilters, setShowsFilters] = useState(false)
  const filtersId = useId()
  const text = search.meaning ?? ''
  const isAsking = search.show === 'themes'
  const own = isAsking ? words.themes : words.meaning
  const filters = useMemo(() => {
    const { sort: _sort, enabled: _enabled, ...limits } = toFilters(search)
    return limits
  }, [search])
  return (
    <Page
      title={words.title}
      lead={own.lead}
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
          <Field label={own.label} hint={own.hint}>
            <PausedInput
              type="search"
              name="meaning"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={500}
              placeholder={own.placeholder}
              value={text}
              onSettle={(meaning) => onChange({ meaning: meaning || undefined }, true)}
            />
          </Field>
          <div className={styles.ways}>
            {isAsking && <TopicsLink />}
            <Button onClick={() => onChange({ show: isAsking ? undefined : 'themes' })}>
              {isAsking ? words.themes.toPassages : words.themes.open}
            </Button>
            <Button
              onClick={() =>
                onChange({
                  by: undefined,
                  show: undefined,
                  meaning: undefined,
                  q: search.q ?? search.meaning,
                })
              }
            >
              {words.meaning.toWords}
            </Button>
          </div>
        </div>
        {showsFilters && <FilterPanel id={filtersId} search={search} onChange={onChange} />}
        <FilterChips search={search} onChange={onChange} />
        {text !== '' &&
          (isAsking ? (
            <ThemesFound question={text} filters={filters} />
          ) : (
            <PassagesFound meaning={text} filters={filters} />
          ))}
      </div>
    </Page>
  )
}

/** What customers call about needs no question. */
function TopicsLink() {
  const words = useWords(pageWords)
  const extent = useAllowed('listTopics')
  if (extent === undefined || extent === 'own') return null
  return (
    <Link to="/topics" className={buttonClass()}>
      {words.themes.toTopics}
    </Link>
  )
}
