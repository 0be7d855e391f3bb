import { readdirSync, readFileSync } from 'node:fs'
import { isNegative } from '../../../corpus/expressions.ts'
import { answerOf, makeCall, seeded } from '../../../corpus/make-calls.ts'
import { isProhibition, readStraight, type StraightCriterion } from '../../../corpus/read-straight.ts'
import { type Criterion, readTrade } from '../../../corpus/read-trade.ts'
import type { ModelCategory, ModelVariable, VariableType } from '../../src/domain/model.ts'
import type { Case } from '../../src/judge/judge.ts'
import { caseOf, revision, transcript, variable } from '../../test/support/bank-call.ts'

export type Truth = boolean | number | string | 'not applicable' | null

export interface Asked {
  readonly key: string
  readonly kind: 'met' | 'pick' | 'grade' | 'value'
  readonly wording: string
  /** "Does not", "never": something that is forbidden. */
  readonly negative: boolean
  readonly options: readonly string[]
  readonly type: VariableType
  /** Of a value, what the corpus calls its type; otherwise ''. */
  readonly valueType: string
  /** Of a grade. */
  readonly mostPoints: number
  /** null: a value that was never said. */
  readonly truth: Truth
  /** Numbers of the turns that prove it; none where the answer follows from what is missing. */
  readonly evidence: readonly number[]
}

/** A call and a scorecard with the right answers. */
export interface UnseenCall {
  readonly name: string
  readonly subject: Case
  readonly asked: readonly Asked[]
}

const corpus = new URL('../../../corpus/', import.meta.url)
const criteriaAtOnce = 13
const typeOf: Readonly<Record<string, VariableType>> = { number: 'DECIMAL', date: 'DATE', time: 'TIME' }

/** Calls put together from trades that nothing was trained or tuned on, with some of each trade's criteria. */
export function readSetAside(callsPerTrade: number, trades?: number): UnseenCall[] {
  return listFiles('set-aside', trades).flatMap((file) => {
    const trade = readTrade(readFileSync(new URL(`set-aside/${file}`, corpus), 'utf8'))
    return Array.from({ length: callsPerTrade }, (_, number) => {
      const random = seeded(104_729 * (number + 1) + file.length)
      const call = makeCall(trade, random)
      const criteria = shuffle(trade.criteria, random).slice(0, criteriaAtOnce)
      const asked = criteria.map((criterion, index) => readTradeCriterion(criterion, index, random, call))
      return writeCase(`${file.replace('.txt', '')}-${number}`, call.turns, asked)
    })
  })
}

/** Whole calls that were written straight through, with all their criteria. */
export function readStraightCalls(most?: number): UnseenCall[] {
  return readWholeCalls('straight', listFiles('straight', most))
}

/** What two writers wrote who are kept out of training: to choose and to calibrate by, so no result. */
export function readTuningCalls(most?: number): UnseenCall[] {
  const files = listFiles('straight-training').filter((file) => /^[vz]-/.test(file))
  return readWholeCalls('straight-training', files.slice(0, most))
}

function readWholeCalls(folder: string, files: readonly string[]): UnseenCall[] {
  return files.map((file) => {
    const { turns, criteria } = readStraight(readFileSync(new URL(`${folder}/${file}`, corpus), 'utf8'))
    return writeCase(file.replace('.txt', ''), turns, criteria.map(readStraightCriterion))
  })
}

function listFiles(folder: string, most = Number.POSITIVE_INFINITY): string[] {
  return readdirSync(new URL(`${folder}/`, corpus))
    .sort()
    .slice(0, most)
}

function readTradeCriterion(
  criterion: Criterion,
  index: number,
  random: () => number,
  call: Parameters<typeof answerOf>[1],
): Asked {
  const { answer, evidence } = answerOf(criterion, call)
  const options = 'choices' in criterion ? criterion.choices.map(({ name }) => name) : []
  const isGrade = criterion.kind === 'grade'
  const valueType = criterion.kind === 'value' ? criterion.type : ''
  return {
    key: `c${index}`,
    kind: criterion.kind,
    wording: criterion.wordings[Math.floor(random() * criterion.wordings.length)]!,
    negative: criterion.kind === 'met' && isNegative(criterion.when),
    options: criterion.kind === 'pick' ? options : [],
    type: variableType(criterion.kind, valueType),
    valueType,
    mostPoints: isGrade ? Math.max(...options.map(Number)) : 0,
    truth: isGrade ? Number(answer) : answer,
    evidence,
  }
}

function readStraightCriterion(criterion: StraightCriterion, index: number): Asked {
  const { kind, wording, answer, options, evidence, type } = criterion
  const truths: Readonly<Record<string, Truth>> = {
    yes: true,
    no: false,
    'n/a': 'not applicable',
    none: null,
  }
  return {
    key: `c${index}`,
    kind,
    wording,
    negative: kind === 'met' && isProhibition(wording),
    options: kind === 'pick' ? options : [],
    type: variableType(kind, type),
    valueType: type ?? '',
    mostPoints: kind === 'grade' ? Number(options[0]) : 0,
    truth:
      kind === 'grade'
        ? Number(answer)
        : kind === 'pick'
          ? answer
          : answer in truths
            ? truths[answer]!
            : answer,
    evidence,
  }
}

function variableType(kind: Asked['kind'], value: string | undefined): VariableType {
  if (kind === 'met') return 'BOOLEAN'
  if (kind === 'grade') return 'INTEGER'
  return kind === 'pick' ? 'STRING' : (typeOf[value ?? ''] ?? 'STRING')
}

/** A scorecard as a QA lead would set it up: ten points for every yes-or-no criterion, and those a grade names. */
function writeCase(
  name: string,
  turns: readonly { readonly speaker: string; readonly text: string }[],
  asked: readonly Asked[],
): UnseenCall {
  const categories: ModelCategory[] = []
  const variables: ModelVariable[] = []
  for (const { key, kind, wording, type, options, mostPoints } of asked) {
    const maxScore = kind === 'met' ? 10 : mostPoints
    const scored = maxScore > 0
    if (scored)
      categories.push({ uuid: key, name: key, slug: key, description: '', maxScore, orderNumber: null })
    variables.push(
      variable(key, type, wording, {
        readableName: wording.slice(0, 80),
        category: scored ? key : null,
        options: options.length > 0 ? options : null,
      }),
    )
  }
  const said = transcript(...turns.map(({ speaker, text }) => `${speaker}: ${text}`))
  return { name, asked, subject: caseOf(revision(variables, { categories }), said) }
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
