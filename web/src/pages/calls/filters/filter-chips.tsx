import { Button } from '../../../parts/button.tsx'
import { callFilters, everyFilter, filterWords } from '../../../parts/call-filters.ts'
import { statusWords } from '../../../parts/call-status.ts'
import { type CallsSearch, clearedSearch } from '../../../parts/calls-search.ts'
import { outcomeWords } from '../../../parts/criterion-outcome.ts'
import { reviewStatusWords, sameAnswerWords } from '../../../parts/review-status.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'
import styles from './filter-chips.module.css'
import { useCategoryNames } from './use-category-names.ts'
import { useCriterionNames } from './use-criterion-names.ts'
import { usePeopleNames } from './use-people-names.ts'
import { useTeamNames } from './use-team-names.ts'
import { useTopicNames } from './use-topic-names.ts'

/** What the list is limited to at the moment; each can be taken away by itself. */
export function FilterChips(props: {
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}) {
  const { search, onChange } = props
  const words = useWords(pageWords)
  const labels = useWords(filterWords)
  const telling = {
    search: { ...search },
    formats: useFormats(),
    states: { ...useWords(statusWords), ...words.filters.states },
    categories: useCategoryNames(search),
    criteria: useCriterionNames(search),
    outcomes: useWords(outcomeWords),
    reviews: useWords(reviewStatusWords),
    agreements: useWords(sameAnswerWords),
    teams: useTeamNames(search.team !== undefined),
    topics: useTopicNames(search),
    people: usePeopleNames(search.reviewer !== undefined),
  }
  const chips = everyFilter.flatMap(([name, { address, chip, takesAlong = [] }]) => {
    const value = search[address]
    if (value === undefined) return []
    const label = labels[name]
    const text = chip ? chip(value, { ...telling, label }) : `${label}: ${value}`
    const gone = [name, ...takesAlong].map((each) => [callFilters[each].address, undefined])
    return text === undefined ? [] : [{ address, text, without: Object.fromEntries(gone) }]
  })
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={words.filters.active}>
      {chips.map(({ address, text, without }) => (
        <li key={address}>
          <button
            type="button"
            className={styles.chip}
            aria-label={words.filters.remove(text)}
            onClick={() => onChange(without)}
          >
            <span className={styles.text}>{text}</span>
            <span aria-hidden="true">✕</span>
          </button>
        </li>
      ))}
      <li>
        <Button look="quiet" className={styles.clear} onClick={() => onChange(clearedSearch)}>
          {words.filters.clear}
        </Button>
      </li>
    </ul>
  )
}
