import type { Figure } from './figures.ts'
import { webhookAttemptSeconds, webhookAttempts } from './metrics.ts'

/** One attempt to deliver an event, by the status that it left the delivery in. */
export function noteWebhookAttempt(status: string, seconds: number): void {
  const outcome = status === 'PENDING' ? 'retried' : status.toLowerCase().replaceAll(' ', '_')
  webhookAttempts.inc({ outcome })
  webhookAttemptSeconds.observe(seconds)
}

/** How far behind the sending of webhooks is, over all processes. */
export function describeWebhookFigures(figures: {
  readonly waiting: number
  readonly oldestDueSeconds: number
}): Figure[] {
  return [
    {
      name: 'callmark_webhook_waiting',
      help: 'Deliveries still to be sent, at once or after a wait; the same for every process.',
      samples: [{ value: figures.waiting }],
    },
    {
      name: 'callmark_webhook_oldest_due_seconds',
      help: 'How long the delivery that has been due longest is overdue; 0 when none is.',
      samples: [{ value: figures.oldestDueSeconds }],
    },
  ]
}
