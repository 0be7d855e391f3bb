import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { TeamPicker } from '../../parts/team-picker.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './agents-page.module.css'
import { listWords } from './list-words.ts'
import type { AgentsSearch } from './search.ts'

/** Which agents are listed; the address keeps it. */
export function AgentsFilters(props: {
  readonly search: AgentsSearch
  readonly onChange: (change: Partial<AgentsSearch>) => void
}) {
  const { search, onChange } = props
  const words = useWords(listWords)
  return (
    <search className={styles.filters} aria-label={words.filters}>
      <Field label={words.search}>
        <TextInput
          type="search"
          value={search.q ?? ''}
          onChange={({ target }) => onChange({ q: target.value || undefined })}
        />
      </Field>
      <TeamPicker
        team={search.team}
        label={words.team}
        everyTeam={words.everyTeam}
        onChange={(team) => onChange({ team })}
      />
    </search>
  )
}
