import type { Turn } from '../../domain/transcript.ts'
import type { SpeechSettings } from './speech-settings.ts'

/** What one speaker said in one breath. */
export interface Utterance {
  readonly startSeconds: number
  readonly endSeconds: number
  readonly text: string
  readonly confidence: number
}

/** Lays all speakers' utterances in time order; one speaker's neighbours become one turn unless another speaks in between. */
export function joinTurns(
  heard: readonly (readonly Utterance[])[],
  labels: readonly string[],
  settings: SpeechSettings,
): Turn[] {
  const inOrder = heard
    .flatMap((utterances, speaker) =>
      utterances.map((utterance) => ({ ...utterance, speaker: labels[speaker]! })),
    )
    .sort((one, other) => one.startSeconds - other.startSeconds || one.endSeconds - other.endSeconds)
  const turns: Turn[] = []
  for (const utterance of inOrder) {
    const last = turns.at(-1)
    if (
      last?.speaker === utterance.speaker &&
      utterance.startSeconds - last.endSeconds < settings.turnGapSeconds &&
      utterance.endSeconds - last.startSeconds <= settings.longestTurnSeconds
    ) {
      turns[turns.length - 1] = join(last, utterance)
    } else turns.push(utterance)
  }
  return turns.map((turn) => ({
    speaker: turn.speaker,
    startSeconds: round(turn.startSeconds, 2),
    endSeconds: round(turn.endSeconds, 2),
    text: turn.text,
    confidence: round(turn.confidence ?? 0, 3),
  }))
}

function join(first: Turn, second: Turn): Turn {
  const firstSeconds = first.endSeconds - first.startSeconds
  const secondSeconds = second.endSeconds - second.startSeconds
  const total = firstSeconds + secondSeconds
  return {
    speaker: first.speaker,
    startSeconds: first.startSeconds,
    endSeconds: second.endSeconds,
    text: `${first.text} ${second.text}`,
    confidence: ((first.confidence ?? 0) * firstSeconds + (second.confidence ?? 0) * secondSeconds) / total,
  }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
