import { cutPassages, readPassage } from '../domain/meaning/passages.ts'
import type { MeaningEngine } from '../judge/meaning/meaning-engine.ts'
import { type Repeated, repeatStep } from '../process/repeat-step.ts'
import { inTurnOf } from '../process/turn-of-client.ts'
import type { Database } from '../store/database.ts'
import {
  claimDuePassages,
  type DuePassages,
  noteOutdatedPassages,
  removeOldChanges,
  savePassages,
} from '../store/passages/passages.ts'

const pollMs = 2_000

/**
 * Reads what was said in the calls that have ended, so that they are found by what it means. Nobody waits for it: a call
 * has ended before. Any number of processes may do so: each call is one's.
 */
export function startPassages(
  database: Database,
  engine: MeaningEngine,
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void },
): Repeated {
  let isFirst = true
  return repeatStep(
    async (signal) => {
      if (isFirst) await noteOutdatedPassages(database, engine.id)
      isFirst = false
      await removeOldChanges(database)
      await readDuePassages(database, engine, signal, log)
    },
    pollMs,
    (fields) => log.error(fields, 'passages not read'),
  )
}

/** Resolves to how many calls it read. One that fails is tried again later, and holds up no other. */
export async function readDuePassages(
  database: Database,
  engine: MeaningEngine,
  signal: AbortSignal,
  log?: { info(fields: object, message: string): void },
): Promise<number> {
  for (let calls = 0; ; calls++) {
    const due = signal.aborted ? undefined : await claimDuePassages(database)
    if (!due) return calls
    const startedAt = performance.now()
    const passages = await inTurnOf(due.workspaceId, () => readPassages(due, engine, signal))
    await savePassages(database, due, passages, engine.id)
    const seconds = (performance.now() - startedAt) / 1000
    log?.info({ callId: due.callId, passages: passages.length, seconds }, 'passages read')
  }
}

/** The network reads English. Of a call in another language nothing is found by its meaning. */
async function readPassages(due: DuePassages, engine: MeaningEngine, signal: AbortSignal) {
  if (!/^en\b/i.test(due.language ?? 'en')) return []
  const passages = cutPassages(due.turns)
  const texts = passages.map((passage) =>
    (readPassage(due.turns, passage) ?? []).map(({ text }) => text).join('\n'),
  )
  const meanings = await engine.read(texts, signal)
  return passages.map((passage, index) => ({ ...passage, ...meanings[index]! }))
}
