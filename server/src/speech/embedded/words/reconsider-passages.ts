import { mapSideBySide } from '../map-side-by-side.ts'
import type { SpeechSettings } from '../speech-settings.ts'
import type { Workers } from '../workers.ts'
import type { HeardPassage } from './passage.ts'
import type { Recognition } from './recognise-segments.ts'
import { shareDoubtful } from './share-doubtful.ts'

/** The passages of a call in time order, those that were doubtful heard again in the light of what was said before. */
export async function reconsiderPassages(
  passages: readonly HeardPassage[],
  isSpoken: (passage: HeardPassage) => boolean,
  vocabulary: string,
  { run, sideBySide }: Workers,
  settings: SpeechSettings,
): Promise<HeardPassage[]> {
  const better = [...passages]
  await mapSideBySide(shareDoubtful(passages, settings), sideBySide, async ({ from, again, to }) => {
    const stretch = passages.slice(from, to).map((passage, index) => ({
      ...passage,
      // What was hardly said is nothing to understand the next by.
      text: isSpoken(passage) ? passage.text : '',
      again: from + index >= again && passage.confidence < settings.doubtfulConfidence,
    }))
    const answers = await run<(Recognition | undefined)[]>({
      kind: 'reconsider',
      passages: stretch,
      settings,
      vocabulary,
    })
    answers.forEach((answer, index) => {
      if (answer) better[from + index] = { ...passages[from + index]!, ...answer }
    })
  })
  return better
}
