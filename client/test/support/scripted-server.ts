import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@callmark/client'

export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  body: string
}

type Turn = (request: IncomingMessage, response: ServerResponse) => void

/** A service that does as it is told, one turn per request after signing in: for what a real one does only on a bad day. */
export async function startScriptedServer(turns: Turn[], options: { tokenSeconds?: number } = {}) {
  const seen: Seen[] = []
  const signIns: Seen[] = []
  const server = createServer((request, response) => {
    const entry = { method: request.method!, url: request.url!, headers: request.headers, body: '' }
    if (request.url === '/v1/auth') {
      signIns.push(entry)
      const expires_at = Math.floor(Date.now() / 1000) + (options.tokenSeconds ?? 3600)
      return answer(200, { access_token: `token-${signIns.length}`, expires_at })(request, response)
    }
    seen.push(entry)
    request.setEncoding('latin1').on('data', (text) => {
      entry.body += text
    })
    const turn = turns.shift() ?? answer(500, { code: 'test', message: 'No turn is left.' })
    turn(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    baseUrl,
    seen,
    signIns,
    client: createClient({ baseUrl, clientId: 'cm_test', clientSecret: 'cms_hush' }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Turn {
  return (request, response) => {
    const send = () =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    if (request.complete) send()
    else request.resume().once('end', send)
  }
}

/** The line goes dead before an answer. */
export const cut: Turn = (request) => {
  request.socket.destroy()
}

/** The line goes dead in the middle of the answer. */
export const cutShort: Turn = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('[{"id":', () => response.destroy())
}
