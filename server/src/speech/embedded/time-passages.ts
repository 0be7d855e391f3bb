import { pcmSampleRate } from '../../audio/pcm.ts'
import { mapSideBySide } from './map-side-by-side.ts'
import type { HeardPassage } from './passage.ts'
import type { WordTime } from './time-words.ts'
import type { Workers } from './workers.ts'

/**
 * Times the words of the passages whose text asks for it. Of the others, and where it does not work, all that is known
 * of a word is that it was said somewhere in its passage.
 */
export function timePassages(
  passages: readonly HeardPassage[],
  isWanted: (text: string) => boolean,
  { run, sideBySide }: Workers,
): Promise<HeardPassage[]> {
  return mapSideBySide(passages, sideBySide, async (passage) => {
    const { path, startSample, endSample, gain, silenced, text } = passage
    const piece = { path, startSample, endSample, gain, silenced }
    const times = isWanted(text)
      ? await run<WordTime[] | undefined>({ kind: 'time', ...piece, text })
      : undefined
    const words = text.split(/\s+/u).map((word, index) => {
      const time = times?.[index]
      if (!time) return { text: word, startSeconds: passage.startSeconds, endSeconds: passage.endSeconds }
      return {
        text: word,
        startSeconds: within(passage, (startSample + time.startSample) / pcmSampleRate),
        endSeconds: within(passage, (startSample + time.endSample) / pcmSampleRate),
      }
    })
    return { ...passage, words }
  })
}

/** The recogniser hears a little more than the voice itself. */
function within({ startSeconds, endSeconds }: HeardPassage, seconds: number): number {
  return Math.max(startSeconds, Math.min(endSeconds, seconds))
}
