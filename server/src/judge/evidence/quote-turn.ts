import type { Evidence } from '../../domain/answers.ts'
import type { Turn } from '../../domain/transcript.ts'

/** Part of a turn as evidence. A turn has no word times, so its moments are read off from where the characters stand. */
export function quoteTurn(turn: Turn, start: number, end: number): Evidence {
  const length = Math.max(1, turn.text.length)
  const seconds = Math.max(0, turn.endSeconds - turn.startSeconds)
  const timeAt = (index: number) => roundTime(turn.startSeconds + (seconds * index) / length)
  return {
    speaker: turn.speaker,
    startSeconds: timeAt(start),
    endSeconds: Math.max(timeAt(start), timeAt(end)),
    quote: turn.text.slice(start, end),
  }
}

function roundTime(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
