import { type Call, isFinal } from '@callmark/client'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '../../parts/button.tsx'
import { isMissing } from '../../parts/explain-error.ts'
import { MissingPage } from '../../parts/missing-page.tsx'
import { Page } from '../../parts/page.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { useLacks } from '../../parts/use-account.ts'
import { useWords } from '../../words/use-words.ts'
import { CallActions } from './call-actions.tsx'
import { CallFacts } from './call-facts.tsx'
import { CallNotices } from './call-notices.tsx'
import { CallView } from './call-view.tsx'
import { EraseCard } from './erase-card.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { createPlayback } from './playback.ts'
import { useCall, useRevision, useTranscription } from './queries.ts'
import { RerunDialog } from './rerun-dialog.tsx'
import { PlaybackContext } from './use-playback.ts'
import { words as pageWords } from './words.ts'

/** One call: hear the moment, trust the score. */
export function CallPage() {
  const words = useWords(pageWords)
  const { callId } = useParams({ from: '/calls/$callId' })
  const call = useCall(callId)
  if (!call.data && isMissing(call.error))
    return (
      <MissingPage
        title={words.unknown}
        actions={
          <Link to="/calls" className={buttonClass('main')}>
            {words.allCalls}
          </Link>
        }
      >
        {words.unknownText}
      </MissingPage>
    )
  if (!call.data)
    return (
      <Page title={words.title}>
        {
          <QueryState query={call} lines={8}>
            {() => null}
          </QueryState>
        }
      </Page>
    )
  return <CallFrame key={callId} call={call.data} />
}

type Shown = 'rerun' | 'erase' | 'keys'

function CallFrame({ call }: { readonly call: Call }) {
  const [playback] = useState(createPlayback)
  const [shown, setShown] = useState<Shown>()
  const revision = useRevision(call.model_id, call.model_revision)
  const transcription = useTranscription(call)
  const lacks = useLacks()
  const close = () => setShown(undefined)
  return (
    <Page
      title={call.external_id}
      actions={
        <CallActions
          call={call}
          playback={playback}
          onRerun={() => setShown('rerun')}
          onKeys={() => setShown('keys')}
        />
      }
    >
      <CallFacts call={call} revision={revision.data} />
      <CallNotices call={call} revision={revision.data} onRerun={() => setShown('rerun')} />
      {call.enabled && (
        <PlaybackContext value={playback}>
          <CallView
            call={call}
            revision={revision.data}
            transcription={transcription}
            onKeys={() => setShown('keys')}
          />
        </PlaybackContext>
      )}
      {call.enabled && !lacks('delete:call-analysis') && <EraseCard onErase={() => setShown('erase')} />}
      {shown === 'rerun' && isFinal(call.status) && (
        <RerunDialog
          call={call}
          hasTranscript={transcription.data?.status === 'COMPLETED' && call.transcript_removed_at === null}
          onClose={close}
        />
      )}
      {shown === 'erase' && <EraseDialog call={call} onClose={close} />}
      {shown === 'keys' && <KeysDialog onClose={close} />}
    </Page>
  )
}
