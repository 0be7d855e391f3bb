import http from 'node:http'

/** Where a language model's server listens unless it is told otherwise. */
export interface ServerPlace {
  readonly name: string
  readonly port: number
  /** Lists its language models. */
  readonly path: string
}

export interface FoundServer {
  readonly name: string
  readonly url: string
  readonly models: readonly string[]
}

export const usualPlaces: readonly ServerPlace[] = [
  { name: 'Ollama', port: 11_434, path: '/api/tags' },
  { name: 'LM Studio', port: 1234, path: '/v1/models' },
  { name: 'llama.cpp', port: 8080, path: '/v1/models' },
  { name: 'vLLM', port: 8000, path: '/v1/models' },
]

const longestWaitMs = 500
const mostBytes = 1_048_576
/** The line that names a model is printed, and copied into a shell: nothing in a name may mean anything there. */
const plainName = /^[A-Za-z0-9][\w.:/@+-]{0,199}$/
const judgesNothing = /embed|rerank|minilm|whisper|(?:^|[/-])bge-/i

/** Asks every place at once which language models it has. Sends nothing else, and is silent about whoever is not there. */
export async function findServers(places: readonly ServerPlace[] = usualPlaces): Promise<FoundServer[]> {
  const found = await Promise.all(places.map(askPlace))
  return found.filter((server) => server.models.length > 0)
}

async function askPlace({ name, port, path }: ServerPlace): Promise<FoundServer> {
  const url = `http://127.0.0.1:${port}`
  const models = await readPage(url + path)
    .then(listModels)
    .catch(() => [])
  return { name, url, models }
}

function readPage(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(longestWaitMs)
    const request = http.get(url, { agent: false, signal }, async (response) => {
      try {
        if (response.statusCode !== 200) throw new Error('no list')
        resolve(await readBody(response))
      } catch (error) {
        reject(error)
      } finally {
        request.destroy()
      }
    })
    request.on('error', reject)
    request.once('upgrade', (_, socket) => {
      reject(new Error('another protocol'))
      socket.destroy()
    })
  })
}

async function readBody(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new Error('no list of models is this long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** As Ollama lists them (`models`, `name`) or as OpenAI does (`data`, `id`). */
function listModels(text: string): string[] {
  const page = JSON.parse(text)
  const items: unknown = page?.models ?? page?.data
  const names = Array.isArray(items) ? items.map((item) => item?.name ?? item?.id) : []
  return [...new Set(names)].filter(
    (name) => typeof name === 'string' && plainName.test(name) && !judgesNothing.test(name),
  )
}
