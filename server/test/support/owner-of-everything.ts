import assert from 'node:assert/strict'
import { scopes } from '../../src/domain/scopes.ts'
import { bankCall } from './bank-call.ts'
import { finishCalls } from './finish-calls.ts'
import { callForm, type Json, send } from './http.ts'
import type { TestService } from './service.ts'
import { writeToneWav } from './write-wav.ts'

/** Words that occur nowhere but in what the owner has; to find one elsewhere is to have found a leak. */
export const ownersWord = 'Zanzibar'

export interface Owner {
  readonly token: string
  readonly model: Json
  /** Finished, with a transcript, results and their place in the statistics. */
  readonly calls: readonly Json[]
  /** Id of a call that was erased. */
  readonly erased: string
  readonly recording: Buffer
  /** Ids that exist, for a parameter of a path. */
  idsFor(path: string, name: string): readonly string[]
  /** Values that mean something to the owner, for a parameter of a query or a part of a form. */
  valuesFor(name: string, path?: string): readonly string[]
}

export const ownersModel = {
  name: `${ownersWord} quality`,
  description: `Calls of ${ownersWord}`,
  prompt: `Judge ${ownersWord} kindly.`,
  xscore_template: true,
  categories: [
    { name: `Greeting ${ownersWord}`, description: 'How it begins', max_score: 10, order_number: 1 },
    { name: 'Closing', max_score: 20, order_number: 2 },
  ],
  template_variables: [
    { key: 'greets', type: 'BOOLEAN', required: true, category: `greeting-${ownersWord.toLowerCase()}` },
    { key: 'says_goodbye', type: 'BOOLEAN', required: false, category: 'closing' },
    // Nobody does: the call loses points there.
    {
      key: 'sings',
      type: 'BOOLEAN',
      required: false,
      category: `greeting-${ownersWord.toLowerCase()}`,
      description: 'The agent says "la la la"',
    },
    { key: 'topic', type: 'STRING', required: false, options: ['Balance', 'Other'] },
    { key: 'amount', type: 'DECIMAL', required: false },
  ],
  template_metadata: [
    { key: 'campaign', type: 'STRING', required: true, grouping: true },
    { key: 'tries', type: 'INTEGER', required: false },
  ],
}

const { categories: _, ...replacement } = ownersModel

/** A body that is right, for every operation that takes one. */
export const bodies: Readonly<Record<string, Json>> = {
  'POST /v1/models': ownersModel,
  'PUT /v1/models/{id}': { ...replacement, name: 'Replaced' },
  'POST /v1/models/{id}/duplicate': { name: 'A copy' },
  'POST /v1/models/{id}/preview': { transcript: 'Agent: Good morning.\nCustomer: Hello, I lost my card.' },
  'POST /v1/models/{model_id}/categories': { name: 'New', max_score: 5 },
  'PUT /v1/models/{model_id}/categories/{id}': {
    name: 'Changed',
    description: 'So',
    max_score: 5,
    order_number: 3,
  },
  'POST /v1/models/{model_id}/variables': {
    key: 'new_one',
    type: 'BOOLEAN',
    description: 'Is it new?',
    weight: 2,
  },
  'PUT /v1/models/{model_id}/variables/{id}': {
    key: 'changed',
    type: 'STRING',
    readable_name: 'Changed',
    options: ['Yes', 'No'],
  },
  'PUT /v1/webhooks/{id}': { url: 'https://changed.example/hook', events: ['call_analysis.failed'] },
  'POST /v1/webhooks': { url: 'https://calls.example/hook', description: 'Tell the CRM' },
  'POST /v1/webhooks/{id}/rotate-secret': { overlap_seconds: 60 },
  'POST /v1/webhooks/{id}/test': { event: 'call_analysis.failed' },
  'POST /v1/models/{model_id}/metadata': { key: 'new_one', type: 'STRING', readable_name: 'New one' },
  'POST /v1/call-analysis/{id}/rerun': { from: 'transcript' },
  'PUT /v1/models/{model_id}/metadata/{id}': { key: 'changed', type: 'DATE', required: true, grouping: true },
}

export const callFields = {
  external_id: `call-${ownersWord}`,
  agent_id: `agent-${ownersWord}`,
  agent_name: `Ana ${ownersWord}`,
  model_name: ownersModel.name,
  additional_parameters: JSON.stringify({ campaign: `spring ${ownersWord}`, tries: 2 }),
}

/** A client that has at least one of everything the API knows; the first call has been analysed twice. */
export async function createOwner(service: TestService, { calls: count = 1 } = {}): Promise<Owner> {
  const token = await service.token(scopes)
  const { model, ids } = await createOwnersModel(service, token, ownersModel.name)
  const { body: webhook } = await send(`${service.address}/v1/webhooks`, {
    token,
    json: { url: `https://${ownersWord}.example/hook`, description: `Of ${ownersWord}` },
  })
  const recording = writeToneWav(2, { channels: 2 })
  const submit = async (number: number): Promise<string> => {
    const fields = { ...callFields, external_id: number === 1 ? callFields.external_id : `call-${number}` }
    const { status, body } = await send(`${service.address}/v1/call-analysis`, {
      method: 'POST',
      token,
      headers: { 'idempotency-key': `key-${number}-of-${ownersWord}` },
      body: callForm({ audio: recording, fields }),
    })
    assert.equal(status, 201, JSON.stringify(body))
    return body.id
  }
  const submitted: string[] = []
  for (let number = 1; number <= count; number++) submitted.push(await submit(number))
  await finishCalls(service, bankCall.turns)
  const first = `${service.address}/v1/call-analysis/${submitted[0]}`
  assert.equal((await send(`${first}/rerun`, { token, json: { from: 'transcript' } })).status, 201)
  await finishCalls(service, bankCall.turns)
  const erased = await submit(count + 1)
  const { status } = await send(`${service.address}/v1/call-analysis/${erased}`, { method: 'DELETE', token })
  assert.equal(status, 204)
  const calls: Json[] = []
  for (const id of submitted) calls.push(await read(service, token, `/v1/call-analysis/${id}`))
  for (const call of calls) assert.equal(call.status, 'PROCESS_COMPLETED', call.error_message)
  const { items } = await read(service, token, `/v1/webhooks/${webhook.id}/deliveries`)
  const { body: linked } = await send(`${first}/audio-link`, { method: 'POST', token })
  const link = new URL(linked.url, service.address).searchParams.get('link')!
  const known: Ids = {
    ...ids,
    webhooks: [String(webhook.id)],
    deliveries: items.map((delivery: Json) => delivery.id),
    'call-analysis': [...submitted, erased],
    'extracted-key': ['greets', 'topic', 'amount'],
  }
  const values: Record<string, readonly string[]> = {
    external_id: calls.map(({ external_id }) => external_id),
    agent_id: [callFields.agent_id],
    agent_name: [callFields.agent_name],
    model_name: [model.name],
    model_id: [String(model.id)],
    additional_parameters: [callFields.additional_parameters],
    status: ['PROCESS_COMPLETED'],
    q: ['savings', callFields.external_id],
    grouping_field_value: [callFields.agent_id, `spring ${ownersWord}`, 'PROCESS_COMPLETED'],
    lost_points_in: [`greeting-${ownersWord.toLowerCase()}`],
    fields: ['status,score_percentage,duration', 'id'],
    include_hits: ['true'],
    link: [link],
    grouping_field_key: ['agent_id', 'campaign', 'greets', 'topic', 'status'],
    start_date: [dayFromNow(-7)],
    end_date: [dayFromNow(7)],
    time_zone: ['UTC'],
    result: ['1'],
    event: ['call_analysis.completed'],
    action: ['created'],
    subject_type: ['model'],
    subject_id: [String(model.id)],
    actor: [model.client_id],
  }
  return {
    token,
    model,
    calls,
    erased,
    recording,
    idsFor: (path, name) => known[ownerOf(path, name)] ?? [],
    valuesFor: (name, path) =>
      name === 'status' && path?.includes('/webhooks/') ? ['PENDING'] : (values[name] ?? []),
  }
}

export type Ids = Readonly<Record<string, readonly string[]>>

/** A model with categories, variables and metadata fields; their ids by the part of the path that comes before them. */
export async function createOwnersModel(
  service: TestService,
  token: string,
  name: string,
): Promise<{ model: Json; ids: Ids }> {
  const answer = await send(`${service.address}/v1/models`, { token, json: { ...ownersModel, name } })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  const { id } = answer.body
  const ids: Record<string, string[]> = { models: [String(id)], revisions: ['1'] }
  for (const part of ['categories', 'variables', 'metadata']) {
    const parts = await read(service, token, `/v1/models/${id}/${part}`)
    ids[part] = parts.map((one: Json) => String(one.id))
  }
  return { model: answer.body, ids }
}

/** The part of the path before the parameter, which says whose id it is. */
export function ownerOf(path: string, name: string): string {
  return path
    .slice(0, path.indexOf(`/{${name}}`))
    .split('/')
    .at(-1)!
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

async function read(service: TestService, token: string, path: string): Promise<Json> {
  const { status, body } = await send(`${service.address}${path}`, { token })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
