import { newId } from '../../src/domain/new-id.ts'
import type { Database } from '../../src/store/database.ts'

/** The same about the agent of a call. */
export async function raiseAlertAbout(database: Database, callId: string): Promise<string> {
  const call = await database
    .selectFrom('call')
    .select(['workspace_id', 'agent_id'])
    .where('id', '=', callId)
    .executeTakeFirstOrThrow()
  return raiseAlert(database, call.workspace_id, call.agent_id!)
}

/** A rule that has noted an alert about the agent, which nobody has been told of. */
export async function raiseAlert(database: Database, workspaceId: string, agentId: string): Promise<string> {
  const rule = newId()
  await database
    .insertInto('alert_rule')
    .values({
      id: rule,
      workspace_id: workspaceId,
      name: `Falls of ${agentId}`,
      watch: JSON.stringify({
        kind: 'agent_falling',
        model_id: null,
        measure: 'score',
        pass_mark: 80,
        false_alarms_per_month: 1,
      }),
      webhooks: true,
      people: [],
      enabled: true,
      created_by: workspaceId,
    })
    .execute()
  const fall = {
    measure: 'score',
    since: '2026-01-05',
    until: '2026-01-09',
    before: 90,
    after: 70,
    difference: -20,
    interval: [-25, -15],
    calls_before: 400,
    calls_after: 60,
    weight: 9000,
    threshold: 30,
  }
  await database
    .insertInto('alert')
    .values({
      id: newId(),
      workspace_id: workspaceId,
      rule_id: rule,
      occasion: agentId,
      kind: 'agent_falling',
      agent_id: agentId,
      evidence: JSON.stringify({ agent_name: `Name of ${agentId}`, fall }),
    })
    .execute()
  return rule
}
