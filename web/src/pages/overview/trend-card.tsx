import { useQuery } from '@tanstack/react-query'
import { callsBehind } from '../../parts/calls-link.tsx'
import { Card } from '../../parts/card.tsx'
import { chooseInterval, daysOfPoint } from '../../parts/charts/course.ts'
import { CourseChart } from '../../parts/charts/course-chart.tsx'
import { usePointNames } from '../../parts/charts/use-point-names.ts'
import { type Period, settlePeriod, statsQuery } from '../../parts/period.ts'
import { callListQueries } from '../../parts/queries/calls.ts'
import { statsQueries } from '../../parts/queries/stats.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { words as pageWords } from './words.ts'

export function TrendCard({ period }: { readonly period: Period }) {
  const { trend: words } = useWords(pageWords)
  const { percent, count } = useFormats()
  const client = useClient()
  // How far apart the points stand depends on it only where the period has no beginning.
  const isOpen = settlePeriod(period).from === undefined
  const firstDay = useQuery({ ...callListQueries.firstDay(client), enabled: isOpen })
  const query = { ...statsQuery(period), interval: chooseInterval(period, firstDay.data?.day) }
  const trend = useQuery({ ...statsQueries.trend(client, query), enabled: !isOpen || !firstDay.isPending })
  const names = usePointNames(trend.data?.interval ?? query.interval)
  return (
    <Card title={words.title}>
      <QueryState query={trend} lines={6}>
        {({ points, interval }) => (
          <CourseChart
            label={words.label[interval]}
            ticks={points.map(({ start }) => names.tick(start))}
            names={points.map(({ start }) => names.name(start))}
            series={[
              {
                name: words.volume,
                look: 'volume',
                values: points.map(({ total_requests }) => total_requests),
                format: count,
              },
              {
                name: words.score,
                look: 'score',
                values: points.map(({ avg_score }) => avg_score),
                format: percent,
              },
            ]}
            callsOf={(index) =>
              callsBehind(
                { ...period, ...daysOfPoint(points[index]!.start, interval, period) },
                { state: 'ended' },
              )
            }
          />
        )}
      </QueryState>
    </Card>
  )
}
