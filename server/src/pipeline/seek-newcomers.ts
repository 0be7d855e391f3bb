import type { StageName } from '../domain/call.ts'
import type { StageJob, StageQueue } from '../store/queue/stage-queue.ts'

const newcomerMs = 250

/**
 * Beside the places that all share, a stage has one for a client that holds none of them: whoever fills them with calls
 * that take for ever holds up nobody but themselves.
 */
export function seekNewcomers(
  queue: StageQueue,
  concurrency: Readonly<Record<StageName, number>>,
  running: ReadonlyMap<StageJob, unknown>,
  wake: (stage: StageName) => void,
): (stage: StageName, busy: number) => Promise<StageJob[]> {
  /**
   * Stages in which it was looked for just now, and whether there was cause to look again: to look past all that waits of
   * one client is not for free.
   */
  const lookedIn = new Map<StageName, boolean>()

  return async (stage, busy) => {
    const places = concurrency[stage]
    if (places === 0 || busy > places) return []
    if (lookedIn.has(stage)) {
      lookedIn.set(stage, true)
      return []
    }
    // What waits to be transcribed takes the room of what is converted, so whoever is in either has had their share.
    const taken = stage === 'convert' ? [stage, 'transcribe'] : [stage]
    const holders = [...running.keys()].flatMap((job) =>
      taken.includes(job.stage) ? (job.workspaceId ?? []) : [],
    )
    if (holders.length === 0) return []
    lookedIn.set(stage, false)
    setTimeout(() => {
      const again = lookedIn.get(stage)
      lookedIn.delete(stage)
      if (again) wake(stage)
    }, newcomerMs).unref()
    return queue.fetch(stage, 1, [...new Set(holders)])
  }
}
