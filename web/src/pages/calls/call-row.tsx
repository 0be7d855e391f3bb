import { memo } from 'react'
import { progressOf } from '../../parts/call-status.ts'
import { ReviewFlag } from '../../parts/review-flag.tsx'
import type { ReviewStatus } from '../../parts/review-status.ts'
import { Score } from '../../parts/score.tsx'
import { StageBar } from '../../parts/stage-bar.tsx'
import { CallHits } from './call-hits.tsx'
import styles from './call-table.module.css'
import { type Column, isFixed, type Row } from './columns.ts'
import type { RowSetting } from './row-setting.ts'
import type { CallsWords } from './words.ts'

/** One call. The link in it covers the whole row; clicks and keys are heard by the table, not by each row. */
export const CallRow = memo(function CallRow(props: {
  readonly row: Row
  readonly index: number
  readonly top: number
  readonly height: number
  readonly setting: RowSetting
  /** Whether the Tab key leads to this row, of all. */
  readonly isActive: boolean
}) {
  const { row, index, top, height, setting, isActive } = props
  const tabIndex = isActive ? 0 : -1
  return (
    <tr
      className={styles.row}
      // The first row holds the names of the columns.
      aria-rowindex={index + 2}
      style={{ height, transform: `translateY(${top}px)` }}
    >
      {setting.columns.map((column) =>
        isFixed(column) ? (
          <th key={column.name} scope="row" className={styles.cell} data-column={column.name}>
            <a
              className={styles.link}
              href={setting.hrefOf(row.id)}
              tabIndex={tabIndex}
              data-call={row.id}
              data-index={index}
            >
              {row.external_id}
            </a>
          </th>
        ) : (
          <td
            key={column.name}
            className={styles.cell}
            data-column={column.name}
            data-state={progressOf(row.status).state}
          >
            <Cell column={column} row={row} setting={setting} />
          </td>
        ),
      )}
      {setting.showsHits && (
        <td className={styles.hits}>
          <CallHits row={row} setting={setting} tabIndex={tabIndex} />
        </td>
      )}
    </tr>
  )
})

function Cell({ column, row, setting }: { column: Column; row: Row; setting: RowSetting }) {
  const { formats, words, modelNames } = setting
  switch (column.own) {
    case 'created_at':
      return formats.dateTime(row.created_at)
    case 'agent':
      return row.agent_name ?? words.nothing
    case 'model':
      return row.model_id === undefined ? words.nothing : (modelNames.get(row.model_id) ?? `#${row.model_id}`)
    case 'duration':
      return row.duration == null ? words.nothing : formats.clock(row.duration)
    case 'score':
      // Before it has been scored there is nothing to say about its score.
      return progressOf(row.status).state === 'done' ? (
        <>
          <Score value={row.score_percentage} model={row.model_id} />
          <ReviewFlag status={reviewOf(row)} />
        </>
      ) : row.score_percentage == null ? (
        words.nothing
      ) : (
        <Score value={row.score_percentage} model={row.model_id} />
      )
    case 'review':
      return progressOf(row.status).state === 'done' ? setting.reviews[reviewOf(row)] : words.nothing
    case 'status':
      return <StageBar status={row.status} />
    case 'summary':
      // Why it failed is what there is to say about a call that has.
      return row.error_message ?? row.summary ?? words.nothing
    case 'language':
      return row.facts?.language ? formats.language(row.facts.language) : words.nothing
    case 'silence':
      return writeShare(row.facts?.silence_share, setting)
    case 'talk_over':
      return writeShare(row.facts?.talk_over_share, setting)
    default:
      return <PartCell column={column} row={row} setting={setting} />
  }
}

/** What came of a part of the model, or what the customer has said about the call. */
function PartCell({ column, row, setting }: { column: Column; row: Row; setting: RowSetting }) {
  const { words, outcomes } = setting
  if (column.category !== undefined) {
    const score = row.facts?.categories[column.category]
    return score === undefined ? words.nothing : <Score value={score} model={row.model_id} />
  }
  if (column.criterion !== undefined) {
    const outcome = row.facts?.criteria[column.criterion]
    return outcome ? <span data-outcome={outcome}>{outcomes[outcome]}</span> : words.nothing
  }
  return writeValue(row.additional_parameters?.[column.metadataKey ?? ''], words)
}

function writeShare(share: number | null | undefined, { formats, words }: RowSetting): string {
  return share == null ? words.nothing : formats.percent(100 * share)
}

/** What is open needs somebody, whoever has looked at it already. */
function reviewOf({ review_needed, review_status = 'none' }: Row): ReviewStatus {
  return review_needed && review_status === 'none' ? 'needed' : review_status
}

function writeValue(value: unknown, words: CallsWords): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
