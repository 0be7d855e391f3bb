import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { CheckGroup } from '../../parts/check-group.tsx'
import { DateRange } from '../../parts/date-range.tsx'
import { Field } from '../../parts/field.tsx'
import { Figure, Figures } from '../../parts/figure.tsx'
import { Select, TextArea, TextInput } from '../../parts/inputs.tsx'
import { Loading } from '../../parts/loading.tsx'
import { EmptyState, Notice } from '../../parts/notice.tsx'
import { type Days, daysOf } from '../../parts/period.ts'
import { ReviewFlag } from '../../parts/review-flag.tsx'
import { Score } from '../../parts/score.tsx'
import { StageBar } from '../../parts/stage-bar.tsx'
import styles from './design.module.css'

const colours = [
  ['paper', 'card', 'sunken', 'ink', 'quiet', 'line', 'line-soft', 'line-strong'],
  ['mark', 'mark-soft', 'info', 'info-bar', 'info-soft'],
  ['good', 'good-bar', 'good-soft', 'fair', 'fair-bar', 'fair-soft', 'poor', 'poor-bar', 'poor-soft'],
  ['agent', 'agent-soft', 'customer', 'customer-soft', 'other', 'other-soft', 'hit'],
]
const sizes = ['huge', 'large', 'title', 'body', 'small', 'tiny']

/** All the parts in one theme, whatever the page's own is. */
export function Samples({ theme }: { readonly theme: 'light' | 'dark' }) {
  const of = (title: string) => `${title}, ${theme}`
  return (
    <div className={`${styles.samples} ${styles[theme]}`}>
      <Card title={of('Colours')}>
        <div className={styles.rows}>
          {colours.map((row) => (
            <ul key={row[0]} className={styles.swatches}>
              {row.map((name) => (
                <li key={name}>
                  <span style={{ background: `var(--${name})` }} />
                  {name}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </Card>
      <Card title={of('Sizes')}>
        <ul className={styles.rows}>
          {sizes.map((size) => (
            <li key={size} style={{ fontSize: `var(--size-${size})` }}>
              {size}: 0123456789, 81.5%, Chloé heard every call
            </li>
          ))}
        </ul>
      </Card>
      <Card title={of('Buttons')}>
        <div className={styles.line}>
          <Button look="main">Save</Button>
          <Button>Filters</Button>
          <Button look="quiet">Cancel</Button>
          <Button look="danger">Erase</Button>
          <Button disabled>Run again</Button>
        </div>
      </Card>
      <Inputs title={of('Inputs')} />
      <Card title={of('Badges')}>
        <div className={styles.line}>
          <Score value={93} model={undefined} />
          <Score value={71.5} model={undefined} />
          <Score value={12} model={undefined} />
          <Score value={null} model={undefined} />
          <StageBar status="TRANSCRIPTION_ANALYZE_IN_PROGRESS" />
          <StageBar status="PROCESS_COMPLETED" />
          <StageBar status="ERROR" />
          <ReviewFlag />
          <ReviewFlag status="reviewed" />
        </div>
      </Card>
      <Figures>
        <Figure label="Calls" note="12 in progress">
          1,204
        </Figure>
        <Figure label="Average score" note="1.4 points below the target of 80%">
          78.6%
        </Figure>
      </Figures>
      <Table title={of('Table')} />
      <Notice title="Needs review" tone="fair">
        Some points are open.
      </Notice>
      <EmptyState title={`No calls yet, ${theme}`} actions={<Button look="main">Upload recordings</Button>}>
        Say what is missing, why, and what to do next.
      </EmptyState>
      <Loading shape="figures" />
      <Loading shape="table" lines={3} />
      <Loading lines={3} />
    </div>
  )
}

function Inputs({ title }: { readonly title: string }) {
  const [days, setDays] = useState<Days>(() => daysOf('30'))
  const [chosen, setChosen] = useState<readonly string[]>(['greeting'])
  return (
    <Card title={title}>
      <div className={styles.rows}>
        <DateRange days={days} onChange={setDays} />
        <Field label="Name" hint="As your agents know it.">
          <TextInput defaultValue="Customer care" />
        </Field>
        <Field label="Points" error="Points must be a number.">
          <TextInput defaultValue="ten" />
        </Field>
        <Field label="Team">
          <Select>
            <option>All teams</option>
          </Select>
        </Field>
        <Field label="Remark">
          <TextArea />
        </Field>
        <CheckGroup
          legend="Criteria"
          choices={[
            { value: 'greeting', label: 'Greets the customer' },
            { value: 'help', label: 'Offers further help' },
          ]}
          chosen={chosen}
          onChange={setChosen}
        />
      </div>
    </Card>
  )
}

function Table({ title }: { readonly title: string }) {
  const rows = [
    ['Ana Torres', 61, 58.2],
    ['Ben Okafor', 108, 77.4],
    ['Chloé Martin', 9, 91],
  ] as const
  return (
    <Card title={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Agent</th>
            <th scope="col">Calls</th>
            <th scope="col">Average</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, calls, average]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{calls}</td>
              <td>
                <Score value={average} model={undefined} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
