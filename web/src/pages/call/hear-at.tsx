import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './about.module.css'
import { aboutWords } from './about-words.ts'
import { usePlayback } from './use-playback.ts'

/** A moment of the call that can be heard. */
export function HearAt({ seconds }: { readonly seconds: number }) {
  const words = useWords(aboutWords)
  const { clock } = useFormats()
  const playback = usePlayback()
  return (
    <button
      type="button"
      className={`${styles.hear} printed`}
      aria-label={words.hearAt(clock(seconds))}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => playback.playFrom(seconds)}
    >
      {clock(seconds)}
    </button>
  )
}
