import { CallmarkError, type Model } from '@callmark/client'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { ErrorNotice, Notice } from '../../../parts/notice.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Draft } from '../draft/draft.ts'
import type { SavedModel } from '../draft/save-draft.ts'
import { writeModel, writeReplacement } from '../draft/write-draft.ts'
import { ChooseSubject } from './choose-subject.tsx'
import styles from './preview.module.css'
import { PreviewGrid } from './preview-grid.tsx'
import { PreviewResult } from './preview-result.tsx'
import type { Previewing } from './use-previewing.ts'
import { previewWords } from './words.ts'

/** Shows what a change of wording does to calls of the past, before it is saved. */
export function PreviewView(props: {
  readonly draft: Draft
  readonly saved: SavedModel | undefined
  readonly faulty: boolean
  /** Kept by the page, so that one can go back to the editor and try again. */
  readonly previewing: Previewing
  readonly others: readonly Model[]
}) {
  const { draft, saved, faulty, previewing, others } = props
  const words = useWords(previewWords)
  // A model that is not saved yet is tried in the place of one that is: what is tried is all in the request.
  const address = saved?.model.id ?? others[0]?.id
  const sent = writeTried(draft, saved)
  const { subject, running, tried, error, triedDraft } = previewing
  const ready = 'transcript' in subject ? subject.transcript.trim() !== '' : subject.calls.length > 0
  if (faulty) return <Notice tone="fair">{words.faulty}</Notice>
  if (address === undefined) return <Notice>{words.noModel}</Notice>
  return (
    <div className={styles.view}>
      <Card title={words.what}>
        <div className={styles.stack}>
          <p className="quiet">{words.lead}</p>
          <ChooseSubject modelId={saved?.model.id} subject={subject} onChange={previewing.choose} />
          <div className={styles.run}>
            <Button
              look="main"
              disabled={!ready || running !== undefined}
              onClick={() => void previewing.run(address, sent)}
            >
              {words.run}
            </Button>
            {running && <Button onClick={previewing.stop}>{words.stop}</Button>}
            <p role="status">
              {running &&
                ('transcript' in subject ? words.runningText : words.running(running.at, running.all))}
            </p>
          </div>
        </div>
      </Card>
      {error !== undefined && <PreviewTrouble error={error} />}
      {tried.length > 0 && triedDraft !== JSON.stringify(sent) && (
        <Notice tone="fair">{words.outdated}</Notice>
      )}
      {tried.length > 1 && <PreviewGrid tried={tried} draft={draft} />}
      {tried.map((one, index) => (
        <PreviewResult
          key={one.result.call_analysis_id ?? `transcript-${index}`}
          tried={one}
          draft={draft}
          modelId={saved?.model.id}
        />
      ))}
    </div>
  )
}

/** Categories that have not changed stay the model's own, so that what the service knows of them holds. */
function writeTried(draft: Draft, saved: SavedModel | undefined) {
  const same = JSON.stringify(draft.categories) === JSON.stringify(saved?.draft.categories)
  return same ? writeReplacement(draft) : writeModel(draft)
}

function PreviewTrouble({ error }: { readonly error: unknown }) {
  const words = useWords(previewWords)
  const status = error instanceof CallmarkError ? error.status : undefined
  const message = error instanceof Error ? error.message : ''
  if (status === 429) return <Notice tone="poor">{words.busy}</Notice>
  if (status === 502) return <Notice tone="poor">{words.judgeFailed(message)}</Notice>
  if (status === 503) return <Notice tone="poor">{words.judgeAway(message)}</Notice>
  return <ErrorNotice error={error} />
}
