import { speakerWords } from '../../parts/name-speaker.ts'
import { useWords } from '../../words/use-words.ts'
import type { Outline } from './draw-waveform.ts'
import styles from './legend.module.css'
import { listenWords } from './listen-words.ts'
import { partyOf } from './party.ts'

/** What the colours of this call's outline mean; what does not occur in it is left out. */
export function Legend({ outline }: { readonly outline: Outline }) {
  const words = useWords(listenWords)
  const speakers = useWords(speakerWords)
  const { segments, metrics, evidence } = outline
  const parties = new Set(segments.map(({ speaker }) => partyOf(speaker)))
  const entries = [
    { shown: parties.has('agent'), look: styles.agent, name: speakers.agent },
    { shown: parties.has('customer'), look: styles.customer, name: speakers.customer },
    { shown: parties.has('other'), look: styles.other, name: words.others },
    { shown: true, look: styles.nobody, name: words.nobody },
    { shown: isAny(metrics.silences), look: styles.silence, name: words.silence },
    { shown: isAny(metrics.holds), look: styles.hold, name: words.hold },
    { shown: isAny(metrics.overlaps), look: styles.overlap, name: words.overlap },
    { shown: isAny(metrics.interruptions), look: styles.interruption, name: words.interruption },
    { shown: evidence.length > 0, look: styles.evidence, name: words.evidence },
  ]
  return (
    <ul className={styles.legend} aria-label={words.legend}>
      {entries
        .filter(({ shown }) => shown)
        .map(({ look, name }) => (
          <li key={name}>
            <span className={`${styles.sample} ${look}`} aria-hidden="true" />
            {name}
          </li>
        ))}
    </ul>
  )
}

function isAny(moments: readonly unknown[] | undefined): boolean {
  return moments !== undefined && moments.length > 0
}
