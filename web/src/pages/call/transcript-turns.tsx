import type { Transcription } from '@callmark/client'
import { memo } from 'react'
import { nameSpeaker, speakerWords } from '../../parts/name-speaker.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { highlightFound, type Term } from './highlight-found.ts'
import { listenWords } from './listen-words.ts'
import { partyOf } from './party.ts'
import styles from './transcript.module.css'

type Segment = Transcription['segments']['segments'][number]

/** Below this the recogniser was guessing. */
const leastConfidence = 0.6

/** All turns, perhaps thousands: drawn again only when they change, or what is looked for in them. */
export const TranscriptTurns = memo(function TranscriptTurns(props: {
  readonly segments: readonly Segment[]
  readonly terms: readonly Term[]
  /** The one that was gone to as a hit. */
  readonly shown: number | undefined
}) {
  return props.segments.map((segment, index) => (
    <Turn
      // biome-ignore lint/suspicious/noArrayIndexKey: turns never move
      key={index}
      segment={segment}
      terms={props.terms}
      shown={index === props.shown}
    />
  ))
})

function Turn(props: {
  readonly segment: Segment
  readonly terms: readonly Term[]
  readonly shown: boolean
}) {
  const { segment, terms, shown } = props
  const words = useWords(listenWords)
  const speakers = useWords(speakerWords)
  const { clock, percent } = useFormats()
  const { speaker, start, text, confidence } = segment
  const name = nameSpeaker(speaker, speakers)
  const unsure = confidence !== undefined && confidence < leastConfidence
  return (
    <li
      className={`${styles.turn} ${styles[partyOf(speaker)]} ${shown ? styles.shown : ''}`}
      data-start={start}
    >
      <button type="button" className={styles.hear} aria-label={words.hear(clock(start), name)}>
        <span className={styles.time}>{clock(start)}</span> <span className={styles.speaker}>{name}</span>
      </button>
      {unsure && (
        <span className={styles.unsure}>
          {words.unsure} ({percent(100 * confidence, 0)})
        </span>
      )}
      <p>
        {highlightFound(text, terms).map(({ text: piece, found }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing else to be known by
          found ? <mark key={index}>{piece}</mark> : piece,
        )}
      </p>
    </li>
  )
}
