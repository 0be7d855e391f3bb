import type { PhoneRecording } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../../parts/button.tsx'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { outdatePhoneRecordings } from '../../../parts/queries/phone-systems.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../settings.module.css'
import { explainReason } from './explain-reason.ts'
import own from './phone.module.css'
import { phoneRecordingWords } from './phone-recording-words.ts'

const looks = { PENDING: 'fair', SUBMITTED: 'good', FAILED: 'poor' } as const

/** One recording: what came of it, or why nothing did, and the way to have it fetched again. */
export function RecordingItem(props: {
  readonly systemId: string
  readonly recording: PhoneRecording
  readonly mayChange: boolean
}) {
  const { systemId, recording, mayChange } = props
  const { id, external_id, status, reason, call_analysis_id } = recording
  const words = useWords(phoneRecordingWords)
  const client = useClient()
  const queries = useQueryClient()
  const retrying = useMutation({
    mutationFn: () => client.phoneSystems.retryRecording(systemId, id),
    onSettled: () => outdatePhoneRecordings(queries, systemId),
  })
  const again = status === 'FAILED' ? words.again : words.now
  // What waits for the first time is fetched at once, or as soon as it is known who took the call.
  const mayRetry = mayChange && (status === 'FAILED' || (status === 'PENDING' && reason !== null))
  return (
    <li className={own.recording}>
      <div className={own.about}>
        <div className={styles.heading}>
          <code className={styles.wrap}>{external_id}</code>
          <span className={`${styles.chip} ${styles[looks[status]]}`}>{words.statuses[status]}</span>
        </div>
        {reason && status !== 'SUBMITTED' && (
          <p>{explainReason(reason, words.reasons, phoneRecordingWords.en.reasons)}</p>
        )}
        <Times recording={recording} />
      </div>
      <div className={styles.actions}>
        {call_analysis_id && (
          <Link
            to="/calls/$callId"
            params={{ callId: call_analysis_id }}
            search={{}}
            className={buttonClass()}
            aria-label={words.of(words.openCall, external_id)}
          >
            {words.openCall}
          </Link>
        )}
        {mayRetry && (
          <Button
            onClick={() => retrying.mutate()}
            disabled={retrying.isPending}
            aria-label={words.of(again, external_id)}
          >
            {retrying.isPending ? words.retrying : again}
          </Button>
        )}
      </div>
      {retrying.isError && <ErrorNotice error={retrying.error} />}
    </li>
  )
}

function Times({ recording }: { readonly recording: PhoneRecording }) {
  const { told_at, attempt_count, next_attempt_at, reason } = recording
  const words = useWords(phoneRecordingWords)
  const { count, dateTime } = useFormats()
  const facts = [
    words.told(dateTime(told_at)),
    ...(attempt_count > 0 ? [words.attempts(attempt_count, count(attempt_count))] : []),
    ...(next_attempt_at && reason ? [words.next(dateTime(next_attempt_at))] : []),
  ]
  return <p className={own.times}>{facts.join(' · ')}</p>
}
