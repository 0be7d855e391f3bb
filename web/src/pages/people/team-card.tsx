import type { Team } from '@callmark/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { peopleQueries } from '../../parts/queries/people.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useRights } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { AgentInput, useFindAgent } from './agent-input.tsx'
import { AgentLine } from './agent-line.tsx'
import styles from './people.module.css'
import { useMoveAgent } from './use-move-agent.ts'
import { teamWords } from './words.ts'

/** One team: who leads it and who is in it. */
export function TeamCard(props: {
  readonly team: Team
  readonly teams: readonly Team[]
  readonly onAction: (what: 'rename' | 'delete') => void
}) {
  const { team, teams, onAction } = props
  const words = useWords(teamWords)
  const { count } = useFormats()
  const may = useRights()
  const agents = useQuery(peopleQueries.agents(useClient(), { team_id: team.id, limit: 200 }))
  return (
    <Card
      title={team.name}
      aside={
        <div className={`${styles.actions} ${styles.tools}`}>
          {may('profileTeam') && (
            <Link
              to="/teams/$teamId"
              params={{ teamId: String(team.id) }}
              className={buttonClass('quiet')}
              aria-label={words.of(words.figures, team.name)}
            >
              {words.figures}
            </Link>
          )}
          {may('updateTeam') && (
            <Button
              look="quiet"
              onClick={() => onAction('rename')}
              aria-label={words.of(words.rename, team.name)}
            >
              {words.rename}
            </Button>
          )}
          {may('deleteTeam') && (
            <Button
              look="quiet"
              onClick={() => onAction('delete')}
              aria-label={words.of(words.remove, team.name)}
            >
              {words.remove}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.stack}>
        <p className={styles.teamHead}>
          <span className={styles.chip}>{words.agents(team.agents, count(team.agents))}</span>
          <span>
            {words.leads}: {team.leads.map(({ name }) => name).join(', ') || words.noLeads}
          </span>
        </p>
        <QueryState query={agents}>
          {({ items }) =>
            items.length > 0 && (
              <ul className={styles.agents} aria-label={words.showAgents(team.name)}>
                {items.map((agent) => (
                  <AgentLine key={agent.agent_id} agent={agent} teams={teams} />
                ))}
              </ul>
            )
          }
        </QueryState>
        {may('updateAgent') && <AddAgent team={team} />}
      </div>
    </Card>
  )
}

function AddAgent({ team }: { readonly team: Team }) {
  const words = useWords(teamWords)
  const [text, setText] = useState('')
  const find = useFindAgent()
  const move = useMoveAgent()
  // Whoever types fast is quicker than the suggestions, so the agent is looked for when the form is sent.
  const adding = useMutation({
    mutationFn: async () => {
      const agent = await find(text)
      if (agent) await move.mutateAsync({ agent, teamId: team.id })
      return agent
    },
    onSuccess: (agent) => agent && setText(''),
  })
  const unknown = adding.isSuccess && !adding.data
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        adding.mutate()
      }}
    >
      <div className={styles.adder}>
        <Field label={words.add} error={unknown ? words.unknown : undefined}>
          <AgentInput
            required
            placeholder={words.addHint}
            value={text}
            onValue={(value) => {
              adding.reset()
              setText(value)
            }}
          />
        </Field>
        <Button type="submit" disabled={adding.isPending} aria-label={words.of(words.add, team.name)}>
          {words.addNow}
        </Button>
      </div>
      {adding.isError && <ErrorNotice error={adding.error} />}
    </form>
  )
}
