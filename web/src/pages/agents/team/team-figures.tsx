import type { TeamProfile } from '@callmark/client'
import { CallsLink } from '../../../parts/calls-link.tsx'
import { IntervalBar } from '../../../parts/charts/interval-bar.tsx'
import { Figure, Figures } from '../../../parts/figure.tsx'
import type { Period } from '../../../parts/period.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { useSigned } from '../../../words/use-signed.ts'
import { useWords } from '../../../words/use-words.ts'
import { teamWords } from './team-words.ts'

/** The team's numbers beside those of the others and of the period before, and whether there is a difference at all. */
export function TeamFigures(props: { readonly profile: TeamProfile; readonly period: Period }) {
  const { profile, period } = props
  const words = useWords(teamWords)
  const { count, percent } = useFormats()
  const signed = useSigned()
  const { team_id: team, avg_score, avg_score_low: low, avg_score_high: high, others } = profile
  return (
    <Figures>
      <Figure
        label={words.calls}
        note={words.scored(count(profile.scored_requests), count(profile.unscored))}
      >
        <CallsLink period={period} limits={{ team, state: 'ended' }}>
          {count(profile.total_requests)}
        </CallsLink>
      </Figure>
      {avg_score !== null && (
        <Figure
          label={words.average}
          note={
            <>
              <IntervalBar average={avg_score} low={low} high={high} team={others.avg_score} />
              {low !== null && high !== null ? words.interval(percent(low), percent(high)) : words.oneCall}
            </>
          }
        >
          <CallsLink
            period={period}
            limits={{ team, state: 'finished', min: 0, sort: 'score_percentage' }}
            label={`${words.average}: ${percent(avg_score)}`}
          >
            {percent(avg_score)}
          </CallsLink>
        </Figure>
      )}
      {others.avg_score !== null && (
        <Figure
          label={words.others}
          note={words.othersOf(others.agents, count(others.agents), count(others.scored_requests))}
        >
          {percent(others.avg_score)}
        </Figure>
      )}
      {avg_score !== null && others.avg_score !== null && (
        <Figure
          label={words.against}
          note={low === null || high === null ? undefined : words[standing(low, high, others.avg_score)]}
        >
          {words.points(signed(avg_score - others.avg_score))}
        </Figure>
      )}
      <Change profile={profile} />
    </Figures>
  )
}

function Change({ profile }: { readonly profile: TeamProfile }) {
  const { change, change_low: low, change_high: high, beyond_chance } = profile
  const words = useWords(teamWords)
  const signed = useSigned()
  if (change === null) return null
  const isSure = beyond_chance && low !== null && high !== null
  const verdict = change > 0 ? words.better : words.worse
  return (
    <Figure label={words.change} note={isSure ? verdict(signed(low), signed(high)) : words.chance}>
      {words.points(signed(change))}
    </Figure>
  )
}

function standing(low: number, high: number, others: number): 'above' | 'below' | 'unclear' {
  return low > others ? 'above' : high < others ? 'below' : 'unclear'
}
