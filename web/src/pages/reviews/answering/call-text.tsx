import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Card } from '../../../parts/card.tsx'
import { nameSpeaker, speakerWords } from '../../../parts/name-speaker.ts'
import { calibrationQueries } from '../../../parts/queries/calibrations.ts'
import { serviceAddress } from '../../../session/service-address.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import type { CalibrationCall, Quote } from './answer-draft.ts'
import styles from './answering.module.css'
import { answeringWords } from './words.ts'

type Turn = CalibrationCall['segments'][number]

const longestQuote = 2_000

/** The recording and who said what; nothing of what the machine made of it. */
export function CallText(props: {
  readonly call: CalibrationCall
  /** Left out where nothing can be answered any more. */
  readonly onQuote: ((quote: Quote) => void) | undefined
}) {
  const { call, onQuote } = props
  const words = useWords(answeringWords)
  const audio = useRef<HTMLAudioElement>(null)
  const link = useQuery(calibrationQueries.recordingLink(useClient(), call.call_analysis_id))
  const playFrom = (seconds: number) => {
    if (!audio.current) return
    audio.current.currentTime = seconds
    // A browser that may not play says so in its own controls.
    void audio.current.play().catch(() => {})
  }
  return (
    <Card title={words.transcript} className={styles.text}>
      {link.data && (
        // biome-ignore lint/a11y/useMediaCaption: the transcript below is what was said
        <audio
          ref={audio}
          controls
          preload="metadata"
          src={`${serviceAddress()}${link.data.url}`}
          aria-label={words.recording}
          className={styles.audio}
        />
      )}
      {link.isError && <p className="quiet">{words.noRecording}</p>}
      <ol
        className={styles.turns}
        aria-label={words.transcript}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {call.segments.map((turn) => (
          <TurnLine
            key={`${turn.start} ${turn.speaker}`}
            turn={turn}
            onHear={link.data && (() => playFrom(turn.start))}
            onQuote={onQuote && (() => onQuote(quoteOf(turn)))}
          />
        ))}
      </ol>
    </Card>
  )
}

function quoteOf({ speaker, start, end, text }: Turn): Quote {
  return { speaker, start, end, quote: text.slice(0, longestQuote) }
}

function TurnLine(props: {
  readonly turn: Turn
  readonly onHear: (() => void) | undefined
  readonly onQuote: (() => void) | undefined
}) {
  const { turn, onHear, onQuote } = props
  const words = useWords(answeringWords)
  const speakers = useWords(speakerWords)
  const { clock } = useFormats()
  const name = nameSpeaker(turn.speaker, speakers)
  const time = clock(turn.start)
  return (
    <li className={`${styles.turn} ${styles[partyOf(turn.speaker)]}`}>
      <div className={styles.turnHead}>
        <button
          type="button"
          className={styles.hear}
          disabled={!onHear}
          onClick={onHear}
          aria-label={words.hear(time, name)}
        >
          <span className={styles.time}>{time}</span> <span className={styles.speaker}>{name}</span>
        </button>
        {onQuote && (
          <button type="button" className={styles.point} onClick={onQuote} aria-label={words.pointTo(time)}>
            {words.point}
          </button>
        )}
      </div>
      <p>{turn.text}</p>
    </li>
  )
}

function partyOf(speaker: string): 'agent' | 'customer' | 'other' {
  return speaker === 'Agent' ? 'agent' : speaker === 'Customer' ? 'customer' : 'other'
}
