import { AppError } from '../../domain/errors.ts'
import type { ModelRevision } from '../../domain/model.ts'
import type { Acting } from '../../domain/people/roles.ts'
import { findAnswerFault, findQuestion } from '../../domain/results/review.ts'
import { type CallRecord, getCall } from '../calls/calls.ts'
import { type Database, type Transaction, withinTransaction } from '../database.ts'
import { readSnapshot } from '../models/read-snapshot.ts'
import { type Calibration, type CalibrationAddress, lockOpen, noteCalibration } from './calibrations.ts'
import type { GivenAnswer } from './reviews.ts'

export interface OwnAnswers {
  readonly status: 'none' | 'draft' | 'submitted'
  readonly submittedAt: Date | null
  readonly answers: readonly GivenAnswer[]
}

export interface CallOfCalibration extends CalibrationAddress {
  readonly callId: string
}

/** By a reviewer for themselves. What is submitted stays: from then on they may see what the others said. */
export async function answerCalibration(
  database: Database,
  { callId, ...address }: CallOfCalibration,
  { submit, answers }: { readonly submit: boolean; readonly answers: readonly GivenAnswer[] },
): Promise<OwnAnswers> {
  return withinTransaction(database, async (tx) => {
    const calibration = await lockOpen(tx, address)
    refuseStranger(calibration, address)
    const { revision } = await getCallOf(tx, calibration, { ...address, callId })
    const before = await readOwnAnswers(tx, { ...address, callId })
    if (before.status === 'submitted') throw new AppError('calibration_submitted')
    checkAnswers(revision, answers)
    await writeAnswers(tx, address, callId, { submit, answers })
    if (submit) await noteCalibration(tx, address, address.id, 'submitted', { call_analysis_id: callId })
    return readOwnAnswers(tx, { ...address, callId })
  })
}

export async function readOwnAnswers(
  database: Database,
  { id, callId, actor }: CallOfCalibration,
): Promise<OwnAnswers> {
  const review = await database
    .selectFrom('calibration_review')
    .select('submitted_at')
    .where('calibration_id', '=', id)
    .where('call_id', '=', callId)
    .where('person_id', '=', actor)
    .executeTakeFirst()
  if (!review) return { status: 'none', submittedAt: null, answers: [] }
  const rows = await database
    .selectFrom('calibration_answer')
    .select(['key', 'value', 'not_applicable', 'comment', 'evidence'])
    .where('calibration_id', '=', id)
    .where('call_id', '=', callId)
    .where('person_id', '=', actor)
    .orderBy('key')
    .execute()
  return {
    status: review.submitted_at ? 'submitted' : 'draft',
    submittedAt: review.submitted_at,
    answers: rows.map(({ not_applicable, ...answer }) => ({ ...answer, notApplicable: not_applicable })),
  }
}

/** A call of the calibration, with the criteria that it was scored by when it was taken in. */
export async function getCallOf(
  database: Database,
  calibration: Calibration,
  { workspaceId, callId, reach }: CallOfCalibration,
): Promise<{ readonly call: CallRecord; readonly revision: ModelRevision }> {
  const member = calibration.calls.find(({ id }) => id === callId)
  if (!member) throw new AppError('not_found', 'There is no such call in this calibration.')
  const call = await getCall(database, workspaceId, callId, { reach })
  return { call, revision: await readRevisionOf(database, calibration.model_id, member.model_revision) }
}

export async function readRevisionOf(
  database: Database,
  modelId: number,
  number: number,
): Promise<ModelRevision> {
  const row = await database
    .selectFrom('model_revision')
    .select('snapshot')
    .where('model_id', '=', modelId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return readSnapshot(row.snapshot)
}

function refuseStranger({ reviewers }: Calibration, { actor }: Acting): void {
  if (!reviewers.some(({ id }) => id === actor)) throw new AppError('not_calibrating')
}

function checkAnswers(revision: ModelRevision, answers: readonly GivenAnswer[]): void {
  for (const [index, answer] of answers.entries()) {
    const question = findQuestion(revision, answer.key)
    if (!question)
      throw new AppError('validation', 'The model has no such criterion.', `answers.${index}.key`)
    const fault = findAnswerFault(question, answer)
    if (fault) throw new AppError('validation', fault, `answers.${index}.value`)
  }
  if (new Set(answers.map(({ key }) => key)).size < answers.length)
    throw new AppError('validation', 'A criterion is answered twice.', 'answers')
}

async function writeAnswers(
  tx: Transaction,
  { id, actor }: CalibrationAddress,
  callId: string,
  { submit, answers }: { readonly submit: boolean; readonly answers: readonly GivenAnswer[] },
): Promise<void> {
  const mine = { calibration_id: id, call_id: callId, person_id: actor }
  await tx
    .deleteFrom('calibration_review')
    .where('calibration_id', '=', id)
    .where('call_id', '=', callId)
    .where('person_id', '=', actor)
    .execute()
  await tx
    .insertInto('calibration_review')
    .values({ ...mine, submitted_at: submit ? new Date() : null })
    .execute()
  if (answers.length === 0) return
  await tx
    .insertInto('calibration_answer')
    .values(
      answers.map((answer) => ({
        ...mine,
        key: answer.key,
        value: answer.value === null ? null : JSON.stringify(answer.value),
        not_applicable: answer.notApplicable,
        comment: answer.comment,
        evidence: JSON.stringify(answer.evidence),
      })),
    )
    .execute()
}
