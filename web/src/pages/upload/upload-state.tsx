import type { Account } from '@callmark/client'
import { Score } from '../../parts/score.tsx'
import { StageBar } from '../../parts/stage-bar.tsx'
import { useExplain } from '../../parts/use-explain.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { explainRefusal } from './explain-refusal.ts'
import type { UploadItem } from './upload-queue.ts'
import styles from './upload-row.module.css'
import { words as pageWords } from './words.ts'

/** How far a recording is: on its way, being processed, or scored; or why it was rejected. */
export function UploadState(props: { readonly item: UploadItem; readonly limits: Account['limits'] }) {
  const { item, limits } = props
  const words = useWords(pageWords)
  const explain = useExplain()
  const formats = useFormats()
  const { state, call, refusal, file } = item
  if (refusal) {
    const error = refusal.reason === 'error' ? refusal.error : undefined
    const told = explainRefusal(refusal, limits, words, formats) ?? explain(error).message
    return <p className={styles.refused}>{told}</p>
  }
  if (state === 'sending') {
    const percent = Math.round(item.share * 100)
    return (
      <>
        <progress
          className={styles.progress}
          value={percent}
          max={100}
          aria-label={words.sendingOf(file.name)}
        />
        <span className="figures">
          {item.held ? words.states.held : percent === 100 ? words.states.checking : formats.percent(percent)}
        </span>
      </>
    )
  }
  if (item.gone) return <span className="quiet">{words.states.gone}</span>
  if (!call) {
    const { waiting, cancelled, ready } = words.states
    return (
      <span className="quiet">
        {state === 'waiting' ? waiting : state === 'cancelled' ? cancelled : ready}
      </span>
    )
  }
  return (
    <>
      <span className={styles.outcome}>
        <StageBar status={call.status} />
        {call.status === 'PROCESS_COMPLETED' && <Score value={call.score_percentage} model={call.model_id} />}
      </span>
      {call.error_message && (
        <p className={styles.refused} lang="en">
          {call.error_message}
        </p>
      )}
      {item.wasThere && <p className="quiet">{words.wasThere}</p>}
    </>
  )
}
