import { Button } from '../../parts/button.tsx'
import { statusWords } from '../../parts/call-status.ts'
import { type CallsSearch, clearedSearch } from '../../parts/calls-search.ts'
import { type Formats, useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './filter-chips.module.css'
import { useCategoryNames } from './use-category-names.ts'
import { type CallsWords, words as pageWords } from './words.ts'

interface Chip {
  readonly name: string
  readonly text: string
  /** What taking it away changes. */
  readonly without: Partial<CallsSearch>
}

/** What the list is limited to at the moment; each can be taken away by itself. */
export function FilterChips(props: {
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}) {
  const { search, onChange } = props
  const words = useWords(pageWords)
  const categories = useCategoryNames(search)
  const chips = listChips(search, words, useWords(statusWords), useFormats(), categories)
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={words.filters.active}>
      {chips.map(({ name, text, without }) => (
        <li key={name}>
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

function listChips(
  search: CallsSearch,
  { filters: words }: CallsWords,
  statuses: (typeof statusWords)['en'],
  formats: Formats,
  categories: ReadonlyMap<string, string>,
): Chip[] {
  const { q, agent, external, model, state, from, to, min, max, field, value, lost, erased } = search
  const chips: Chip[] = []
  const add = (name: string, text: string, without: Partial<CallsSearch>) =>
    chips.push({ name, text, without })
  if (q) add('q', `${words.words}: ${q}`, { q: undefined })
  if (state) {
    const names: Readonly<Record<string, string>> = { ...statuses, ...words.states }
    add('state', `${words.state}: ${names[state]}`, { state: undefined })
  }
  if (model) add('model', `${words.model}: ${model}`, { model: undefined, lost: undefined })
  if (agent) add('agent', `${words.agent}: ${agent}`, { agent: undefined })
  if (external) add('external', `${words.external}: ${external}`, { external: undefined })
  if (from) add('from', `${words.from}: ${writeDay(from, formats)}`, { from: undefined })
  if (to) add('to', `${words.to}: ${writeDay(to, formats)}`, { to: undefined })
  if (min !== undefined) add('min', `${words.min}: ${formats.percent(min)}`, { min: undefined })
  if (max !== undefined) add('max', `${words.max}: ${formats.percent(max)}`, { max: undefined })
  if (field && value) add('group', `${field}: ${value}`, { field: undefined, value: undefined })
  if (lost) add('lost', `${words.lost}: ${categories.get(lost) ?? lost}`, { lost: undefined })
  if (erased) add('erased', words.erased, { erased: undefined })
  return chips
}

/** A day is the same wherever it is read: not a moment in another zone. */
function writeDay(day: string, formats: Formats): string {
  return formats.date(`${day}T12:00:00`)
}
