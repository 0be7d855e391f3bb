import { sql } from 'kysely'
import { newId } from '../../src/domain/new-id.ts'
import type { Database } from '../../src/store/database.ts'
import { insertPassagesDue } from '../../src/store/passages/passages.ts'
import { recordCallFact } from '../../src/store/stats/call-facts.ts'
import { writeCalls } from './write-calls.ts'

let number = 0

export interface OpenedCalls {
  readonly workspaceId: string
  readonly modelId: number
  readonly agentId: string
  /** When they came in. */
  readonly at: Date
}

/** Finished calls in which the customer says just this; what it means is still to be read. */
export async function writeOpenedCalls(
  database: Database,
  { workspaceId, at, ...of }: OpenedCalls,
  texts: readonly string[],
): Promise<string[]> {
  const calls = texts.map((said) => ({
    ...of,
    id: newId(),
    externalId: `call-${number++}`,
    status: 'PROCESS_COMPLETED' as const,
    score: 50,
    createdAt: BigInt(at.getTime()) * 1_000n,
    said,
    summary: null,
    erased: false,
  }))
  await writeCalls(database, workspaceId, calls)
  for (const { id } of calls)
    await database.transaction().execute(async (tx) => {
      await sql`
        update transcription set segments = replace(segments::text, '"Agent"', '"Customer"')::jsonb
        where call_id = ${id}`.execute(tx)
      await insertPassagesDue(id).execute(tx)
      await recordCallFact(tx, id)
    })
  return calls.map(({ id }) => id)
}
