import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { readBody, startVendorServer } from './vendor-server.ts'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly path: string
}

type Answer = number | ((response: ServerResponse) => void | Promise<void>)

export interface WebhookReceiver {
  readonly url: string
  /** Everything that has come, in order. */
  readonly received: Received[]
  /** What the next requests are answered; then 204 again. */
  readonly answers: Answer[]
  /** The most requests that were under way at one time. */
  readonly most: () => number
  close(): Promise<void>
}

/** Somebody's server that takes webhooks. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  const answers: Answer[] = []
  const server = await startVendorServer(async (request, response) => {
    const body = (await readBody(request)).toString()
    received.push({ headers: request.headers, body, path: request.url ?? '' })
    const answer = answers.shift() ?? 204
    if (typeof answer === 'number') response.writeHead(answer).end()
    else await answer(response)
  })
  return { url: `${server.url}/hook`, received, answers, most: server.most, close: server.close }
}
