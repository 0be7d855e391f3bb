/** Everything is compared with everything: of more, the time and the memory would be felt. */
export const mostGrouped = 2_000
const rounds = 8
/** So alike, texts say the same, and there is nothing to tell apart. */
export const sameMeaning = 0.985

export interface GroupingOptions {
  /** How much two groups have to mean the same on average to become one: from -1 to 1. */
  readonly alike: number
  /** How much a text has to mean the same as the middle of its group. */
  readonly near: number
  /** Fewer texts make no group. */
  readonly smallest: number
  /** Groups at most: beyond them, those that are most alike become one. */
  readonly most: number
}

export interface Group {
  /** Which texts, by their number; the one that is nearest to the middle first. */
  readonly members: readonly number[]
  /** Of length 1, seen from the middle of all texts. */
  readonly centre: Float32Array
}

/**
 * Puts texts that mean much the same into groups, the largest first. What fits nowhere is in none. Texts in the same
 * order always give the same groups: nothing is drawn by chance.
 */
export function groupByMeaning(
  vectors: readonly Float32Array[],
  middle: Float32Array,
  options: GroupingOptions,
): Group[] {
  if (vectors.length > mostGrouped) throw new RangeError(`At most ${mostGrouped} texts are grouped.`)
  const seen = vectors.map((vector) => seeFrom(vector, middle))
  const clusters = joinAlike(seen, options).filter((members) => members.length >= options.smallest)
  let centres = clusters.map((members) => middleOf(members.map((member) => seen[member]!)))
  let groups = share(seen, centres, options.near)
  for (let round = 0; round < rounds; round++) {
    const moved = groups.map((members, index) =>
      members.length === 0 ? centres[index]! : middleOf(members.map((member) => seen[member]!)),
    )
    const next = share(seen, moved, options.near)
    const isSettled = next.every((members, index) => isSame(members, groups[index]!))
    centres = moved
    groups = next
    if (isSettled) break
  }
  return groups
    .map((members, index) => ({
      members: sortByNearness(members, seen, centres[index]!),
      centre: centres[index]!,
    }))
    .filter(({ members }) => members.length >= options.smallest)
    .sort((one, other) => other.members.length - one.members.length || one.members[0]! - other.members[0]!)
}

/** All texts of one kind point more or less the same way; what tells them apart is how they lie around their middle. */
export function seeFrom(vector: Float32Array, middle: Float32Array): Float32Array {
  return toLengthOne(vector.map((value, index) => value - middle[index]!))
}

export function isAllAlike(vectors: readonly Float32Array[]): boolean {
  const count = vectors.length
  const mean = meanOf(vectors)
  // How alike two of them are on average, from the length of their mean.
  const likeness = (count * compare(mean, mean) - 1) / Math.max(1, count - 1)
  return likeness >= sameMeaning
}

/** The mean, not of length 1. */
export function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors)
    for (let index = 0; index < mean.length; index++) mean[index]! += vector[index]!
  return mean.map((value) => value / Math.max(1, vectors.length))
}

export function compare(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += one[index]! * other[index]!
  return sum
}

function middleOf(vectors: readonly Float32Array[]): Float32Array {
  return toLengthOne(meanOf(vectors))
}

function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}

/** Each text to the middle it is nearest to, if it is near enough. */
function share(vectors: readonly Float32Array[], centres: readonly Float32Array[], near: number): number[][] {
  const groups: number[][] = centres.map(() => [])
  for (const [index, vector] of vectors.entries()) {
    let [best, nearest] = [near, -1]
    for (const [number, centre] of centres.entries()) {
      const likeness = compare(vector, centre)
      if (likeness > best) [best, nearest] = [likeness, number]
    }
    groups[nearest]?.push(index)
  }
  return groups
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index])
}

function sortByNearness(
  members: readonly number[],
  vectors: readonly Float32Array[],
  centre: Float32Array,
): number[] {
  const nearness = new Map(members.map((member) => [member, compare(vectors[member]!, centre)]))
  return members.toSorted((one, other) => nearness.get(other)! - nearness.get(one)! || one - other)
}

/** Joins the two clusters that are most alike on average, again and again, until none are alike enough. */
function joinAlike(vectors: readonly Float32Array[], { alike, most, smallest }: GroupingOptions): number[][] {
  const likeness = compareAll(vectors)
  const size = vectors.length
  const clusters: (number[] | undefined)[] = vectors.map((_, index) => [index])
  const isLarge = (members: number[] | undefined) => (members?.length ?? 0) >= smallest
  // Who is nearest to whom stays true until one of the two changes.
  const nearest = vectors.map((_, index) => findNearest(likeness, size, index, clusters))
  for (;;) {
    let [best, one] = [Number.NEGATIVE_INFINITY, -1]
    for (const [index, other] of nearest.entries()) {
      if (!clusters[index] || other < 0) continue
      const value = likeness[index * size + other]!
      if (value > best) [best, one] = [value, index]
    }
    if (one < 0 || (best < alike && clusters.filter(isLarge).length <= most)) break
    const other = nearest[one]!
    const [mine, theirs] = [clusters[one]!, clusters[other]!]
    for (let third = 0; third < size; third++) {
      if (!clusters[third] || third === one || third === other) continue
      const mean =
        (likeness[one * size + third]! * mine.length + likeness[other * size + third]! * theirs.length) /
        (mine.length + theirs.length)
      likeness[one * size + third] = mean
      likeness[third * size + one] = mean
    }
    clusters[one] = [...mine, ...theirs]
    clusters[other] = undefined
    for (let third = 0; third < size; third++) {
      if (!clusters[third]) continue
      if (third === one || nearest[third] === one || nearest[third] === other)
        nearest[third] = findNearest(likeness, size, third, clusters)
    }
  }
  return clusters.filter((members) => members !== undefined)
}

function compareAll(vectors: readonly Float32Array[]): Float32Array {
  const size = vectors.length
  const likeness = new Float32Array(size * size)
  for (let one = 0; one < size; one++) {
    for (let other = one + 1; other < size; other++) {
      const value = compare(vectors[one]!, vectors[other]!)
      likeness[one * size + other] = value
      likeness[other * size + one] = value
    }
  }
  return likeness
}

/** -1: nobody else is left. */
function findNearest(
  likeness: Float32Array,
  size: number,
  index: number,
  clusters: readonly (readonly number[] | undefined)[],
): number {
  let [best, nearest] = [Number.NEGATIVE_INFINITY, -1]
  for (let other = 0; other < size; other++) {
    if (other === index || !clusters[other]) continue
    const value = likeness[index * size + other]!
    if (value > best) [best, nearest] = [value, other]
  }
  return nearest
}
