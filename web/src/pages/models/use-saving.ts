import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { noteMade, outdateModels } from '../../parts/queries/models.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import type { Faults } from './draft/check-draft.ts'
import type { Draft } from './draft/draft.ts'
import { innerError, placeRefusal } from './draft/place-refusal.ts'
import {
  adoptSaved,
  ChangedMeanwhile,
  loadModel,
  refuseChanged,
  type SavedModel,
  saveDraft,
} from './draft/save-draft.ts'
import { writeModel } from './draft/write-draft.ts'
import { modelWords } from './words.ts'

export interface Saving {
  readonly pending: boolean
  /** That it is saved, and as what. */
  readonly message: string | undefined
  /** What went wrong and belongs to no field. */
  readonly error: unknown
  /** What the service refused, at its fields. */
  readonly refused: Faults
  readonly changedMeanwhile: SavedModel | undefined
  save(): void
  /** Saves on top of what somebody else has saved meanwhile. */
  overwrite(theirs: SavedModel): void
  /** As if nothing had been tried yet. */
  forget(): void
}

export function useSaving(model: {
  readonly saved: SavedModel | undefined
  readonly draft: Draft
  readonly onSaved: (now: SavedModel) => void
  /** A save stopped half way: this is what the service has now, and the draft on top of it. */
  readonly onRebased: (now: SavedModel, draft: Draft) => void
}): Saving {
  const { saved, draft, onSaved, onRebased } = model
  const words = useWords(modelWords)
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const saving = useMutation({
    async mutationFn(theirs: SavedModel | undefined) {
      // Its own page reads what was made: if that fails, it can be tried again there, and nothing is made twice.
      if (!saved) return { madeId: (await client.models.create(writeModel(draft))).id }
      if (!theirs) await refuseChanged(client, saved)
      const base = theirs ?? saved
      const ours = theirs ? adoptSaved(draft, saved, theirs) : draft
      try {
        return { now: await saveDraft(client, base, ours), before: base.revision }
      } catch (error) {
        const now = await loadModel(client, base.model.id).catch(() => base)
        onRebased(now, adoptSaved(ours, base, now))
        throw error
      }
    },
    async onSuccess({ madeId, now }) {
      if (now) onSaved(now)
      if (madeId !== undefined) {
        noteMade(queries, madeId)
        await navigate({
          to: '/models/$modelId',
          params: { modelId: String(madeId) },
          search: {},
          replace: true,
          ignoreBlocker: true,
        })
      }
      await outdateModels(queries)
    },
  })
  const { error, data } = saving
  const refused = error ? placeRefusal(error, draft) : new Map()
  const changed = error instanceof ChangedMeanwhile
  return {
    pending: saving.isPending,
    message:
      data?.now && (data.now.revision === data.before ? words.savedSame : words.savedAs)(data.now.revision),
    error: error && !changed && refused.size === 0 ? innerError(error) : undefined,
    refused,
    changedMeanwhile: changed ? error.theirs : undefined,
    save: () => saving.mutate(undefined),
    overwrite: (theirs) => saving.mutate(theirs),
    forget: () => saving.reset(),
  }
}
