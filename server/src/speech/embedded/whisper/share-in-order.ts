import { pcmSampleRate } from '../../../audio/pcm.ts'
import type { PlacedSegment } from '../channels/share-segments.ts'
import type { WhisperName } from '../engine-packages.ts'
import { whisperSettings as settings } from './whisper-settings.ts'

/** Tasks for the processes: neighbours of one channel, so that what is heard together was said together. */
export function shareInOrder(
  segments: readonly PlacedSegment[],
  engine: WhisperName,
  processes: number,
): PlacedSegment[][] {
  const windows = segments.reduce((sum, segment) => sum + measure(segment), 0) / settings.packSeconds
  const together = Math.min(settings.packsTogether[engine], Math.max(1, Math.round(windows / processes)))
  const tasks: PlacedSegment[][] = []
  let seconds = 0
  for (const segment of segments) {
    const task = tasks.at(-1)
    if (
      task?.[0]?.channel === segment.channel &&
      seconds + measure(segment) <= together * settings.packSeconds
    ) {
      task.push(segment)
      seconds += measure(segment)
    } else {
      tasks.push([segment])
      seconds = measure(segment)
    }
  }
  return tasks
}

function measure({ startSample, endSample }: PlacedSegment): number {
  return (endSample - startSample) / pcmSampleRate + settings.gapSeconds
}
