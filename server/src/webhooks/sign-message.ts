import { createHmac } from 'node:crypto'

export interface Message {
  readonly id: string
  readonly sentAt: Date
  readonly body: string
}

/** The headers of Standard Webhooks 1.0, with one signature for each secret. */
export function signMessage({ id, sentAt, body }: Message, secrets: readonly string[]) {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
