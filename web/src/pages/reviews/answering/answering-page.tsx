import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { buttonClass } from '../../../parts/button.tsx'
import { Loading } from '../../../parts/loading.tsx'
import { ErrorNotice, Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page.tsx'
import { calibrationQueries } from '../../../parts/queries/calibrations.ts'
import { useMe } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { Answering } from './answering.tsx'
import { answeringWords } from './words.ts'

const from = '/reviews/calibrations/$calibrationId/calls/$callId'

/** One call of a calibration, to be answered by oneself. */
export function AnsweringPage() {
  const words = useWords(answeringWords)
  const { count } = useFormats()
  const me = useMe()
  const client = useClient()
  const { calibrationId, callId } = useParams({ from })
  const calibration = useQuery(calibrationQueries.one(client, calibrationId))
  const isReviewer = calibration.data?.reviewers.some(({ id }) => id === me.id) ?? false
  const call = useQuery({ ...calibrationQueries.call(client, calibrationId, callId), enabled: isReviewer })
  const own = useQuery({ ...calibrationQueries.answers(client, calibrationId, callId), enabled: isReviewer })
  const calls = calibration.data?.call_ids ?? []
  const index = calls.indexOf(callId)
  const failed = [calibration, call, own].find(({ isError, data }) => isError && !data)
  return (
    <Page
      title={index < 0 ? words.criteria : words.title(count(index + 1), count(calls.length))}
      lead={calibration.data?.name}
      actions={
        <>
          <CallLink calibrationId={calibrationId} callId={calls[index - 1]} label={words.previous} />
          <CallLink calibrationId={calibrationId} callId={calls[index + 1]} label={words.next} />
          <Link
            to="/reviews/calibrations/$calibrationId"
            params={{ calibrationId }}
            className={buttonClass()}
          >
            {words.back}
          </Link>
        </>
      }
    >
      {failed && <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />}
      {calibration.data && !isReviewer && <Notice>{words.notYours}</Notice>}
      {isReviewer && calibration.data && call.data && own.data ? (
        <Answering key={callId} calibration={calibration.data} call={call.data} own={own.data} />
      ) : (
        !failed && (isReviewer || !calibration.data) && <Loading lines={8} />
      )}
    </Page>
  )
}

function CallLink(props: {
  readonly calibrationId: string
  readonly callId: string | undefined
  readonly label: string
}) {
  const { calibrationId, callId, label } = props
  if (callId === undefined) return null
  return (
    <Link to={from} params={{ calibrationId, callId }} className={buttonClass()}>
      {label}
    </Link>
  )
}
