import type { Logger } from 'pino'
import { startPhoneIntake } from '../calls/phone/start-phone-intake.ts'
import { type AlertMail, startAlerts } from '../calls/start-alerts.ts'
import { startDigests } from '../calls/start-digests.ts'
import { startDrawing } from '../calls/start-drawing.ts'
import { startPassages } from '../calls/start-passages.ts'
import { startRetention } from '../calls/start-retention.ts'
import { startTopics } from '../calls/topics/start-topics.ts'
import type { Config } from '../config.ts'
import type { StageName } from '../domain/call.ts'
import { startWorker } from '../pipeline/worker.ts'
import { createSecretBox } from '../store/clients/secret-box.ts'
import { startDeliveries } from '../webhooks/start-deliveries.ts'
import type { OpenHouse } from './house/open-house.ts'
import type { OpenStore } from './house/open-store.ts'

export interface WorkSetup {
  readonly concurrency: Readonly<Record<StageName, number>>
  /** The address that alerts lead to. */
  readonly baseUrl: () => string
  readonly mail: AlertMail | undefined
}

/** Everything that goes on beside answering: the stages of calls, telling of their end, letting go of what is old, drawing what is reviewed, reading what was meant, putting calls into topics. */
export async function startWorking(
  config: Config,
  { database, stageDatabase }: OpenStore,
  house: OpenHouse,
  { concurrency, ...telling }: WorkSetup,
  log: Logger,
): Promise<{ stop(): Promise<unknown> }> {
  const worker = await startWorker(house, { concurrency, stageDatabase: stageDatabase ?? database, log })
  const secrets = createSecretBox(config.SECRETS_KEY)
  const deliveries = startDeliveries({
    database,
    secrets,
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
  const passages = house.meaning && startPassages(database, house.meaning, log)
  const topics = startTopics(database, house.meaning?.id, log)
  const alerts = startAlerts({ database, ...telling }, log)
  const digests = startDigests({ database, ...telling }, log)
  const maxUploadBytes = config.MAX_UPLOAD_MB * 1_048_576
  const intake = startPhoneIntake({ ...house, secrets, allowed: config.PHONE_ALLOW, maxUploadBytes }, log)
  const all = [
    worker,
    deliveries,
    retention,
    drawing,
    topics,
    alerts,
    digests,
    intake,
    ...(passages ? [passages] : []),
  ]
  return {
    stop: () => Promise.all(all.map((one) => one.stop())),
  }
}
