import { useQuery } from '@tanstack/react-query'
import { Link, useBlocker, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { modelQueries } from '../../parts/queries/models.ts'
import { useLacks } from '../../parts/use-account.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { checkDraft, type Faults } from './draft/check-draft.ts'
import { type Draft, emptyDraft } from './draft/draft.ts'
import type { SavedModel } from './draft/save-draft.ts'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { EditorView } from './editor/editor-view.tsx'
import { useFaultWords } from './editor/use-fault-words.ts'
import { ChangedDialog, LeaveDialog } from './model-dialogs.tsx'
import styles from './models.module.css'
import { PreviewView } from './preview/preview-view.tsx'
import { usePreviewing } from './preview/use-previewing.ts'
import { RevisionsView } from './revisions/revisions-view.tsx'
import { SaveBar } from './save-bar.tsx'
import { modelViews } from './search.ts'
import { useSaving } from './use-saving.ts'
import { modelWords } from './words.ts'

/** A model being read, changed, tried and compared. What is changed stays while one looks at the other views. */
export function ModelWorkspace(props: { readonly opened?: SavedModel; readonly justMade?: boolean }) {
  const words = useWords(modelWords)
  const { view = 'edit' } = useSearch({ from: '/models/$modelId' })
  const [saved, setSaved] = useState(props.opened)
  const [draft, setDraft] = useState<Draft>(() => saved?.draft ?? emptyDraft())
  const [empty] = useState(emptyDraft)
  const [tried, setTried] = useState(false)
  const [duplicating, setDuplicating] = useState(false)
  const models = useQuery(modelQueries.every(useClient()))
  const lacks = useLacks()
  const duplicate = lacks('write:prompt-template') ? undefined : () => setDuplicating(true)
  const locked = useLocked(saved)
  const previewing = usePreviewing()
  const dirty = JSON.stringify(draft) !== JSON.stringify(saved?.draft ?? empty)
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
  const message =
    saving.message ?? (props.justMade && !dirty && saved ? words.savedAs(saved.revision) : undefined)
  const change = (part: Partial<Draft>) => {
    saving.forget()
    setDraft((before) => ({ ...before, ...part }))
  }
  const takeTheirs = (theirs: SavedModel) => {
    saving.forget()
    setSaved(theirs)
    setDraft(theirs.draft)
  }
  return (
    <Page
      title={saved ? saved.model.name : words.newModel}
      lead={saved && words.revision(saved.revision)}
      actions={
        saved && (
          <>
            {duplicate && <Button onClick={duplicate}>{words.duplicate}</Button>}
            <Link to="/calls" search={{ model: saved.model.name }} className={buttonClass()}>
              {words.calls}
            </Link>
          </>
        )
      }
    >
      <nav className={styles.views} aria-label={words.views}>
        {modelViews
          .filter((name) => saved || name !== 'revisions')
          .map((name) => (
            <Link
              key={name}
              to="."
              search={{ view: name }}
              className={styles.view}
              aria-current={name === view ? 'page' : undefined}
              activeProps={{}}
            >
              {words[name]}
            </Link>
          ))}
      </nav>
      {message && (
        <div className={styles.notices}>
          <Notice tone="good">{message}</Notice>
        </div>
      )}
      {view === 'edit' && (
        // What is typed while a save is on its way would be lost to what comes back from it.
        <fieldset className={styles.whole} disabled={saving.pending}>
          <EditorView
            draft={draft}
            sayFault={sayFault}
            onChange={change}
            locked={locked}
            onDuplicate={duplicate}
          />
        </fieldset>
      )}
      {view === 'preview' && (
        <PreviewView
          draft={draft}
          saved={saved}
          faulty={found.size > 0}
          previewing={previewing}
          others={models.data ?? []}
        />
      )}
      {view === 'revisions' && saved && <RevisionsView modelId={saved.model.id} newest={saved.revision} />}
      {(view === 'edit' || (view === 'preview' && dirty)) && (
        <SaveBar
          isNew={!saved}
          lacking={neededToSave(saved, draft).find(lacks)}
          dirty={dirty}
          faults={found.size}
          tried={tried}
          saving={saving}
          onTry={() => setTried(true)}
          onDiscard={() => {
            saving.forget()
            setDraft(saved?.draft ?? empty)
            setTried(false)
          }}
        />
      )}
      {duplicating && saved && <DuplicateDialog model={saved.model} onClose={() => setDuplicating(false)} />}
      {leaving.status === 'blocked' && <LeaveDialog onLeave={leaving.proceed} onStay={leaving.reset} />}
      {saving.changedMeanwhile && saved && (
        <ChangedDialog
          saved={saved}
          saving={saving}
          theirs={saving.changedMeanwhile}
          onTakeTheirs={takeTheirs}
        />
      )}
    </Page>
  )
}

/** The categories that calls rest on. Where this client may not list calls, the service itself says so when asked. */
function useLocked(saved: SavedModel | undefined): ReadonlySet<number> {
  const calls = useQuery(modelQueries.anyCall(useClient(), saved?.model.id))
  return new Set(calls.data?.items.length ? saved?.categories.map((category) => category.id) : [])
}

/** New models bring their categories along; those of a model that is there are saved on their own. */
function neededToSave(saved: SavedModel | undefined, draft: Draft): string[] {
  const same = !saved || JSON.stringify(saved.draft.categories) === JSON.stringify(draft.categories)
  return ['write:prompt-template', ...(same ? [] : ['write:model-category'])]
}

/** Nobody wants to hear that a field is empty before having had the time to fill it. */
function withoutEmpty(faults: Faults): Faults {
  return new Map([...faults].filter(([, { kind }]) => kind !== 'empty'))
}
