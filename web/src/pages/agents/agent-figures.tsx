import type { AgentProfile } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { CallsLink } from '../../parts/calls-link.tsx'
import { IntervalBar } from '../../parts/charts/interval-bar.tsx'
import { Figure, Figures } from '../../parts/figure.tsx'
import type { Period } from '../../parts/period.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useSigned } from '../../words/use-signed.ts'
import { useWords } from '../../words/use-words.ts'
import { words as pageWords } from './words.ts'

/** The agent's numbers and the team's, and whether there is a difference at all. */
export function AgentFigures(props: { readonly profile: AgentProfile; readonly period: Period }) {
  const { profile, period } = props
  const { agent: words, columns } = useWords(pageWords)
  const { count, percent } = useFormats()
  const signed = useSigned()
  const { agent_id, avg_score, avg_score_low: low, avg_score_high: high, team } = profile
  return (
    <Figures>
      <Figure
        label={words.calls}
        note={words.scored(count(profile.scored_requests), count(profile.unscored))}
      >
        <CallsLink period={period} limits={{ agent: agent_id, state: 'ended' }}>
          {count(profile.total_requests)}
        </CallsLink>
      </Figure>
      {avg_score !== null && (
        <Figure
          label={words.average}
          note={
            <>
              <IntervalBar average={avg_score} low={low} high={high} team={team.avg_score} />
              {low !== null && high !== null ? words.interval(percent(low), percent(high)) : words.oneCall}
            </>
          }
        >
          <CallsLink
            period={period}
            limits={{ agent: agent_id, state: 'finished', min: 0, sort: 'score_percentage' }}
            label={`${columns.average}: ${percent(avg_score)}`}
          >
            {percent(avg_score)}
          </CallsLink>
        </Figure>
      )}
      {team.avg_score !== null && (
        <Figure label={words.team} note={words.teamOf(count(team.agents), count(team.scored_requests))}>
          <Link to="/agents" search={period}>
            {percent(team.avg_score)}
          </Link>
        </Figure>
      )}
      {avg_score !== null && team.avg_score !== null && (
        <Figure
          label={words.against}
          note={low === null || high === null ? undefined : words[standing(low, high, team.avg_score)]}
        >
          {words.points(signed(avg_score - team.avg_score))}
        </Figure>
      )}
    </Figures>
  )
}

function standing(low: number, high: number, team: number): 'above' | 'below' | 'unclear' {
  return low > team ? 'above' : high < team ? 'below' : 'unclear'
}
