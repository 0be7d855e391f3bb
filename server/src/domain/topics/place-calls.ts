import {
  compare,
  groupByMeaning,
  isAllAlike,
  meanOf,
  sameMeaning,
  seeFrom,
} from '../themes/group-by-meaning.ts'

/** A topic as calls are compared with it. */
export interface TopicCentre {
  /** The mean of what its calls open with. */
  readonly centre: Float32Array
  /** How many calls the centre is made of. */
  readonly weight: number
}

/**
 * Tuned on half of the calls of the benchmark `themes`, fed day by day: of 0.15 to 0.4 for `near` and 0.25 to 0.4 for
 * `alike`, these were the best on calls to a bank and among the best on the others. A lower `near` puts what is new into
 * what is there: at 0.2 every sixth call to the bank would be elsewhere if all were grouped anew.
 */
export const growth = {
  /** How much a call has to mean the same as the centre of a topic to be in it. */
  near: 0.35,
  /** How much calls that fit no topic have to mean the same to become one. */
  alike: 0.3,
  /** Names are made of what at least three calls say, so fewer make no topic. */
  fewest: 3,
  /** One part in so many has to be alike: a handful of four hundred is chance. */
  smallestPart: 50,
  /**
   * So many calls have to fit no topic before new ones are looked for among them, and `fewest` have to be new. Waiting
   * for 30, or for as many new ones, gave less pure topics.
   */
  enough: 12,
  /** New topics at most at a time. */
  most: 20,
  /** From so many calls on, each further one moves a centre as little. */
  heaviest: 500,
} as const

/**
 * The middle of all calls there are: of the topics by their weight, and of those that are in none. All openings point
 * more or less the same way; what tells them apart is how they lie around it.
 */
export function findMiddle(topics: readonly TopicCentre[], loose: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(topics[0]?.centre.length ?? loose[0]?.length ?? 0)
  let calls = 0
  const add = (vector: Float32Array, times: number) => {
    for (let index = 0; index < sum.length; index++) sum[index]! += vector[index]! * times
    calls += times
  }
  for (const { centre, weight } of topics) add(centre, weight)
  for (const vector of loose) add(vector, 1)
  return sum.map((value) => value / Math.max(1, calls))
}

/** For each call the number of the topic it is nearest to; undefined: it fits none. */
export function placeCalls(
  vectors: readonly Float32Array[],
  topics: readonly TopicCentre[],
  middle: Float32Array,
): (number | undefined)[] {
  const centres = topics.map(({ centre }) => seeFrom(centre, middle))
  return vectors.map((vector) => {
    const seen = seeFrom(vector, middle)
    let [best, nearest] = [growth.near as number, -1]
    for (const [number, centre] of centres.entries()) {
      const likeness = compare(seen, centre)
      if (likeness > best) [best, nearest] = [likeness, number]
    }
    if (nearest >= 0) return nearest
    // Where all calls say the same, the topic is the middle, and nothing is seen from there.
    const same = topics.findIndex((topic) => compare(vector, topic.centre) >= sameMeaning)
    return same < 0 ? undefined : same
  })
}

/** Groups of calls that fit no topic there is, but each other: by their number, the most typical first. */
export function findTopics(
  vectors: readonly Float32Array[],
  middle: Float32Array,
): (TopicCentre & { readonly members: readonly number[] })[] {
  const { fewest, smallestPart, near, alike, most } = growth
  const smallest = Math.max(fewest, Math.floor(vectors.length / smallestPart))
  if (vectors.length < smallest) return []
  const groups = isAllAlike(vectors)
    ? [{ members: [...vectors.keys()] }]
    : groupByMeaning(vectors, middle, { near, alike, most, smallest })
  return groups.map(({ members }) => ({
    members,
    centre: meanOf(members.map((member) => vectors[member]!)),
    weight: members.length,
  }))
}

/** Where the centre lies when these calls have come. */
export function moveCentre({ centre, weight }: TopicCentre, vectors: readonly Float32Array[]): TopicCentre {
  const moved = Float32Array.from(centre)
  let calls = weight
  for (const vector of vectors) {
    calls = Math.min(calls + 1, growth.heaviest)
    for (let index = 0; index < moved.length; index++)
      moved[index]! += (vector[index]! - moved[index]!) / calls
  }
  return { centre: moved, weight: calls }
}
