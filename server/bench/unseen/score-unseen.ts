import { findArea, findRankCorrelation, mean } from '../../../corpus/figures.ts'
import { isSameValue } from '../../../corpus/same-value.ts'
import type { Answer } from '../../src/domain/answers.ts'
import { scoreAnswers } from '../../src/domain/scoring.ts'
import { measureCalibration } from '../score-outcomes.ts'
import type { Asked, UnseenCall } from './unseen-calls.ts'

export interface JudgedCall {
  readonly call: UnseenCall
  readonly answers: readonly Answer[]
}

type Result = 'right' | 'wrong' | 'open'

interface Row {
  readonly asked: Asked
  readonly answer: Answer
  readonly result: Result
}

/** Every figure of a judge on calls whose right answers are known, in words. */
export function scoreUnseen(judged: readonly JudgedCall[]): Record<string, string> {
  const rows = judged.flatMap(({ call, answers }) => rateAnswers(call, answers))
  const given = rows.filter(({ result }) => result !== 'open')
  const met = rows.filter(({ asked }) => asked.kind === 'met')
  const judgedMet = met.filter(({ asked }) => typeof asked.truth === 'boolean')
  const negative = judgedMet.filter(({ asked }) => asked.negative)
  const violations = negative.filter(({ asked }) => asked.truth === false)
  const kept = negative.filter(({ asked }) => asked.truth === true)
  const saidNo = (some: readonly Row[]) => some.filter(({ answer }) => answer.value === false)
  const quoted = given.filter(({ asked, answer }) => asked.evidence.length > 0 && answer.evidence.length > 0)
  return {
    answers: String(rows.length),
    'right / wrong / open': showShares(rows),
    'precision of given answers': percent(share(given, isRight)),
    'AUROC within a call': decimals(mean(judged.flatMap(findAreaWithin))),
    'AUROC of confidence': decimals(
      findArea(given.map(({ answer, result }) => [answer.confidence, result === 'right'])),
    ),
    'calibration error': decimals(
      measureCalibration(
        given.map(({ answer, result }) => ({ right: result === 'right', confidence: answer.confidence })),
      ),
    ),
    'positive criteria': showShares(judgedMet.filter(({ asked }) => !asked.negative)),
    'negative criteria': showShares(negative),
    'not applicable': showShares(met.filter(({ asked }) => asked.truth === 'not applicable')),
    'one of several': showShares(rows.filter(({ asked }) => asked.kind === 'pick')),
    grades: showShares(rows.filter(({ asked }) => asked.kind === 'grade')),
    'values said': showShares(
      rows.filter(({ asked: { kind, truth } }) => kind === 'value' && truth !== null),
    ),
    'values not said': showShares(
      rows.filter(({ asked: { kind, truth } }) => kind === 'value' && truth === null),
    ),
    'quotes that prove it': percent(share(quoted, provesIt)),
    'violations found': `${percent(saidNo(violations).length / violations.length)} of ${violations.length}`,
    'false alarms': `${percent(saidNo(kept).length / kept.length)} of ${kept.length}`,
    ...showScores(judged),
  }
}

function rateAnswers({ asked }: UnseenCall, answers: readonly Answer[]): Row[] {
  const byKey = new Map(answers.map((answer) => [answer.key, answer]))
  return asked.map((one) => {
    const answer = byKey.get(one.key)!
    return { asked: one, answer, result: rate(one, answer) }
  })
}

/** That a value was never said is the right answer where it was not; nothing else may stay open for nothing. */
function rate({ kind, valueType, truth }: Asked, { value, notApplicable }: Answer): Result {
  if (kind === 'value' && truth === null) return value === null ? 'right' : 'wrong'
  if (truth === 'not applicable') return notApplicable ? 'right' : value === null ? 'open' : 'wrong'
  if (notApplicable) return 'wrong'
  if (value === null) return 'open'
  if (kind !== 'value') return value === truth ? 'right' : 'wrong'
  return isSameValue(valueType, String(truth), String(value)) ? 'right' : 'wrong'
}

function isRight({ result }: Row): boolean {
  return result === 'right'
}

/** Turns last three seconds in these transcripts. */
function provesIt({ asked, answer }: Row): boolean {
  return answer.evidence.some(({ startSeconds }) => asked.evidence.includes(Math.floor(startSeconds / 3)))
}

function findAreaWithin({ call, answers }: JudgedCall): number[] {
  const pairs = rateAnswers(call, answers).flatMap(({ asked, answer }): [number, boolean][] =>
    asked.kind === 'met' && typeof asked.truth === 'boolean' ? [[chanceOfYes(answer), asked.truth]] : [],
  )
  const area = findArea(pairs)
  return Number.isNaN(area) ? [] : [area]
}

/** Also of an answer that was too unsure to be given, for its reason says which it was. */
function chanceOfYes({ value, confidence, reasons = [] }: Answer): number {
  const unsure = reasons.find((reason) => reason.code === 'open_unsure')?.values.likely
  const said = typeof value === 'boolean' ? value : unsure === undefined ? undefined : unsure === 'yes'
  if (said === undefined || unsure === 'not_applicable') return 0.5
  return said ? confidence : 1 - confidence
}

function showScores(judged: readonly JudgedCall[]): Record<string, string> {
  const { pointsOff, rankCorrelation } = compareScores(judged)
  return {
    'score of a call': `${pointsOff.toFixed(1)} points off on average`,
    'rank correlation of scores': decimals(rankCorrelation),
  }
}

/** The score of each call beside the one its right answers give. */
export function compareScores(judged: readonly JudgedCall[]): { pointsOff: number; rankCorrelation: number } {
  const pairs = judged.flatMap(({ call, answers }): [number, number][] => {
    const { revision } = call.subject
    const right = call.asked.map(({ key, kind, truth }) => answerWith(key, kind === 'value' ? null : truth))
    const wanted = scoreAnswers(revision, right).scorePercentage
    const got = scoreAnswers(revision, answers).scorePercentage
    return wanted === null || got === null ? [] : [[wanted, got]]
  })
  return {
    pointsOff: mean(pairs.map(([wanted, got]) => Math.abs(wanted - got))),
    rankCorrelation: findRankCorrelation(pairs),
  }
}

/** An answer that nobody has to explain. */
export function answerWith(key: string, truth: Asked['truth'], confidence = 1): Answer {
  const notApplicable = truth === 'not applicable'
  return { key, value: notApplicable ? null : truth, notApplicable, confidence, evidence: [], rationale: '' }
}

function share(rows: readonly Row[], test: (row: Row) => boolean): number {
  return rows.filter(test).length / rows.length
}

function showShares(rows: readonly Row[]): string {
  if (rows.length === 0) return 'none asked'
  const parts = (['right', 'wrong', 'open'] as const).map((result) =>
    percent(share(rows, (row) => row.result === result)),
  )
  return `${parts.join(' / ')} of ${rows.length}`
}

function percent(value: number): string {
  return Number.isNaN(value) ? 'none' : `${(100 * value).toFixed(1)} %`
}

function decimals(value: number): string {
  return Number.isNaN(value) ? 'none' : value.toFixed(3)
}
