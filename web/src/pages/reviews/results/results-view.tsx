import type { Calibration, CalibrationResults } from '@callmark/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { ErrorNotice, Notice } from '../../../parts/notice.tsx'
import { calibrationQueries } from '../../../parts/queries/calibrations.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { saveFile } from '../../../parts/save-file.ts'
import { useRights } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { AdoptDialog } from './adopt-dialog.tsx'
import { CriteriaCard } from './criteria-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { SplitAnswersCard } from './split-answers-card.tsx'
import { resultWords } from './words.ts'

/** Who said what, how far they agree, who is stricter, and where they differ. */
export function ResultsView({ calibration }: { readonly calibration: Calibration }) {
  const words = useWords(resultWords)
  const results = useQuery(calibrationQueries.results(useClient(), calibration.id))
  return (
    <QueryState query={results} lines={8}>
      {(found) =>
        found.criteria.some(({ calls }) => calls.some(({ people }) => people.length > 0)) ? (
          <Results calibration={calibration} results={found} />
        ) : (
          <Notice>{words.none}</Notice>
        )
      }
    </QueryState>
  )
}

function Results(props: { readonly calibration: Calibration; readonly results: CalibrationResults }) {
  const { calibration, results } = props
  const words = useWords(resultWords)
  const may = useRights()
  const client = useClient()
  const [adopting, setAdopting] = useState(false)
  const saving = useMutation({
    mutationFn: () => client.calibrations.csv(calibration.id),
    onSuccess: (csv) => saveFile(csv, words.fileName(calibration.name), 'text/csv'),
  })
  return (
    <>
      <div className={styles.actions}>
        {may('adoptCalibration') && calibration.state === 'closed' && (
          <Button look="main" onClick={() => setAdopting(true)}>
            {words.adopt}
          </Button>
        )}
        <Button disabled={saving.isPending} onClick={() => saving.mutate()}>
          {words.export}
        </Button>
      </div>
      {saving.isError && <ErrorNotice error={saving.error} />}
      <div className={styles.sides}>
        <PeopleCard results={results} />
        <SplitAnswersCard calibration={calibration} results={results} />
      </div>
      <CriteriaCard calibration={calibration} results={results} />
      {adopting && (
        <AdoptDialog calibration={calibration} results={results} onClose={() => setAdopting(false)} />
      )}
    </>
  )
}
