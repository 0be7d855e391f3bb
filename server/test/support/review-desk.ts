import assert from 'node:assert/strict'
import { bankCall } from './bank-call.ts'
import { finishCalls } from './finish-calls.ts'
import { callForm, type Json, send } from './http.ts'
import type { Signed } from './people.ts'
import { startTestService, type TestService } from './service.ts'
import { writeToneWav } from './write-wav.ts'

/** A service with finished calls to review. */
export interface ReviewDesk {
  readonly service: TestService
  readonly token: string
  readonly modelId: number
  /** Submits and finishes a call for each of these agents. */
  makeCalls(...agents: string[]): Promise<string[]>
}

const model = {
  name: 'Care',
  xscore_template: true,
  summarize_call: true,
  categories: [{ name: 'Opening', max_score: 40, order_number: 1 }],
  template_variables: [
    {
      key: 'hello',
      type: 'BOOLEAN',
      required: true,
      category: 'opening',
      description: 'The agent says "hello"',
    },
    {
      key: 'sings',
      type: 'BOOLEAN',
      required: true,
      category: 'opening',
      description: 'The agent says "la la la"',
    },
  ],
}

export async function openReviewDesk(): Promise<ReviewDesk> {
  const service = await startTestService({ env: { RATE_LIMIT_PER_MINUTE: '0' } })
  const token = await service.token()
  const { body } = await send(`${service.address}/v1/models`, { token, json: model })
  let made = 0
  return {
    service,
    token,
    modelId: body.id,
    async makeCalls(...agents) {
      const ids: string[] = []
      for (const agent of agents) {
        made++
        const { body: call } = await send(`${service.address}/v1/call-analysis`, {
          method: 'POST',
          token,
          body: callForm({
            audio: writeToneWav(1 + made / 100),
            fields: {
              external_id: `call-${made}`,
              agent_id: agent,
              agent_name: `Agent ${agent}`,
              model_name: 'Care',
            },
          }),
        })
        assert.ok(call.id, JSON.stringify(call))
        ids.push(call.id)
      }
      await finishCalls(service, bankCall.turns)
      return ids
    },
  }
}

/** Asks as somebody who is signed in. */
export async function ask(
  who: Signed,
  path: string,
  json?: unknown,
  method = json === undefined ? 'GET' : 'POST',
): Promise<{ readonly status: number; readonly body: Json }> {
  const response = await who.fetch(path, { method, ...(json === undefined ? {} : { json }) })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

export const post = (who: Signed, path: string) => ask(who, path, undefined, 'POST')
export const takeNext = (who: Signed) => post(who, '/v1/review-queue/next')
