import type { TeamProfile } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../parts/card.tsx'
import type { Period } from '../../../parts/period.ts'
import { useWords } from '../../../words/use-words.ts'
import { AgentTable } from '../agent-table.tsx'
import styles from '../agents-page.module.css'
import { listWords } from '../list-words.ts'
import { teamWords } from './team-words.ts'

/** Who is in the team, each with how sure the average is and how it has moved. */
export function TeamAgents({ profile, period }: { readonly profile: TeamProfile; readonly period: Period }) {
  const words = useWords(teamWords)
  const list = useWords(listWords)
  const { agents, avg_score, team_id: team, period_before } = profile
  return (
    <Card
      title={words.agents}
      aside={
        <Link to="/criteria" search={{ ...period, team, view: 'agents' }}>
          {words.byAgent}
        </Link>
      }
    >
      <AgentTable
        label={words.agents}
        agents={agents}
        changes={period_before ? new Map(agents.map((agent) => [agent.agent_id, agent])) : undefined}
        period={period}
        team={avg_score}
      />
      <p className={styles.explain}>{period_before ? list.changes : list.noChanges}</p>
    </Card>
  )
}
