import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Does something else to a request than answering it. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export interface SpeechServer<Asked> {
  readonly url: string
  /** Everything that was asked of it and understood, in order. */
  readonly asked: Asked[]
  /** What the next requests meet instead of an answer. */
  readonly faults: Fault[]
  /** The most requests that were under way at one time. */
  readonly most: () => number
  close(): Promise<void>
}

/** A vendor on this machine: reads the whole request, then answers with what `answer` makes of it. */
export async function startSpeechServer<Asked>(
  understand: (request: IncomingMessage, body: Buffer) => Promise<Asked>,
  answer: (asked: Asked) => { status: number; body: unknown },
): Promise<SpeechServer<Asked>> {
  const asked: Asked[] = []
  const faults: Fault[] = []
  let busy = 0
  let most = 0
  const server = createServer(async (request, response) => {
    response.once('close', () => busy--)
    most = Math.max(most, ++busy)
    try {
      const fault = faults.shift()
      if (fault) return void (await fault(request, response))
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const understood = await understand(request, Buffer.concat(chunks))
      asked.push(understood)
      const { status, body } = answer(understood)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    } catch (error) {
      // The caller's fault, or a client that has gone: a test sees the first as an engine that was refused.
      if (!response.destroyed) response.writeHead(418).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    faults,
    most: () => most,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
