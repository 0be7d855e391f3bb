import { type Repeated, repeatStep } from '../process/repeat-step.ts'
import { noteAudit } from '../store/audit.ts'
import {
  type DueCall,
  type Kept,
  lockDueCalls,
  type RetentionRule,
  takeTurnAtLettingGo,
} from '../store/calls/due-calls.ts'
import { letGoOfAudio, letGoOfWords, listSoundToRemove } from '../store/calls/let-go.ts'
import type { Database } from '../store/database.ts'
import { removeOldAudit } from '../store/remove-old-audit.ts'
import { type CallStore, removeSound } from './remove-sound.ts'

const pollMs = 600_000
/** Few enough that nobody waits long for one of them. */
const perStep = 100
/** Nobody asks a storage that is away for every recording there is. */
const mostFailuresInARow = 100

/** Lets go of what has been kept long enough, now and every ten minutes. Any number of processes may do so: they take turns. */
export function startRetention(
  house: CallStore,
  { audit, ...rule }: RetentionRule & { readonly audit?: number | undefined },
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void },
): Repeated {
  return repeatStep(
    async (signal) => {
      const entries = audit === undefined ? 0 : await removeOldAudit(house.database, audit, signal)
      if (entries > 0) log.info({ entries }, 'audit entries kept long enough and removed')
      const gone = await letGo(house, rule, signal)
      if (gone.audio + gone.transcript > 0) log.info(gone, 'kept long enough and removed')
    },
    pollMs,
    (fields) => log.error(fields, 'retention not finished'),
  )
}

/**
 * Resolves to the number of calls whose sound, and whose words, it let go of. Sound that cannot be removed holds up
 * nothing else: it stays noted, and is told of by an error at the end.
 */
export async function letGo(
  store: CallStore,
  rule: RetentionRule,
  signal?: AbortSignal,
): Promise<Record<Kept, number>> {
  const gone = { audio: 0, transcript: 0 }
  for (const kept of ['audio', 'transcript'] as const) {
    for (let calls = perStep; calls === perStep && !signal?.aborted; ) {
      calls = await letGoOfSome(store.database, kept, rule)
      gone[kept] += calls
    }
  }
  // Also what somebody who was killed had decided on.
  await removeAllSound(store, signal)
  return gone
}

function letGoOfSome(database: Database, kept: Kept, rule: RetentionRule): Promise<number> {
  return database.transaction().execute(async (tx) => {
    if (!(await takeTurnAtLettingGo(tx))) return 0
    const due = await lockDueCalls(tx, kept, rule, perStep)
    const now = new Date()
    for (const { id } of due) await (kept === 'audio' ? letGoOfAudio : letGoOfWords)(tx, id, now)
    for (const [modelId, calls] of Map.groupBy(due, (call: DueCall) => call.modelId)) {
      await noteAudit(tx, {
        workspaceId: calls[0]!.workspaceId,
        actor: 'system',
        action: `${kept}_removed`,
        subject: 'model',
        subjectId: String(modelId),
        detail: { calls: calls.length },
      })
    }
    return due.length
  })
}

async function removeAllSound(store: CallStore, signal?: AbortSignal): Promise<void> {
  let failure: unknown
  let inARow = 0
  for (let after: string | undefined; ; ) {
    const ids = await listSoundToRemove(store.database, perStep, after)
    for (const id of ids) {
      if (signal?.aborted) return
      try {
        await removeSound(store, id)
        inARow = 0
      } catch (error) {
        failure ??= error
        if (++inARow >= mostFailuresInARow) throw failure
      }
    }
    if (ids.length < perStep) break
    after = ids.at(-1)
  }
  if (failure) throw failure
}
