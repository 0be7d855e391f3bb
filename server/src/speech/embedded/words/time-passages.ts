import { mapSideBySide } from '../map-side-by-side.ts'
import type { Workers } from '../workers.ts'
import type { MoonshineName } from './open-moonshine.ts'
import { type HeardPassage, placeWords, type WordTime } from './passage.ts'

/** The passages with their words, timed where the text asks for it, for that takes long. */
export function timePassages(
  passages: readonly HeardPassage[],
  isWanted: (text: string) => boolean,
  recogniser: MoonshineName,
  { run, sideBySide }: Workers,
): Promise<HeardPassage[]> {
  return mapSideBySide(passages, sideBySide, async (passage) => {
    const { path, startSample, endSample, gain, silenced, text } = passage
    const times = isWanted(text)
      ? await run<WordTime[] | undefined>({
          kind: 'time',
          recogniser,
          path,
          startSample,
          endSample,
          gain,
          silenced,
          text,
        })
      : undefined
    return { ...passage, words: placeWords(passage, times) }
  })
}
