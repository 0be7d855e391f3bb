import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { callForm } from '../support/http.ts'
import type { SpokenCall } from './spoken-calls.ts'

/** What the sender of calls knows afterwards. */
export interface Sent {
  /** By external id, the id that a 201 has promised. */
  readonly accepted: Map<string, string>
  /** Every status that was answered, and how often; `none`: no answer at all. */
  readonly answers: Map<string, number>
}

export interface Sender {
  readonly address: string
  readonly modelName: string
  token(): Promise<string>
}

const patienceMs = 900_000

/** Sends a call again and again until it is taken, as a careful integrator does. */
export async function sendUntilAccepted(sender: Sender, call: SpokenCall, sent: Sent): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const answer = await sendOnce(sender, call.externalId, call.audio).catch(() => undefined)
    count(sent, String(answer?.status ?? 'none'))
    if (answer?.status === 201) {
      const { id } = answer.body as { id: string }
      const before = sent.accepted.get(call.externalId)
      if (before !== undefined && before !== id) throw new Error(`${call.externalId} was accepted twice`)
      sent.accepted.set(call.externalId, id)
      return
    }
    await pause(500)
  }
  throw new Error(`${call.externalId} was never accepted`)
}

/** Sends what is no recording: refused, sooner or later. */
export async function sendUntilRefused(sender: Sender, externalId: string, sent: Sent): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const answer = await sendOnce(sender, externalId, Buffer.from('RIFF but nothing else')).catch(
      () => undefined,
    )
    count(sent, String(answer?.status ?? 'none'))
    if (answer?.status === 400) return
    await pause(500)
  }
  throw new Error(`${externalId} was never refused`)
}

async function sendOnce(sender: Sender, externalId: string, audio: Uint8Array) {
  const body = callForm({ audio, fields: { external_id: externalId, model_name: sender.modelName } })
  const response = await fetch(`${sender.address}/v1/call-analysis`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await sender.token()}` },
    body,
    signal: AbortSignal.timeout(30_000),
  })
  return { status: response.status, body: await response.json() }
}

/** Hangs up in the middle of an upload. */
export async function sendHalf(sender: Sender, externalId: string, audio: Uint8Array): Promise<void> {
  const form = callForm({ audio, fields: { external_id: externalId, model_name: sender.modelName } })
  const whole = new Response(form)
  const body = Buffer.from(await whole.arrayBuffer())
  const { hostname, port } = new URL(sender.address)
  const token = await sender.token().catch(() => 'none')
  const head = [
    'POST /v1/call-analysis HTTP/1.1',
    `host: ${hostname}:${port}`,
    `authorization: Bearer ${token}`,
    `content-type: ${whole.headers.get('content-type')}`,
    `content-length: ${body.length}`,
    '',
    '',
  ].join('\r\n')
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.once('close', () => resolve())
    socket.on('error', () => {})
    socket.write(head)
    socket.write(body.subarray(0, body.length / 2), () => setTimeout(() => socket.destroy(), 50))
    setTimeout(() => socket.destroy(), 2_000).unref()
  })
}

function count({ answers }: Sent, status: string): void {
  answers.set(status, (answers.get(status) ?? 0) + 1)
}
