import type { Agent, Team } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { Select } from '../../parts/inputs.tsx'
import { useExplain } from '../../parts/use-explain.ts'
import { useAllowed } from '../../session/me.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './people.module.css'
import { useMoveAgent } from './use-move-agent.ts'
import { teamWords } from './words.ts'

/** An agent, and the team it is in: choosing another moves it there. */
export function AgentLine({ agent, teams }: { readonly agent: Agent; readonly teams: readonly Team[] }) {
  const words = useWords(teamWords)
  const explain = useExplain()
  const mayMove = useAllowed('updateAgent')
  const moving = useMoveAgent()
  return (
    <li>
      <div className={styles.agentLine}>
        <span>
          <Link to="/agents/$agentId" params={{ agentId: agent.agent_id }}>
            {agent.name}
          </Link>{' '}
          <code>{agent.agent_id}</code>
        </span>
        {mayMove && (
          <Select
            aria-label={words.team(agent.name)}
            value={agent.team_id ?? ''}
            disabled={moving.isPending}
            onChange={({ target }) =>
              moving.mutate({ agent, teamId: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{words.noTeam}</option>
            {teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      {moving.isError && (
        <p className={styles.failed} role="alert">
          {explain(moving.error).message}
        </p>
      )}
    </li>
  )
}
