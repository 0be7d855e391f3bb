import type { TeamProfile } from '@callmark/client'
import { callsBehind } from '../../../parts/calls-link.tsx'
import { Card } from '../../../parts/card.tsx'
import { daysOfPoint } from '../../../parts/charts/course.ts'
import { CourseChart } from '../../../parts/charts/course-chart.tsx'
import { usePointNames } from '../../../parts/charts/use-point-names.ts'
import type { Period } from '../../../parts/period.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { teamWords } from './team-words.ts'

export function TeamCourse(props: { readonly profile: TeamProfile; readonly period: Period }) {
  const { profile, period } = props
  const words = useWords(teamWords)
  const { percent } = useFormats()
  const { points, interval, team_id, team_name, others } = profile
  const names = usePointNames(interval)
  const beside = {
    name: words.othersLine,
    look: 'team' as const,
    values: points.map(({ others_avg_score }) => others_avg_score),
    format: percent,
  }
  return (
    <Card title={words.course}>
      <CourseChart
        label={words.courseLabel[interval]}
        ticks={points.map(({ start }) => names.tick(start))}
        names={points.map(({ start }) => names.name(start))}
        series={[
          ...(others.agents > 0 ? [beside] : []),
          {
            name: team_name,
            look: 'score',
            values: points.map(({ avg_score }) => avg_score),
            format: percent,
          },
        ]}
        callsOf={(index) => ({
          ...callsBehind({ ...period, ...daysOfPoint(points[index]!.start, interval, period) }),
          team: team_id,
          state: 'ended',
        })}
      />
    </Card>
  )
}
