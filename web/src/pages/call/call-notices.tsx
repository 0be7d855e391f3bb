import { type Call, isFinal, type ModelRevision, readAnalysis } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../parts/button.tsx'
import { progressOf } from '../../parts/call-status.ts'
import { Notice } from '../../parts/notice.tsx'
import { modelQueries } from '../../parts/queries/models.ts'
import { useAllowed } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './call-page.module.css'
import { AcknowledgeNotice } from './coaching/acknowledge-notice.tsx'
import { isBlind } from './review/is-blind.ts'
import { reviewWords } from './review/words.ts'
import { words as pageWords } from './words.ts'

/** What a reader must know before believing the rest. */
export function CallNotices(props: {
  readonly call: Call
  readonly revision: ModelRevision | undefined
  readonly onRerun: () => void
}) {
  const { call, revision, onRerun } = props
  const words = useWords(pageWords)
  const review = useWords(reviewWords)
  const { date } = useFormats()
  const mayRerun = useAllowed('rerunCall')
  const notes = useQuery(modelQueries.revisions(useClient(), call.model_id))
  if (!call.enabled) return <Notice title={words.erased}>{words.erasedText}</Notice>
  const current = notes.data?.find((note) => note.current)?.number
  const isOutdated = isFinal(call.status) && current !== undefined && current > call.model_revision
  const note = call.analysis_result?.recording?.note
  return (
    <div className={styles.notices}>
      {!isFinal(call.status) && <Notice>{words.beingProcessed}</Notice>}
      {progressOf(call.status).state === 'failed' && (
        <Notice
          tone="poor"
          title={words.failed}
          actions={mayRerun && <Button onClick={onRerun}>{words.runAgain}</Button>}
        >
          <span lang="en">{call.error_message}</span>
        </Notice>
      )}
      <AcknowledgeNotice call={call} />
      {isBlind(call) && <Notice title={review.blind}>{review.blindText}</Notice>}
      {call.review_needed && !isBlind(call) && (
        <Notice tone="fair" title={words.review}>
          {words.reviewText(nameOpen(call, revision).join(', '))}
        </Notice>
      )}
      {note && <Notice tone="fair">{words.damaged(note)}</Notice>}
      {call.transcript_removed_at && <Notice>{words.wordsRemoved(date(call.transcript_removed_at))}</Notice>}
      {isOutdated && (
        <Notice actions={mayRerun && <Button onClick={onRerun}>{words.runUnderCurrent}</Button>}>
          {words.newer(current, call.model_revision)}
        </Notice>
      )}
    </div>
  )
}

/** What is open, as the model's author calls it; a category that is judged as a whole goes by its own name. */
function nameOpen(call: Call, revision: ModelRevision | undefined): string[] {
  const names = new Map([
    ...(call.xscore_result ?? []).flatMap(({ variables }) =>
      variables.map(({ key, readable_name }) => [key, readable_name] as const),
    ),
    ...(revision?.template_variables ?? []).map(({ key, readable_name }) => [key, readable_name] as const),
  ])
  const analysis = readAnalysis(call)
  // Who has said that it cannot be told has answered.
  const answered = new Set(analysis?.answers.filter(({ reviewed }) => reviewed).map(({ key }) => key))
  return (analysis?.undetermined ?? [])
    .filter((key) => !answered.has(key))
    .map((key) => names.get(key) ?? key)
}
