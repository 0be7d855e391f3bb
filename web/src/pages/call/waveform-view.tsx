import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { watchTheme } from '../../parts/read-colour.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { drawWaveform, type Outline } from './draw-waveform.ts'
import { listenWords } from './listen-words.ts'
import { usePlayback, usePlaybackValue } from './use-playback.ts'
import styles from './waveform-view.module.css'

/** The call along its time: what is past is drawn stronger, and any place can be gone to. */
export function WaveformView({ outline }: { readonly outline: Outline }) {
  const words = useWords(listenWords)
  const { clock } = useFormats()
  const playback = usePlayback()
  const second = usePlaybackValue(({ time }) => Math.floor(time()))
  const box = useRef<HTMLDivElement>(null)
  const past = useRef<HTMLCanvasElement>(null)
  const ahead = useRef<HTMLCanvasElement>(null)
  const { duration } = outline

  useEffect(() => {
    const draw = () => {
      for (const { current } of [past, ahead]) if (current) drawWaveform(current, outline)
    }
    const sizes = new ResizeObserver(draw)
    if (box.current) sizes.observe(box.current)
    const stopWatching = watchTheme(draw)
    return () => {
      sizes.disconnect()
      stopWatching()
    }
  }, [outline])

  useEffect(() => {
    const show = () => {
      const share = Math.min(1, playback.time() / Math.max(duration, 0.001))
      box.current?.style.setProperty('--played', `${100 * share}%`)
    }
    show()
    return playback.subscribe(show)
  }, [playback, duration])

  const seekTo = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    playback.seek(Math.min(1, Math.max(0, (event.clientX - left) / width)) * duration)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Sideways, and with shift, the whole page listens.
    const move = event.shiftKey ? undefined : moves[event.key]
    if (!move) return
    event.preventDefault()
    playback.seek(Math.min(duration, Math.max(0, move(playback.time(), duration))))
  }
  return (
    <div
      ref={box}
      className={`${styles.waveform} ${outline.channels.length > 1 ? styles.two : ''}`}
      role="slider"
      tabIndex={0}
      aria-label={words.position}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.min(second, Math.floor(duration))}
      aria-valuetext={words.positionOf(clock(second), clock(duration))}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        seekTo(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event)
      }}
    >
      <canvas ref={ahead} className={styles.ahead} />
      <canvas ref={past} className={styles.past} />
      <span className={styles.head} />
    </div>
  )
}

const moves: Readonly<Record<string, (seconds: number, duration: number) => number>> = {
  ArrowUp: (seconds) => seconds + 5,
  ArrowDown: (seconds) => seconds - 5,
  PageUp: (seconds) => seconds + 30,
  PageDown: (seconds) => seconds - 30,
  Home: () => 0,
  End: (_, duration) => duration,
}
