import type { Call } from '@callmark/client'
import { type MouseEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Select } from '../../parts/inputs.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useExplain } from '../../parts/use-explain.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import type { Outline } from './draw-waveform.ts'
import { Legend } from './legend.tsx'
import { listenWords } from './listen-words.ts'
import styles from './player.module.css'
import { usePlayback, usePlaybackValue } from './use-playback.ts'
import { type SoundTrouble, useSound } from './use-sound.ts'
import { WaveformView } from './waveform-view.tsx'

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2]

export function Player({ call, outline }: { readonly call: Call; readonly outline: Outline }) {
  const words = useWords(listenWords)
  const { clock, decimal, date } = useFormats()
  const playback = usePlayback()
  const { element, onError, trouble } = useSound(call, playback)
  const playing = usePlaybackValue(({ isPlaying }) => isPlaying())
  const second = usePlaybackValue(({ time }) => Math.floor(time()))
  const [speed, setSpeed] = useState(1)
  const silent = trouble !== undefined || call.audio_removed_at !== null

  return (
    <Card className={styles.player} title={words.player} aside={<Legend outline={outline} />}>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript beside it is what was said */}
      <audio ref={element} preload="metadata" onError={onError} />
      <WaveformView outline={outline} />
      <div className={styles.controls}>
        <Button
          onMouseDown={keepFocus}
          onClick={() => playback.seek(playback.time() - 5)}
          aria-label={words.back}
          title={words.back}
        >
          <SkipSign d="M11 6L5 12l6 6M19 6l-6 6 6 6" />
        </Button>
        <Button
          look="main"
          className={styles.play}
          disabled={silent}
          onMouseDown={keepFocus}
          onClick={playback.toggle}
          aria-label={playing ? words.pause : words.play}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentcolor">
            <path d={playing ? 'M6 5h4v14H6zM14 5h4v14h-4z' : 'M7 4l13 8-13 8z'} />
          </svg>
        </Button>
        <Button
          onMouseDown={keepFocus}
          onClick={() => playback.seek(playback.time() + 5)}
          aria-label={words.on}
          title={words.on}
        >
          <SkipSign d="M5 6l6 6-6 6M13 6l6 6-6 6" />
        </Button>
        <span className={`${styles.time} figures`}>
          {clock(second)} / {clock(outline.duration)}
        </span>
        <Select
          aria-label={words.speed}
          className={styles.speed}
          value={speed}
          disabled={silent}
          onChange={({ target }) => {
            setSpeed(Number(target.value))
            if (element.current) element.current.playbackRate = Number(target.value)
            if (element.current) element.current.defaultPlaybackRate = Number(target.value)
          }}
        >
          {speeds.map((value) => (
            <option key={value} value={value}>
              {decimal(value, 2)}×
            </option>
          ))}
        </Select>
      </div>
      {call.audio_removed_at && (
        <Notice title={words.noSound}>{words.removed(date(call.audio_removed_at))}</Notice>
      )}
      {trouble && <Trouble trouble={trouble} />}
    </Card>
  )
}

function SkipSign({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.skip}>
      <path d={d} />
    </svg>
  )
}

/** A click leaves the focus where it is, so that the space bar goes on meaning play and pause. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

function Trouble({ trouble }: { readonly trouble: SoundTrouble }) {
  const words = useWords(listenWords)
  const explain = useExplain()
  return (
    <Notice title={words.noSound}>
      {trouble.kind === 'unplayable' ? words.unplayable : explain(trouble.error).message}
    </Notice>
  )
}
