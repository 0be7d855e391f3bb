import 'uplot/dist/uPlot.min.css'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormats } from '../../words/use-formats.ts'
import { defineWords, useWords } from '../../words/use-words.ts'
import { Button } from '../button.tsx'
import type { CallsSearch } from '../calls-search.ts'
import { watchTheme } from '../read-colour.ts'
import styles from './course-chart.module.css'
import { CourseTable } from './course-table.tsx'
import { type CourseSeries, drawCourse } from './draw-course.ts'

export const chartWords = defineWords('parts.course-chart', {
  showTable: 'Show as a table',
  hideTable: 'Hide the table',
  none: 'no score',
  hint: 'Click a point for its calls',
})

interface Course {
  /** What the chart shows, for those who do not see it. */
  readonly label: string
  readonly ticks: readonly string[]
  readonly names: readonly string[]
  readonly series: readonly CourseSeries[]
  /** The calls of a point. */
  readonly callsOf: (index: number) => CallsSearch
}

interface Hover {
  readonly index: number
  readonly share: number
}

/** Numbers over time: a drawing for the eye and the hand, and the same as a table, which a keyboard can follow. */
export function CourseChart({ label, ticks, names, series, callsOf }: Course) {
  const words = useWords(chartWords)
  const navigate = useNavigate()
  const { percent, count } = useFormats()
  const box = useRef<HTMLDivElement>(null)
  const [hover, setHover] = useState<Hover>()
  const [tableShown, setTableShown] = useState(false)
  const open = useEffectEvent((index: number) => void navigate({ to: '/calls', search: callsOf(index) }))

  useEffect(() => {
    const place = box.current!
    const draw = () =>
      drawCourse(place, {
        ticks,
        series,
        formatScore: (value) => percent(value, 0),
        formatCount: count,
        onHover: (index, share) => setHover(index === undefined ? undefined : { index, share }),
        onOpen: (index) => open(index),
      })
    let plot = draw()
    const sizes = new ResizeObserver(() => {
      if (place.clientWidth !== plot.width) plot.setSize({ width: place.clientWidth, height: plot.height })
    })
    sizes.observe(place)
    const unwatch = watchTheme(() => {
      plot.destroy()
      plot = draw()
    })
    return () => {
      sizes.disconnect()
      unwatch()
      plot.destroy()
      setHover(undefined)
    }
  }, [ticks, series, percent, count])

  return (
    <figure className={styles.figure} aria-label={label}>
      <figcaption className={styles.caption}>
        <ul className={styles.legend} aria-hidden="true">
          {series.map(({ name, look }) => (
            <li key={name}>
              <span className={`${styles.key} ${styles[look]}`} />
              {name}
            </li>
          ))}
        </ul>
        <span className={`quiet ${styles.hint}`} aria-hidden="true">
          {words.hint}
        </span>
      </figcaption>
      <div className={styles.stage} aria-hidden="true">
        <div ref={box} className={styles.box} />
        {hover && <Tip hover={hover} names={names} series={series} />}
      </div>
      <Button
        look="quiet"
        className={styles.more}
        aria-expanded={tableShown}
        onClick={() => setTableShown(!tableShown)}
      >
        {tableShown ? words.hideTable : words.showTable}
      </Button>
      <CourseTable label={label} names={names} series={series} callsOf={callsOf} shown={tableShown} />
    </figure>
  )
}

/** What a point says: above the curve, never on it, and never beyond the edges. */
function Tip({ hover, names, series }: Pick<Course, 'names' | 'series'> & { readonly hover: Hover }) {
  const words = useWords(chartWords)
  const place = `${100 * hover.share}%`
  return (
    <div className={styles.tip} style={{ left: place, transform: `translateX(-${place})` }}>
      <strong>{names[hover.index]}</strong>
      {series.map(({ name, look, values, format }) => {
        const value = values[hover.index]
        return (
          <span key={name} className={styles.said}>
            <span className={`${styles.key} ${styles[look]}`} />
            {name} <b>{value === null || value === undefined ? words.none : format(value)}</b>
          </span>
        )
      })}
    </div>
  )
}
