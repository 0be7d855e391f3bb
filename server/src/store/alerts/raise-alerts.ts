import type { AlertEvidence, AlertKind } from '../../domain/alerts/alert.ts'
import { newId } from '../../domain/new-id.ts'
import { readResult } from '../../domain/result.ts'
import type { Transaction } from '../database.ts'
import type { RuleState } from './alert-tables.ts'

export interface Raised {
  readonly occasion: string
  readonly agentId: string | null
  readonly callId: string | null
  readonly evidence: AlertEvidence
}

/** What came of a look: what happened, and what is to be remembered. */
export interface Looked {
  readonly raised: readonly Raised[]
  readonly state: RuleState
}

const atOnce = 500

/** Notes what happened. What the rule has noted before is not noted again. Resolves to how many are new. */
export async function raiseAlerts(
  tx: Transaction,
  rule: { readonly id: string; readonly workspaceId: string; readonly kind: AlertKind },
  raised: readonly Raised[],
): Promise<number> {
  let added = 0
  for (let start = 0; start < raised.length; start += atOnce) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('alert')
      .values(
        raised.slice(start, start + atOnce).map((one) => ({
          id: newId(),
          workspace_id: rule.workspaceId,
          rule_id: rule.id,
          kind: rule.kind,
          occasion: one.occasion,
          agent_id: one.agentId,
          call_id: one.callId,
          evidence: JSON.stringify(one.evidence),
        })),
      )
      .onConflict((conflict) => conflict.constraint('alert_once').doNothing())
      .executeTakeFirst()
    added += Number(numInsertedOrUpdatedRows)
  }
  return added
}

/** Notes the critical criteria that a call has failed, in the transaction that ends it. */
export async function raiseCriticalFailures(tx: Transaction, callId: string): Promise<void> {
  const call = await tx
    .selectFrom('call')
    .innerJoin('model', 'model.id', 'call.model_id')
    .select(['call.workspace_id', 'call.external_id', 'call.agent_id', 'call.agent_name', 'call.model_id'])
    .select(['call.score_percentage', 'call.analysis_result', 'model.name'])
    .where('call.id', '=', callId)
    .where('call.failed_critical', '=', true)
    .executeTakeFirst()
  if (!call?.analysis_result) return
  const rules = await tx
    .selectFrom('alert_rule')
    .selectAll()
    .where('workspace_id', '=', call.workspace_id)
    .where('enabled', '=', true)
    // A rule that is being deleted must not take the call's result with it.
    .forKeyShare()
    .execute()
  const result = readResult(call.analysis_result)
  const names = await namesOf(tx, call.model_id)
  for (const { id, watch, workspace_id: workspaceId } of rules) {
    if (watch.kind !== 'critical_failed') continue
    if (watch.model_id !== null && watch.model_id !== call.model_id) continue
    const failed = (result.failed_critical ?? []).filter(
      (key) => watch.keys.length === 0 || watch.keys.includes(key),
    )
    const raised = failed.map((key) => ({
      occasion: `${callId} ${key}`,
      agentId: call.agent_id,
      callId,
      evidence: {
        criterion: { key, name: names.get(key) ?? key },
        call: { external_id: call.external_id, score_percentage: call.score_percentage },
        moments: (result.answers.find((answer) => answer.key === key)?.evidence ?? [])
          .slice(0, 5)
          .map(({ start, end }) => ({ start, end })),
        ...(call.agent_name ? { agent_name: call.agent_name } : {}),
        model: { id: call.model_id, name: call.name },
      },
    }))
    await raiseAlerts(tx, { id, workspaceId, kind: 'critical_failed' }, raised)
  }
}

async function namesOf(tx: Transaction, modelId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('model_variable')
    .select(['key', 'readable_name'])
    .where('model_id', '=', modelId)
    .execute()
  return new Map(rows.map(({ key, readable_name }) => [key, readable_name || key]))
}
