import { useQuery } from '@tanstack/react-query'
import { useAllowed } from '../session/me.ts'
import { useClient } from '../session/session.tsx'
import { Field } from './field.tsx'
import { Select } from './inputs.tsx'
import { peopleQueries } from './queries/people.ts'

/** Where there are teams to choose from. */
export function TeamPicker(props: {
  readonly team: number | undefined
  readonly label: string
  readonly everyTeam: string
  readonly onChange: (team: number | undefined) => void
}) {
  const { team, label, everyTeam, onChange } = props
  const enabled = useAllowed('listTeams') !== undefined
  const teams = useQuery({ ...peopleQueries.teams(useClient()), enabled }).data ?? []
  if (teams.length === 0 && team === undefined) return null
  return (
    <Field label={label}>
      <Select value={team ?? ''} onChange={({ target }) => onChange(Number(target.value) || undefined)}>
        <option value="">{everyTeam}</option>
        {team !== undefined && !teams.some(({ id }) => id === team) && <option value={team}>{team}</option>}
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
