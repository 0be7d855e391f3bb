import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { createClient } from '../client.ts'
import { createToolServer } from './tool-server.ts'

export interface McpAddress {
  readonly host: string
  readonly port: number
}

export interface McpService {
  readonly url: string
  close(): Promise<void>
}

const path = '/mcp'
const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Over HTTP everybody brings a token of their own, which is passed on to the service: it decides what each may read. */
export async function serveMcpOverHttp(baseUrl: string, { host, port }: McpAddress): Promise<McpService> {
  const handler = createMcpHandler(({ requestInfo }) =>
    createToolServer(
      createClient({ baseUrl, token: tokenOf(requestInfo?.headers.get('authorization')) ?? '' }),
    ),
  )
  const server = createServer(async (request, response) => {
    const refused = findRefusal(request, host)
    if (refused) return refuse(response, ...refused)
    try {
      await passOn(await handler.fetch(asFetchRequest(request)), response)
    } catch {
      if (response.headersSent) response.destroy()
      else refuse(response, 500, 'The request could not be answered.')
    }
  })
  await listen(server, host, port)
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}${path}`,
    async close() {
      await handler.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A page of some other site, open in a browser on this machine, may not ask through it. */
function findRefusal({ url, headers }: IncomingMessage, host: string): [number, string] | undefined {
  if (url?.split('?')[0] !== path) return [404, `There is nothing here. The address ends in ${path}.`]
  const called = headers.host?.replace(/:\d+$/, '').toLowerCase() ?? ''
  const local = thisMachine.has(host) || host === '::1'
  if (headers.origin !== undefined || (local && !thisMachine.has(called)))
    return [403, 'Pages of a browser may not ask here.']
  if (tokenOf(headers.authorization) === undefined)
    return [401, 'Send a token of the service as "Authorization: Bearer …". POST /v1/auth gives one.']
  return undefined
}

function tokenOf(header: string | null | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(header ?? '')?.[1]
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    })
    .end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32_000, message } }))
}

function asFetchRequest(request: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  const { method = 'GET' } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(request.url!, 'http://localhost'), {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(request), duplex: 'half' } : {}),
  } as RequestInit)
}

async function passOn(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (answer.body) await pipeline(Readable.fromWeb(answer.body as ReadableStream), response)
  else response.end()
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
}
