import { printSize } from './open-voice-network.ts'
import type { SpeakerSettings } from './speaker-settings.ts'

/** A voice print and when it was taken. */
export interface TimedPrint {
  readonly print: Float32Array
  readonly seconds: number
}

/** A way to share prints out among speakers. */
export interface Grouping {
  /** Each speaker's usual print, of length one. */
  readonly centres: readonly Float32Array[]
}

interface Clusters {
  readonly centres: readonly Float32Array[]
  readonly members: readonly (readonly TimedPrint[])[]
  readonly fit: number
}

/** Finds how many speak, and how each sounds. One who may be two that sound alike is `mayBeTwo`. */
export function groupVoices(
  prints: readonly TimedPrint[],
  settings: SpeakerSettings,
): { readonly grouping: Grouping; readonly mayBeTwo: boolean } {
  let grouping: Grouping = { centres: [findCentre(prints)] }
  const seconds = prints.length * settings.stepSeconds
  for (let count = 2; count <= settings.mostSpeakers; count++) {
    if (seconds < count * settings.leastSpeakerSeconds) break
    const clusters = findClusters(prints, count, settings)
    if (!clusters) break
    const least = Math.min(...clusters.members.map((members) => members.length)) * settings.stepSeconds
    if (least < settings.leastSpeakerSeconds) break
    const likeness = compareClusters(clusters.members, settings)
    const alike = Math.max(...likeness.flatMap((row, one) => row.filter((_, other) => other !== one)))
    if (alike > (count === 2 ? settings.mostAlike : settings.mostAlikeBeyondTwo)) {
      return { grouping, mayBeTwo: count === 2 && alike <= settings.mostAlikeInDoubt }
    }
    if (measureMixture(likeness) > settings.mostMixed) break
    grouping = { centres: clusters.centres }
  }
  return { grouping, mayBeTwo: false }
}

/** The best of many starts of k-means over directions. */
function findClusters(
  prints: readonly TimedPrint[],
  count: number,
  settings: SpeakerSettings,
): Clusters | undefined {
  const random = makeRandom()
  let best: Clusters | undefined
  for (let start = 0; start < settings.starts; start++) {
    const found = settle(prints, chooseSeeds(prints, count, random), settings.rounds)
    if (found.members.every(({ length }) => length > 0) && (!best || found.fit > best.fit)) best = found
  }
  return best
}

function settle(prints: readonly TimedPrint[], seeds: readonly Float32Array[], rounds: number): Clusters {
  let centres = seeds
  let members: TimedPrint[][] = []
  let fit = Number.NEGATIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    members = centres.map(() => [])
    let sum = 0
    for (const timed of prints) {
      const { nearest, likeness } = findNearest(timed.print, centres)
      members[nearest]!.push(timed)
      sum += likeness
    }
    if (sum <= fit) break
    fit = sum
    centres = members.map((own, index) => (own.length > 0 ? findCentre(own) : centres[index]!))
  }
  return { centres, members, fit }
}

/** The first by chance, each further one rather far from those before. */
function chooseSeeds(prints: readonly TimedPrint[], count: number, random: () => number): Float32Array[] {
  const seeds: Float32Array[] = []
  const distances = new Float64Array(prints.length).fill(1)
  while (seeds.length < count) {
    let left = random() * distances.reduce((sum, distance) => sum + distance, 0)
    let chosen = 0
    while (chosen < prints.length - 1 && left >= distances[chosen]!) left -= distances[chosen++]!
    const seed = prints[chosen]!.print
    seeds.push(seed)
    prints.forEach(({ print }, index) => {
      distances[index] = Math.min(distances[index]!, Math.max(0, 1 - compare(print, seed)))
    })
  }
  return seeds
}

/**
 * How alike prints of each two clusters are, as a share of how alike those of one are: about 1 for one voice cut in two
 * at random.
 * Prints that share sound are alike whoever speaks and are left out; so a few prints do not look like a voice of their own.
 */
function compareClusters(members: readonly (readonly TimedPrint[])[], settings: SpeakerSettings): number[][] {
  const sums = members.map((own) => sumPrints(own))
  const within = members.map((own, index) => {
    let likeness = compare(sums[index]!, sums[index]!)
    let pairs = own.length ** 2
    own.forEach((one, position) => {
      for (let other = position; other < own.length; other++) {
        if (own[other]!.seconds - one.seconds >= settings.printSeconds) break
        const times = other === position ? 1 : 2
        likeness -= times * compare(one.print, own[other]!.print)
        pairs -= times
      }
    })
    return pairs > 0 ? Math.max(0.05, likeness / pairs) : 0
  })
  return members.map((own, one) =>
    members.map((others, other) => {
      const across = compare(sums[one]!, sums[other]!) / (own.length * others.length)
      const alike = across / Math.sqrt(within[one]! * within[other]!)
      // Nothing to compare within: it was all said in one breath.
      return Number.isFinite(alike) ? alike : Number.POSITIVE_INFINITY
    }),
  )
}

/**
 * How much of the most mixed cluster is explained by two others together, 0…1. Where parties take turns quickly, many
 * prints hold something of both; those are alike to each other, but nobody's voice.
 */
function measureMixture(likeness: readonly (readonly number[])[]): number {
  const clusters = [...likeness.keys()]
  let most = 0
  for (const mixed of clusters)
    for (const one of clusters)
      for (const other of clusters) {
        if (one >= other || mixed === one || mixed === other) continue
        const [first, second] = [likeness[mixed]![one]!, likeness[mixed]![other]!]
        const between = likeness[one]![other]!
        const explained = first ** 2 + second ** 2 - 2 * first * second * between
        most = Math.max(most, explained / Math.max(0.05, 1 - between ** 2))
      }
  return most
}

export function findNearest(
  print: Float32Array,
  centres: readonly Float32Array[],
): { nearest: number; likeness: number } {
  let nearest = 0
  let likeness = Number.NEGATIVE_INFINITY
  centres.forEach((centre, index) => {
    const alike = compare(print, centre)
    if (alike > likeness) {
      likeness = alike
      nearest = index
    }
  })
  return { nearest, likeness }
}

export function compare(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let index = 0; index < printSize; index++) sum += one[index]! * other[index]!
  return sum
}

function findCentre(prints: readonly TimedPrint[]): Float32Array {
  const centre = sumPrints(prints)
  const length = Math.sqrt(compare(centre, centre))
  return length > 0 ? centre.map((value) => value / length) : centre
}

function sumPrints(prints: readonly TimedPrint[]): Float32Array {
  const sum = new Float32Array(printSize)
  for (const { print } of prints)
    for (let index = 0; index < printSize; index++) sum[index] = sum[index]! + print[index]!
  return sum
}

/** The same at every run: one call must not be told apart in two ways. */
function makeRandom(): () => number {
  let seed = 20_011
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
}
