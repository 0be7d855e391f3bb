import type { AgentProfile } from '@callmark/client'
import { callsBehind } from '../../parts/calls-link.tsx'
import { Card } from '../../parts/card.tsx'
import { daysOfPoint } from '../../parts/charts/course.ts'
import { CourseChart } from '../../parts/charts/course-chart.tsx'
import { usePointNames } from '../../parts/charts/use-point-names.ts'
import type { Period } from '../../parts/period.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { words as pageWords } from './words.ts'

export function AgentCourse(props: { readonly profile: AgentProfile; readonly period: Period }) {
  const { profile, period } = props
  const { agent: words } = useWords(pageWords)
  const { percent, count } = useFormats()
  const { points, interval, agent_id, agent_name } = profile
  const names = usePointNames(interval)
  return (
    <Card title={words.course}>
      <CourseChart
        label={words.courseLabel[interval]}
        ticks={points.map(({ start }) => names.tick(start))}
        names={points.map(({ start }) => names.name(start))}
        series={[
          {
            name: words.scoredCalls,
            look: 'volume',
            values: points.map(({ scored_requests }) => scored_requests),
            format: count,
          },
          {
            name: words.teamLine,
            look: 'team',
            values: points.map(({ team_avg_score }) => team_avg_score),
            format: percent,
          },
          {
            name: agent_name ?? agent_id,
            look: 'score',
            values: points.map(({ avg_score }) => avg_score),
            format: percent,
          },
        ]}
        callsOf={(index) => ({
          ...callsBehind({ ...period, ...daysOfPoint(points[index]!.start, interval, period) }),
          agent: agent_id,
          state: 'ended',
        })}
      />
    </Card>
  )
}
