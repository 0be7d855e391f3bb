import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { readBody, startVendorServer } from './vendor-server.ts'

/** What goes wrong with a request; nothing: it passes. */
export type S3Fault =
  | 'refused'
  | 'silent'
  | 'slow down'
  | 'broken'
  | 'bucket gone'
  | 'key unknown'
  | 'read only'
  /** Half of what is sent is stored, and said to be all right. */
  | 'stores half'
  /** Half of what is asked for arrives, and then nothing more. */
  | 'sends half'
  /** The same, but the connection stays open. */
  | 'stalls'

export interface S3Proxy {
  readonly url: string
  /** Applies to every request from now on. */
  fault: S3Fault | undefined
  /** Answers of a service that knows more than the one behind, by a word in the address. */
  readonly answers: Map<string, string>
  /** `METHOD /path?query` of every request, and how it wants things encrypted. */
  readonly seen: string[]
  close(): Promise<void>
}

/** A network before an S3-compatible service on which anything can go wrong. */
export async function openS3Proxy(target: string): Promise<S3Proxy> {
  const answers = new Map<string, string>()
  const seen: string[] = []
  const state = { fault: undefined as S3Fault | undefined }
  const server = await startVendorServer(async (request, response) => {
    const wanted = Object.entries(request.headers).filter(([name]) => name.includes('encryption'))
    seen.push([request.method, request.url, ...wanted.map(([, value]) => value)].join(' '))
    switch (state.fault) {
      case 'refused':
        return void request.socket.destroy()
      case 'silent':
        return new Promise((resolve) => response.once('close', resolve))
      case 'slow down':
        return refuse(response, 503, 'SlowDown')
      case 'broken':
        return refuse(response, 500, 'InternalError')
      case 'bucket gone':
        return refuse(response, 404, 'NoSuchBucket')
      case 'key unknown':
        return refuse(response, 403, 'InvalidAccessKeyId')
    }
    if (state.fault === 'read only' && request.method === 'PUT') return refuse(response, 403, 'AccessDenied')
    const canned = [...answers].find(([word]) => request.url?.includes(word))
    if (canned) return void response.writeHead(200, { 'content-type': 'application/xml' }).end(canned[1])
    await pass(target, request, response, state.fault)
  })
  return Object.assign(state, { url: server.url, answers, seen, close: server.close })
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}

async function pass(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  fault: S3Fault | undefined,
): Promise<void> {
  const whole = await readBody(request)
  const body =
    fault === 'stores half' && request.method === 'PUT' ? whole.subarray(0, whole.length / 2) : whole
  const headers = { ...request.headers, 'content-length': String(body.length) }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asking = ask(target + request.url, { method: request.method, headers }, resolve)
    asking.once('error', reject).end(body)
  })
  response.writeHead(answer.statusCode ?? 500, answer.headers)
  if (request.method === 'HEAD') return void response.end()
  const content = await readBody(answer)
  const sendsHalf = fault === 'sends half' || fault === 'stalls'
  if (!sendsHalf || request.method !== 'GET') return void response.end(content)
  response.write(content.subarray(0, content.length / 2))
  if (fault === 'sends half') setTimeout(() => response.destroy(), 20)
}
