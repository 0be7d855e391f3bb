/** As long as it takes somebody to notice; the right key comes with a new process. */
const restMs = 60_000

export interface RestingWebhooks {
  add(webhookId: number): void
  list(): number[]
}

/**
 * Webhooks whose secrets this process cannot read, and so leaves to others for a while: taking their deliveries and
 * handing them back, as fast as the database goes, would help nobody. Says so once for all of them.
 */
export function restWebhooks(log: { error(fields: object, message: string): void }): RestingWebhooks {
  const until = new Map<number, number>()
  let quietUntil = 0
  return {
    add(webhookId) {
      const now = performance.now()
      until.set(webhookId, now + restMs)
      if (now < quietUntil) return
      quietUntil = now + restMs
      log.error(
        { webhookId },
        'webhooks not signed: SECRETS_KEY is not the one their secrets were sealed with',
      )
    },
    list() {
      const now = performance.now()
      for (const [webhookId, end] of until) if (end <= now) until.delete(webhookId)
      return [...until.keys()]
    },
  }
}
