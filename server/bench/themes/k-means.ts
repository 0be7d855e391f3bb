import { compare } from '../../src/domain/themes/group-by-meaning.ts'

const rounds = 50

/** The usual way to group vectors, told how many groups there are; begun at random, by a seed. */
export function groupByKMeans(vectors: readonly Float32Array[], count: number, seed: number): number[] {
  const random = createRandom(seed)
  let centres = begin(vectors, count, random)
  let groupOf: number[] = []
  for (let round = 0; round < rounds; round++) {
    const next = vectors.map((vector) => nearestOf(vector, centres))
    if (next.every((group, index) => group === groupOf[index])) break
    groupOf = next
    centres = centres.map((centre, group) => {
      const members = vectors.filter((_, index) => groupOf[index] === group)
      return members.length === 0 ? centre : toLengthOne(add(members))
    })
  }
  return groupOf
}

/** k-means++: each further centre likely far from those there are. */
function begin(vectors: readonly Float32Array[], count: number, random: () => number): Float32Array[] {
  const centres = [vectors[Math.floor(random() * vectors.length)]!]
  while (centres.length < count) {
    const far = vectors.map(
      (vector) => Math.max(0, 1 - Math.max(...centres.map((one) => compare(vector, one)))) ** 2,
    )
    let left = random() * far.reduce((sum, value) => sum + value, 0)
    const chosen = far.findIndex((value) => {
      left -= value
      return left <= 0
    })
    centres.push(vectors[Math.max(0, chosen)]!)
  }
  return centres
}

function nearestOf(vector: Float32Array, centres: readonly Float32Array[]): number {
  let [best, nearest] = [Number.NEGATIVE_INFINITY, 0]
  for (const [index, centre] of centres.entries()) {
    const likeness = compare(vector, centre)
    if (likeness > best) [best, nearest] = [likeness, index]
  }
  return nearest
}

function add(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]!.length)
  for (const vector of vectors) for (const [index, value] of vector.entries()) sum[index]! += value
  return sum
}

function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}

/** Mulberry32: the same numbers for the same seed on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
