import { Webhook } from 'standardwebhooks'
import { readBody, startVendorServer } from '../support/vendor-server.ts'

export interface Receipt {
  readonly callId: string
  readonly type: string
}

export interface WebhookReceiver {
  readonly url: string
  /** Every event that was answered with 200, by its id; the same one may come several times. */
  readonly received: ReadonlyMap<string, readonly Receipt[]>
  /** Messages whose signature was wrong. */
  readonly forged: () => number
  trust(secret: string): void
  close(): Promise<void>
}

/** An integrator's server that is not at its best: what it gets for the first time, it may lose or not answer. */
export async function startWebhookReceiver(random: () => number): Promise<WebhookReceiver> {
  const received = new Map<string, Receipt[]>()
  const seen = new Set<string>()
  let webhook: Webhook | undefined
  let forged = 0
  const server = await startVendorServer(async (request, response) => {
    const body = (await readBody(request)).toString('utf8')
    const id = String(request.headers['webhook-id'])
    let event: { type: string; data: { id: string } }
    try {
      event = webhook!.verify(body, request.headers as Record<string, string>) as typeof event
    } catch {
      forged++
      return void response.writeHead(401).end()
    }
    const first = !seen.has(id)
    seen.add(id)
    const luck = first ? random() : 1
    if (luck < 0.1) return void response.writeHead(500).end()
    if (luck < 0.2) return void response.destroy()
    received.set(id, [...(received.get(id) ?? []), { callId: event.data.id, type: event.type }])
    // Taken, but the sender never hears of it.
    if (luck < 0.3) return void response.destroy()
    response.writeHead(200).end()
  })
  return {
    url: `${server.url}/hook`,
    received,
    forged: () => forged,
    trust: (secret) => {
      webhook = new Webhook(secret)
    },
    close: server.close,
  }
}
