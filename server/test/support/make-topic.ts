import { meaningSize } from '../../src/domain/meaning/meaning.ts'
import { newId } from '../../src/domain/new-id.ts'
import type { Database } from '../../src/store/database.ts'
import { insertTopic } from '../../src/store/topics/topic-centres.ts'

/** A topic with these calls in it, as the service would have made it. */
export function makeTopic(
  database: Database,
  workspaceId: string,
  name: string,
  callIds: readonly string[],
): Promise<string> {
  return database.transaction().execute(async (tx) => {
    const centre = new Float32Array(meaningSize)
    const topic = { name, centre, weight: callIds.length, madeBy: newId(), knownFrom: null }
    const id = await insertTopic(tx, workspaceId, topic)
    for (const call_id of callIds) {
      await tx.insertInto('call_topic').values({ call_id, workspace_id: workspaceId, topic_id: id }).execute()
      await tx.deleteFrom('topics_due').where('call_id', '=', call_id).execute()
    }
    return id
  })
}
