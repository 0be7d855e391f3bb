import { type RawBuilder, type Selectable, sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { newId } from '../../domain/new-id.ts'
import type { Acting, Reach } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import { isInReach } from '../calls/in-reach.ts'
import { type Database, type Transaction, withinTransaction } from '../database.ts'
import { checkModel } from '../models/check-model.ts'
import type { AuditDetail, Schema } from '../schema.ts'
import { findCalibrationCalls, findReviewers } from './calibration-members.ts'

export interface CalibrationFields {
  readonly name: string
  readonly callIds: readonly string[]
  readonly reviewers: readonly string[]
  readonly reference: string | null
  readonly deadline: Date | null
}

/** Who asks, and how far they see. */
export interface CalibrationReader extends Acting {
  readonly reach?: Reach | undefined
  /** Only those in which they take part. */
  readonly onlyOwn: boolean
}

export interface CalibrationAddress extends CalibrationReader {
  readonly id: string
}

export interface CalibrationCall {
  readonly id: string
  readonly model_revision: number
}

export interface CalibrationReviewer {
  readonly id: string
  readonly name: string
  readonly drafts: number
  readonly submitted: number
}

export interface Calibration extends Selectable<Schema['calibration']> {
  readonly state: 'open' | 'closed'
  readonly calls: readonly CalibrationCall[]
  readonly reviewers: readonly CalibrationReviewer[]
}

export async function createCalibration(
  database: Database,
  by: Acting,
  fields: CalibrationFields & { readonly modelId: number },
): Promise<Calibration> {
  return withinTransaction(database, async (tx) => {
    await checkModel(tx, by.workspaceId, fields.modelId)
    const id = newId()
    await tx
      .insertInto('calibration')
      .values({
        id,
        workspace_id: by.workspaceId,
        model_id: fields.modelId,
        ...columnsOf(fields),
        created_by: by.actor,
      })
      .execute()
    await setMembers(tx, by, { id, model_id: fields.modelId, reviewers: [] }, fields)
    await noteCalibration(tx, by, id, 'created')
    return getCalibration(tx, { ...by, id, onlyOwn: false })
  })
}

/**
 * While it is open. Answers of people and to calls that are taken out go with them. Throws `calibration_moved_on` unless the
 * version, where there is one, is the one that stands.
 */
export async function replaceCalibration(
  database: Database,
  { id, ...by }: Acting & { readonly id: string },
  { version, ...fields }: CalibrationFields & { readonly version?: number | undefined },
): Promise<Calibration> {
  return withinTransaction(database, async (tx) => {
    const before = await lockOpen(tx, { ...by, id, onlyOwn: false })
    if (version !== undefined && version !== before.version) throw new AppError('calibration_moved_on')
    await tx
      .updateTable('calibration')
      .set({
        ...columnsOf(fields),
        version: before.version + 1,
        updated_at: new Date(),
        updated_by: by.actor,
      })
      .where('id', '=', id)
      .execute()
    await setMembers(tx, by, before, fields)
    await noteCalibration(tx, by, id, 'replaced')
    return getCalibration(tx, { ...by, id, onlyOwn: false })
  })
}

/** With every answer in it. What was adopted from it stays. */
export async function deleteCalibration(
  database: Database,
  { id, ...by }: Acting & { readonly id: string },
): Promise<void> {
  await withinTransaction(database, async (tx) => {
    await getCalibration(tx, { ...by, id, onlyOwn: false })
    await tx.deleteFrom('calibration').where('id', '=', id).execute()
    await noteCalibration(tx, by, id, 'removed')
  })
}

/** From now on nobody answers, and everybody in it sees what was said. Closing it twice is closing it once. */
export async function closeCalibration(
  database: Database,
  { id, ...by }: Acting & { readonly id: string },
): Promise<Calibration> {
  return withinTransaction(database, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('calibration')
      .set({ closed_at: new Date(), closed_by: by.actor })
      .where('id', '=', id)
      .where('workspace_id', '=', by.workspaceId)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    const calibration = await getCalibration(tx, { ...by, id, onlyOwn: false })
    if (numUpdatedRows > 0n) await noteCalibration(tx, by, id, 'closed')
    return calibration
  })
}

export async function getCalibration(
  database: Database,
  { id, ...reader }: CalibrationAddress,
): Promise<Calibration> {
  const [found] = await selectCalibrations(database, reader, sql`calibration.id = ${id}`)
  if (!found) throw new AppError('not_found', 'There is no calibration with this id.')
  return found
}

/** The newest first. */
export function listCalibrations(database: Database, reader: CalibrationReader): Promise<Calibration[]> {
  return selectCalibrations(database, reader, sql`true`)
}

/** So that nobody answers while it is being closed or changed. */
export async function lockOpen(tx: Transaction, address: CalibrationAddress): Promise<Calibration> {
  await tx.selectFrom('calibration').select('id').where('id', '=', address.id).forUpdate().execute()
  const calibration = await getCalibration(tx, address)
  if (calibration.state === 'closed') throw new AppError('calibration_closed')
  return calibration
}

/** Whether everybody has submitted an answer to every call. */
export function isAnswered({ calls, reviewers }: Calibration): boolean {
  return reviewers.every(({ submitted }) => submitted === calls.length)
}

export function noteCalibration(
  tx: Database,
  by: Acting,
  id: string,
  action: string,
  detail: AuditDetail = {},
): Promise<void> {
  const { workspaceId, actor, actorName, address } = by
  const who = { workspaceId, actor, actorName, address }
  return noteAudit(tx, { ...who, action, subject: 'calibration', subjectId: id, detail })
}

async function selectCalibrations(
  database: Database,
  { workspaceId, actor, reach, onlyOwn }: CalibrationReader,
  which: RawBuilder<unknown>,
): Promise<Calibration[]> {
  const own = sql`calibration.id in (select calibration_id from calibration_reviewer where person_id = ${actor})`
  const { rows } = await sql<Calibration>`
    select calibration.*,
      case when calibration.closed_at is not null or calibration.deadline <= now() then 'closed' else 'open' end as state,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', call.id, 'model_revision', calibration_call.model_revision)
          order by calibration_call.place)
        from calibration_call join call on call.id = calibration_call.call_id
        where calibration_call.calibration_id = calibration.id and ${isInReach(reach)}
      ), '[]') as calls,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', person_id, 'name', person_name, 'drafts', drafts,
          'submitted', submitted) order by place)
        from calibration_reviewer cross join lateral (
          select count(*) filter (where submitted_at is null) as drafts, count(submitted_at) as submitted
          from calibration_review
          where calibration_id = calibration.id and person_id = calibration_reviewer.person_id
        ) progress
        where calibration_reviewer.calibration_id = calibration.id
      ), '[]') as reviewers
    from calibration
    where calibration.workspace_id = ${workspaceId} and ${which} and ${onlyOwn ? own : sql`true`}
    order by calibration.created_at desc, calibration.id desc
    limit 1000`.execute(database)
  return rows
}

async function setMembers(
  tx: Transaction,
  by: Acting,
  { id, model_id, reviewers: taking }: Pick<Calibration, 'id' | 'model_id' | 'reviewers'>,
  fields: CalibrationFields,
): Promise<void> {
  const calls = await findCalibrationCalls(tx, by.workspaceId, model_id, fields.callIds)
  const reviewers = await findReviewers(tx, by.workspaceId, fields.reviewers, { calls, taking })
  if (fields.reference !== null && !fields.reviewers.includes(fields.reference))
    throw new AppError('validation', 'The reference has to be one of the reviewers.', 'reference')
  await tx
    .deleteFrom('calibration_call')
    .where('calibration_id', '=', id)
    .where('call_id', 'not in', fields.callIds)
    .execute()
  await tx
    .deleteFrom('calibration_reviewer')
    .where('calibration_id', '=', id)
    .where('person_id', 'not in', fields.reviewers)
    .execute()
  await tx
    .insertInto('calibration_call')
    .values(
      calls.map((call, place) => ({
        calibration_id: id,
        call_id: call.id,
        place,
        model_revision: call.model_revision,
        machine: JSON.stringify(call.machine),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['calibration_id', 'call_id'])
        .doUpdateSet((set) => ({ place: set.ref('excluded.place') })),
    )
    .execute()
  await tx
    .insertInto('calibration_reviewer')
    .values(
      reviewers.map((person, place) => ({
        calibration_id: id,
        person_id: person.id,
        person_name: person.name,
        place,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['calibration_id', 'person_id'])
        .doUpdateSet((set) => ({ place: set.ref('excluded.place') })),
    )
    .execute()
}

function columnsOf({ name, reference, deadline }: CalibrationFields) {
  if (deadline && deadline.getTime() <= Date.now())
    throw new AppError('validation', 'The deadline has to be in the future.', 'deadline')
  return { name, reference, deadline }
}
