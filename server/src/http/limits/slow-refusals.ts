import type { App } from '../context.ts'

/** So many refusals a client meets at once; the count falls by one a second. */
const atOnce = 10
const heldMs = 1_000

/**
 * Who is told to wait and comes again at once is told a second later. Its body is not read meanwhile, so that a client
 * which ignores every answer costs the service little more than one that obeys.
 */
export function slowRefusals(app: App, nowMs: () => number = () => performance.now()): void {
  const refused = new Map<string, { count: number; atMs: number }>()

  function countFor(actor: string): number {
    const known = refused.get(actor)
    const atMs = nowMs()
    const count = known ? Math.max(0, known.count - (atMs - known.atMs) / 1_000) + 1 : 1
    // More would only make it wait for longer once it has come to its senses.
    refused.set(actor, { count: Math.min(count, 2 * atOnce), atMs })
    return count
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    const { sentBy } = request
    if (reply.statusCode !== 429 || sentBy === undefined || countFor(sentBy) <= atOnce)
      return done(null, payload)
    setTimeout(done, heldMs, null, payload)
  })
}
