import { Link } from '@tanstack/react-router'
import { defineWords, useWords } from '../../words/use-words.ts'
import type { CallsSearch } from '../calls-search.ts'
import styles from './course-chart.module.css'
import type { CourseSeries } from './draw-course.ts'

export const tableWords = defineWords('parts.course-table', { time: 'Time', none: 'no score' })

/** The numbers of a chart. Not shown, they are still read out; only what is shown has links, or a focus would be nowhere to be seen. */
export function CourseTable(props: {
  readonly label: string
  readonly names: readonly string[]
  readonly series: readonly CourseSeries[]
  readonly callsOf: (index: number) => CallsSearch
  readonly shown: boolean
}) {
  const { label, names, series, callsOf, shown } = props
  const words = useWords(tableWords)
  return (
    <div className={shown ? styles.table : 'visually-hidden'}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, index) => (
            <tr key={name}>
              <th scope="row">
                {shown ? (
                  <Link to="/calls" search={callsOf(index)}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </th>
              {series.map(({ name: column, values, format }) => {
                const value = values[index]
                return (
                  <td key={column} className={styles.number}>
                    {value === null || value === undefined ? words.none : format(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
