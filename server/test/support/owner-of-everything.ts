import assert from 'node:assert/strict'
import { scopes } from '../../src/domain/scopes.ts'
import { notePhoneRecording } from '../../src/store/phone/phone-recordings.ts'
import { bankCall } from './bank-call.ts'
import { finishCalls } from './finish-calls.ts'
import { callForm, type Json, send } from './http.ts'
import { makeTopic } from './make-topic.ts'
import { raiseAlert } from './raise-alert.ts'
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
    {
      key: 'says_goodbye',
      type: 'BOOLEAN',
      required: false,
      category: 'closing',
      description: 'The agent says "have a great day"',
    },
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

const someId = '018f0000-0000-7000-8000-000000000001'
const otherId = '018f0000-0000-7000-8000-000000000002'

const phoneSystem = {
  name: 'Line',
  connection: { kind: 'twilio', account_sid: `AC${'0'.repeat(32)}`, auth_token: 'a token' },
  model_id: 1,
}

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
  'POST /v1/phone-systems': phoneSystem,
  'PUT /v1/phone-systems/{id}': { ...phoneSystem, name: 'Changed' },
  'PUT /v1/webhooks/{id}': { url: 'https://changed.example/hook', events: ['call_analysis.failed'] },
  'POST /v1/webhooks': { url: 'https://calls.example/hook', description: 'Tell the CRM' },
  'POST /v1/webhooks/{id}/rotate-secret': { overlap_seconds: 60 },
  'POST /v1/webhooks/{id}/test': { event: 'call_analysis.failed' },
  'POST /v1/models/{model_id}/metadata': { key: 'new_one', type: 'STRING', readable_name: 'New one' },
  'POST /v1/call-analysis/{id}/rerun': { from: 'transcript' },
  'PUT /v1/call-analysis/{id}/release': { released: true },
  'POST /v1/call-analysis/{id}/reviews': { status: 'submitted', answers: [{ key: 'sings', value: true }] },
  'PUT /v1/call-analysis/{id}/reviews/{review_id}': { version: 1, answers: [] },
  'POST /v1/call-analysis/{id}/appeals': { reason: 'No.' },
  'POST /v1/appeals/{id}/decide': { outcome: 'declined', reason: 'No.' },
  'POST /v1/call-analysis/{id}/comments': { text: 'Listen.' },
  'POST /v1/review-plans': { name: 'Mine', rules: [{ kind: 'appeals' }] },
  'PUT /v1/review-plans/{id}': { name: 'Changed', rules: [{ kind: 'appeals' }], version: 1 },
  'POST /v1/alert-rules': { name: 'Mine', watch: { kind: 'review_overdue' } },
  'PUT /v1/alert-rules/{id}': { name: 'Changed', watch: { kind: 'agent_falling' } },
  'POST /v1/review-queue/{id}/skip': { reason: 'No.' },
  'POST /v1/coaching-sessions': { agent_id: `agent-${ownersWord}`, title: 'Greeting' },
  'PUT /v1/coaching-sessions/{id}': { title: 'Changed' },
  'PUT /v1/calibrations/{id}': { name: 'Changed', call_ids: [someId], reviewers: [someId, otherId] },
  'PUT /v1/calibrations/{id}/calls/{call_id}/answers': { answers: [{ key: 'greets', value: true }] },
  'POST /v1/calibrations/{id}/adopt': { answers: [{ call_id: someId, key: 'greets', value: true }] },
  'PUT /v1/models/{id}/targets': { score: { target: 85 } },
  'PATCH /v1/topics/{id}': { name: 'Changed' },
  'POST /v1/topics/{id}/merge': { into_id: someId },
  'PUT /v1/models/{id}/trust/{key}': { level: 'automatic', reason: 'It is right.' },
  'POST /v1/models/{id}/teaching': { keys: ['greets'] },
  'POST /v1/users': { email: 'one@stranger.example', name: 'One', role: 'viewer' },
  'PUT /v1/users/{id}': { email: 'changed@example.com', name: 'Changed', role: 'viewer' },
  'POST /v1/teams': { name: `Team ${ownersWord}` },
  'PUT /v1/teams/{id}': { name: 'Changed' },
  'PUT /v1/views/{id}': { name: 'Changed', shared: true },
  'PUT /v1/agents/{agent_id}': { name: 'Changed' },
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
export async function createOwner(
  service: TestService,
  { calls: count = 1, reviews = false } = {},
): Promise<Owner> {
  const token = await service.token(scopes)
  const { model, ids } = await createOwnersModel(service, token, ownersModel.name)
  const { body: webhook } = await send(`${service.address}/v1/webhooks`, {
    token,
    json: { url: `https://${ownersWord}.example/hook`, description: `Of ${ownersWord}` },
  })
  const phones = await createOwnersPhoneSystem(service, token, model.id)
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
  const people = await createOwnersPeople(service, token)
  const spoken = reviews ? await createOwnersReviews(service, token, submitted[0]!, model.id) : {}
  const calls: Json[] = []
  for (const id of submitted) calls.push(await read(service, token, `/v1/call-analysis/${id}`))
  for (const call of calls) assert.equal(call.status, 'PROCESS_COMPLETED', call.error_message)
  const { items } = await read(service, token, `/v1/webhooks/${webhook.id}/deliveries`)
  const { body: linked } = await send(`${first}/audio-link`, { method: 'POST', token })
  const link = new URL(linked.url, service.address).searchParams.get('link')!
  const known: Ids = {
    ...ids,
    webhooks: [String(webhook.id)],
    ...phones,
    deliveries: items.map((delivery: Json) => delivery.id),
    'call-analysis': [...submitted, erased],
    'extracted-key': ['greets', 'topic', 'amount'],
    topics: [await makeTopic(service.database, model.client_id, `Topic of ${ownersWord}`, submitted)],
    ...people,
    ...spoken,
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
    criterion: ['sings'],
    criterion_outcome: ['failed'],
    category: [`greeting-${ownersWord.toLowerCase()}`],
    min_category_score: ['0'],
    language: ['en'],
    meaning: ['moving savings to another account'],
    question: ['Why do customers move money?'],
    metadata_key: ['campaign'],
    metadata_value: [`spring ${ownersWord}`],
    fields: ['status,score_percentage,duration', 'id'],
    include_facts: ['true'],
    agents: ['10'],
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
    address: ['127.0.0.1'],
    team_id: people.teams!,
    search: [ownersWord],
    text: [callFields.agent_name, `spring ${ownersWord}`, callFields.external_id],
    review_status: ['appealed'],
    reviewed_by: [model.client_id],
    plan_id: known['review-plans'] ?? [],
    agreement: ['agrees'],
    topic_id: known.topics!,
    reviewer: [model.client_id],
    blind: ['true'],
    state: ['open'],
    kind: ['agent_falling'],
  }
  return {
    token,
    model,
    calls,
    erased,
    recording,
    idsFor: (path, name) => known[ownerOf(path, name)] ?? [],
    valuesFor(name, path) {
      if (name === 'status' && /webhooks|phone-systems/.test(path ?? '')) return ['PENDING']
      if (name === 'state' && path?.includes('/coaching-sessions')) return ['held']
      return values[name] ?? []
    },
  }
}

/** Somebody, a team and an agent in it. */
async function createOwnersPeople(service: TestService, token: string): Promise<Ids> {
  const make = async (path: string, json: Json, method = 'POST') => {
    const { status, body } = await send(`${service.address}${path}`, { method, token, json })
    assert.ok(status < 300, `${path}: ${JSON.stringify(body)}`)
    return body
  }
  const team = await make('/v1/teams', { name: `Team ${ownersWord}` })
  const { user } = await make('/v1/users', {
    email: `somebody@${ownersWord}.example`,
    name: `Somebody of ${ownersWord}`,
    role: 'lead',
    leads: [team.id],
  })
  await make(`/v1/agents/${callFields.agent_id}`, { name: callFields.agent_name, team_id: team.id }, 'PUT')
  const view = await make('/v1/views', { name: `View of ${ownersWord}`, shared: true })
  const views = [String(view.id)]
  return { teams: [String(team.id)], users: [user.id], agents: [callFields.agent_id], views }
}

/** What was said about a call. */
async function createOwnersReviews(
  service: TestService,
  token: string,
  callId: string,
  modelId: number,
): Promise<Ids> {
  const make = async (end: string, json: Json, of = `call-analysis/${callId}`) => {
    const path = `${service.address}/v1/${of}${end}`
    const { status, body } = await send(path, { token, json })
    assert.equal(status, 201, `${end}: ${JSON.stringify(body)}`)
    return body.id as string
  }
  // As the machine did, so that the call goes on losing the points that it lost.
  const { analysis_result } = await read(service, token, `/v1/call-analysis/${callId}`)
  const { topic, sings } = analysis_result.variables
  const answers = [
    { key: 'topic', value: topic, comment: `Heard in ${ownersWord}` },
    { key: 'sings', value: sings },
  ]
  const session = {
    agent_id: callFields.agent_id,
    title: `Talk in ${ownersWord}`,
    held_at: new Date(Date.now() - 1_000).toISOString(),
    criteria: [{ model_id: modelId, key: 'sings' }],
  }
  const weekly = {
    name: `Weekly ${ownersWord}`,
    rules: [{ kind: 'random_per_agent', count: 5 }],
  }
  const { body: plan } = await send(`${service.address}/v1/review-plans`, { token, json: weekly })
  const draw = `${service.address}/v1/review-plans/${plan.id}/draw`
  assert.equal((await send(draw, { method: 'POST', token })).status, 200)
  const { items } = await read(service, token, '/v1/review-queue')
  const { client_id: workspaceId } = await read(service, token, `/v1/models/${modelId}`)
  return {
    'alert-rules': [
      await raiseAlert(service.database, workspaceId, callFields.agent_id),
      await raiseAlert(service.database, workspaceId, callFields.agent_id),
    ],
    'review-plans': [plan.id],
    'review-queue': items.map((task: Json) => task.id),
    reviews: [await make('/reviews', { status: 'submitted', blind: true, answers })],
    appeals: [await make('/appeals', { reason: `Not in ${ownersWord}` })],
    comments: [await make('/comments', { text: `About ${ownersWord}`, start: 1, end: 2 })],
    'coaching-sessions': [
      await make('', session, 'coaching-sessions'),
      await make('', session, 'coaching-sessions'),
    ],
    ...(await createOwnersCalibration(service, token, callId)),
  }
}

/** Of one call, closed, so that its results can be seen. */
async function createOwnersCalibration(service: TestService, token: string, callId: string): Promise<Ids> {
  const make = async (path: string, json: Json) => {
    const { status, body } = await send(`${service.address}${path}`, { token, json })
    assert.ok(status < 300, `${path}: ${JSON.stringify(body)}`)
    return body
  }
  const reviewers: string[] = []
  for (const name of ['one', 'two']) {
    const email = `${name}@${ownersWord}.example`
    const { user } = await make('/v1/users', { email, name: `${name} of ${ownersWord}`, role: 'qa' })
    reviewers.push(user.id)
  }
  const { model_id } = await read(service, token, `/v1/call-analysis/${callId}`)
  const fields = { name: `Of ${ownersWord}`, model_id, call_ids: [callId], reviewers }
  const { id } = await make('/v1/calibrations', fields)
  await make(`/v1/calibrations/${id}/close`, {})
  return { calibrations: [id], calls: [callId], trust: ['greets'] }
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

async function createOwnersPhoneSystem(service: TestService, token: string, modelId: number): Promise<Ids> {
  const json = { ...phoneSystem, model_id: modelId, name: `Line of ${ownersWord}` }
  const { status, body } = await send(`${service.address}/v1/phone-systems`, { token, json })
  assert.equal(status, 201, JSON.stringify(body))
  const told = { recordingId: `RE-${ownersWord}`, externalId: `CA-${ownersWord}`, facts: {} }
  await notePhoneRecording(service.database, body.id, told)
  const { items } = await read(service, token, `/v1/phone-systems/${body.id}/recordings`)
  return { 'phone-systems': [body.id], recordings: items.map(({ id }: Json) => id) }
}
