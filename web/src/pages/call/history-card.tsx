import { type Analysis, type Call, type CallHistoryEntry, readAnalysis } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Card } from '../../parts/card.tsx'
import { callQueries } from '../../parts/queries/calls.ts'
import { reviewQueries } from '../../parts/queries/reviews.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useAllowed } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './about.module.css'
import { aboutWords } from './about-words.ts'
import { type CourseEntry, courseOf } from './review/course.ts'
import { CourseEvent } from './review/course-event.tsx'
import { courseWords } from './review/course-words.ts'
import { useSaid } from './review/review-context.ts'

/** What was done with the call and by whom, what it was before, and by which engines. */
export function HistoryCard({ call }: { readonly call: Call }) {
  const words = useWords(aboutWords)
  const client = useClient()
  const mayReadHistory = useAllowed('getCallHistory') !== undefined
  const history = useQuery({ ...callQueries.history(client, call), enabled: mayReadHistory })
  const comments = useQuery(reviewQueries.comments(client, call.id)).data ?? []
  const { reviewing, appeals } = useSaid()
  const analysis = readAnalysis(call)
  const tell = (entries: readonly CallHistoryEntry[]) =>
    courseOf({ history: entries, reviews: reviewing.isBlind ? [] : reviewing.reviews, appeals, comments })
  // An agent sees what people did, and nothing of how the service worked.
  const byPeople = mayReadHistory ? [] : tell([])
  if (!mayReadHistory && byPeople.length === 0) return null
  return (
    <Card title={words.history}>
      {mayReadHistory ? (
        <QueryState query={history}>{(entries) => <Course entries={tell(entries)} />}</QueryState>
      ) : (
        <Course entries={byPeople} />
      )}
      {analysis && mayReadHistory && <Engines engine={analysis.engine} />}
    </Card>
  )
}

function Course({ entries }: { readonly entries: readonly CourseEntry[] }) {
  const words = useWords(aboutWords)
  const { what } = useWords(courseWords)
  const { dateTime, decimal } = useFormats()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{words.at}</th>
            <th scope="col" className={styles.number}>
              {words.took}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => {
            const seconds = entry.kind === 'stage' ? entry.step.seconds : undefined
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its order
              <tr key={index}>
                <td>
                  <CourseEvent entry={entry} />
                </td>
                <td>{dateTime(entry.at)}</td>
                <td className={styles.number}>
                  {seconds === undefined ? '' : words.seconds(decimal(seconds))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Engines({ engine }: { readonly engine: Analysis['engine'] }) {
  const words = useWords(aboutWords)
  const { decimal } = useFormats()
  const write = (value: unknown): string => {
    if (typeof value === 'number') return decimal(value, 3)
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  const keys = Object.keys(words.engine) as (keyof Analysis['engine'])[]
  const known = keys.filter((key) => engine[key] !== null && engine[key] !== undefined)
  if (known.length === 0) return null
  return (
    <>
      <h3 className={styles.subtitle}>{words.engines}</h3>
      <dl className={styles.facts}>
        {known.map((key) => (
          <Fragment key={key}>
            <dt>{words.engine[key]}</dt>
            <dd>{write(engine[key])}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}
