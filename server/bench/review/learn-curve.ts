import { agreementOf } from '../../src/domain/results/agreement.ts'
import { compareAnswers, type Difference, type Judged } from '../../src/domain/teaching/compare-answers.ts'
import { type Example, leanTaught, leanUntaught } from '../../src/domain/teaching/head.ts'
import { seeded } from '../../src/domain/teaching/seeded.ts'
import { fewestExamples, findObstacle, teach } from '../../src/domain/teaching/teach.ts'

const parts = 5
const least = 0.85

/** What so many reviews come to, on calls that are reported of. */
export interface Point {
  readonly reviews: number
  readonly tested: number
  readonly before: Figure
  readonly taught: Figure
  /** Used only where it is better. */
  readonly gated: Figure
  /** How often it was. */
  readonly used: number
  readonly gain: Difference
  readonly gatedGain: Difference
}

export interface Figure {
  readonly kappa: number
  readonly right: number
  /** Of all answers, those given that are right and that are wrong. */
  readonly givenRight: number
  readonly givenWrong: number
}

interface Tried {
  readonly example: Example
  readonly judged: Judged
  readonly gated: Judged
  readonly used: boolean
}

/**
 * Every call that is reported of is tested once in each draw, by a judge taught with so many others; several draws.
 * Undefined: there are too few others.
 */
export function measurePoint(
  examples: readonly Example[],
  isReported: (example: Example) => boolean,
  reviews: number,
  draws: number,
): Point | undefined {
  const reported = examples.filter(isReported)
  if (examples.length - Math.ceil(reported.length / parts) < reviews) return undefined
  const tried = Array.from({ length: draws }, (_, draw) => tryOnce(examples, reported, reviews, draw)).flat()
  const mean = (pick: (one: Tried) => Judged, side: 'before' | 'after'): Figure =>
    figureOf(tried.map(pick), side)
  // Draws are of the same calls: as many calls as there are count for the interval, not as many tries.
  const once = tried.slice(0, reported.length)
  return {
    reviews,
    tested: reported.length,
    before: mean(({ judged }) => judged, 'before'),
    taught: mean(({ judged }) => judged, 'after'),
    gated: mean(({ gated }) => gated, 'after'),
    used: tried.filter(({ used }) => used).length / tried.length,
    gain: {
      ...compareAnswers(
        once.map(({ judged }) => judged),
        least,
      ),
    },
    gatedGain: {
      ...compareAnswers(
        once.map(({ gated }) => gated),
        least,
      ),
    },
  }
}

function tryOnce(
  examples: readonly Example[],
  reported: readonly Example[],
  reviews: number,
  draw: number,
): Tried[] {
  const random = seeded(1_000 * reviews + draw)
  const order = shuffle(reported, random)
  return Array.from({ length: parts }, (_, part) =>
    order.filter((_, index) => index % parts === part),
  ).flatMap((tested) => {
    const away = new Set(tested)
    const drawn = shuffle(
      examples.filter((example) => !away.has(example)),
      random,
    ).slice(0, reviews)
    return testOn(tested, drawn)
  })
}

function testOn(tested: readonly Example[], drawn: readonly Example[]): Tried[] {
  const kinds = new Set(drawn.map(({ said }) => said))
  const lesson = kinds.has('yes') && kinds.has('no') ? teach(drawn, least) : undefined
  const used = lesson !== undefined && drawn.length >= fewestExamples && !findObstacle(drawn) && lesson.better
  return tested.map((example) => {
    const before = leanUntaught(example.figures)
    const after = lesson ? leanTaught(lesson.head, example.figures) : before
    const { said } = example
    return {
      example,
      judged: { said, before, after },
      gated: { said, before, after: used ? after : before },
      used,
    }
  })
}

function figureOf(judged: readonly Judged[], side: 'before' | 'after'): Figure {
  const count = (test: (one: Judged) => boolean) => judged.filter(test).length / judged.length
  const isRight = (one: Judged) => one[side].kind === one.said
  const isGiven = (one: Judged) => one[side].chance >= least
  return {
    kappa: agreementOf(judged.map((one) => [one[side].kind, one.said] as const)).kappa ?? 0,
    right: count(isRight),
    givenRight: count((one) => isGiven(one) && isRight(one)),
    givenWrong: count((one) => isGiven(one) && !isRight(one)),
  }
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
