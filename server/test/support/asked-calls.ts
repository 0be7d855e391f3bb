import { readDuePassages } from '../../src/calls/start-passages.ts'
import { newId } from '../../src/domain/new-id.ts'
import type { MeaningEngine } from '../../src/judge/meaning/meaning-engine.ts'
import { insertPassagesDue } from '../../src/store/passages/passages.ts'
import { readPassages } from './read-passages.ts'
import type { TestService } from './service.ts'
import { type WrittenCall, writeCalls } from './write-calls.ts'

/** Calls in which this was said, read for search by meaning; their ids in the same order. */
export async function writeAskedCalls(
  service: Pick<TestService, 'database' | 'clientId'>,
  modelId: number,
  said: readonly string[],
  change: (index: number) => Partial<WrittenCall> = () => ({}),
  engine?: MeaningEngine,
): Promise<string[]> {
  const calls = said.map((text, index) => ({
    id: newId(),
    externalId: `call-${index}`,
    agentId: 'agent-1',
    modelId,
    status: 'PROCESS_COMPLETED' as const,
    score: 50,
    createdAt: 1_767_268_800_000_000n,
    said: text,
    summary: null,
    erased: false,
    ...change(index),
  }))
  await writeCalls(service.database, service.clientId, calls)
  for (const { id } of calls)
    await service.database.transaction().execute((tx) => insertPassagesDue(id).execute(tx))
  if (engine) await readDuePassages(service.database, engine, new AbortController().signal)
  else await readPassages(service.database)
  return calls.map(({ id }) => id)
}
