import type { Calibration } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { EmptyState } from '../../../parts/notice.tsx'
import { calibrationQueries } from '../../../parts/queries/calibrations.ts'
import { modelQueries } from '../../../parts/queries/models.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useMe, useRights } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { ReviewsFrame } from '../reviews-frame.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { calibrationWords } from './words.ts'

export function CalibrationsPage() {
  const words = useWords(calibrationWords)
  const may = useRights()
  const [creating, setCreating] = useState(false)
  const allowed = may('listCalibrations') !== undefined
  const list = useQuery({ ...calibrationQueries.list(useClient()), enabled: allowed })
  const create = may('createCalibration') && (
    <Button look="main" onClick={() => setCreating(true)}>
      {words.create}
    </Button>
  )
  return (
    <ReviewsFrame tab="calibrations" lead={words.lead} actions={list.data?.length !== 0 && create}>
      <QueryState query={list} lines={6}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={words.none} actions={create}>
              {create ? words.noneLead : words.noneForYou}
            </EmptyState>
          ) : (
            <Card>
              <CalibrationTable calibrations={found} />
            </Card>
          )
        }
      </QueryState>
      {creating && <CreateDialog onClose={() => setCreating(false)} />}
    </ReviewsFrame>
  )
}

function CalibrationTable({ calibrations }: { readonly calibrations: readonly Calibration[] }) {
  const words = useWords(calibrationWords)
  const models = useQuery(modelQueries.every(useClient()))
  const nameOf = (id: number) => models.data?.find((model) => model.id === id)?.name ?? ''
  return (
    <table className={`${styles.table} ${styles.cards}`}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.calls}</th>
          <th scope="col">{words.progress}</th>
          <th scope="col">{words.deadline}</th>
          <th scope="col">{words.state}</th>
        </tr>
      </thead>
      <tbody>
        {calibrations.map((one) => (
          <CalibrationRow key={one.id} calibration={one} model={nameOf(one.model_id)} />
        ))}
      </tbody>
    </table>
  )
}

function CalibrationRow({
  calibration,
  model,
}: {
  readonly calibration: Calibration
  readonly model: string
}) {
  const words = useWords(calibrationWords)
  const me = useMe()
  const { count, date } = useFormats()
  const { reviewers, call_ids, state } = calibration
  const own = reviewers.find(({ id }) => id === me.id)
  const left = own && state === 'open' ? call_ids.length - own.submitted : 0
  const submitted = reviewers.reduce((sum, person) => sum + person.submitted, 0)
  return (
    <tr>
      <th scope="row">
        <Link to="/reviews/calibrations/$calibrationId" params={{ calibrationId: calibration.id }}>
          {calibration.name}
        </Link>
        <div className={styles.facts}>{model}</div>
      </th>
      <td data-name={words.calls}>{count(call_ids.length)}</td>
      <td data-name={words.progress}>
        {words.ofAll(count(submitted), count(reviewers.length * call_ids.length))}
      </td>
      <td data-name={words.deadline}>
        {calibration.deadline ? (
          date(calibration.deadline)
        ) : (
          <span className="quiet">{words.noDeadline}</span>
        )}
      </td>
      <td>
        <span className={styles.chips}>
          <span className={`${styles.chip} ${state === 'open' ? styles.good : ''}`}>
            {words.states[state]}
          </span>
          {left > 0 && (
            <span className={`${styles.chip} ${styles.fair}`}>{words.yourTurn(left, count(left))}</span>
          )}
        </span>
      </td>
    </tr>
  )
}
