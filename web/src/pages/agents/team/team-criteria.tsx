import type { CriteriaStats, TeamProfile } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../parts/card.tsx'
import { type Period, statsQuery } from '../../../parts/period.ts'
import { statsQueries } from '../../../parts/queries/stats.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../criteria/agent-criteria.module.css'
import { busiestModel } from '../criteria/compare-criteria.ts'
import { CriterionLine } from '../criteria/criterion-line.tsx'
import { listWords } from '../list-words.ts'
import { teamWords } from './team-words.ts'

type Criterion = CriteriaStats['criteria'][number]

/** How often the team passes each criterion, beside all other agents; what is clearly below them first. */
export function TeamCriteria(props: { readonly profile: TeamProfile; readonly period: Period }) {
  const { profile, period } = props
  const model = period.model ?? busiestModel(profile)
  return model === undefined ? null : <OfModel profile={profile} period={period} model={model} />
}

function OfModel(props: { readonly profile: TeamProfile; readonly period: Period; readonly model: string }) {
  const { profile, period, model } = props
  const { team_id: team, others } = profile
  const words = useWords(teamWords)
  const { criteria: list } = useWords(listWords)
  const query = { ...statsQuery(period), model_name: model, team_id: team, interval: 'week' as const }
  const found = useQuery(statsQueries.criteria(useClient(), query))
  return (
    <Card
      title={list.title}
      aside={
        <Link to="/criteria" search={{ ...period, model, team }}>
          {list.every}
        </Link>
      }
    >
      <QueryState query={found} lines={6}>
        {({ criteria }) =>
          criteria.length === 0 ? (
            <p className="quiet">{list.none}</p>
          ) : (
            <>
              <p className={styles.lead}>
                {others.agents > 0 ? words.criteriaLead(model) : words.criteriaAlone(model)}
              </p>
              <ul>
                {byStanding(criteria).map((criterion) => (
                  <CriterionLine
                    key={criterion.key}
                    criterion={criterion}
                    standing={standingOf(criterion)}
                    beside={words.othersRate}
                    rateBeside={criterion.others?.pass_rate}
                    period={{ ...period, model }}
                    limits={{ team }}
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

/** Both rates are of a part of the calls there might have been: clear is what the interval of their difference says. */
function standingOf({
  difference_low: low,
  difference_high: high,
}: Criterion): 'below' | 'above' | undefined {
  if (high !== null && high < 0) return 'below'
  return low !== null && low > 0 ? 'above' : undefined
}

/** What is clearly below first, what is clearly above last; between them, the most points lost first. */
function byStanding(criteria: readonly Criterion[]): readonly Criterion[] {
  const place = (criterion: Criterion) => ['below', undefined, 'above'].indexOf(standingOf(criterion))
  return criteria.toSorted((a, b) => place(a) - place(b))
}
