import type { AgentProfile, CriteriaStats } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../parts/card.tsx'
import type { Period } from '../../../parts/period.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { standingOf } from '../../../parts/standing.ts'
import { useWords } from '../../../words/use-words.ts'
import { listWords } from '../list-words.ts'
import styles from './agent-criteria.module.css'
import { busiestModel, compareWith } from './compare-criteria.ts'
import { CriterionLine } from './criterion-line.tsx'
import { useAgentCriteria } from './use-agent-criteria.ts'

type Criterion = CriteriaStats['criteria'][number]

/** How often an agent passes each criterion, beside the team; what is clearly below it first. */
export function AgentCriteria(props: { readonly profile: AgentProfile; readonly period: Period }) {
  const { profile, period } = props
  const model = period.model ?? busiestModel(profile)
  return model === undefined ? null : <OfModel agentId={profile.agent_id} period={period} model={model} />
}

function OfModel(props: { readonly agentId: string; readonly period: Period; readonly model: string }) {
  const { agentId, period, model } = props
  const { criteria: words } = useWords(listWords)
  const { own, beside, team } = useAgentCriteria(agentId, period, model)
  return (
    <Card
      title={words.title}
      aside={
        <Link to="/criteria" search={{ ...period, model, agent: agentId }}>
          {words.every}
        </Link>
      }
    >
      <QueryState query={own} lines={6}>
        {({ criteria }) =>
          criteria.length === 0 ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <>
              <p className={styles.lead}>{words.lead(model, team?.name ?? words.all)}</p>
              <ul>
                {compareWith(criteria, beside.data?.criteria).map(({ criterion, all }) => (
                  <CriterionLine
                    key={criterion.key}
                    criterion={criterion}
                    standing={clearly(criterion, all)}
                    beside={team?.name ?? words.all}
                    rateBeside={all?.pass_rate}
                    period={{ ...period, model }}
                    limits={{ agent: agentId }}
                  />
                ))}
              </ul>
            </>
          )
        }
      </QueryState>
    </Card>
  )
}

function clearly(criterion: Criterion, all: Criterion | undefined): 'below' | 'above' | undefined {
  const standing = standingOf(criterion, all?.pass_rate)
  return standing === 'below' || standing === 'above' ? standing : undefined
}
