import type { WhisperName } from '../engine-packages.ts'
import { mapSideBySide } from '../map-side-by-side.ts'
import { type Scene, sortByTime, type Understood } from '../scene.ts'
import { type HeardPassage, placePassage, placeWords } from '../words/passage.ts'
import { chooseLanguage, pickForLanguage } from './choose-language.ts'
import type { LanguageGuess } from './identify-language.ts'
import { shareInOrder } from './share-in-order.ts'
import type { WhisperRecognition } from './share-words.ts'

/** Any of Whisper's languages, given or found out, several segments to a window. */
export async function hearWithWhisper(scene: Scene, recogniser: WhisperName): Promise<Understood> {
  const { segments, toPiece, wasSpoken, hints, workers } = scene
  const language = hints.language ?? (await findLanguage(scene, recogniser))
  const passages: HeardPassage[] = []
  await mapSideBySide(
    shareInOrder(segments, recogniser, workers.sideBySide - 1),
    workers.sideBySide,
    async (group) => {
      const pieces = group.map(toPiece)
      const recognitions = await workers.run<WhisperRecognition[]>({
        kind: 'recognise',
        recogniser,
        segments: pieces,
        language,
        vocabulary: hints.vocabulary,
        timeWords: hints.timeWords !== undefined,
      })
      recognitions.forEach((recognition, index) => {
        const passage = placePassage(group[index]!, pieces[index]!, recognition)
        if (!hints.timeWords) passages.push(passage)
        else passages.push({ ...passage, words: placeWords(passage, recognition.wordTimes) })
      })
    },
  )
  return { passages: sortByTime(passages.filter(wasSpoken)), language }
}

async function findLanguage({ segments, toPiece, workers }: Scene, recogniser: WhisperName): Promise<string> {
  const picked = pickForLanguage(segments)
  const guesses = await mapSideBySide(picked, workers.sideBySide, (segment) =>
    workers.run<LanguageGuess[]>({ kind: 'identify', recogniser, segments: [toPiece(segment)] }),
  )
  return chooseLanguage(picked, guesses.flat())
}
