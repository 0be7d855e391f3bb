import type { Webhook, WebhookDelivery, WebhookDeliveryDetail } from '../client.ts'
import { paint, printable } from './terminal.ts'

export function describeWebhookLine({ id, url, events, enabled, failing_since }: Webhook): string {
  const facts = [
    events.length === 1 ? events[0]! : 'all events',
    ...(enabled ? [] : ['disabled']),
    ...(failing_since ? [`failing since ${failing_since}`] : []),
  ]
  return `${String(id).padStart(6)}  ${printable(url)}  (${facts.join(', ')})`
}

export function describeWebhook(webhook: Webhook): string {
  const rows: [string, string | null][] = [
    ['Webhook', String(webhook.id)],
    ['Address', webhook.url],
    ['Events', webhook.events.join(', ')],
    ['Models', webhook.model_ids.length > 0 ? webhook.model_ids.join(', ') : 'all'],
    ['About', webhook.description || null],
    [
      'Enabled',
      webhook.enabled ? 'yes' : `no${webhook.disabled_reason ? `: ${webhook.disabled_reason}` : ''}`,
    ],
    ['Failing', webhook.failing_since && `since ${webhook.failing_since}`],
    ['Made', webhook.created_at],
  ]
  return rows
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name.padEnd(8)} ${printable(value!)}`)
    .join('\n')
}

/** What must be kept now, for it is not shown again. */
export function describeSecret(webhookId: number, secret: string | null): string {
  if (secret === null) {
    return `The answer with its secret was lost. Create a new one: callmark webhooks rotate ${webhookId}`
  }
  return `Its secret, shown this once:\n  ${secret}`
}

export function describeDeliveryLine(delivery: WebhookDelivery): string {
  const { id, created_at, event, status, attempt_count, next_attempt_at, last_attempt } = delivery
  const next = status === 'PENDING' && next_attempt_at ? `, next ${next_attempt_at}` : ''
  const tries = attempt_count === 1 ? '1 attempt' : `${attempt_count} attempts`
  const why = last_attempt?.reason ? `  ${printable(last_attempt.reason)}` : ''
  return `${id}  ${created_at}  ${event.padEnd(23)}  ${paintStatus(status)}  (${tries}${next})${why}`
}

export function describeAttempts({ attempts }: WebhookDeliveryDetail): string {
  return attempts
    .map(({ at, status_code, duration_ms, reason }) => {
      const answer = status_code === null ? 'no answer' : String(status_code)
      return `  ${at}  ${answer}, ${duration_ms} ms${reason ? `: ${printable(reason)}` : ''}`
    })
    .join('\n')
}

function paintStatus(status: WebhookDelivery['status']): string {
  if (status === 'DELIVERED') return paint('green', status)
  return status === 'FAILED' ? paint('red', status) : status
}
