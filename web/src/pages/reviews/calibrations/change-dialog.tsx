import { type Calibration, CallmarkError, errorCodes } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../parts/dialog.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { calibrationChanged } from '../../../parts/queries/calibrations.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { draftOf, inputOf } from './calibration-draft.ts'
import { CalibrationForm } from './calibration-form.tsx'
import { calibrationWords } from './words.ts'

/** Changes an open calibration. Whoever was quicker is not overwritten: what they saved is shown instead. */
export function ChangeDialog(props: { readonly calibration: Calibration; readonly onClose: () => void }) {
  const { onClose } = props
  const { change: words } = useWords(calibrationWords)
  const client = useClient()
  const queries = useQueryClient()
  const [before, setBefore] = useState(props.calibration)
  const [draft, setDraft] = useState(() => draftOf(props.calibration))
  const [movedOn, setMovedOn] = useState(false)
  const saving = useMutation({
    mutationFn: () => {
      const { id, version } = before
      return client.calibrations.replace(id, { ...inputOf(draft, before), version })
    },
    onSuccess(now) {
      calibrationChanged(queries, client, now)
      onClose()
    },
    async onError(error) {
      if (!isMovedOn(error)) return
      const now = await client.calibrations.get(before.id)
      calibrationChanged(queries, client, now)
      setBefore(now)
      setDraft(draftOf(now))
      setMovedOn(true)
    },
  })
  return (
    <Dialog title={words.title(before.name)} onClose={onClose} wide>
      <div className={styles.stack}>
        {movedOn && <Notice tone="fair">{words.movedOn}</Notice>}
        <CalibrationForm
          draft={draft}
          before={before}
          onChange={(change) => setDraft({ ...draft, ...change })}
          labels={words}
          saving={saving}
          error={saving.isError && !isMovedOn(saving.error) ? saving.error : undefined}
          onClose={onClose}
        />
      </div>
    </Dialog>
  )
}

function isMovedOn(error: unknown): boolean {
  return error instanceof CallmarkError && error.code === errorCodes.calibration_moved_on
}
