import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody, startVendorServer, type VendorServer } from './vendor-server.ts'

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

export interface ModelServer extends VendorServer {
  readonly asked: AskedOfModel[]
  /** What the next requests meet instead of an answer. */
  readonly faults: ModelFault[]
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
  const server = await startVendorServer(async (request, response) => {
    const sent = await readBody(request)
    const path = request.url ?? ''
    if (request.method !== 'POST' || !protocol.path.test(path)) {
      response.writeHead(404).end('{"error":{"message":"no such path"}}')
      return
    }
    const body = JSON.parse(sent.toString('utf8'))
    const question = { path, headers: request.headers, body, ...protocol.read(body, path) }
    asked.push(question)
    const fault = faults.shift()
    if (fault) return void (await fault(response, question))
    const reply = protocol.write(await answer(question), question)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  })
  return { ...server, asked, faults }
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
