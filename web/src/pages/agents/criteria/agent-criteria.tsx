import type { AgentProfile, CriteriaStats } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { CallsLink } from '../../../parts/calls-link.tsx'
import { Card } from '../../../parts/card.tsx'
import { IntervalBar } from '../../../parts/charts/interval-bar.tsx'
import { TrendLine } from '../../../parts/charts/trend-line.tsx'
import type { Period } from '../../../parts/period.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { standingOf } from '../../../parts/standing.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { listWords } from '../list-words.ts'
import styles from './agent-criteria.module.css'
import { busiestModel, compareWith } from './compare-criteria.ts'
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
                  <Line
                    key={criterion.key}
                    criterion={criterion}
                    all={all}
                    beside={team?.name ?? words.all}
                    period={{ ...period, model }}
                    agentId={agentId}
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

function Line(props: {
  readonly criterion: Criterion
  readonly all: Criterion | undefined
  /** Who they are. */
  readonly beside: string
  readonly period: Period
  readonly agentId: string
}) {
  const { criterion, all, beside, period, agentId } = props
  const { criteria: words } = useWords(listWords)
  const { count, percent } = useFormats()
  const { pass_rate: rate, pass_rate_low: low, pass_rate_high: high, passed, failed } = criterion
  const standing = standingOf(criterion, all?.pass_rate)
  const calls = words.failed(failed, count(failed))
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        {criterion.name}
        {criterion.critical && <span className={styles.critical}>{words.critical}</span>}
        {(standing === 'below' || standing === 'above') && (
          <span className={styles[standing]}>{words[standing]}</span>
        )}
      </span>
      <span className={styles.bar}>
        {rate !== null && <IntervalBar average={rate} low={low} high={high} team={all?.pass_rate ?? null} />}
      </span>
      <span className={styles.trend}>
        <TrendLine points={criterion.points} />
      </span>
      <span className={styles.note}>
        {rate === null || low === null || high === null
          ? words.noRate
          : [
              words.rate(percent(rate), percent(low, 0), percent(high, 0)),
              words.of(count(passed + failed)),
              ...(typeof all?.pass_rate === 'number' ? [words.team(beside, percent(all.pass_rate))] : []),
            ].join(' · ')}
        {failed > 0 && (
          <>
            {' · '}
            <CallsLink
              period={period}
              limits={{ agent: agentId, criterion: criterion.key, outcome: 'failed' }}
              label={words.failedOf(calls, criterion.name)}
            >
              {calls}
            </CallsLink>
          </>
        )}
      </span>
    </li>
  )
}
