import type { Agent } from '@callmark/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useDeferredValue, useId } from 'react'
import { TextInput } from '../../parts/inputs.tsx'
import { peopleQueries } from '../../parts/queries/people.ts'
import { useClient } from '../../session/session.tsx'

type Rest = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'list'>

const most = 20

/** Finds agents while one types: the browser's own list of suggestions, which every keyboard and screen reader knows. */
export function AgentInput(
  props: Rest & { readonly value: string; readonly onValue: (value: string) => void },
) {
  const { value, onValue, ...rest } = props
  const id = useId()
  const found = useAgents(value)
  return (
    <>
      <TextInput
        {...rest}
        list={id}
        autoComplete="off"
        spellCheck={false}
        maxLength={255}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
      <datalist id={id}>
        {found.map((agent) => (
          <option key={agent.agent_id} value={agent.agent_id}>
            {agent.team_name ? `${agent.name} · ${agent.team_name}` : agent.name}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** The agents whose name or ID has this in it. */
export function useAgents(text: string): readonly Agent[] {
  const search = useDeferredValue(text.trim())
  return useQuery(peopleQueries.agents(useClient(), queryOf(search))).data?.items ?? []
}

/** Finds the one agent that is meant: the one with this ID, or the only one whose name or ID has this in it. */
export function useFindAgent() {
  const client = useClient()
  const queries = useQueryClient()
  return async (text: string): Promise<Agent | undefined> => {
    const wanted = text.trim().toLowerCase()
    const { items } = await queries.fetchQuery(peopleQueries.agents(client, queryOf(text.trim())))
    return items.find(({ agent_id }) => agent_id.toLowerCase() === wanted) ?? onlyOne(items)
  }
}

function onlyOne<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}

function queryOf(search: string) {
  return { limit: most, ...(search ? { search } : {}) }
}
