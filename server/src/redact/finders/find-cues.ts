import { findFirst } from '../find-first.ts'
import { findMatches } from '../find-matches.ts'
import type { Conversation } from '../read-conversation.ts'
import { type CueKind, cuePatterns } from './cue-patterns.ts'

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
/** Words for a number that follow it stand next to it. */
const longestLink = 120
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

  const asking = cues.map((own) => own.filter(({ kind }) => !mentions.has(kind)))
  const kinds = cues.map((own) => new Set(own.map(({ kind }) => kind)))
  const reaches = (cue: Cue, start: number) => cue.end <= start && start - cue.end <= longestReach
  /** Where the numbers of several digits begin. */
  const numbers = turns.map(({ pieces, tokens }) =>
    pieces.filter(({ digits }) => digits.length > 1).map(({ first }) => tokens[first]!.start),
  )
  /** A question may ask for several things, each named here once; a number between two cues parts them. */
  const lastGroup = (before: readonly Cue[], turn: number): Cue[] => {
    const group = new Map<CueKind, Cue>()
    let next: Cue | undefined
    for (const cue of before.toReversed()) {
      const number = numbers[turn]![findFirst(numbers[turn]!, cue.end, (start) => start)]
      if (next && number !== undefined && number < next.start) break
      if (!group.has(cue.kind)) group.set(cue.kind, cue)
      next = cue
    }
    return [...group.values()]
  }
  const lastGroups = new Map<number, Cue[]>()
  const lastGroupOf = (turn: number): Cue[] => {
    const group = lastGroups.get(turn) ?? lastGroup(asking[turn]!, turn)
    lastGroups.set(turn, group)
    return group
  }
  /** The cues that stand together before this place, latest first. */
  const latest = (turn: number, start: number): readonly Cue[] => {
    const here = within(asking[turn]!, start - 2 * longestReach, start).filter((cue) => reaches(cue, start))
    if (here.length > 0) return lastGroup(here, turn)
    for (let from = turn - 1; from >= 0 && isNear(from, turn); from--) {
      const group = lastGroupOf(from)
      if (group.length > 0) return group.filter(({ kind }) => isNear(from, turn, waitsOf[kind]))
    }
    return []
  }
  /** `… is my card number`. */
  const following = (turn: number, end: number): readonly Cue[] =>
    within(asking[turn]!, end, end + longestLink).filter((cue) =>
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
      for (let from = turn - 1; from >= 0 && isNear(from, turn); from--) {
        if (kinds[from]!.has(kind)) return true
      }
      return within(cues[turn]!, start - 2 * longestReach, start + longestReach).some(
        (cue) => cue.kind === kind && (reaches(cue, start) || Math.abs(cue.start - start) <= longestReach),
      )
    },
    questionOf(turn, start) {
      const [cue] = latest(turn, start)
      return cue ? `${cue.turn}:${cue.start}` : ''
    },
  }
}

/** The cues that begin between two places, both included. */
function within(cues: readonly Cue[], from: number, to: number): readonly Cue[] {
  const startOf = ({ start }: Cue) => start
  return cues.slice(findFirst(cues, from, startOf), findFirst(cues, to + 1, startOf))
}
