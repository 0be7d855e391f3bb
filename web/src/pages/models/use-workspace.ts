import { useQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { modelQueries } from '../../parts/queries/models.ts'
import { useClient } from '../../session/session.tsx'
import { checkDraft, type Faults } from './draft/check-draft.ts'
import { type Draft, emptyDraft } from './draft/draft.ts'
import type { SavedModel } from './draft/save-draft.ts'
import { useFaultWords } from './editor/use-fault-words.ts'
import { usePreviewing } from './preview/use-previewing.ts'
import { useSaving } from './use-saving.ts'

/** A model as it was saved last, what has been made of it since, and what is wrong with that. */
export function useWorkspace(opened: SavedModel | undefined, begun?: Draft, precious = false) {
  const [saved, setSaved] = useState(opened)
  const [draft, setDraft] = useState<Draft>(() => saved?.draft ?? begun ?? emptyDraft())
  const [unsaved] = useState(draft)
  const [tried, setTried] = useState(false)
  const models = useQuery(modelQueries.every(useClient()))
  const locked = useLocked(saved)
  const previewing = usePreviewing()
  const changed = JSON.stringify(draft) !== JSON.stringify(saved?.draft ?? unsaved)
  const dirty = changed || (precious && !saved)
  const saving = useSaving({
    saved,
    draft,
    onSaved(now) {
      setSaved(now)
      setDraft(now.draft)
      setTried(false)
    },
    onRebased(now, adopted) {
      setSaved(now)
      setDraft(adopted)
    },
  })
  const others = (models.data ?? []).filter(({ id }) => id !== saved?.model.id).map(({ name }) => name)
  const found = checkDraft(draft, others)
  const sayFault = useFaultWords(new Map([...saving.refused, ...(tried ? found : withoutEmpty(found))]))
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  })
  return {
    saved,
    draft,
    /** Whether something would be lost by leaving. */
    dirty,
    changed,
    /** Somebody has tried to save it as it was. */
    tried,
    setTried,
    saving,
    found,
    sayFault,
    leaving,
    locked,
    previewing,
    models: models.data ?? [],
    change(part: Partial<Draft>) {
      saving.forget()
      setDraft((before) => ({ ...before, ...part }))
    },
    takeTheirs(theirs: SavedModel) {
      saving.forget()
      setSaved(theirs)
      setDraft(theirs.draft)
    },
    discard() {
      saving.forget()
      setDraft(saved?.draft ?? unsaved)
      setTried(false)
    },
  }
}

/** The categories that calls rest on. */
function useLocked(saved: SavedModel | undefined): ReadonlySet<number> {
  const calls = useQuery(modelQueries.anyCall(useClient(), saved?.model.id))
  return new Set(calls.data?.items.length ? saved?.categories.map((category) => category.id) : [])
}

/** Nobody wants to hear that a field is empty before having had the time to fill it. */
function withoutEmpty(faults: Faults): Faults {
  return new Map([...faults].filter(([, { kind }]) => kind !== 'empty'))
}
