import type { Calibration } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '../../../parts/button.tsx'
import { isMissing } from '../../../parts/explain-error.ts'
import { MissingPage } from '../../../parts/missing-page.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page.tsx'
import { calibrationQueries } from '../../../parts/queries/calibrations.ts'
import { modelQueries } from '../../../parts/queries/models.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useMe, useRights } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { ResultsView } from '../results/results-view.tsx'
import styles from '../reviews.module.css'
import { reviewsWords } from '../words.ts'
import { CloseCalibration, DeleteCalibration } from './calibration-dialogs.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { OwnCalls } from './own-calls.tsx'
import { ProgressCard } from './progress-card.tsx'
import { calibrationWords } from './words.ts'

/** One calibration: one's own calls in it, how far everybody is, and what came of it. */
export function CalibrationPage() {
  const words = useWords(calibrationWords)
  const page = useWords(reviewsWords)
  const { calibrationId } = useParams({ from: '/reviews/calibrations/$calibrationId' })
  const found = useQuery(calibrationQueries.one(useClient(), calibrationId))
  if (found.data) return <CalibrationView key={calibrationId} calibration={found.data} />
  if (isMissing(found.error))
    return (
      <MissingPage title={words.unknown} actions={<AllLink look="main" />}>
        {words.unknownText}
      </MissingPage>
    )
  return (
    <Page title={page.title}>
      <QueryState query={found} lines={6}>
        {() => null}
      </QueryState>
    </Page>
  )
}

function AllLink({ look }: { readonly look?: 'main' }) {
  const words = useWords(calibrationWords)
  return (
    <Link to="/reviews/calibrations" className={buttonClass(look)}>
      {words.all}
    </Link>
  )
}

function CalibrationView({ calibration }: { readonly calibration: Calibration }) {
  const words = useWords(calibrationWords)
  const me = useMe()
  const may = useRights()
  const [asking, setAsking] = useState<'change' | 'close' | 'delete'>()
  const { reviewers, call_ids, state, differing_criteria: differing } = calibration
  const isOpen = state === 'open'
  const isReviewer = reviewers.some(({ id }) => id === me.id)
  const allDone = reviewers.every(({ submitted }) => submitted === call_ids.length)
  const hasResults = !isOpen || (allDone && may('closeCalibration') !== undefined)
  return (
    <Page
      title={calibration.name}
      lead={<Lead calibration={calibration} />}
      actions={
        <>
          {isOpen && may('replaceCalibration') && (
            <Button onClick={() => setAsking('change')}>{words.changeIt}</Button>
          )}
          {isOpen && may('closeCalibration') && (
            <Button onClick={() => setAsking('close')}>{words.close}</Button>
          )}
          {may('deleteCalibration') && <Button onClick={() => setAsking('delete')}>{words.remove}</Button>}
          <AllLink />
        </>
      }
    >
      <div className={styles.stack}>
        {differing.length > 0 && <Notice tone="fair">{words.differing(differing.join(', '))}</Notice>}
        {isOpen && (
          <div className={styles.sides}>
            {isReviewer && <OwnCalls calibration={calibration} />}
            <ProgressCard calibration={calibration} />
          </div>
        )}
        {hasResults && <ResultsView calibration={calibration} />}
        {!hasResults && <p className="quiet">{words.waitForResults}</p>}
      </div>
      {asking === 'change' && <ChangeDialog calibration={calibration} onClose={() => setAsking(undefined)} />}
      {asking === 'close' && (
        <CloseCalibration calibration={calibration} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'delete' && (
        <DeleteCalibration calibration={calibration} onClose={() => setAsking(undefined)} />
      )}
    </Page>
  )
}

function Lead({ calibration }: { readonly calibration: Calibration }) {
  const words = useWords(calibrationWords)
  const { count, dateTime } = useFormats()
  const models = useQuery(modelQueries.every(useClient()))
  const { model_id, model_revision, call_ids, deadline, state } = calibration
  const model = models.data?.find(({ id }) => id === model_id)?.name
  const facts = [
    words.states[state],
    ...(model ? [model] : []),
    ...(model_revision === null ? [] : [words.revision(model_revision)]),
    words.callCount(call_ids.length, count(call_ids.length)),
    ...(deadline && state === 'open' ? [words.until(dateTime(deadline))] : []),
  ]
  return facts.join(' · ')
}
