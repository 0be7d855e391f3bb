import { pcmSampleRate } from '../../../audio/pcm.ts'
import { type PlacedSegment, shareSegments } from '../channels/share-segments.ts'
import { mapSideBySide } from '../map-side-by-side.ts'
import { type Scene, sortByTime, type Understood } from '../scene.ts'
import type { MoonshineName } from './open-moonshine.ts'
import { type HeardPassage, placePassage } from './passage.ts'
import type { Recognition } from './recognise-segments.ts'
import { timePassages } from './time-passages.ts'

/** English, each segment by itself, those of like length together. */
export async function hearWithMoonshine(scene: Scene, recogniser: MoonshineName): Promise<Understood> {
  const { hints, settings, workers, wasSpoken } = scene
  const heard: HeardPassage[] = []
  await mapSideBySide(shareSegments(scene.segments, settings), workers.sideBySide, async (group) => {
    const passages = await recognise(scene, recogniser, group)
    const overheard = group.filter((_, index) => isTooMuch(passages[index]!, settings.fastestWordsPerSecond))
    const again = await recognise(
      scene,
      recogniser,
      overheard.map((segment) => tighten(segment, settings.paddingSeconds)),
    )
    const better = new Map(overheard.map((segment, index) => [segment, again[index]!]))
    heard.push(...group.map((segment, index) => better.get(segment) ?? passages[index]!))
  })
  // It knows English only: other letters are what it makes of another language.
  const spoken = sortByTime(heard).filter(
    (passage) => wasSpoken(passage) && !/(?!\p{Script=Latin})\p{L}/u.test(passage.text),
  )
  const passages = hints.timeWords ? await timePassages(spoken, hints.timeWords, recogniser, workers) : spoken
  return { passages, language: 'en' }
}

async function recognise(
  { toPiece, hints, settings, workers }: Scene,
  recogniser: MoonshineName,
  segments: readonly PlacedSegment[],
): Promise<HeardPassage[]> {
  if (segments.length === 0) return []
  const pieces = segments.map(toPiece)
  const recognitions = await workers.run<Recognition[]>({
    kind: 'recognise',
    recogniser,
    segments: pieces,
    tokensPerSecond: settings.tokensPerSecond,
    vocabulary: hints.vocabulary,
  })
  return segments.map((segment, index) => placePassage(segment, pieces[index]!, recognitions[index]!))
}

/** More words than anybody says in the time: the recogniser has listened to what is around the voice, a television perhaps. */
function isTooMuch({ startSeconds, endSeconds, text }: HeardPassage, wordsPerSecond: number): boolean {
  return text.split(' ').length > 3 + wordsPerSecond * (endSeconds - startSeconds)
}

/** Hears the voice and its padding, and nothing around it. */
function tighten(segment: PlacedSegment, paddingSeconds: number): PlacedSegment {
  const padding = paddingSeconds * pcmSampleRate
  return {
    ...segment,
    startSample: Math.max(segment.startSample, segment.voiceStartSample - padding),
    endSample: Math.min(segment.endSample, segment.voiceEndSample + padding),
  }
}
