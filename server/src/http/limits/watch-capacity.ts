import { statfs } from 'node:fs/promises'
import type { Database } from '../../store/database.ts'
import { getWaitingSeconds } from '../../store/queue/call-places.ts'
import { countWaitingCalls } from '../../store/queue/count-waiting-calls.ts'
import type { Limits } from './limits.ts'
import { ShortageError } from './shortage.ts'

const leastCountMs = 1_000
/** Counting a long queue takes its time: it is done so seldom that it costs two hundredths of it. */
const timesAsLong = 50

/** The last tenth of the queue is for clients that have less than an hour of sound in it: a bulk import does not shut them out. */
const openToAll = 0.9
const bulkSeconds = 3_600

export interface Capacity {
  /** Undefined: there is room; whoever wants it reserves it at once. */
  findShortage(workspaceId: string, bytes: number): Promise<Shortage | undefined>
  /** Has these bytes be thought of as used, until told that they are there or will not come. */
  reserve(bytes: number): () => void
}

interface Shortage {
  readonly retrySeconds: number
  readonly refusal: ShortageError
}

/** Knows whether the disk and the queue can take one more call. */
export function watchCapacity(database: Database, limits: Limits): Capacity {
  let reservedBytes = 0
  let counted: Promise<number> | undefined
  let countAgainAtMs = 0
  let admittedSince = 0

  const countWaiting = async (): Promise<number> => {
    if (!counted || performance.now() >= countAgainAtMs) {
      const startedMs = performance.now()
      // Until it is known how long counting takes, nobody counts a second time.
      countAgainAtMs = Number.POSITIVE_INFINITY
      admittedSince = 0
      counted = countWaitingCalls(database, limits.queueLimit).finally(() => {
        const tookMs = performance.now() - startedMs
        countAgainAtMs = performance.now() + Math.max(leastCountMs, timesAsLong * tookMs)
      })
      counted.catch(() => {
        counted = undefined
      })
    }
    return (await counted) + admittedSince
  }

  const isQueueFull = async (workspaceId: string): Promise<boolean> => {
    const waiting = await countWaiting()
    if (waiting < openToAll * limits.queueLimit) return false
    return waiting >= limits.queueLimit || (await getWaitingSeconds(database, workspaceId)) > bulkSeconds
  }

  return {
    async findShortage(workspaceId, bytes) {
      if (limits.queueLimit > 0 && (await isQueueFull(workspaceId))) {
        const words = 'So many calls are waiting that no more are taken just now. Send this again later.'
        return { retrySeconds: 30, refusal: new ShortageError('queue', words) }
      }
      // Last, so that nobody else gets in between what is found here and what is reserved for it.
      if (limits.minFreeBytes > 0) {
        const free = await freeBytes(limits.dataDir)
        if (free - reservedBytes - bytes < limits.minFreeBytes) {
          const words =
            'The disk of the service is nearly full. Tell its operator, and send this again later.'
          return { retrySeconds: 60, refusal: new ShortageError('disk', words) }
        }
      }
      return undefined
    },
    reserve(bytes) {
      reservedBytes += bytes
      admittedSince++
      return () => {
        reservedBytes -= bytes
      }
    },
  }
}

/** Where it cannot be told, writing will tell. */
async function freeBytes(path: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(path)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
