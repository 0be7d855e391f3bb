import type { Turn, Word } from '../domain/transcript.ts'

/** Pauses up to this long do not end a turn, unless the other party speaks in between. */
const turnGapSeconds = 0.7
const longestTurnSeconds = 30

/** What one speaker said in one breath. */
export type Utterance = Omit<Turn, 'speaker'>

/** Lays all speakers' utterances in time order; one speaker's neighbours become one turn unless another speaks in between. */
export function joinTurns(heard: readonly (readonly Utterance[])[], labels: readonly string[]): Turn[] {
  const inOrder = heard
    .flatMap((utterances, speaker) =>
      utterances.map((utterance) => ({ ...utterance, speaker: labels[speaker]! })),
    )
    .sort((one, other) => one.startSeconds - other.startSeconds || one.endSeconds - other.endSeconds)
  const turns: OpenTurn[] = []
  for (const { words, ...utterance } of inOrder) {
    const last = turns.at(-1)
    if (
      last?.speaker === utterance.speaker &&
      utterance.startSeconds - last.endSeconds < turnGapSeconds &&
      utterance.endSeconds - last.startSeconds <= longestTurnSeconds
    ) {
      // Only where all of it is timed: half a turn's words would be taken for the whole.
      if (words) for (const word of words) last.words?.push(word)
      turns[turns.length - 1] = join({ ...last, words: words && last.words }, utterance)
    } else turns.push({ ...utterance, words: words && [...words] })
  }
  return turns.map((turn) => ({
    speaker: turn.speaker,
    startSeconds: round(turn.startSeconds, 2),
    endSeconds: round(turn.endSeconds, 2),
    text: turn.text,
    // Not every vendor says how sure it is.
    ...(turn.confidence === undefined ? {} : { confidence: round(turn.confidence, 3) }),
    ...(turn.words ? { words: turn.words } : {}),
  }))
}

/** A turn that may go on. Its words are added to: copied with every utterance, thousands of them would take for ever. */
interface OpenTurn extends Omit<Turn, 'words'> {
  readonly words: Word[] | undefined
}

function join(first: OpenTurn, second: Omit<Turn, 'words'>): OpenTurn {
  // A vendor may give an utterance no length.
  const firstSeconds = Math.max(0.01, first.endSeconds - first.startSeconds)
  const secondSeconds = Math.max(0.01, second.endSeconds - second.startSeconds)
  const total = firstSeconds + secondSeconds
  return {
    speaker: first.speaker,
    startSeconds: first.startSeconds,
    endSeconds: Math.max(first.endSeconds, second.endSeconds),
    text: `${first.text} ${second.text}`,
    ...(first.confidence !== undefined && second.confidence !== undefined
      ? { confidence: (first.confidence * firstSeconds + second.confidence * secondSeconds) / total }
      : {}),
    words: first.words,
  }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
