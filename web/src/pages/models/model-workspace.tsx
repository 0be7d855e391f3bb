import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { useWords } from '../../words/use-words.ts'
import type { Draft } from './draft/draft.ts'
import type { SavedModel } from './draft/save-draft.ts'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { EditorView } from './editor/editor-view.tsx'
import { ChangedDialog, LeaveDialog } from './model-dialogs.tsx'
import styles from './models.module.css'
import { PreviewView } from './preview/preview-view.tsx'
import { RevisionsView } from './revisions/revisions-view.tsx'
import { SaveBar } from './save-bar.tsx'
import { type ModelView, modelViews } from './search.ts'
import { useWorkspace } from './use-workspace.ts'
import { modelWords } from './words.ts'

/** A model being read, changed, tried and compared. What is changed stays while one looks at the other views. */
export function ModelWorkspace(props: { readonly opened?: SavedModel; readonly justMade?: boolean }) {
  const words = useWords(modelWords)
  const { view = 'edit' } = useSearch({ from: '/models/$modelId' })
  const [duplicating, setDuplicating] = useState(false)
  const work = useWorkspace(props.opened)
  const { saved, draft, dirty, tried, setTried, saving, found, lacks, leaving } = work
  const duplicate = lacks('write:prompt-template') ? undefined : () => setDuplicating(true)
  const message =
    saving.message ?? (props.justMade && !dirty && saved ? words.savedAs(saved.revision) : undefined)
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
      <ViewLinks view={view} isNew={!saved} />
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
            sayFault={work.sayFault}
            onChange={work.change}
            locked={work.locked}
            onDuplicate={duplicate}
          />
        </fieldset>
      )}
      {view === 'preview' && (
        <PreviewView
          draft={draft}
          saved={saved}
          faulty={found.size > 0}
          previewing={work.previewing}
          others={work.models}
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
          onDiscard={work.discard}
        />
      )}
      {duplicating && saved && <DuplicateDialog model={saved.model} onClose={() => setDuplicating(false)} />}
      {leaving.status === 'blocked' && <LeaveDialog onLeave={leaving.proceed} onStay={leaving.reset} />}
      {saving.changedMeanwhile && saved && (
        <ChangedDialog
          saved={saved}
          saving={saving}
          theirs={saving.changedMeanwhile}
          onTakeTheirs={work.takeTheirs}
        />
      )}
    </Page>
  )
}

function ViewLinks({ view, isNew }: { readonly view: ModelView; readonly isNew: boolean }) {
  const words = useWords(modelWords)
  return (
    <nav className={styles.views} aria-label={words.views}>
      {modelViews
        .filter((name) => !isNew || name !== 'revisions')
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
  )
}

/** New models bring their categories along; those of a model that is there are saved on their own. */
function neededToSave(saved: SavedModel | undefined, draft: Draft): string[] {
  const same = !saved || JSON.stringify(saved.draft.categories) === JSON.stringify(draft.categories)
  return ['write:prompt-template', ...(same ? [] : ['write:model-category'])]
}
