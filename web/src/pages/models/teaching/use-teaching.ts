import type { CallmarkClient } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { outdateModels } from '../../../parts/queries/models.ts'
import { useClient } from '../../../session/session.tsx'
import { loadModel, type SavedModel } from '../draft/save-draft.ts'

export type TeachingKind = Awaited<ReturnType<CallmarkClient['reviews']['teaching']['weigh']>>['kind']

/** Switches teaching of a kind on, or any off, for some criteria, and gives the revision that made. */
export function useTeaching(modelId: number, onRevision: (now: SavedModel) => void) {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ keys, on }: { readonly keys: readonly string[]; readonly on?: TeachingKind }) => {
      const { model_revision } = on
        ? await client.reviews.teaching.switchOn(modelId, { keys: [...keys], kind: on })
        : await client.reviews.teaching.switchOff(modelId, { keys: keys.join(',') })
      await outdateModels(queries)
      onRevision(await loadModel(client, modelId))
      return model_revision
    },
  })
}
