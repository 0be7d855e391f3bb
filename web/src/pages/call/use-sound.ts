import { type Call, CallmarkError } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callQueries } from '../../parts/queries/calls.ts'
import { serviceAddress } from '../../session/service-address.ts'
import { useClient } from '../../session/session.tsx'
import type { Playback } from './playback.ts'

/** Why there is nothing to hear: what the service says of it, or that this browser does not know the format. */
export type SoundTrouble =
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'unplayable' }

/** The recording as an address for the page's one player. An address that has run out is asked for anew, once. */
export function useSound(call: Call, playback: Playback) {
  const client = useClient()
  const element = useRef<HTMLAudioElement>(null)
  const renewed = useRef(false)
  const wasPlaying = useRef(false)
  const [trouble, setTrouble] = useState<SoundTrouble>()
  const link = useQuery(callQueries.audioLink(client, call))
  const isOver = trouble !== undefined || link.isError

  useEffect(() => {
    const audio = element.current
    if (!audio || !link.data || isOver) return
    const stop = playback.attach(audio)
    audio.src = `${serviceAddress()}${link.data.url}`
    // A new address takes up where the old one ended.
    audio.currentTime = playback.time()
    if (playback.takeWish() || wasPlaying.current) playback.toggle()
    wasPlaying.current = false
    return stop
  }, [link.data, isOver, playback])

  const onError = async () => {
    const runOut = link.data && Date.parse(link.data.expires_at) <= Date.now()
    if (!renewed.current || runOut) {
      renewed.current = true
      wasPlaying.current = playback.isPlaying()
      const { isError, error } = await link.refetch()
      if (isError) setTrouble({ kind: 'refused', error })
      return
    }
    setTrouble(await findTrouble(() => client.calls.audio(call.id, { range: { start: 0, end: 0 } })))
  }
  return {
    element,
    onError: () => void onError(),
    trouble: trouble ?? (link.isError ? { kind: 'refused' as const, error: link.error } : undefined),
  }
}

/** A player says only that it failed. The service says why; if it finds no fault, the browser is at a loss. */
async function findTrouble(ask: () => Promise<Response>): Promise<SoundTrouble> {
  try {
    await (await ask()).body?.cancel()
    return { kind: 'unplayable' }
  } catch (error) {
    if (error instanceof CallmarkError) return { kind: 'refused', error }
    throw error
  }
}
