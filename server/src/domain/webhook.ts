/** What a webhook can be told. */
export const webhookEvents = [
  'call_analysis.completed',
  'call_analysis.failed',
  'review.submitted',
  'appeal.opened',
  'appeal.decided',
  'alert.raised',
] as const
/** What a webhook is told that does not say what it wants to hear. */
export const callEvents: readonly WebhookEvent[] = ['call_analysis.completed', 'call_analysis.failed']
export type WebhookEvent = (typeof webhookEvents)[number]

/** Everything that is known, for programs; or a text, as chat programs take it. */
export const webhookFormats = ['event', 'text'] as const
export type WebhookFormat = (typeof webhookFormats)[number]

export const deliveryStatuses = ['PENDING', 'DELIVERED', 'FAILED', 'CANCELLED'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** The `webhook-id` header: the same at every attempt of a delivery, so that a receiver can tell a repetition. */
export function messageIdOf(deliveryId: string): string {
  return `msg_${deliveryId.replaceAll('-', '')}`
}

/** How one attempt went. */
export interface AttemptOutcome {
  readonly at: Date
  readonly durationMs: number
  /** Undefined: there was no answer. */
  readonly statusCode: number | undefined
  /** Undefined: it was delivered. Words of ours, never the receiver's. */
  readonly reason: string | undefined
  /** How long the receiver wants to be left alone. */
  readonly retryAfterMs: number | undefined
}
