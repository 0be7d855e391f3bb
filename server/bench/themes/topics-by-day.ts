import { meanOf } from '../../src/domain/themes/group-by-meaning.ts'
import {
  findMiddle,
  findTopics,
  growth,
  moveCentre,
  placeCalls,
  type TopicCentre,
} from '../../src/domain/topics/place-calls.ts'
import { compareGroups, type Fit } from './compare-groups.ts'
import { createRandom } from './k-means.ts'

const orders = 5
const callsADay = 20

export interface OpenedCall {
  readonly task: string
  readonly vector: Float32Array
}

export interface GrownFigures {
  readonly grown: Fit
  readonly topics: number
  readonly other: number
  readonly once: Fit
  readonly onceTopics: number
  readonly onceOther: number
  /** The part of all calls whose topic would be another if all were grouped anew. */
  readonly elsewhere: number
}

/**
 * Topics as they grow day by day, the calls in random orders, beside all calls grouped at once by the same rules. Figures
 * are means over the orders.
 */
export function growByDay(calls: readonly OpenedCall[]): GrownFigures {
  const vectors = calls.map(({ vector }) => vector)
  const once = groupAtOnce(vectors)
  const runs = Array.from({ length: orders }, (_, seed) => {
    const order = shuffle([...calls.keys()], createRandom(seed + 1))
    const topicOf = grow(order.map((index) => vectors[index]!))
    const truth = order.map((index) => calls[index]!.task)
    return {
      fit: compareGroups(topicOf, truth),
      topics: new Set(topicOf.filter((topic) => topic >= 0)).size,
      other: shareOfOther(topicOf),
      elsewhere: shareElsewhere(
        topicOf,
        order.map((index) => once[index]!),
      ),
    }
  })
  const mean = (pick: (run: (typeof runs)[number]) => number) =>
    runs.reduce((sum, run) => sum + pick(run), 0) / runs.length
  return {
    grown: { purity: mean(({ fit }) => fit.purity), rand: mean(({ fit }) => fit.rand) },
    topics: mean(({ topics }) => topics),
    other: mean(({ other }) => other),
    once: compareGroups(
      once,
      calls.map(({ task }) => task),
    ),
    onceTopics: new Set(once.filter((topic) => topic >= 0)).size,
    onceOther: shareOfOther(once),
    elsewhere: mean(({ elsewhere }) => elsewhere),
  }
}

/** For each call its topic; -1: it fits none. */
function groupAtOnce(vectors: readonly Float32Array[]): number[] {
  const topicOf = vectors.map(() => -1)
  for (const [number, { members }] of findTopics(vectors, meanOf(vectors)).entries())
    for (const member of members) topicOf[member] = number
  return topicOf
}

/** As the service does it: what comes is put into the topics there are, and of what fits none new ones are made. */
function grow(vectors: readonly Float32Array[]): number[] {
  const topics: TopicCentre[] = []
  const topicOf = vectors.map(() => -1)
  const loose = () => [...topicOf.keys()].filter((index) => index < come && topicOf[index] === -1)
  let come = 0
  let looked = 0
  const place = (indexes: readonly number[], middle: Float32Array) => {
    const placed = placeCalls(
      indexes.map((index) => vectors[index]!),
      topics,
      middle,
    )
    for (const [number, topic] of topics.entries()) {
      const mine = indexes.filter((_, at) => placed[at] === number)
      for (const index of mine) topicOf[index] = number
      topics[number] = moveCentre(
        topic,
        mine.map((index) => vectors[index]!),
      )
    }
  }
  for (let day = 0; day < vectors.length; day += callsADay) {
    const today = [...vectors.keys()].slice(day, day + callsADay)
    come = day + today.length
    place(
      today,
      findMiddle(
        topics,
        today.map((index) => vectors[index]!),
      ),
    )
    const fresh = loose().filter((index) => index >= looked).length
    if (fresh < growth.fewest || loose().length < growth.enough) continue
    looked = come
    const middle = findMiddle(
      topics,
      loose().map((index) => vectors[index]!),
    )
    place(loose(), middle)
    const left = loose()
    const found = findTopics(
      left.map((index) => vectors[index]!),
      middle,
    )
    for (const { members, ...topic } of found) {
      for (const member of members) topicOf[left[member]!] = topics.length
      topics.push(topic)
    }
  }
  return topicOf
}

function shareOfOther(topicOf: readonly number[]): number {
  return topicOf.filter((topic) => topic < 0).length / topicOf.length
}

/** Topics of the two are the same that share most calls, each with one; what is in no topic stays in none. */
function shareElsewhere(one: readonly number[], other: readonly number[]): number {
  const shared = Map.groupBy(one.keys(), (index) => `${one[index]} ${other[index]}`)
  const [mine, theirs] = [new Set<number>(), new Set<number>()]
  let same = 0
  for (const [, indexes] of [...shared].sort(([, a], [, b]) => b.length - a.length)) {
    const [a, b] = [one[indexes[0]!]!, other[indexes[0]!]!]
    if (a < 0 !== b < 0 || mine.has(a) || theirs.has(b)) continue
    mine.add(a)
    theirs.add(b)
    same += indexes.length
  }
  return 1 - same / one.length
}

function shuffle(indexes: number[], random: () => number): number[] {
  for (let last = indexes.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[indexes[last], indexes[other]] = [indexes[other]!, indexes[last]!]
  }
  return indexes
}
