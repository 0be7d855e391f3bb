import type { Calibration } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { forgetCalibration, outdateCalibrations } from '../../../parts/queries/calibrations.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import { calibrationWords } from './words.ts'

interface Props {
  readonly calibration: Calibration
  readonly onClose: () => void
}

export function CloseCalibration({ calibration, onClose }: Props) {
  const words = useWords(calibrationWords)
  const client = useClient()
  const queries = useQueryClient()
  const closing = useMutation({
    mutationFn: () => client.calibrations.close(calibration.id),
    onSuccess() {
      void outdateCalibrations(queries)
      onClose()
    },
  })
  const { reviewers, call_ids } = calibration
  const unfinished = reviewers.filter(({ submitted }) => submitted < call_ids.length)
  return (
    <ConfirmDialog title={words.closeTitle} action={words.closeNow} doing={closing} onClose={onClose}>
      <p>{words.closeLead}</p>
      {unfinished.length > 0 && (
        <Notice tone="fair">{words.closeMissing(unfinished.map(({ name }) => name).join(', '))}</Notice>
      )}
    </ConfirmDialog>
  )
}

export function DeleteCalibration({ calibration, onClose }: Props) {
  const words = useWords(calibrationWords)
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const deleting = useMutation({
    mutationFn: () => client.calibrations.delete(calibration.id),
    async onSuccess() {
      await navigate({ to: '/reviews/calibrations' })
      forgetCalibration(queries, calibration.id)
      void outdateCalibrations(queries)
    },
  })
  return (
    <ConfirmDialog
      title={words.removeTitle(calibration.name)}
      action={words.removeNow}
      danger
      doing={deleting}
      onClose={onClose}
    >
      <p>{words.removeLead}</p>
    </ConfirmDialog>
  )
}
