import type { Interval } from '../../src/domain/teaching/compare-answers.ts'
import type { Example } from '../../src/domain/teaching/head.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { type BenchOptions, chooseParts } from '../bench-options.ts'
import { wholeCorpus } from '../corpus-calls.ts'
import { areDialoguesThere } from '../read-dialogues.ts'
import { checkExamples } from './check-examples.ts'
import { type Figure, measurePoint, type Point } from './learn-curve.ts'
import { noteCalls } from './note-calls.ts'
import { isForTuning, makeSmallSet, type ReviewedSet, readBankSet, readStarSet } from './reviewed-calls.ts'

const sizes = [10, 30, 100, 300]
const draws = 3

/** What the judge gains from people's reviews, by how many there are. `tuning`: of the calls that settings were chosen on. */
export async function benchReview({ small, named }: BenchOptions): Promise<void> {
  const [part] = chooseParts(['report', 'tuning'], named.length > 0 ? named : ['report'])
  await checkExamples()
  if (!small && !areDialoguesThere(wholeCorpus)) return
  const judge = createEmbeddedJudge({ processes: 1 })
  try {
    const sets = small ? [makeSmallSet()] : [await readStarSet(wholeCorpus), await readBankSet(wholeCorpus)]
    console.log(
      'kappa: of the likeliest answers with people’s; gain with its 95 % interval over calls; right / wrong: of all\n' +
        'answers, those that are given from 0.85 on; with the gate: used only where better by cross-validation',
    )
    for (const set of sets) {
      const isReported = ({ callId }: Example) => small || isForTuning(callId) === (part === 'tuning')
      showSet(set, await noteCalls(set, judge, { keep: !small }), isReported, small)
    }
  } finally {
    await judge.close()
  }
}

function showSet(
  { name, wordings }: ReviewedSet,
  notes: ReadonlyMap<string, readonly Example[]>,
  isReported: (example: Example) => boolean,
  small: boolean,
): void {
  const all: Point[] = []
  for (const [key, wording] of Object.entries(wordings)) {
    const examples = notes.get(key)!
    const yes = examples.filter(({ said }) => said === 'yes').length
    console.log(`\n${name}  ${key}  “${wording}”  people: ${yes} yes, ${examples.length - yes} no`)
    for (const reviews of small ? [10] : sizes) {
      const point = measurePoint(examples, isReported, reviews, small ? 1 : draws)
      if (!point) console.log(`  ${String(reviews).padStart(3)} reviews: there are too few`)
      else {
        if (reviews === 10) showLine('untaught', point.before)
        showLine(`${reviews} reviews`, point.taught, point.gain.kappaInterval)
        if (reviews > 10) showLine('  with the gate', point.gated, point.gatedGain.kappaInterval, point.used)
        all.push(point)
      }
    }
  }
  showAll(name, all)
}

function showLine(label: string, figure: Figure, gain?: Interval | null, used?: number): void {
  const verdict = gain
    ? `  gain ${signed(gain[0])} … ${signed(gain[1])}${gain[1] < 0 ? ' FALLS' : gain[0] > 0 ? ' rises' : ''}`
    : ''
  const share = used === undefined ? '' : `  used in ${percent(used)}`
  console.log(
    `  ${label.padEnd(15)} kappa ${figure.kappa.toFixed(2)}  likeliest right ${percent(figure.right)}` +
      `  given: ${percent(figure.givenRight)} right, ${percent(figure.givenWrong)} wrong${verdict}${share}`,
  )
}

/** On average over the criteria. */
function showAll(name: string, points: readonly Point[]): void {
  console.log(`\n${name}, all criteria`)
  for (const [reviews, some] of Map.groupBy(points, ({ reviews }) => reviews)) {
    const mean = (pick: (point: Point) => number) =>
      (some.reduce((sum, one) => sum + pick(one), 0) / some.length).toFixed(3)
    console.log(
      `  ${String(reviews).padStart(3)} reviews, ${some.length} criteria: kappa ${mean(({ before }) => before.kappa)} → ` +
        `${mean(({ taught }) => taught.kappa)} (with the gate ${mean(({ gated }) => gated.kappa)}); given right ` +
        `${mean(({ before }) => before.givenRight)} → ${mean(({ taught }) => taught.givenRight)}, wrong ` +
        `${mean(({ before }) => before.givenWrong)} → ${mean(({ taught }) => taught.givenWrong)}`,
    )
  }
}

function percent(value: number): string {
  return `${(100 * value).toFixed(0)} %`
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`
}
