import type { Logger } from 'pino'
import type { CallStatus } from '../domain/call.ts'
import { keepErasedCalls, keepKnownCalls } from '../store/calls/calls.ts'
import { listRedactedCopies } from '../store/calls/redactions.ts'
import type { Database } from '../store/database.ts'
import type { NeededFiles, Recordings } from '../store/recordings/recordings.ts'

export interface Sweeper {
  stop(): Promise<void>
}

const statusesThatListen: CallStatus[] = [
  'AUDIO_CONVERSION_IN_PROGRESS',
  'AUDIO_CONVERTED',
  'AUDIO_TRANSCRIPTION_IN_PROGRESS',
]
const localEveryMs = 60_000
const wholeEveryMs = 86_400_000
/** After one that was not finished. */
const wholeAgainMs = 3_600_000
/** A full bucket takes longer to look through than anybody wants to wait for a start. */
const longestWaitMs = 10_000

/**
 * Clears away what nobody needs, now and from time to time: on this machine every minute, for another may have finished
 * what was decoded here; with `whole`, in the storage once a day.
 */
export async function startSweeper(
  { database, recordings }: { database: Database; recordings: Recordings },
  log: Logger,
  options: { whole: boolean },
): Promise<Sweeper> {
  const needed: NeededFiles = {
    recordings: (ids) => keepKnownCalls(database, ids),
    decoded: (ids) => keepKnownCalls(database, ids, statusesThatListen),
    erased: (ids) => keepErasedCalls(database, ids),
    redacted: (ids) => listRedactedCopies(database, ids),
  }
  const stopping = new AbortController()
  let sweeping: Promise<void> | undefined
  let wholeAt = 0
  const sweep = async () => {
    const whole = options.whole && Date.now() >= wholeAt
    if (whole) wholeAt = Date.now() + wholeAgainMs
    try {
      await (whole ? recordings.sweep(needed, stopping.signal) : recordings.sweepLocal(needed))
      if (whole) wholeAt = Date.now() + wholeEveryMs
    } catch (error) {
      if (!stopping.signal.aborted)
        log.warn({ code: (error as NodeJS.ErrnoException).code }, 'sweep not finished')
    }
  }
  const sweepOnce = () => {
    sweeping ??= sweep().finally(() => {
      sweeping = undefined
    })
    return sweeping
  }
  const timer = setInterval(() => void sweepOnce(), localEveryMs).unref()
  await Promise.race([sweepOnce(), new Promise((resolve) => setTimeout(resolve, longestWaitMs).unref())])
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await sweeping
    },
  }
}
