import { pcmSampleRate } from '../../audio/pcm.ts'
import { findQuietLevel, levelsOf } from './find-quiet.ts'
import type { Heard } from './heard.ts'

/** Vendors' times may be off by this much. */
const slackSamples = pcmSampleRate / 2

/** Leaves out words put where the channel has no voice at all. Where voice and noise are alike, all stay. */
export function dropUnheard(heard: readonly Heard[], levels: Uint8Array): Heard[] {
  const quietLevel = findQuietLevel(levels)
  if (quietLevel === undefined) return [...heard]
  return heard.filter(({ startSeconds, endSeconds }) =>
    levelsOf(
      levels,
      startSeconds * pcmSampleRate - slackSamples,
      endSeconds * pcmSampleRate + slackSamples,
    ).some((level) => level < quietLevel),
  )
}
