import { useQuery } from '@tanstack/react-query'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/inputs.tsx'
import { statsQueries } from '../../parts/queries/stats.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { byAgentQuery } from './criteria-query.ts'
import type { CriteriaSearch } from './search.ts'
import { words as pageWords } from './words.ts'

interface Picker {
  readonly search: CriteriaSearch
  readonly onChange: (change: Partial<CriteriaSearch>) => void
}

/** One of the agents whose calls are counted. */
export function AgentPicker({ search, onChange, model }: Picker & { readonly model: string }) {
  const words = useWords(pageWords)
  const found = useQuery(statsQueries.criteriaByAgent(useClient(), byAgentQuery(search, model)))
  const agents = (found.data?.agents ?? []).toSorted((a, b) => a.agent_name.localeCompare(b.agent_name))
  const { agent } = search
  return (
    <Field label={words.agent}>
      <Select value={agent ?? ''} onChange={({ target }) => onChange({ agent: target.value || undefined })}>
        <option value="">{words.everyAgent}</option>
        {agent !== undefined && !agents.some(({ agent_id }) => agent_id === agent) && (
          <option value={agent}>{agent}</option>
        )}
        {agents.map(({ agent_id, agent_name }) => (
          <option key={agent_id} value={agent_id}>
            {agent_name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
