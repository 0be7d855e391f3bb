import { Card } from '../../parts/card.tsx'
import { BarList } from '../../parts/charts/bar-list.tsx'
import { CourseChart } from '../../parts/charts/course-chart.tsx'
import { Page } from '../../parts/page.tsx'
import styles from './design.module.css'
import { Samples } from './samples.tsx'

const days = Array.from({ length: 30 }, (_, index) => `Nov ${index + 1}`)
const series = [
  {
    name: 'Calls',
    look: 'volume' as const,
    values: days.map((_, index) => 4 + (index % 5)),
    format: String,
  },
  {
    name: 'Average score',
    look: 'score' as const,
    values: days.map((_, index) => (index === 12 ? null : 68 + 14 * Math.sin(index / 3))),
    format: (value: number) => `${Math.round(value)}%`,
  },
]

/** Every part the pages are made of, by day and by night. Only where the dashboard is developed. */
export function DesignPage() {
  return (
    <main className={styles.page}>
      <Page
        title="Design language"
        lead="The parts every page is made of. Colours come from tokens.css alone."
      >
        <div className={styles.themes}>
          <Samples theme="light" />
          <Samples theme="dark" />
        </div>
        <div className={styles.charts}>
          <Card title="Chart">
            <CourseChart
              label="An invented month"
              ticks={days}
              names={days}
              series={series}
              callsOf={() => ({})}
            />
          </Card>
          <Card title="Bars">
            <BarList
              bars={[
                { key: 'good', name: 'Good', percentage: 92, grade: 'good', target: 80, value: '92%' },
                { key: 'fair', name: 'Fair', percentage: 71, grade: 'fair', target: 80, value: '71%' },
                { key: 'poor', name: 'Poor', percentage: 38, grade: 'poor', beside: 60, value: '38%' },
              ]}
            />
          </Card>
        </div>
      </Page>
    </main>
  )
}
