import type { Transcription } from '@callmark/client'
import { memo } from 'react'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { listenWords } from './listen-words.ts'
import { markFound } from './mark-found.ts'
import { nameSpeaker, partyOf } from './party.ts'
import styles from './transcript.module.css'

type Segment = Transcription['segments']['segments'][number]

/** Below this the recogniser was guessing. */
const leastConfidence = 0.6

/** One of perhaps thousands: drawn again only when something about it changes. */
export const TranscriptTurn = memo(function TranscriptTurn(props: {
  readonly segment: Segment
  readonly current: boolean
  readonly shown: boolean
  /** Joined, so that equal ones are the same. */
  readonly terms: string
}) {
  const { segment, current, shown, terms } = props
  const words = useWords(listenWords)
  const { clock, percent } = useFormats()
  const { speaker, start, text, confidence } = segment
  const name = nameSpeaker(speaker, words)
  const unsure = confidence !== undefined && confidence < leastConfidence
  return (
    <li
      className={`${styles.turn} ${styles[partyOf(speaker)]} ${current ? styles.current : ''} ${shown ? styles.shown : ''}`}
      data-start={start}
      aria-current={current || undefined}
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
        {markFound(text, terms ? terms.split(' ') : []).map(({ text: piece, found }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing else to be known by
          found ? <mark key={index}>{piece}</mark> : piece,
        )}
      </p>
    </li>
  )
})
