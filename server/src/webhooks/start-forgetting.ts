import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../store/database.ts'
import { removeOldDeliveries } from '../store/webhook-deliveries.ts'

const everyMs = 3_600_000

export interface Forgetting {
  /** Ends the step that is running and takes no other. */
  stop(): Promise<void>
}

/** Takes what is older out of the log of deliveries, now and every hour, while others are sent. */
export function startForgetting(
  database: Database,
  keptDays: number,
  log: { error(fields: object, message: string): void },
): Forgetting {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async () => {
    while (!signal.aborted) {
      await removeOldDeliveries(database, keptDays, signal).catch((error) => {
        log.error({ code: error.code ?? error.name }, 'old webhook deliveries not removed')
      })
      await wait(everyMs, undefined, { signal }).catch(() => {})
    }
  }
  const looping = loop()
  return {
    async stop() {
      stopping.abort()
      await looping
    },
  }
}
