import { type Analysis, type Call, readAnalysis } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { statusWords } from '../../parts/call-status.ts'
import { Card } from '../../parts/card.tsx'
import { callQueries } from '../../parts/queries/calls.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './about.module.css'
import { aboutWords } from './about-words.ts'
import { stageTimes } from './stage-times.ts'

/** What was done with the call, when, for how long and by which engines. */
export function HistoryCard({ call }: { readonly call: Call }) {
  const words = useWords(aboutWords)
  const statuses = useWords(statusWords)
  const { dateTime, decimal } = useFormats()
  const history = useQuery(callQueries.history(useClient(), call))
  const analysis = readAnalysis(call)
  return (
    <Card title={words.history}>
      <QueryState query={history}>
        {(entries) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          <div className={styles.scroll} tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{words.stage}</th>
                  <th scope="col">{words.at}</th>
                  <th scope="col" className={styles.number}>
                    {words.took}
                  </th>
                </tr>
              </thead>
              <tbody>
                {stageTimes(entries).map(({ status, at, note, seconds }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its order
                  <tr key={index}>
                    <td>
                      {statuses[status]}
                      {note && <p className="quiet">{note}</p>}
                    </td>
                    <td>{dateTime(at)}</td>
                    <td className={styles.number}>
                      {seconds === undefined ? '' : words.seconds(decimal(seconds))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </QueryState>
      {analysis && <Engines engine={analysis.engine} />}
    </Card>
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
