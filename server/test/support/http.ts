import assert from 'node:assert/strict'
import { checkAnswer } from './check-answer.ts'

/** A body whose shape the test itself asserts. */
// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers as a client without types would
export type Json = any

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Json
}

/** Sends a request; what comes back from an operation of the API must be what its document promises. */
export async function send(
  url: string,
  init: RequestInit & { token?: string; json?: unknown } = {},
): Promise<Answer> {
  const { token, json, ...rest } = init
  const headers = new Headers(rest.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (json !== undefined) headers.set('content-type', 'application/json')
  const response = await fetch(url, {
    ...rest,
    headers,
    ...(json === undefined ? {} : { method: rest.method ?? 'POST', body: JSON.stringify(json) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  const body = isJson && text !== '' ? JSON.parse(text) : text
  const answer = { status: response.status, headers: response.headers, body }
  const method = (rest.method ?? (json === undefined ? 'GET' : 'POST')).toUpperCase()
  if (new URL(url).pathname.startsWith('/v1/') && method !== 'HEAD') await checkAnswer(method, url, answer)
  return answer
}

/** The error object of the contract: code, message, and the path at fault where there is one. */
export function assertRefusal(answer: Answer, status: number, code: string, path?: string): void {
  assert.equal(answer.status, status, JSON.stringify(answer.body))
  assert.equal(answer.body.code, code)
  assert.equal(typeof answer.body.message, 'string')
  assert.notEqual(answer.body.message, '')
  assert.equal(answer.body.path, path)
}

/** The validation body of the contract. */
export function assertInvalid(answer: Answer, ...loc: string[]): void {
  assert.equal(answer.status, 422, JSON.stringify(answer.body))
  assert.deepEqual(answer.body.detail[0].loc, loc)
  assert.equal(typeof answer.body.detail[0].msg, 'string')
  assert.equal(typeof answer.body.detail[0].type, 'string')
}

export interface Form {
  readonly fields?: Record<string, string>
  readonly audio?: Uint8Array | null
  readonly fileName?: string
  /** The recording first, or last as browsers send it. */
  readonly audioFirst?: boolean
}

/** A submission that is right in everything the test does not change. */
export function callForm({ fields = {}, audio, fileName = 'call.wav', audioFirst = false }: Form): FormData {
  const form = new FormData()
  const addAudio = () => {
    if (audio) form.append('audio_file', new Blob([new Uint8Array(audio)]), fileName)
  }
  if (audioFirst) addAudio()
  const standard = { external_id: 'call-1', agent_id: 'agent-1', agent_name: 'Ana', model_name: 'Quality' }
  for (const [name, value] of Object.entries({ ...standard, ...fields }))
    if (value !== '\0left out') form.append(name, value)
  if (!audioFirst) addAudio()
  return form
}

/** Leaves a field out of `callForm`. */
export const leftOut = '\0left out'
