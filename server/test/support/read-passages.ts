import { readDuePassages } from '../../src/calls/start-passages.ts'
import { createMeaningEngine } from '../../src/judge/meaning/meaning-engine.ts'
import type { Database } from '../../src/store/database.ts'

/** Reads what calls mean, as a worker would in a while. */
export async function readPassages(database: Database): Promise<void> {
  const engine = createMeaningEngine()
  try {
    await readDuePassages(database, engine, new AbortController().signal)
  } finally {
    await engine.close()
  }
}
