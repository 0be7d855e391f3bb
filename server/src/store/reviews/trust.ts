import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { ModelRevision } from '../../domain/model.ts'
import { compareAnswers } from '../../domain/results/compare-answers.ts'
import { describeCriterion } from '../../domain/results/review.ts'
import { levelByRule, listUntrusted, type TrustSettings, usualTrust } from '../../domain/results/trust.ts'
import type { Question } from '../../domain/scoring.ts'
import type { Database, Transaction } from '../database.ts'
import { listCounted } from './blind-counts.ts'

/** The same for as long as the criterion asks the same. */
export function fingerprintOf(criterion: string): string {
  return createHash('sha256').update(criterion).digest('hex')
}

/** Levels as the rules have them now, of all criteria of a workspace or of some. They are kept, so that scoring reads little. */
export async function measureTrust(
  tx: Transaction,
  workspaceId: string,
  only: { readonly modelId?: number; readonly keys?: readonly string[] } = {},
): Promise<void> {
  const { rules } = await readTrustSettings(tx, workspaceId)
  const answers = await listCounted(tx, workspaceId, only)
  const groups = Map.groupBy(answers, ({ model_id, key, asks }) => JSON.stringify([model_id, key, asks]))
  const measured = [...groups.values()].map((group) => ({
    model_id: group[0]!.model_id,
    key: group[0]!.key,
    asks: group[0]!.asks,
    level: levelByRule(compareAnswers(group), rules),
  }))
  await resetUnmeasured(tx, workspaceId, only, measured)
  for (const row of measured)
    await sql`
      insert into criterion_trust (model_id, key, asks, level)
      values (${row.model_id}, ${row.key}, ${row.asks}, ${row.level})
      on conflict (model_id, key, asks) do update set level = excluded.level, since = now()
      where criterion_trust.level <> excluded.level`.execute(tx)
}

/** What nothing is left to measure by, since the calls were erased, is people's again. */
async function resetUnmeasured(
  tx: Transaction,
  workspaceId: string,
  only: { readonly modelId?: number; readonly keys?: readonly string[] },
  measured: readonly { model_id: number; key: string; asks: string }[],
): Promise<void> {
  const known = measured.map(({ model_id, key, asks }) => `${model_id} ${key} ${asks}`)
  await sql`
    update criterion_trust set level = 'by_people', since = now()
    from model
    where model.id = criterion_trust.model_id and model.workspace_id = ${workspaceId} and level <> 'by_people'
      and (${only.modelId ?? null}::integer is null or model.id = ${only.modelId ?? null})
      and (${only.keys ?? null}::text[] is null or key = any(${only.keys ?? null}::text[]))
      and not (model.id || ' ' || key || ' ' || asks = any(${known}::text[]))`.execute(tx)
}

/** Of a review that has just been submitted: only a blind one says anything about the machine. */
export async function measureTrustAfter(
  tx: Transaction,
  call: { readonly workspace_id: string; readonly model_id: number },
  reviewId: string,
): Promise<void> {
  const given = await tx
    .selectFrom('review_answer')
    .innerJoin('review', 'review.id', 'review_answer.review_id')
    .select('review_answer.key')
    .where('review.id', '=', reviewId)
    .where('review.blind', '=', true)
    .execute()
  if (given.length === 0) return
  await measureTrust(tx, call.workspace_id, { modelId: call.model_id, keys: given.map(({ key }) => key) })
}

export async function readTrustSettings(database: Database, workspaceId: string): Promise<TrustSettings> {
  const row = await database
    .selectFrom('workspace')
    .select('trust')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return row.trust ?? usualTrust
}

/** The criteria whose machine answers do not count now; none where everything counts. */
export async function listUntrustedOf(
  tx: Transaction,
  { modelId, revision }: { readonly modelId: number; readonly revision: ModelRevision },
): Promise<Set<string>> {
  const { rows } = await sql<{ only: boolean | null; trusted: string[] }>`
    select (workspace.trust ->> 'only_trusted_count')::boolean as only, coalesce((
        select array_agg(key || ' ' || asks) from criterion_trust
        where model_id = model.id and coalesce(fixed_level, level) = 'automatic'
      ), '{}') as trusted
    from model join workspace on workspace.id = model.workspace_id
    where model.id = ${modelId}`.execute(tx)
  if (!rows[0]?.only) return new Set()
  const trusted = new Set(rows[0].trusted)
  const asks = (question: Question) => fingerprintOf(describeCriterion(question))
  return listUntrusted(revision, (question) => trusted.has(`${question.key} ${asks(question)}`))
}
