import { askedConfidence } from '@callmark/client/model-rules'
import type { Answer } from '../../src/domain/answers.ts'
import type { Judge } from '../../src/judge/judge.ts'
import type { QuoteCount } from '../judge-quotes.ts'
import { showByChance } from './judge-by-chance.ts'
import { answerWith, type JudgedCall, scoreUnseen } from './score-unseen.ts'
import {
  type Asked,
  readSetAside,
  readStraightCalls,
  readTuningCalls,
  type UnseenCall,
} from './unseen-calls.ts'

const callsPerTrade = 8

/** The judge on trades and calls that nothing was trained or tuned on, beside guesses that know nothing. */
export async function measureUnseen(judge: Judge, quotes: QuoteCount, small: boolean): Promise<void> {
  const sets = [
    ['trades set aside', small ? readSetAside(1, 2) : readSetAside(callsPerTrade)],
    ['calls written straight through', readStraightCalls(small ? 2 : undefined)],
  ] as const
  for (const [name, calls] of sets) await measureSet(name, calls, judge, quotes)
}

/** The same on what two writers wrote whose calls the judge was chosen and calibrated by: no result, but to tune on. */
export async function measureTuned(judge: Judge, quotes: QuoteCount, small: boolean): Promise<void> {
  await measureSet('calls to tune on', readTuningCalls(small ? 2 : undefined), judge, quotes)
}

/** What other settings of `least_confidence` would give: asked once with the lowest, and held to each. */
export async function measureSettings(judge: Judge, quotes: QuoteCount, small: boolean): Promise<void> {
  const sets = [
    ['calls to tune on', readTuningCalls(small ? 1 : undefined)],
    ['trades set aside', small ? readSetAside(1, 1) : readSetAside(callsPerTrade)],
    ['calls written straight through', readStraightCalls(small ? 1 : undefined)],
  ] as const
  for (const [name, calls] of sets) {
    const judged = await judgeAll(judge, calls.map(askForMost))
    for (const { call, answers } of judged) quotes.add(answers, call.subject.transcript)
    const columns = settings.map((least) => [String(least), scoreUnseen(holdTo(judged, least))] as const)
    show(`${calls.length} ${name}, by least_confidence`, Object.fromEntries(columns))
  }
}

const settings = [0.7, 0.75, 0.8, 0.85, 0.9]

function askForMost(call: UnseenCall): UnseenCall {
  const { subject } = call
  const revision = { ...subject.revision, leastConfidence: askedConfidence.least }
  return { ...call, subject: { ...subject, revision } }
}

function holdTo(judged: readonly JudgedCall[], least: number): JudgedCall[] {
  return judged.map(({ call, answers }) => ({
    call,
    answers: answers.map((answer) => (answer.confidence < least ? leaveOpen(answer) : answer)),
  }))
}

/** What was likely is kept, for the figures that ask how well a call's answers are ordered. */
function leaveOpen(answer: Answer): Answer {
  if (answer.value === null && !answer.notApplicable) return answer
  const percent = Math.round(100 * answer.confidence)
  const likely = answer.notApplicable ? 'not_applicable' : answer.value === true ? 'yes' : 'no'
  const reason = { code: 'open_unsure', values: { percent, needed: 100, likely } } as const
  return { ...answer, value: null, notApplicable: false, reasons: [reason] }
}

async function measureSet(
  name: string,
  calls: readonly UnseenCall[],
  judge: Judge,
  quotes: QuoteCount,
): Promise<void> {
  const judged = await judgeAll(judge, calls)
  for (const { call, answers } of judged) quotes.add(answers, call.subject.transcript)
  const columns = {
    judge: scoreUnseen(judged),
    'always yes': scoreUnseen(guess(calls, ({ kind }) => (kind === 'met' ? true : null))),
    majority: scoreUnseen(guess(calls, majorityOf(calls))),
  }
  show(`${calls.length} ${name}`, columns)
  for (const [right, wrong] of byChance) showByChance(calls, right, wrong)
}

/** What the judge has to reach, and more than that. */
const byChance = [
  [0.7, 0.08],
  [0.8, 0.05],
  [0.9, 0.03],
] as const

function show(title: string, columns: Readonly<Record<string, Readonly<Record<string, string>>>>): void {
  const showRow = (name: string, cells: readonly string[]) =>
    console.log(`  ${name.padEnd(28)}${cells.map((cell) => cell.padEnd(34)).join('')}`.trimEnd())
  console.log(`\n${title}`)
  const all = Object.values(columns)
  showRow('', Object.keys(columns))
  for (const figure of Object.keys(all[0]!))
    showRow(
      figure,
      all.map((figures) => figures[figure]!),
    )
}

async function judgeAll(judge: Judge, calls: readonly UnseenCall[]): Promise<JudgedCall[]> {
  return Promise.all(
    calls.map(async (call) => {
      const { answers } = await judge.judge(call.subject, new AbortController().signal)
      return { call, answers }
    }),
  )
}

function guess(calls: readonly UnseenCall[], answer: (asked: Asked) => Asked['truth']): JudgedCall[] {
  return calls.map((call) => ({
    call,
    answers: call.asked.map((asked) => answerWith(asked.key, answer(asked), 0.5)),
  }))
}

/** The more frequent answer to yes-or-no criteria of either kind, the first option, full points. */
function majorityOf(calls: readonly UnseenCall[]): (asked: Asked) => Asked['truth'] {
  const met = calls.flatMap(({ asked }) => asked.filter(({ kind }) => kind === 'met'))
  const more = (negative: boolean) => {
    const mine = met.filter((one) => one.negative === negative)
    return mine.filter(({ truth }) => truth === true).length * 2 >= mine.length
  }
  const answers = { positive: more(false), negative: more(true) }
  return ({ kind, negative, options, mostPoints }) => {
    if (kind === 'met') return negative ? answers.negative : answers.positive
    if (kind === 'pick') return options[0]!
    return kind === 'grade' ? mostPoints : null
  }
}
