import { type Call, isFinal } from '@callmark/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { useLacks } from '../../parts/use-account.ts'
import { useExplain } from '../../parts/use-explain.ts'
import { serviceAddress } from '../../session/service-address.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './call-page.module.css'
import type { Playback } from './playback.ts'
import { words as pageWords } from './words.ts'

/** What is done with a call every day, as far as this client may. Erasing it is not among that, and stands elsewhere. */
export function CallActions(props: {
  readonly call: Call
  readonly playback: Playback
  readonly onRerun: () => void
  readonly onKeys: () => void
}) {
  const { call, playback, onRerun, onKeys } = props
  const words = useWords(pageWords)
  const explain = useExplain()
  const client = useClient()
  const lacks = useLacks()
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
      <Button onClick={() => void copyLink()}>{words.copyLink}</Button>
      {call.audio_removed_at === null && !lacks('read:call-analysis-audio') && (
        <Button onClick={() => download.mutate()} disabled={download.isPending}>
          {words.download}
        </Button>
      )}
      {!lacks('write:call-analysis-request') && (
        <Button onClick={onRerun} disabled={!isFinal(call.status)}>
          {words.runAgain}
        </Button>
      )}
    </>
  )
}
