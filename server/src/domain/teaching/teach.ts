import { type Agreement, agreementOf } from '../results/agreement.ts'
import { compareAnswers, type Difference, isBetter, type Judged } from './compare-answers.ts'
import { type Example, type Head, leanUntaught, learn, learnSureness, makeTrue, weigh } from './head.ts'

export const folds = 5
export const fewestExamples = 20
export const fewestOfEach = 5
/** The newest; more gain nothing. */
export const mostExamples = 1_000

export type WhyNot = 'not_yes_or_no' | 'too_few_reviews' | 'too_few_figures' | 'too_few_of_each'

/** How well answers agree with people's. */
export interface Standing extends Agreement {
  /** Share of the likeliest answers that are people's. */
  readonly right: number
  /** Share of answers that are not sure enough to be given. */
  readonly open: number
  /** Of those that are, the share that are people's; null: none is. */
  readonly rightOfGiven: number | null
}

/** What teaching a criterion would come to, on calls it was not taught by. */
export interface Lesson {
  readonly examples: number
  readonly before: Standing
  readonly after: Standing
  readonly difference: Difference
  /** Only then it is used. */
  readonly better: boolean
  readonly head: Head
}

/** Why nothing can be learnt from these; undefined: it can. */
export function findObstacle(examples: readonly Example[]): WhyNot | undefined {
  if (examples.length < fewestExamples) return 'too_few_figures'
  const count = (kind: Example['said']) => examples.filter(({ said }) => said === kind).length
  return Math.min(count('yes'), count('no')) < fewestOfEach ? 'too_few_of_each' : undefined
}

/**
 * Learns from people's answers, and measures by five-fold cross-validation over calls what that gains. Deterministic. An
 * answer is given from `least` on.
 */
export function teach(examples: readonly Example[], least: number): Lesson {
  const dealt = dealFolds(examples)
  const unseen = dealt.flatMap((fold, index) => {
    const head = learn(dealt.toSpliced(index, 1).flat())
    return fold.map((example) => ({ example, fold: index, leaning: weigh(head, example.figures) }))
  })
  const right = unseen.map(({ example, fold, leaning }) => ({
    fold,
    chance: leaning.chance,
    right: leaning.kind === example.said,
  }))
  const sureness = dealt.map((_, index) => learnSureness(right.filter(({ fold }) => fold !== index)))
  const judged = unseen.map(
    ({ example, fold, leaning }): Judged => ({
      said: example.said,
      before: leanUntaught(example.figures),
      after: { ...leaning, chance: makeTrue(sureness[fold]!, leaning.chance) },
    }),
  )
  const difference = compareAnswers(judged, least)
  return {
    examples: examples.length,
    before: standingOf(judged, 'before', least),
    after: standingOf(judged, 'after', least),
    difference,
    better: isBetter(difference),
    head: { ...learn(examples), sure: learnSureness(right) },
  }
}

/** Each fold has its share of every answer; which call is in which depends on nothing but the ids. */
function dealFolds(examples: readonly Example[]): Example[][] {
  const order = examples.toSorted((a, b) => compare(a.said, b.said) || compare(a.callId, b.callId))
  return Array.from({ length: folds }, (_, fold) => order.filter((_, index) => index % folds === fold))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

function standingOf(judged: readonly Judged[], side: 'before' | 'after', least: number): Standing {
  const pairs = judged.map((one) => [one[side].kind, one.said] as const)
  const given = judged.filter((one) => one[side].chance >= least)
  const isRight = (one: Judged) => one[side].kind === one.said
  return {
    ...agreementOf(pairs),
    right: judged.filter(isRight).length / judged.length,
    open: 1 - given.length / judged.length,
    rightOfGiven: given.length > 0 ? given.filter(isRight).length / given.length : null,
  }
}
