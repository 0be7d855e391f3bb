import { AppError } from '../../domain/errors.ts'
import { metricsContentType } from '../../observe/expose-metrics.ts'
import type { App, HttpContext } from '../context.ts'
import { refuseMetrics } from './metrics-access.ts'

/** For Prometheus; no operation of the API, so its document does not know it. */
export function addMetricsRoute(app: App, { metrics }: HttpContext): void {
  if (!metrics) return
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // By the connection itself: what a proxy says of the sender is not asked for.
    const refusal = refuseMetrics(metrics, request.raw)
    if (refusal) throw new AppError('token_invalid', refusal)
    return reply.type(metricsContentType).send(await metrics.expose())
  })
}
