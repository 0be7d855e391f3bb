import { filterWords } from '../../../parts/call-filters.ts'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'
import { useTeamNames } from './use-team-names.ts'

interface FilterProps {
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}

/** Where there are teams to choose from. */
export function TeamFilter({ search, onChange }: FilterProps) {
  const words = useWords(pageWords).filters
  const label = useWords(filterWords).team_id
  const names = new Map(useTeamNames())
  const { team } = search
  // Who came by a link may have another team in the address.
  if (team !== undefined && !names.has(team)) names.set(team, String(team))
  if (names.size === 0) return null
  return (
    <Field label={label}>
      <Select
        value={team ?? ''}
        onChange={({ target }) => onChange({ team: Number(target.value) || undefined })}
      >
        <option value="">{words.anyTeam}</option>
        {[...names].map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Those that calls are most often held in; any other can stand in the address. */
const languages = 'ar cs da de el en es fi fr he hi hu id it ja ko nl no pl pt ro ru sv th tr uk vi zh'.split(
  ' ',
)

export function LanguageFilter({ search, onChange }: FilterProps) {
  const words = useWords(pageWords).filters
  const formats = useFormats()
  const chosen = search.language?.toLowerCase()
  const codes = new Set(chosen ? [...languages, chosen] : languages)
  const names = [...codes].map((code) => [code, formats.language(code)] as const)
  return (
    <Field label={useWords(filterWords).language}>
      <Select
        value={chosen ?? ''}
        onChange={({ target }) => onChange({ language: target.value || undefined })}
      >
        <option value="">{words.anyLanguage}</option>
        {names
          .toSorted(([, one], [, other]) => one.localeCompare(other))
          .map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </Select>
    </Field>
  )
}
