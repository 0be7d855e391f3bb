import { AppError } from '../../domain/errors.ts'
import type { Acting } from '../../domain/people/roles.ts'
import { type CalibrationMaterial, compareCalibration } from '../../domain/results/calibration-results.ts'
import { describeCriterion } from '../../domain/results/review.ts'
import { listQuestions } from '../../domain/scoring.ts'
import { type Database, withinTransaction } from '../database.ts'
import { readRevisionOf } from './calibration-answers.ts'
import {
  type Calibration,
  type CalibrationAddress,
  getCalibration,
  isAnswered,
  noteCalibration,
} from './calibrations.ts'
import { createReviewWithin, type GivenAnswer, getReview, lockCall, type Review } from './reviews.ts'

/** Throws `calibration_open` while somebody may still be influenced. */
export function refuseOpen(calibration: Calibration, options: { readonly early: boolean }): void {
  if (calibration.state === 'closed' || (options.early && isAnswered(calibration))) return
  throw new AppError('calibration_open')
}

/** What people submitted, compared. */
export async function readCalibrationResults(database: Database, calibration: Calibration) {
  const material = await gatherMaterial(database, calibration)
  return compareCalibration(material)
}

/** Criteria that do not ask the same in all of the calls. */
export async function listDiffering(
  database: Database,
  { model_id, calls }: Pick<Calibration, 'model_id' | 'calls'>,
): Promise<string[]> {
  const numbers = [...new Set(calls.map(({ model_revision }) => model_revision))]
  if (numbers.length < 2) return []
  const revisions = await Promise.all(numbers.map((number) => readRevisionOf(database, model_id, number)))
  const asked = revisions.map(
    (revision) => new Map(listQuestions(revision).map((one) => [one.key, describeCriterion(one)])),
  )
  const keys = [...new Set(asked.flatMap((one) => [...one.keys()]))]
  return keys.filter((key) => new Set(asked.map((one) => one.get(key))).size > 1)
}

export interface AgreedAnswer extends GivenAnswer {
  readonly callId: string
}

/** The agreed answers as a review of each call. Adopting the same again changes nothing. */
export async function adoptCalibration(
  database: Database,
  address: CalibrationAddress,
  agreed: readonly AgreedAnswer[],
): Promise<Review[]> {
  return withinTransaction(database, async (tx) => {
    const calibration = await getCalibration(tx, address)
    refuseOpen(calibration, { early: true })
    for (const [index, { callId }] of agreed.entries())
      if (!calibration.calls.some(({ id }) => id === callId))
        throw new AppError(
          'validation',
          'There is no such call in this calibration.',
          `answers.${index}.call_id`,
        )
    const byCall = Map.groupBy(agreed, ({ callId }) => callId)
    const reviews: Review[] = []
    // In order, so that two who adopt at once do not wait for each other.
    for (const callId of [...byCall.keys()].sort())
      reviews.push(await adoptForCall(tx, address, callId, byCall.get(callId)!))
    await noteCalibration(tx, address, address.id, 'adopted', { calls: byCall.size })
    return reviews
  })
}

type Transaction = Parameters<typeof lockCall>[0]

async function adoptForCall(
  tx: Transaction,
  { id, reach, ...by }: CalibrationAddress,
  callId: string,
  agreed: readonly AgreedAnswer[],
): Promise<Review> {
  const call = await lockCall(tx, by.workspaceId, callId, reach)
  const standing = await findAdopted(tx, by, id, callId)
  if (standing && sameAnswers(standing.answers, agreed)) return standing
  const answers = agreed.map(({ callId: _, ...answer }) => answer)
  const fields = { submit: true, blind: false, comment: '', answers }
  const { workspaceId, actor, actorName, address } = by
  const reviewId = await createReviewWithin(tx, { workspaceId, actor, actorName, address }, call, fields)
  await tx.updateTable('review').set({ calibration_id: id }).where('id', '=', reviewId).execute()
  return getReview(tx, by.workspaceId, callId, reviewId)
}

async function findAdopted(
  tx: Transaction,
  { workspaceId, actor }: Acting,
  id: string,
  callId: string,
): Promise<Review | undefined> {
  const row = await tx
    .selectFrom('review')
    .select('id')
    .where('calibration_id', '=', id)
    .where('call_id', '=', callId)
    .where('reviewer', '=', actor)
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && getReview(tx, workspaceId, callId, row.id)
}

function sameAnswers(one: readonly GivenAnswer[], other: readonly GivenAnswer[]): boolean {
  const write = (answers: readonly GivenAnswer[]) =>
    JSON.stringify(
      answers
        .map(({ key, value, notApplicable, comment }) => [key, value, notApplicable, comment] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  return write(one) === write(other)
}

async function gatherMaterial(database: Database, calibration: Calibration): Promise<CalibrationMaterial> {
  const { id, model_id, reviewers, reference } = calibration
  const numbers = [...new Set(calibration.calls.map(({ model_revision }) => model_revision))]
  const revisions = new Map(
    await Promise.all(
      numbers.map(async (number) => [number, await readRevisionOf(database, model_id, number)] as const),
    ),
  )
  const rows = await database
    .selectFrom('calibration_call')
    .select(['call_id', 'machine'])
    .where('calibration_id', '=', id)
    .execute()
  const machine = new Map(rows.map((row) => [row.call_id, row.machine]))
  return {
    calls: calibration.calls.map((call) => ({
      id: call.id,
      revision: revisions.get(call.model_revision)!,
      machine: machine.get(call.id) ?? [],
    })),
    people: reviewers.map(({ id, name }) => ({ id, name })),
    reference,
    answers: await listSubmitted(database, calibration),
  }
}

async function listSubmitted(
  database: Database,
  { id, calls }: Calibration,
): Promise<CalibrationMaterial['answers']> {
  if (calls.length === 0) return []
  const rows = await database
    .selectFrom('calibration_answer')
    .innerJoin('calibration_review', (join) =>
      join
        .onRef('calibration_review.calibration_id', '=', 'calibration_answer.calibration_id')
        .onRef('calibration_review.call_id', '=', 'calibration_answer.call_id')
        .onRef('calibration_review.person_id', '=', 'calibration_answer.person_id'),
    )
    .innerJoin('calibration_reviewer', (join) =>
      join
        .onRef('calibration_reviewer.calibration_id', '=', 'calibration_answer.calibration_id')
        .onRef('calibration_reviewer.person_id', '=', 'calibration_answer.person_id'),
    )
    .select(['calibration_answer.call_id', 'calibration_answer.person_id', 'key', 'value'])
    .select(['not_applicable', 'comment', 'evidence'])
    .where('calibration_answer.calibration_id', '=', id)
    .where('submitted_at', 'is not', null)
    .where(
      'calibration_answer.call_id',
      'in',
      calls.map((call) => call.id),
    )
    .orderBy('calibration_reviewer.place')
    .execute()
  return rows.map(({ call_id, person_id, ...answer }) => ({
    ...answer,
    callId: call_id,
    person: person_id,
  }))
}
