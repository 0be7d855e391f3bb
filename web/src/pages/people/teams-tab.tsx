import type { Agent, Team } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { peopleQueries } from '../../parts/queries/people.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useRights } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { AgentLine } from './agent-line.tsx'
import styles from './people.module.css'
import { TeamCard } from './team-card.tsx'
import { TeamDelete, TeamNameDialog } from './team-dialogs.tsx'
import { teamWords } from './words.ts'

type Open = { readonly what: 'create' } | { readonly what: 'rename' | 'delete'; readonly team: Team }

export function TeamsTab() {
  const words = useWords(teamWords)
  const may = useRights()
  const teams = useQuery(peopleQueries.teams(useClient()))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const create = may('createTeam') && (
    <Button look="main" onClick={() => setOpen({ what: 'create' })}>
      {words.create}
    </Button>
  )
  return (
    <div className={styles.stack}>
      <QueryState query={teams} lines={6}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={words.none} actions={create}>
              {words.noneLead}
            </EmptyState>
          ) : (
            <>
              <div className={styles.actions}>{create}</div>
              <div className={styles.teams}>
                {list.map((team) => (
                  <TeamCard
                    key={team.id}
                    team={team}
                    teams={list}
                    onAction={(what) => setOpen({ what, team })}
                  />
                ))}
              </div>
              <WithoutTeam teams={list} />
            </>
          )
        }
      </QueryState>
      {open?.what === 'create' && <TeamNameDialog onClose={close} />}
      {open?.what === 'rename' && <TeamNameDialog team={open.team} onClose={close} />}
      {open?.what === 'delete' && <TeamDelete team={open.team} onClose={close} />}
    </div>
  )
}

const shown = 1_000

function WithoutTeam({ teams }: { readonly teams: readonly Team[] }) {
  const words = useWords(teamWords)
  const agents = useQuery(peopleQueries.agents(useClient(), { limit: shown }))
  const alone: readonly Agent[] = agents.data?.items.filter(({ team_id }) => team_id === null) ?? []
  if (alone.length === 0) return null
  return (
    <Card title={words.without}>
      <p className="quiet">{words.withoutLead}</p>
      <ul className={styles.agents}>
        {alone.map((agent) => (
          <AgentLine key={agent.agent_id} agent={agent} teams={teams} />
        ))}
      </ul>
      {agents.data?.next !== null && <p className="quiet">{words.more}</p>}
    </Card>
  )
}
