import { type CueKind, cuePatterns } from './cue-patterns.ts'
import { findMatches } from './find-matches.ts'
import type { Conversation } from './read-conversation.ts'

interface Cue {
  readonly kind: CueKind
  readonly turn: number
  readonly start: number
  readonly end: number
}

/** Say that a card or a number exists, but ask for none: they do not change the subject. */
const mentions: ReadonlySet<CueKind> = new Set(['card mentioned', 'ssn mentioned'])

/** How many turns of substance later the answer may come. */
const longestWait = 6
const mostTurns = 60
/** The same within a turn, in characters: an engine may put an hour into one. */
const longestReach = 600
/** A birthday is soon forgotten: many dates come up that are none. */
const waitsOf: Partial<Record<CueKind, number>> = { birth: 2 }

/** What stands between a number and the words for it that follow. */
const saysWhatItIs =
  /^[\s,.]{0,3}(?:(?:and )?(?:that's|that is|this is|is|was|as|are|being|for)\s)?(?:(?:my|the|his|her|our|your|a)\s)?(?:\w+\s)?$/i

export interface Cues {
  /** What is being talked about at this place of a turn, by the nearest words that say so. */
  about(turn: number, start: number, end: number): ReadonlySet<CueKind>
  /** Whether it came up shortly before, whatever else has come up since. */
  recently(kind: CueKind, turn: number, start: number): boolean
  /** Where the nearest words that say so stand; for numbers that are the answer to one question. */
  questionOf(turn: number, start: number): string
}

export function findCues({ turns }: Conversation): Cues {
  const cues = turns.map(({ text }, turn) =>
    cuePatterns
      .flatMap(([kind, pattern]) =>
        findMatches(pattern, text).map((match): Cue => ({ ...match, kind, turn })),
      )
      .sort((one, other) => one.start - other.start),
  )
  /** Substance before each turn, so that a wait is a difference. */
  const substance = [0]
  for (const { transparent } of turns) substance.push(substance.at(-1)! + (transparent ? 0 : 1))
  const isNear = (from: number, to: number, wait = longestWait) =>
    to - from <= mostTurns && substance[to]! - substance[from + 1]! <= wait

  const reaches = (cue: Cue, turn: number, start: number) =>
    cue.turn < turn || (cue.end <= start && start - cue.end <= longestReach)
  /** The cues that stand together before this place, latest first. */
  const latest = (turn: number, start: number): readonly Cue[] => {
    for (let from = turn; from >= 0 && isNear(from, turn); from--) {
      const before = cues[from]!.filter((cue) => !mentions.has(cue.kind) && reaches(cue, turn, start))
      if (before.length > 0)
        return lastGroup(before, from).filter(({ kind }) => isNear(from, turn, waitsOf[kind]))
    }
    return []
  }
  /** A question may ask for several things; a number between two cues parts them. */
  const lastGroup = (before: readonly Cue[], turn: number): Cue[] => {
    const { pieces, tokens } = turns[turn]!
    const group: Cue[] = []
    for (const cue of before.toReversed()) {
      const next = group.at(-1)
      const parted = pieces.some(
        ({ first, digits }) =>
          digits.length > 1 && next && tokens[first]!.start >= cue.end && tokens[first]!.start < next.start,
      )
      if (parted) break
      group.push(cue)
    }
    return group
  }
  /** `… is my card number`. */
  const following = (turn: number, end: number): readonly Cue[] =>
    cues[turn]!.filter(
      (cue) =>
        !mentions.has(cue.kind) &&
        cue.start >= end &&
        saysWhatItIs.test(turns[turn]!.text.slice(end, cue.start)),
    )

  return {
    about(turn, start, end) {
      const before = latest(turn, start)
      const isHere = before[0]?.turn === turn
      const after = isHere ? [] : following(turn, end)
      return new Set([...before, ...after].map(({ kind }) => kind))
    },
    recently(kind, turn, start) {
      for (let from = turn; from >= 0 && isNear(from, turn); from--) {
        if (cues[from]!.some((cue) => cue.kind === kind && reaches(cue, turn, start))) return true
      }
      return cues[turn]!.some((cue) => cue.kind === kind && Math.abs(cue.start - start) <= longestReach)
    },
    questionOf(turn, start) {
      const [cue] = latest(turn, start)
      return cue ? `${cue.turn}:${cue.start}` : ''
    },
  }
}
