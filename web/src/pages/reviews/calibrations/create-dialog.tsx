import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '../../../parts/dialog.tsx'
import { outdateCalibrations } from '../../../parts/queries/calibrations.ts'
import { modelQueries } from '../../../parts/queries/models.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import { emptyDraft, inputOf } from './calibration-draft.ts'
import { CalibrationForm } from './calibration-form.tsx'
import { calibrationWords } from './words.ts'

export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { form: words } = useWords(calibrationWords)
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const models = useQuery(modelQueries.every(client))
  const [given, setDraft] = useState(emptyDraft)
  // Where there is one model, there is nothing to choose.
  const only = models.data?.length === 1 ? models.data[0]?.id : undefined
  const draft = { ...given, modelId: given.modelId ?? only }
  const creating = useMutation({
    mutationFn: () => client.calibrations.create({ ...inputOf(draft), model_id: draft.modelId ?? 0 }),
    onSuccess(made) {
      void outdateCalibrations(queries)
      void navigate({ to: '/reviews/calibrations/$calibrationId', params: { calibrationId: made.id } })
    },
  })
  return (
    <Dialog title={words.title} onClose={onClose} wide>
      <CalibrationForm
        draft={draft}
        onChange={(change) => setDraft({ ...draft, ...change })}
        labels={{ save: words.save, saving: words.saving }}
        saving={creating}
        error={creating.isError ? creating.error : undefined}
        onClose={onClose}
      />
    </Dialog>
  )
}
