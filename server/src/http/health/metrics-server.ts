import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { metricsContentType } from '../../observe/expose-metrics.ts'
import { type MetricsAccess, refuseMetrics } from './metrics-access.ts'

export interface MetricsServer {
  readonly port: number
  close(): Promise<void>
}

/** A door for those who watch: /metrics and /healthz, nothing else. A worker has no other. */
export async function startMetricsServer(
  access: MetricsAccess,
  options: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    answer(access, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  access: MetricsAccess,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url?.split('?')[0]
  const send = (status: number, type: string, body: string, headers: Record<string, string> = {}) =>
    response
      .writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff', ...headers })
      .end(request.method === 'HEAD' ? undefined : body)
  const say = (status: number, words: string, headers?: Record<string, string>) =>
    send(status, 'text/plain; charset=utf-8', `${words}\n`, headers)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    say(405, 'Only reading is possible here.', { allow: 'GET, HEAD', connection: 'close' })
  else if (path === '/healthz') send(200, 'application/json; charset=utf-8', '{"status":"ok"}')
  else if (path !== '/metrics') say(404, 'There is /metrics here and /healthz, nothing else.')
  else {
    const refusal = refuseMetrics(access, request)
    if (refusal) say(401, refusal, { 'www-authenticate': 'Bearer' })
    else send(200, metricsContentType, await access.expose())
  }
}
