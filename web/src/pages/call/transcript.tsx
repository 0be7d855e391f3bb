import type { Transcription } from '@callmark/client'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { useWords } from '../../words/use-words.ts'
import { findTurn } from './find-turn.ts'
import { holdsAny, readTerms, settleTerms } from './highlight-found.ts'
import { listenWords } from './listen-words.ts'
import type { Playback } from './playback.ts'
import styles from './transcript.module.css'
import { TranscriptSearch } from './transcript-search.tsx'
import { TranscriptTurns } from './transcript-turns.tsx'
import { usePlayback, usePlaybackValue } from './use-playback.ts'

type Segment = Transcription['segments']['segments'][number]

const scrollKeys = ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']

/** Who said what. It goes along with the sound until somebody scrolls it themselves. */
export function Transcript(props: {
  readonly segments: readonly Segment[]
  readonly query: string | undefined
  readonly onQuery: (query: string | undefined) => void
  /** The list of turns, for whoever reads what is selected in it. */
  readonly list: RefObject<HTMLOListElement | null>
  readonly children?: ReactNode
}) {
  const { segments, query, onQuery, list: box, children } = props
  const words = useWords(listenWords)
  const playback = usePlayback()
  const [follows, setFollows] = useState(true)
  const current = usePlaybackValue(({ time }) => findTurn(segments, time()))
  // Who asks to hear a moment wants to see it.
  const jumps = usePlaybackValue((moment) => moment.jumps())
  const [seenJumps, setSeenJumps] = useState(jumps)
  if (jumps !== seenJumps) {
    setSeenJumps(jumps)
    setFollows(true)
  }
  const { terms, hits } = useFound(segments, query)
  const firstHit = hits[0]
  const [hit, setHit] = useState<number>()

  const show = useCallback((index: number) => scrollToTurn(box.current, index), [box])
  useEffect(() => {
    // By hand: thousands of turns are not drawn anew for each that begins.
    const turn = segments.length > 0 ? box.current?.children[current] : undefined
    turn?.setAttribute('aria-current', 'true')
    return () => turn?.removeAttribute('aria-current')
  }, [segments, current, box])
  useEffect(() => {
    if (follows && current >= 0) show(current)
  }, [follows, current, show])
  useEffect(() => {
    // Who comes from a search wants to see what was found, unless a moment was asked for too.
    if (firstHit !== undefined && playback.time() === 0) show(firstHit)
  }, [firstHit, playback, show])
  useTurnClicks(box, playback)

  const letGo = () => setFollows(false)
  const onKeyDown = ({ key, shiftKey }: KeyboardEvent) => {
    if (!shiftKey && scrollKeys.includes(key)) letGo()
  }
  const showNextHit = () => {
    const next = hits.find((index) => index > (hit ?? -1)) ?? firstHit
    if (next === undefined) return
    setFollows(false)
    setHit(next)
    show(next)
  }
  return (
    <Card
      title={words.transcript}
      aside={
        <Button aria-pressed={follows} onClick={() => setFollows(!follows)} className={styles.follow}>
          {words.follow}
        </Button>
      }
    >
      <TranscriptSearch query={query} onQuery={onQuery} found={hits.length} onNext={showNextHit} />
      {segments.length === 0 && <p className="quiet">{words.nothingSaid}</p>}
      <ol
        ref={box}
        className={styles.turns}
        aria-label={words.transcript}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onWheel={letGo}
        onTouchMove={letGo}
        onPointerDown={({ target, currentTarget }) => target === currentTarget && letGo()}
        onKeyDown={onKeyDown}
      >
        <TranscriptTurns segments={segments} terms={terms} shown={hit} />
      </ol>
      {children}
    </Card>
  )
}

function scrollToTurn(box: HTMLElement | null, index: number): void {
  const turn = box?.children[index]
  if (!(turn instanceof HTMLElement) || !box) return
  const { offsetTop, offsetHeight } = turn
  const { scrollTop, clientHeight } = box
  if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
    box.scrollTo({ top: offsetTop - clientHeight / 4 })
}

/** What is looked for, and the turns that hold it. */
function useFound(segments: readonly Segment[], query: string | undefined) {
  const terms = useMemo(
    () =>
      settleTerms(
        readTerms(query),
        segments.map(({ text }) => text),
      ),
    [query, segments],
  )
  // A long call has thousands of turns.
  const hits = useMemo(
    () => segments.flatMap(({ text }, index) => (holdsAny(text, terms) ? [index] : [])),
    [segments, terms],
  )
  return { terms, hits }
}

/** A click on a turn plays it. */
function useTurnClicks(box: RefObject<HTMLElement | null>, playback: Playback): void {
  useEffect(() => {
    const list = box.current
    const onClick = ({ target }: MouseEvent) => {
      const turn = target instanceof Element ? target.closest<HTMLElement>('[data-start]') : undefined
      // Who selects text to copy it does not want to hear it.
      if (!turn || getSelection()?.isCollapsed === false) return
      playback.playFrom(Number(turn.dataset.start))
    }
    // The focus stays where it is, so that the space bar goes on meaning play and pause.
    const keepFocus = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
    }
    list?.addEventListener('click', onClick)
    list?.addEventListener('mousedown', keepFocus)
    return () => {
      list?.removeEventListener('click', onClick)
      list?.removeEventListener('mousedown', keepFocus)
    }
  }, [box, playback])
}
