import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a judge asked, whichever vendor's protocol it spoke. */
export interface AskedOfModel {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Readonly<Record<string, unknown>>
  readonly system: string
  readonly user: string
  readonly model: string
}

/** Does something else to a request than answering it. */
export type ModelFault = (response: ServerResponse, asked: AskedOfModel) => unknown

export interface ModelServer {
  readonly url: string
  readonly asked: AskedOfModel[]
  /** What the next requests meet instead of an answer. */
  readonly faults: ModelFault[]
  /** The most requests that were under way at one time. */
  readonly most: () => number
  close(): Promise<void>
}

/** How one vendor wraps what is asked and what is answered. */
export interface Protocol {
  readonly path: RegExp
  read(body: Readonly<Record<string, unknown>>, path: string): { system: string; user: string; model: string }
  write(text: string, asked: AskedOfModel): unknown
}

/** A language model's service on this machine, in the protocol of a vendor; `answer` is all its intelligence. */
export async function startModelServer(
  protocol: Protocol,
  answer: (asked: AskedOfModel) => string | Promise<string>,
): Promise<ModelServer> {
  const asked: AskedOfModel[] = []
  const faults: ModelFault[] = []
  let busy = 0
  let most = 0
  const server = createServer(async (request, response) => {
    response.once('close', () => busy--)
    most = Math.max(most, ++busy)
    try {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const path = request.url ?? ''
      if (request.method !== 'POST' || !protocol.path.test(path)) {
        response.writeHead(404).end('{"error":{"message":"no such path"}}')
        return
      }
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
      const question = { path, headers: request.headers, body, ...protocol.read(body, path) }
      asked.push(question)
      const fault = faults.shift()
      if (fault) return void (await fault(response, question))
      const reply = protocol.write(await answer(question), question)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    } catch (error) {
      // A client that has gone, or a test's own mistake, which then shows as a refusal.
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

interface Message {
  readonly role: string
  readonly content: string | readonly { readonly text?: string }[]
}

function textOf(content: Message['content']): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('')
}

/** OpenAI's chat completions, which Ollama, vLLM, llama.cpp and LM Studio speak as well. */
export const chatCompletions: Protocol = {
  path: /^\/v1\/chat\/completions(?:\?.*)?$/,
  read(body) {
    const messages = body.messages as readonly Message[]
    const of = (...roles: string[]) =>
      messages
        .filter(({ role }) => roles.includes(role))
        .map(({ content }) => textOf(content))
        .join('\n')
    return { system: of('system', 'developer'), user: of('user'), model: String(body.model) }
  },
  write: (text, { model, system, user }) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: {
      prompt_tokens: Math.max(1000, Math.ceil((system.length + user.length) / 5)),
      completion_tokens: 100,
    },
  }),
}
