import { createHash } from 'node:crypto'
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerHonestly } from '../support/honest-model.ts'
import { chatCompletions, startModelServer } from '../support/model-server.ts'
import { startOpenAiServer } from '../support/openai-server.ts'
import { readBody, startVendorServer } from '../support/vendor-server.ts'

type Fault = (response: ServerResponse, whole: Answer) => void

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

const faults: Readonly<Record<string, Fault>> = {
  'too many requests': (response) => response.writeHead(429, { 'retry-after': '1' }).end('{}'),
  'an error of its own': (response) => response.writeHead(500).end('{"error":{"message":"oops"}}'),
  'a proxy’s page': (response) => response.writeHead(502).end('<html>Bad gateway</html>'),
  garbage: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"te'),
  'half a reply': (response, { headers, body }) => {
    response.writeHead(200, { 'content-type': headers['content-type'], 'content-length': body.length })
    response.write(body.subarray(0, body.length / 2))
    setTimeout(() => response.destroy(), 20)
  },
  'a line that goes dead': (response) => setTimeout(() => response.destroy(), 2_000),
  'a refusal to talk': (response) => response.destroy(),
}

export interface ShakyVendors {
  readonly environment: Record<string, string>
  readonly faults: ReadonlyMap<string, number>
  /** From now on, many a request fails the first time it is made. */
  shake(): void
  close(): Promise<void>
}

/** A speech and a judging service, each behind a line on which anything goes wrong; but nothing goes wrong twice. */
export async function startShakyVendors(random: () => number): Promise<ShakyVendors> {
  const speech = await startOpenAiServer()
  const model = await startModelServer(chatCompletions, answerHonestly)
  const counted = new Map<string, number>()
  const failed = new Set<string>()
  let shaking = false
  const before = (target: string) =>
    startVendorServer(async (request, response) => {
      const body = await readBody(request)
      const answer = await pass(target, request, body)
      // What is made up anew for every request is left out, or nothing would ever be the same request again.
      const lasting = body.toString('latin1').replace(/[0-9a-f]{32}/g, '')
      const fingerprint = createHash('sha256').update(lasting).digest('hex')
      // A boundary in the form makes every upload of the same sound another one, so what it says stands for it.
      const about = request.url?.includes('audio') ? answer.body.toString('utf8') : fingerprint
      if (!shaking || failed.has(about) || random() < 0.5)
        return void response.writeHead(answer.status, answer.headers).end(answer.body)
      failed.add(about)
      const names = Object.keys(faults)
      const name = names[Math.floor(random() * names.length)]!
      counted.set(name, (counted.get(name) ?? 0) + 1)
      faults[name]!(response, answer)
    })
  const [speechLine, modelLine] = await Promise.all([before(speech.url), before(model.url)])
  return {
    environment: {
      SPEECH_ENGINE: 'openai',
      SPEECH_URL: speechLine.url,
      JUDGE_ENGINE: 'openai-compatible',
      JUDGE_URL: modelLine.url,
      JUDGE_MODEL: 'honest',
      JUDGE_TIMEOUT_SECONDS: '10',
    },
    faults: counted,
    shake: () => {
      shaking = true
    },
    close: async () => {
      await Promise.all([speechLine, modelLine, speech, model].map((server) => server.close()))
    },
  }
}

function pass(target: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { 'transfer-encoding': _, ...rest } = headers
    const asking = ask(
      target + url,
      { method, headers: { ...rest, 'content-length': body.length } },
      async (answer) =>
        resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: await readBody(answer) }),
    )
    asking.once('error', reject).end(body)
  })
}
