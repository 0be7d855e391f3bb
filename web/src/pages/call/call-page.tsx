import { type Call, isFinal } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { buttonClass } from '../../parts/button.tsx'
import { isMissing } from '../../parts/explain-error.ts'
import { MissingPage } from '../../parts/missing-page.tsx'
import { Page } from '../../parts/page.tsx'
import { callQueries } from '../../parts/queries/calls.ts'
import { modelQueries } from '../../parts/queries/models.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useAllowed } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { CallActions } from './call-actions.tsx'
import { CallFacts } from './call-facts.tsx'
import { CallNotices } from './call-notices.tsx'
import { CallView } from './call-view.tsx'
import { AddMomentDialog } from './coaching/add-moment-dialog.tsx'
import { EraseCard } from './erase-card.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { Neighbours } from './neighbours.tsx'
import { createPlayback } from './playback.ts'
import { RerunDialog } from './rerun-dialog.tsx'
import { AppealDialog } from './review/appeal-dialog.tsx'
import { ReviewContext } from './review/review-context.ts'
import { useSaidAbout } from './review/use-said-about.ts'
import { PlaybackContext } from './use-playback.ts'
import { words as pageWords } from './words.ts'

/** One call: hear the moment, trust the score. */
export function CallPage(): ReactNode {
  const { callId } = useParams({ from: '/calls/$callId' })
  const { list } = useSearch({ from: '/calls/$callId' })
  return (
    <>
      {list && <Neighbours callId={callId} list={list} />}
      <OneCall callId={callId} />
    </>
  )
}

function OneCall({ callId }: { readonly callId: string }) {
  const words = useWords(pageWords)
  const call = useQuery(callQueries.detail(useClient(), callId))
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
  const client = useClient()
  // The model as it was when the call was marked: results speak of its names.
  const revision = useQuery(modelQueries.revision(client, call.model_id, call.model_revision))
  const transcription = useQuery(callQueries.transcription(client, call))
  const mayErase = useAllowed('eraseCall')
  const { rows, said, appealing, closeAppeal, coached, closeCoached } = useSaidAbout(call, revision.data)
  const close = () => setShown(undefined)
  const isKept = call.transcript_removed_at === null && transcription.data?.status === 'COMPLETED'
  const hasTranscript = transcription.isLoading ? undefined : isKept
  return (
    <Page
      title={call.external_id}
      actions={
        <CallActions
          call={call}
          playback={playback}
          reviewing={said.reviewing}
          onRerun={() => setShown('rerun')}
          onKeys={() => setShown('keys')}
        />
      }
    >
      <CallFacts call={call} revision={revision.data} />
      <CallNotices call={call} revision={revision.data} onRerun={() => setShown('rerun')} />
      {call.enabled && (
        <PlaybackContext value={playback}>
          <ReviewContext value={said}>
            <CallView
              call={call}
              revision={revision.data}
              rows={rows}
              transcription={transcription}
              onKeys={() => setShown('keys')}
            />
            {appealing !== undefined && (
              <AppealDialog callId={call.id} appealed={appealing} onClose={closeAppeal} />
            )}
            {coached && <AddMomentDialog call={call} moment={coached} onClose={closeCoached} />}
          </ReviewContext>
        </PlaybackContext>
      )}
      {call.enabled && mayErase && <EraseCard onErase={() => setShown('erase')} />}
      {shown === 'rerun' && isFinal(call.status) && (
        <RerunDialog call={call} hasTranscript={hasTranscript} onClose={close} />
      )}
      {shown === 'erase' && <EraseDialog call={call} onClose={close} />}
      {shown === 'keys' && <KeysDialog onClose={close} />}
    </Page>
  )
}
