import type { AttemptOutcome } from '../domain/webhook.ts'
import { noteWebhookAttempt } from '../observe/webhook-metrics.ts'
import { type SecretBox, SecretUnreadableError } from '../store/clients/secret-box.ts'
import type { Database } from '../store/database.ts'
import { type ClaimedDelivery, claimDeliveries } from '../store/webhooks/claim-deliveries.ts'
import { handBackDelivery, settleDelivery } from '../store/webhooks/settle-delivery.ts'
import { listLiveSecrets } from '../store/webhooks/webhook-secrets.ts'
import type { AllowList } from './allow-list.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import { planRetry } from './plan-retry.ts'
import type { Resolve } from './resolve-receiver.ts'
import { restWebhooks } from './rest-webhooks.ts'
import { startForgetting } from './start-forgetting.ts'

const pollMs = 500
/** When the database is out of reach. */
const restMs = 3_000
const atOnce = 256
/** A receiver that takes its time keeps no more of us busy than this, nor does a client with many of them. */
const limits = { perWebhook: 8, perClient: 32 }
const timeoutMs = 15_000
/** What is on its way when the service stops is given so long. */
const patienceMs = 5_000

export interface DeliveryDesk {
  readonly database: Database
  readonly secrets: SecretBox
  readonly allowed: AllowList
  /** How long deliveries stay in the log. */
  readonly keptDays: number
  readonly log: {
    info(fields: object, message: string): void
    error(fields: object, message: string): void
  }
  /** For tests: another name server, less patience. */
  readonly resolve?: Resolve
  readonly timeoutMs?: number
}

export interface Deliveries {
  /** Takes no more, and waits a little for what is on its way; what is not done by then is sent again by another. */
  stop(): Promise<void>
}

/** Sends what is due until stopped. Any number of processes may do so: no two take the same delivery. */
export function startDeliveries(desk: DeliveryDesk): Deliveries {
  const stopping = new AbortController()
  const cutting = new AbortController()
  const running = new Map<ClaimedDelivery, Promise<void>>()
  const resting = restWebhooks(desk.log)
  let woken = false
  let wake = () => {
    woken = true
  }

  const start = (delivery: ClaimedDelivery) => {
    const sending = deliver(desk, delivery, cutting.signal).then((readable) => {
      if (!readable) resting.add(delivery.webhookId)
      running.delete(delivery)
      wake()
    })
    running.set(delivery, sending)
  }
  const sendDue = async () => {
    const busy = new Map<number, number>()
    for (const { webhookId } of running.keys()) busy.set(webhookId, (busy.get(webhookId) ?? 0) + 1)
    const free = atOnce - running.size
    if (free === 0) return
    const room = { ...limits, free, busy, resting: resting.list() }
    for (const delivery of await claimDeliveries(desk.database, room)) start(delivery)
  }
  const loop = async () => {
    while (!stopping.signal.aborted) {
      woken = false
      let waitMs = pollMs
      await sendDue().catch((error) => {
        waitMs = restMs
        desk.log.error({ code: codeOf(error) }, 'webhooks not looked through')
      })
      if (stopping.signal.aborted || (woken && waitMs === pollMs)) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, waitMs)
        wake = () => {
          woken = true
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
  const looping = loop()
  const forgetting = startForgetting(desk.database, desk.keptDays, desk.log)
  return {
    async stop() {
      stopping.abort()
      wake()
      const forgotten = forgetting.stop()
      await looping
      const timer = setTimeout(() => cutting.abort(new Error('The service is stopping.')), patienceMs)
      await Promise.all([...running.values(), forgotten])
      clearTimeout(timer)
    },
  }
}

/**
 * Sends a delivery once and settles what follows. Never throws: what is not settled is sent again when its lease ends.
 * False: nothing was sent, for the secret cannot be read here; another process may.
 */
export async function deliver(
  desk: DeliveryDesk,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<boolean> {
  const fields = { webhookId: delivery.webhookId, deliveryId: delivery.id, attempt: delivery.tries }
  try {
    const outcome = await attempt(desk, delivery, signal)
    const settlement = planRetry(outcome, delivery)
    const settled = await settleDelivery(desk.database, delivery, outcome, settlement)
    const { statusCode, durationMs } = outcome
    const said = settled ? settlement.status : 'not ours'
    noteWebhookAttempt(said, durationMs / 1000)
    desk.log.info({ ...fields, outcome: said, statusCode, ms: durationMs }, 'webhook attempted')
    return true
  } catch (error) {
    const readable = !(error instanceof SecretUnreadableError)
    if (signal.aborted || !readable) await handBackDelivery(desk.database, delivery).catch(() => {})
    else desk.log.error({ ...fields, code: codeOf(error) }, 'webhook not settled')
    return readable
  }
}

async function attempt(
  desk: DeliveryDesk,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const secrets = await listLiveSecrets(desk.database, desk.secrets, delivery.webhookId)
  return attemptDelivery(delivery, secrets, { timeoutMs, ...desk }, signal)
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown })?.code ?? (error as Error)?.name ?? 'unknown')
}
