import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { Answer } from './http.ts'

export interface BareRequest {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** Sends what no well-behaved client would let through: any path, any header. */
export function sendBytes(address: string, bare: BareRequest, timeoutMs = 120_000): Promise<Answer> {
  const { hostname, port } = new URL(address)
  const { method, target, body } = bare
  const length = body || method !== 'GET' ? { 'content-length': body?.length ?? 0 } : {}
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path: target, headers: { ...bare.headers, ...length }, agent },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
        response.on('end', () => resolve(answerOf(response.statusCode!, response.headers, chunks)))
      },
    )
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`no answer within ${timeoutMs} ms`)))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Sends a body under a false length on a connection of its own, and closes it; undefined when there is no answer to that. */
export function sendFalseLength(
  address: string,
  bare: BareRequest,
  lengthOff: number,
): Promise<Answer | undefined> {
  const { hostname, port } = new URL(address)
  const body = bare.body ?? Buffer.alloc(0)
  const fields = { host: 'x', ...bare.headers, 'content-length': Math.max(0, body.length + lengthOff) }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(`${bare.method} ${bare.target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1')
      socket.write(body)
      setTimeout(() => socket.end(), 50)
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => {})
    socket.setTimeout(5000, () => socket.destroy())
    socket.on('close', () => resolve(parseAnswer(bare.method, Buffer.concat(chunks))))
  })
}

function parseAnswer(method: string, bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [statusLine, ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  // "Go on", said before the answer itself.
  if (statusLine?.startsWith('HTTP/1.1 100')) return parseAnswer(method, bytes.subarray(end + 4))
  const headers = Object.fromEntries(lines.map((line) => line.split(/: */, 2))) as Record<string, string>
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const length = method === 'HEAD' ? 0 : Number(lower['content-length'] ?? 0)
  return answerOf(Number(statusLine!.split(' ')[1]), lower, [bytes.subarray(end + 4, end + 4 + length)])
}

function answerOf(
  status: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  chunks: readonly Buffer[],
): Answer {
  const kept = Object.entries(headers).map(([name, value]) => [name, String(value)])
  const text = Buffer.concat(chunks).toString('utf8')
  const isJson = String(headers['content-type']).includes('json') && text !== ''
  return { status, headers: new Headers(kept as [string, string][]), body: isJson ? JSON.parse(text) : text }
}
