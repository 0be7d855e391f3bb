import type { IncomingMessage, ServerResponse } from 'node:http'
import { availableParallelism } from 'node:os'
import type { FetchedLlama, Llama } from './llama-engine.ts'
import { readBody, startVendorServer, type VendorServer } from './vendor-server.ts'

export interface LlamaServer extends VendorServer {
  /** Tokens of every request that was read, and what became of it. */
  readonly done: { readonly tokens: number; readonly outcome: string }[]
  /** When the engine has nothing left to do. */
  idle(): Promise<void>
}

interface ChatRequest {
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly temperature?: number
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: object } }
}

const contextTokens = 2048
/** Enough for the answers that are asked for; a model that does not come to an end is stopped here. */
const mostAnswerTokens = 250
/** So few that a request nobody waits for any more is noticed soon: the engine looks up only between them. */
const tokensAtOnce = 32
/** One is left to whoever asks. */
const threads = Math.max(1, availableParallelism() - 1)
const modelName = 'tinyllama'

/** llama.cpp behind the two paths that a judge and the search for servers use. One request after the other. */
export async function startLlamaServer({
  library,
  modelPath,
}: Extract<FetchedLlama, { missing: false }>): Promise<LlamaServer> {
  const llama = await library.getLlama({
    gpu: false,
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: 'error',
  })
  const model = await llama.loadModel({ modelPath })
  const context = await model.createContext({ contextSize: contextTokens, batchSize: tokensAtOnce, threads })
  const sequence = context.getSequence()
  const chat = new library.LlamaChat({ contextSequence: sequence })
  const done: { tokens: number; outcome: string }[] = []
  let last: Promise<unknown> = Promise.resolve()

  async function generate(asked: ChatRequest, signal: AbortSignal) {
    const history = historyOf(asked)
    const { contextText } = chat.chatWrapper.generateContextState({ chatHistory: history })
    const prompt = contextText.tokenize(model.tokenizer)
    await sequence.clearHistory()
    for (let at = 0; at < prompt.length - 1; at += tokensAtOnce) {
      signal.throwIfAborted()
      await sequence.evaluateWithoutGeneratingNewTokens(
        prompt.slice(at, Math.min(at + tokensAtOnce, prompt.length - 1)),
      )
    }
    return chat.generateResponse(history, {
      grammar: await grammarOf(llama, asked),
      maxTokens: mostAnswerTokens,
      temperature: asked.temperature ?? 0.8,
      signal,
    })
  }

  async function complete(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked: ChatRequest = JSON.parse((await readBody(request)).toString('utf8'))
    const tokens = asked.messages.reduce((sum, { content }) => sum + model.tokenize(content).length, 0)
    if (tokens + mostAnswerTokens > contextTokens) {
      done.push({ tokens, outcome: 'too long' })
      const error = {
        code: 400,
        type: 'exceed_context_size_error',
        message: 'the request exceeds the available context size',
      }
      send(response, { error }, 400)
      return
    }
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const answering = last.then(() => generate(asked, gone.signal))
    last = answering.catch(() => {})
    try {
      const { response: text, metadata } = await answering
      done.push({ tokens, outcome: metadata.stopReason })
      send(response, completionOf(text, metadata.stopReason, tokens, model.tokenize(text).length))
    } catch (error) {
      done.push({ tokens, outcome: gone.signal.aborted ? 'nobody waits' : String(error) })
      if (!gone.signal.aborted) throw error
    }
  }

  const server = await startVendorServer(async (request, response) => {
    if (request.url === '/v1/models') send(response, { object: 'list', data: [{ id: modelName }] })
    else if (request.url === '/v1/chat/completions') await complete(request, response)
    else send(response, { error: { message: 'no such path' } }, 404)
  })
  return {
    ...server,
    done,
    idle: async () => void (await last),
    async close() {
      await server.close()
      await last
      await llama.dispose()
    },
  }
}

function send(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function completionOf(text: string, stopReason: string, read: number, written: number): object {
  const finish = stopReason === 'maxTokens' ? 'length' : 'stop'
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: modelName,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage: { prompt_tokens: read, completion_tokens: written, total_tokens: read + written },
  }
}

function historyOf({ messages }: ChatRequest): object[] {
  const items = messages.map(({ role, content }) => ({
    type: role === 'system' ? 'system' : 'user',
    text: content,
  }))
  return [...items, { type: 'model', response: [] }]
}

async function grammarOf(llama: Llama, { response_format: format }: ChatRequest) {
  if (format?.type === 'json_schema')
    return llama.createGrammarForJsonSchema(shortened(format.json_schema!.schema) as object)
  return format?.type === 'json_object' ? llama.getGrammarFor('json') : undefined
}

/** The schema in this engine's dialect. So small a model never ends a text by itself: texts and lists are kept short. */
function shortened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shortened)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema)
    .filter(([name]) => name !== '$schema')
    .map(([name, value]) => [name === 'anyOf' ? 'oneOf' : name, shortened(value)])
  const { type, ...rest } = Object.fromEntries(entries)
  if (type === 'string' && !rest.enum) return { type, maxLength: 40 }
  return { ...(type !== undefined && { type }), ...rest, ...(type === 'array' && { maxItems: 1 }) }
}
