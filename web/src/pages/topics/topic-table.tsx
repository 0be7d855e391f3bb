import type { Topic, Topics } from '@callmark/client'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CallsLink } from '../../parts/calls-link.tsx'
import { Card } from '../../parts/card.tsx'
import { CountLine } from '../../parts/charts/count-line.tsx'
import { useAllowed } from '../../session/me.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useSigned } from '../../words/use-signed.ts'
import { useWords } from '../../words/use-words.ts'
import { EditTopic } from './edit-topic.tsx'
import type { TopicsSearch } from './search.ts'
import styles from './topics.module.css'
import { words as pageWords } from './words.ts'

type Figures = Topics['other']

/** Every topic in a row, the one with most calls first, and the calls that fit none last. */
export function TopicTable(props: {
  readonly found: Topics
  readonly search: TopicsSearch
  /** Not of what was chosen before, whose calls would be others. */
  readonly isCurrent: boolean
}) {
  const { found, search, isCurrent } = props
  const words = useWords(pageWords)
  const mayEdit = useAllowed('renameTopic') !== undefined
  const [editedId, setEditedId] = useState<string>()
  const edited = found.topics.find(({ id }) => id === editedId)
  const nameOf = ({ name }: Pick<Topic, 'name'>) => name || words.unnamed
  const link = { search, isCurrent }
  return (
    <Card>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.table}</caption>
        <thead>
          <tr>
            {(['name', 'calls', 'share', 'change', 'trend'] as const).map((column) => (
              <th key={column} scope="col" className={styles[column]}>
                {words.columns[column]}
              </th>
            ))}
            {mayEdit && (
              <td className={styles.edit}>
                <span className="visually-hidden">{words.edit.open}</span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {found.topics.map((topic) => (
            <tr key={topic.id}>
              <th scope="row" className={styles.name}>
                <Name {...link} topic={topic.id} name={nameOf(topic)} calls={topic.calls} />
                {topic.parts.length > 0 && (
                  <span className={styles.small}>{words.parts(topic.parts.map(nameOf).join(' · '))}</span>
                )}
              </th>
              <Cells figures={topic} />
              {mayEdit && (
                <td className={styles.edit}>
                  <Button
                    look="quiet"
                    aria-label={words.edit.openOne(nameOf(topic))}
                    onClick={() => setEditedId(topic.id)}
                  >
                    {words.edit.open}
                  </Button>
                </td>
              )}
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.name}>
              <Name {...link} topic="other" name={words.other} calls={found.other.calls} />
              <span className={styles.small}>{words.otherHint}</span>
            </th>
            <Cells figures={found.other} />
            {mayEdit && <td className={styles.edit} />}
          </tr>
        </tbody>
      </table>
      <Notes found={found} />
      {edited && (
        <EditTopic
          topic={edited}
          others={found.topics.filter(({ id }) => id !== edited.id)}
          onClose={() => setEditedId(undefined)}
        />
      )}
    </Card>
  )
}

/** The name is the way to exactly the calls that were counted. */
function Name(props: {
  readonly topic: string
  readonly name: string
  readonly calls: number
  readonly search: TopicsSearch
  readonly isCurrent: boolean
}) {
  const { topic, name, calls, search, isCurrent } = props
  const words = useWords(pageWords)
  const { count } = useFormats()
  if (calls === 0 || !isCurrent) return <span>{name}</span>
  return (
    <CallsLink
      period={search}
      limits={{ topic, ...(search.team === undefined ? {} : { team: search.team }) }}
      label={words.callsOf(count(calls), name)}
    >
      {name}
    </CallsLink>
  )
}

function Cells({ figures }: { readonly figures: Figures }) {
  const words = useWords(pageWords)
  const { count, percent } = useFormats()
  return (
    <>
      <td className={styles.calls} data-label={words.columns.calls}>
        <span className={figures.calls === 0 ? styles.zero : styles.figure}>{count(figures.calls)}</span>
      </td>
      <td className={styles.share} data-label={words.columns.share}>
        {figures.share === null ? <span className={styles.zero}>–</span> : percent(figures.share)}
      </td>
      <td className={styles.change} data-label={words.columns.change}>
        <Change figures={figures} />
      </td>
      <td className={styles.trend}>
        <CountLine counts={figures.points.map(({ calls }) => calls)} />
      </td>
    </>
  )
}

/** More of a topic is neither good nor bad: it is only said where it is more than chance. */
function Change({ figures }: { readonly figures: Figures }) {
  const { change, change_low: low, change_high: high, before } = figures
  const words = useWords(pageWords)
  const signed = useSigned()
  if (before === null) return <span className={styles.zero}>–</span>
  if (change === null || low === null || high === null)
    return <span className={styles.small}>{words.noChange}</span>
  const verdict = !figures.beyond_chance ? 'unclear' : change > 0 ? 'more' : 'less'
  return (
    <>
      <span className={styles.figure}>{signed(change)}</span>{' '}
      <span className={verdict === 'unclear' ? styles.unclear : styles.verdict}>{words[verdict]}</span>
      <span className={styles.small}>{words.changeBetween(signed(low), signed(high))}</span>
    </>
  )
}

function Notes({ found: { before, unread } }: { readonly found: Topics }) {
  const words = useWords(pageWords)
  const { count, date } = useFormats()
  const day = (text: string) => date(`${text}T12:00:00`)
  return (
    <div className={styles.notes}>
      {unread > 0 && <p>{words.unread(count(unread))}</p>}
      <p>{before ? words.against(day(before.start_date), day(before.end_date)) : words.noBefore}</p>
      <p>{words.explain}</p>
    </div>
  )
}
