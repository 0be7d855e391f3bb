import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody, startVendorServer, type VendorServer } from './vendor-server.ts'

/** Does something else to a request than answering it. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export interface SpeechServer<Asked> extends VendorServer {
  /** Everything that was asked of it and understood, in order. */
  readonly asked: Asked[]
  /** What the next requests meet instead of an answer. */
  readonly faults: Fault[]
}

/** A vendor on this machine: reads the whole request, then answers with what `answer` makes of it. */
export async function startSpeechServer<Asked>(
  understand: (request: IncomingMessage, body: Buffer) => Promise<Asked>,
  answer: (asked: Asked) => { status: number; body: unknown },
): Promise<SpeechServer<Asked>> {
  const asked: Asked[] = []
  const faults: Fault[] = []
  const server = await startVendorServer(async (request, response) => {
    const fault = faults.shift()
    if (fault) return fault(request, response)
    const understood = await understand(request, await readBody(request))
    asked.push(understood)
    const { status, body } = answer(understood)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return { ...server, asked, faults }
}
