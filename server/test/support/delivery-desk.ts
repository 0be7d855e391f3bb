import { createSecretBox } from '../../src/store/clients/secret-box.ts'
import { claimDeliveries } from '../../src/store/webhooks/claim-deliveries.ts'
import { readAllowList } from '../../src/webhooks/allow-list.ts'
import { type DeliveryDesk, deliver } from '../../src/webhooks/start-deliveries.ts'
import type { TestService } from './service.ts'

/** What sends webhooks beside the service, and may send them to this machine. */
export function openDeliveryDesk(
  { database }: TestService,
  changes: Partial<DeliveryDesk> = {},
): DeliveryDesk {
  return {
    database,
    secrets: createSecretBox(undefined),
    allowed: readAllowList('127.0.0.0/8'),
    keptDays: 30,
    log: { info() {}, error() {} },
    timeoutMs: 2_000,
    ...changes,
  }
}

/** Sends everything that is due, once. Resolves to how many that were. */
export async function deliverDue(desk: DeliveryDesk): Promise<number> {
  const due = await claimDeliveries(desk.database, {
    free: 100,
    perWebhook: 100,
    perClient: 100,
    busy: new Map(),
  })
  const { signal } = new AbortController()
  await Promise.all(due.map((delivery) => deliver(desk, delivery, signal)))
  return due.length
}

/** Lets the time pass until the next attempt of everything that waits. */
export async function passTheWait({ database }: TestService): Promise<void> {
  await database
    .updateTable('webhook_delivery')
    .set({ next_attempt_at: new Date(0) })
    .where('status', '=', 'PENDING')
    .execute()
}
