import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface VendorServer {
  readonly url: string
  /** The most requests that were under way at one time. */
  readonly most: () => number
  close(): Promise<void>
}

/** A vendor on this machine, whatever it speaks. */
export async function startVendorServer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<VendorServer> {
  let busy = 0
  let most = 0
  const server = createServer(async (request, response) => {
    response.once('close', () => busy--)
    most = Math.max(most, ++busy)
    try {
      await handle(request, response)
    } catch (error) {
      // The caller's fault, or a client that has gone: a test sees the first as an engine that was refused.
      if (!response.destroyed) response.writeHead(418).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    most: () => most,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
