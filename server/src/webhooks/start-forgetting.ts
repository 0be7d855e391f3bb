import { type Repeated, repeatStep } from '../process/repeat-step.ts'
import type { Database } from '../store/database.ts'
import { removeOldDeliveries } from '../store/webhooks/webhook-deliveries.ts'

const everyMs = 3_600_000

/** Takes what is older out of the log of deliveries, now and every hour, while others are sent. */
export function startForgetting(
  database: Database,
  keptDays: number,
  log: { error(fields: object, message: string): void },
): Repeated {
  return repeatStep(
    (signal) => removeOldDeliveries(database, keptDays, signal),
    everyMs,
    (fields) => log.error(fields, 'old webhook deliveries not removed'),
  )
}
