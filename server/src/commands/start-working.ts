import type { Logger } from 'pino'
import { startDrawing } from '../calls/start-drawing.ts'
import { startRetention } from '../calls/start-retention.ts'
import type { Config } from '../config.ts'
import type { StageName } from '../domain/call.ts'
import { startWorker } from '../pipeline/worker.ts'
import { createSecretBox } from '../store/clients/secret-box.ts'
import { startDeliveries } from '../webhooks/start-deliveries.ts'
import type { OpenHouse } from './house/open-house.ts'
import type { OpenStore } from './house/open-store.ts'

/** Everything that goes on beside answering: the stages of calls, telling of their end, letting go of what is old, drawing what is reviewed. */
export async function startWorking(
  config: Config,
  { database, stageDatabase }: OpenStore,
  house: OpenHouse,
  concurrency: Readonly<Record<StageName, number>>,
  log: Logger,
): Promise<{ stop(): Promise<unknown> }> {
  const worker = await startWorker(house, { concurrency, stageDatabase: stageDatabase ?? database, log })
  const deliveries = startDeliveries({
    database,
    secrets: createSecretBox(config.SECRETS_KEY),
    allowed: config.WEBHOOK_ALLOW,
    keptDays: config.WEBHOOK_LOG_DAYS,
    log,
  })
  // For calls whose model and client say nothing.
  const days = {
    audio: config.RETAIN_AUDIO_DAYS,
    transcript: config.RETAIN_TRANSCRIPT_DAYS,
    audit: config.RETAIN_AUDIT_DAYS,
  }
  const retention = startRetention(house, days, log)
  const drawing = startDrawing(database, log)
  return {
    stop: () => Promise.all([worker.stop(), deliveries.stop(), retention.stop(), drawing.stop()]),
  }
}
