import type { AlertKind } from '../../src/domain/alerts/alert.ts'
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

const move = {
  since: '2026-01-05',
  until: '2026-01-09',
  calls_before: 400,
  calls_after: 60,
  weight: 9000,
  threshold: 30,
}

/** A rule that has noted an alert about the agent, which nobody has been told of. */
export function raiseAlert(database: Database, workspaceId: string, agentId: string): Promise<string> {
  const watch = { kind: 'agent_falling' as const, model_id: null, measure: 'score', pass_mark: 80 }
  const fall = { ...move, measure: 'score', before: 90, after: 70, difference: -20, interval: [-25, -15] }
  return raise(
    database,
    workspaceId,
    { name: `Falls of ${agentId}`, occasion: agentId, watch, agentId },
    {
      ...{ agent_name: `Name of ${agentId}`, fall },
    },
  )
}

/** The same about a topic. */
export function raiseTopicAlert(
  database: Database,
  workspaceId: string,
  topic: { id: string; name: string },
): Promise<string> {
  const watch = { kind: 'topic_rising' as const, model_id: null }
  const rise = { ...move, before: 4, after: 12.5, difference: 8.5, interval: [6, 11] }
  return raise(
    database,
    workspaceId,
    { name: `Rises of ${topic.id}`, occasion: topic.id, watch, agentId: null },
    {
      topic,
      rise,
    },
  )
}

async function raise(
  database: Database,
  workspaceId: string,
  {
    name,
    occasion,
    watch,
    agentId,
  }: { name: string; occasion: string; watch: { kind: AlertKind }; agentId: string | null },
  evidence: object,
): Promise<string> {
  const rule = newId()
  await database
    .insertInto('alert_rule')
    .values({
      id: rule,
      workspace_id: workspaceId,
      name,
      watch: JSON.stringify({ ...watch, false_alarms_per_month: 1 }),
      webhooks: true,
      people: [],
      enabled: true,
      created_by: workspaceId,
    })
    .execute()
  await database
    .insertInto('alert')
    .values({
      id: newId(),
      workspace_id: workspaceId,
      rule_id: rule,
      occasion,
      kind: watch.kind,
      agent_id: agentId,
      evidence: JSON.stringify(evidence),
    })
    .execute()
  return rule
}
