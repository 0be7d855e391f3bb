import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Playback } from './playback.ts'

export const PlaybackContext = createContext<Playback | undefined>(undefined)

export function usePlayback(): Playback {
  const found = useContext(PlaybackContext)
  if (!found) throw new Error('There is nothing to hear around this part.')
  return found
}

/** What `read` makes of the moment; a part is drawn again only when that changes. */
export function usePlaybackValue<Value extends string | number | boolean | undefined>(
  read: (playback: Playback) => Value,
): Value {
  const playback = usePlayback()
  return useSyncExternalStore(playback.subscribe, () => read(playback))
}
