import type { Selectable } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import type { ModelRevision } from '../../domain/model.ts'
import { type Comparison, compareAnswers } from '../../domain/results/compare-answers.ts'
import { describeCriterion } from '../../domain/results/review.ts'
import type { TrustLevel } from '../../domain/results/trust.ts'
import { listQuestions } from '../../domain/scoring.ts'
import { noteAudit } from '../audit.ts'
import { type Database, withinTransaction } from '../database.ts'
import { getModelRow, type ModelAddress } from '../models/change-model.ts'
import { readSnapshot } from '../models/read-snapshot.ts'
import type { Schema } from '../schema.ts'
import { listCounted } from './blind-counts.ts'
import { fingerprintOf } from './trust.ts'

export interface CriterionTrust extends Comparison {
  readonly key: string
  readonly label: string
  readonly level: TrustLevel
  /** What the rules alone would say. */
  readonly level_by_rule: TrustLevel
  readonly by: 'rule' | 'person'
  /** Null: nothing has been measured or set yet. */
  readonly since: Date | null
  readonly reason: string
  readonly set_by: string | null
  readonly set_by_name: string | null
}

/** Of every criterion of the model as it is now, from every revision in which it asked the same. */
export async function listTrust(database: Database, address: ModelAddress): Promise<CriterionTrust[]> {
  const revision = await readCurrent(database, address)
  const answers = Map.groupBy(
    await listCounted(database, address.workspaceId, { modelId: address.modelId }),
    ({ key, asks }) => `${key} ${asks}`,
  )
  const rows = await database
    .selectFrom('criterion_trust')
    .selectAll()
    .where('model_id', '=', address.modelId)
    .execute()
  const kept = new Map(rows.map((row) => [`${row.key} ${row.asks}`, row]))
  return listQuestions(revision).map((question) => {
    const { key, readableName } = question
    const asked = `${key} ${fingerprintOf(describeCriterion(question))}`
    return {
      key,
      label: readableName,
      ...compareAnswers(answers.get(asked) ?? []),
      ...standingOf(kept.get(asked)),
    }
  })
}

/** Null: as the rules have it. */
export async function setTrust(
  database: Database,
  address: ModelAddress,
  key: string,
  { level, reason }: { readonly level: TrustLevel | null; readonly reason: string },
): Promise<CriterionTrust> {
  return withinTransaction(database, async (tx) => {
    const question = listQuestions(await readCurrent(tx, address)).find((one) => one.key === key)
    if (!question) throw new AppError('not_found', 'The model has no such criterion.')
    const { modelId, ...by } = address
    const fixed = {
      fixed_level: level,
      reason,
      fixed_by: by.actor,
      fixed_by_name: by.actorName ?? null,
      fixed_at: new Date(),
    }
    const asks = fingerprintOf(describeCriterion(question))
    await tx
      .insertInto('criterion_trust')
      .values({ model_id: modelId, key, asks, level: 'by_people', ...fixed })
      .onConflict((conflict) => conflict.columns(['model_id', 'key', 'asks']).doUpdateSet(fixed))
      .execute()
    const detail = { key, level }
    await noteAudit(tx, { ...by, action: 'replaced', subject: 'trust', subjectId: String(modelId), detail })
    return (await listTrust(tx, address)).find((one) => one.key === key)!
  })
}

function standingOf(row: Selectable<Schema['criterion_trust']> | undefined) {
  const isFixed = row != null && row.fixed_level !== null
  const level_by_rule = row?.level ?? ('by_people' as const)
  return {
    level: row?.fixed_level ?? level_by_rule,
    level_by_rule,
    by: isFixed ? ('person' as const) : ('rule' as const),
    since: (isFixed ? row.fixed_at : row?.since) ?? null,
    reason: isFixed ? row.reason : '',
    set_by: isFixed ? row.fixed_by : null,
    set_by_name: isFixed ? row.fixed_by_name : null,
  }
}

async function readCurrent(database: Database, address: ModelAddress): Promise<ModelRevision> {
  const model = await getModelRow(database, address)
  const row = await database
    .selectFrom('model_revision')
    .select('snapshot')
    .where('model_id', '=', model.id)
    .where('number', '=', model.revision)
    .executeTakeFirstOrThrow()
  return readSnapshot(row.snapshot)
}
