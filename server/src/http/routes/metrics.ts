import { AppError } from '../../domain/errors.ts'
import { metricsContentType } from '../../observe/expose-metrics.ts'
import type { App, HttpContext } from '../context.ts'
import { mayReadMetrics } from '../metrics-access.ts'

/** For Prometheus; no operation of the API, so its document does not know it. */
export function addMetricsRoute(app: App, { metrics }: HttpContext): void {
  if (!metrics) return
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(metrics, request.headers.authorization))
      throw new AppError('token_invalid', 'Send METRICS_TOKEN as bearer token.')
    return reply.type(metricsContentType).send(await metrics.expose())
  })
}
