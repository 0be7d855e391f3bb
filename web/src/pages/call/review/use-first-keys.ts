import type { Transcription } from '@callmark/client'
import type { RefObject } from 'react'
import { useAllowed } from '../../../session/me.ts'
import { findTurn } from '../find-turn.ts'
import type { KeyActions } from '../use-keys.ts'
import { usePlayback } from '../use-playback.ts'
import type { Moment } from './comments-card.tsx'
import { quoteOf, readSelection } from './read-selection.ts'
import { useSaid } from './review-context.ts'
import { findReviewKey } from './review-keys.ts'

/** What keys mean for a review and for comments, before they mean anything else. */
export function useFirstKeys(
  list: RefObject<HTMLElement | null>,
  segments: Transcription['segments']['segments'],
  commentAt: (at: Moment) => void,
): KeyActions['first'] {
  const playback = usePlayback()
  const mayComment = useAllowed('createComment')
  const { reviewing } = useSaid()
  const readQuotes = () => {
    const selected = readSelection(list.current, segments)
    if (selected.length > 0) return selected
    const turn = segments[findTurn(segments, playback.time())]
    return turn ? [quoteOf(turn)] : []
  }
  return (event, shortcuts) => {
    if (shortcuts && event.key === 'm' && mayComment) return () => commentAt('playback')
    return findReviewKey(event, reviewing, { shortcuts, readQuotes })
  }
}
