import type { CallReading, ReadUtterance } from './call-reading.ts'

/** Who speaks next, for every utterance of a call: looked up, where a search would go over the rest of the call each time. */
interface Following {
  /** The next of the same speaker, and the next of anybody else. */
  readonly same: readonly (number | undefined)[]
  readonly other: readonly (number | undefined)[]
}

const known = new WeakMap<CallReading, Following>()

function followingOf(reading: CallReading): Following {
  const following = known.get(reading) ?? readFollowing(reading)
  known.set(reading, following)
  return following
}

function readFollowing({ utterances }: CallReading): Following {
  const same: (number | undefined)[] = []
  const other: (number | undefined)[] = []
  const latest = new Map<string, number>()
  for (let index = utterances.length - 1; index >= 0; index -= 1) {
    const { speaker } = utterances[index]!.turn
    const next = utterances[index + 1]
    same[index] = latest.get(speaker)
    other[index] = next && next.turn.speaker !== speaker ? index + 1 : other[index + 1]
    latest.set(speaker, index)
  }
  return { same, other }
}

/** The first thing that anybody else says after it. */
export function findReply(reading: CallReading, { index }: ReadUtterance): ReadUtterance | undefined {
  const reply = followingOf(reading).other[index]
  return reply === undefined ? undefined : reading.utterances[reply]
}

/** What the same speaker goes on to say, the next first, at most so many. */
export function listNext(reading: CallReading, { index }: ReadUtterance, most: number): ReadUtterance[] {
  const { same } = followingOf(reading)
  const next: ReadUtterance[] = []
  for (let at = same[index]; at !== undefined && next.length < most; at = same[at])
    next.push(reading.utterances[at]!)
  return next
}
