import { type Call, isFinal } from '@callmark/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { MoreActions } from '../../parts/more-actions.tsx'
import { useExplain } from '../../parts/use-explain.ts'
import { useRights } from '../../session/me.ts'
import { serviceAddress } from '../../session/service-address.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './call-page.module.css'
import type { Playback } from './playback.ts'
import { ReleaseButton } from './release-button.tsx'
import { NextReview, useBeginFromQueue } from './review/next-review.tsx'
import { ReviewButton } from './review/review-button.tsx'
import type { Reviewing } from './review/use-reviewing.ts'
import { words as pageWords } from './words.ts'

/** What is done with a call every day, as far as the person may. Erasing it is not among that, and stands elsewhere. */
export function CallActions(props: {
  readonly call: Call
  readonly playback: Playback
  readonly reviewing: Reviewing
  readonly onRerun: () => void
  readonly onKeys: () => void
}) {
  const { call, playback, reviewing, onRerun, onKeys } = props
  const words = useWords(pageWords)
  const explain = useExplain()
  const client = useClient()
  const may = useRights()
  useBeginFromQueue(reviewing)
  const [said, setSaid] = useState('')
  const download = useMutation({
    mutationFn: () => client.calls.audioLink(call.id),
    onMutate: () => setSaid(''),
    onSuccess: ({ url }) => {
      const link = document.createElement('a')
      link.href = `${serviceAddress()}${url}`
      link.download = call.original_file_name ?? ''
      link.click()
    },
    onError: (error) => setSaid(explain(error).message),
  })
  const copyLink = async () => {
    const address = new URL(location.href)
    address.searchParams.set('at', String(Math.round(10 * playback.time()) / 10))
    try {
      await navigator.clipboard.writeText(address.href)
      setSaid(words.copied)
    } catch {
      // Without the browser's leave it stands where it can be copied by hand.
      history.replaceState(history.state, '', address)
      setSaid(words.notCopied)
    }
  }
  if (!call.enabled) return null
  return (
    <>
      <span className={styles.said} role="status">
        {said}
      </span>
      <Button look="quiet" className={styles.keys} onClick={onKeys}>
        {words.keys}
      </Button>
      <MoreActions>
        <Button onClick={() => void copyLink()}>{words.copyLink}</Button>
        {call.audio_removed_at === null && may('getCallAudio') && (
          <Button onClick={() => download.mutate()} disabled={download.isPending}>
            {words.download}
          </Button>
        )}
        {isFinal(call.status) && <Button onClick={() => window.print()}>{words.print}</Button>}
        {may('releaseCall') && <ReleaseButton call={call} />}
        {may('rerunCall') && (
          <Button onClick={onRerun} disabled={!isFinal(call.status)}>
            {words.runAgain}
          </Button>
        )}
      </MoreActions>
      <ReviewButton reviewing={reviewing} />
      <NextReview reviewing={reviewing} />
    </>
  )
}
