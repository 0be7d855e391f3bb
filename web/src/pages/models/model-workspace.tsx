import type { OperationName } from '@callmark/client'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { useRights } from '../../session/me.ts'
import { useWords } from '../../words/use-words.ts'
import type { Draft } from './draft/draft.ts'
import type { SavedModel } from './draft/save-draft.ts'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { EditorView } from './editor/editor-view.tsx'
import { ReadingContext } from './editor/reading.ts'
import { ChangedDialog, LeaveDialog } from './model-dialogs.tsx'
import styles from './models.module.css'
import { PreviewView } from './preview/preview-view.tsx'
import { RevisionsView } from './revisions/revisions-view.tsx'
import { SaveBar } from './save-bar.tsx'
import { type ModelView, modelViews } from './search.ts'
import { TargetsView } from './targets/targets-view.tsx'
import { TeachingView } from './teaching/teaching-view.tsx'
import { TrustView } from './trust/trust-view.tsx'
import { useWorkspace } from './use-workspace.ts'
import { modelWords } from './words.ts'

/** Who only reads need not know what could not be changed. */
const noneLocked: ReadonlySet<number> = new Set()

/** A model being read, changed, tried and compared. What is changed stays while one looks at the other views. */
export function ModelWorkspace(props: {
  readonly opened?: SavedModel
  readonly justMade?: boolean
  /** What a new model starts from; without it, from nothing. */
  readonly begun?: Draft
  /** What it starts from is nowhere else: whoever leaves is asked. */
  readonly precious?: boolean
}) {
  const words = useWords(modelWords)
  const { view = 'edit' } = useSearch({ from: '/models/$modelId' })
  const [duplicating, setDuplicating] = useState(false)
  const work = useWorkspace(props.opened, props.begun, props.precious)
  const { saved, draft, dirty, tried, setTried, saving, found, leaving } = work
  const may = useRights()
  const reading = !may('replaceModel')
  const duplicate = may('duplicateModel') ? () => setDuplicating(true) : undefined
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
        <fieldset className={styles.whole} disabled={saving.pending || reading}>
          <ReadingContext value={reading}>
            <EditorView
              draft={draft}
              sayFault={work.sayFault}
              onChange={work.change}
              locked={reading ? noneLocked : work.locked}
              onDuplicate={duplicate}
            />
          </ReadingContext>
        </fieldset>
      )}
      <OtherView view={view} work={work} />
      {!reading && (view === 'edit' || (view === 'preview' && dirty)) && (
        <SaveBar
          isNew={!saved}
          dirty={dirty}
          faults={found.size}
          tried={tried}
          saving={saving}
          onTry={() => setTried(true)}
          onDiscard={work.changed ? work.discard : undefined}
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

/** Everything but the editor. */
function OtherView(props: { readonly view: ModelView; readonly work: ReturnType<typeof useWorkspace> }) {
  const { view, work } = props
  const { saved, draft, dirty, found } = work
  const may = useRights()
  if (view === 'preview' && may('previewModel'))
    return (
      <PreviewView
        draft={draft}
        saved={saved}
        faulty={found.size > 0}
        previewing={work.previewing}
        others={work.models}
      />
    )
  if (!saved) return null
  const { model, revision } = saved
  if (view === 'revisions') return <RevisionsView modelId={model.id} newest={revision} />
  if (view === 'targets') return <TargetsView model={model} categories={saved.categories} />
  if (view === 'trust' && may('getModelTrust')) return <TrustView modelId={model.id} />
  if (view === 'teaching' && may('weighTeaching'))
    // What somebody is writing is not touched: saving tells them that there is a newer revision.
    return <TeachingView model={model} onRevision={(now) => !dirty && work.takeTheirs(now)} />
  return null
}

/** What has to be allowed for a view, and whether there has to be a model first. */
const viewNeeds: Readonly<Record<ModelView, { readonly may: OperationName; readonly saved: boolean }>> = {
  edit: { may: 'getModel', saved: false },
  preview: { may: 'previewModel', saved: false },
  revisions: { may: 'listModelRevisions', saved: true },
  targets: { may: 'getTargets', saved: true },
  trust: { may: 'getModelTrust', saved: true },
  teaching: { may: 'weighTeaching', saved: true },
}

function ViewLinks({ view, isNew }: { readonly view: ModelView; readonly isNew: boolean }) {
  const words = useWords(modelWords)
  const may = useRights()
  const reading = !may('replaceModel')
  return (
    <nav className={styles.views} aria-label={words.views}>
      {modelViews
        .filter((name) => may(viewNeeds[name].may) && !(isNew && viewNeeds[name].saved))
        .map((name) => (
          <Link
            key={name}
            to="."
            search={({ starter, language, from }) => ({ starter, language, from, view: name })}
            className={styles.view}
            aria-current={name === view ? 'page' : undefined}
            activeProps={{}}
          >
            {words[reading && name === 'edit' ? 'read' : name]}
          </Link>
        ))}
    </nav>
  )
}
