import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type CallmarkClient, createClient } from '@callmark/client'
import type { operations } from '../src/api-types.ts'

const id = '0191c2a0-0000-7000-8000-000000000000'
const call = {
  external_id: 'c',
  agent_id: 'a',
  agent_name: 'Ana',
  model_name: 'Quality',
  audio: new Blob(['RIFF']),
}
const variable = { key: 'greets', type: 'BOOLEAN' } as const

/** What the service asks of others is nothing to ask of it. */
type Asked = Exclude<keyof operations, 'tellCompletedCall' | 'tellFailedCall'>

/** How each operation is asked. One that is new to the API does not compile until it stands here. */
const asked: { [Operation in Asked]: (client: CallmarkClient) => Promise<unknown> } = {
  checkHealth: ({ service }) => service.health(),
  checkReadiness: ({ service }) => service.readiness(),
  listPublicKeys: ({ service }) => service.publicKeys(),
  describeIssuer: ({ service }) => service.issuer(),
  signIn: (client) => client.signIn(),
  getAccount: ({ account }) => account.get(),
  getStatus: ({ service }) => service.status(),
  listAudit: ({ audit }) => audit.listPage(),
  listModels: ({ models }) => models.list(),
  createModel: ({ models }) => models.create({ name: 'Quality' }),
  getModel: ({ models }) => models.get(1),
  replaceModel: ({ models }) => models.replace(1, { name: 'Quality' }),
  duplicateModel: ({ models }) => models.duplicate(1, 'Quality 2'),
  previewModel: ({ models }) => models.preview(1, { call_analysis_ids: [id] }),
  listModelRevisions: ({ models }) => models.revisions(1),
  getModelRevision: ({ models }) => models.revision(1, 2),
  listCategories: ({ models }) => models.categories.list(1),
  createCategory: ({ models }) => models.categories.create(1, { name: 'Opening', max_score: 10 }),
  getCategory: ({ models }) => models.categories.get(1, 2),
  replaceCategory: ({ models }) => models.categories.replace(1, 2, { name: 'Opening', max_score: 10 }),
  deleteCategory: ({ models }) => models.categories.delete(1, 2),
  listVariables: ({ models }) => models.variables.list(1),
  createVariable: ({ models }) => models.variables.create(1, variable),
  getVariable: ({ models }) => models.variables.get(1, 2),
  replaceVariable: ({ models }) => models.variables.replace(1, 2, variable),
  deleteVariable: ({ models }) => models.variables.delete(1, 2),
  listMetadataFields: ({ models }) => models.metadata.list(1),
  createMetadataField: ({ models }) => models.metadata.create(1, { key: 'campaign' }),
  getMetadataField: ({ models }) => models.metadata.get(1, 2),
  replaceMetadataField: ({ models }) => models.metadata.replace(1, 2, { key: 'campaign' }),
  deleteMetadataField: ({ models }) => models.metadata.delete(1, 2),
  submitCall: ({ calls }) => calls.submit(call),
  listCalls: ({ calls }) => calls.listPage(),
  getCall: ({ calls }) => calls.get(id),
  eraseCall: ({ calls }) => calls.delete(id),
  rerunCall: ({ calls }) => calls.rerun(id),
  getTranscription: ({ calls }) => calls.transcription(id),
  getCallAudio: ({ calls }) => calls.audio(id),
  getCallWaveform: ({ calls }) => calls.waveform(id),
  linkCallAudio: ({ calls }) => calls.audioLink(id),
  listCallResults: ({ calls }) => calls.results(id),
  getCallHistory: ({ calls }) => calls.history(id),
  groupCalls: ({ stats }) => stats.groupingFields({ grouping_field_key: 'agent_id' }),
  scoreAgentByCategory: ({ stats }) => stats.xscoreByAgent({ agent_id: '7' }),
  countExtractedValues: ({ stats }) => stats.extractedKey('greets'),
  tabulateCalls: ({ stats }) => stats.dynamicTablePage({ model_name: 'Quality' }),
  summarizeCalls: ({ stats }) => stats.basic(),
  trendCalls: ({ stats }) => stats.trend(),
  profileAgent: ({ stats }) => stats.agentProfile({ agent_id: '7' }),
  listWebhooks: ({ webhooks }) => webhooks.list(),
  createWebhook: ({ webhooks }) => webhooks.create({ url: 'https://calls.example/hook' }),
  getWebhook: ({ webhooks }) => webhooks.get(1),
  replaceWebhook: ({ webhooks }) => webhooks.replace(1, { url: 'https://calls.example/hook' }),
  deleteWebhook: ({ webhooks }) => webhooks.delete(1),
  rotateWebhookSecret: ({ webhooks }) => webhooks.rotateSecret(1),
  testWebhook: ({ webhooks }) => webhooks.test(1),
  listWebhookDeliveries: ({ webhooks }) => webhooks.deliveriesPage(1),
  getWebhookDelivery: ({ webhooks }) => webhooks.delivery(1, id),
  redeliverWebhook: ({ webhooks }) => webhooks.redeliver(1, id),
}

interface Document {
  readonly paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, { content?: object }> }>
  >
}

const { paths }: Document = JSON.parse(
  readFileSync(new URL('../../server/openapi.json', import.meta.url), 'utf8'),
)
const documented = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)

function recordRequests() {
  const requests: { method: string; path: string; accept: string | null }[] = []
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const accept = new Headers(init.headers).get('accept')
    requests.push({ method: init.method!.toLowerCase(), path: new URL(String(input)).pathname, accept })
    return Response.json({
      access_token: 'x',
      expires_at: 2_000_000_000,
      items: [],
      rows: [],
      next_cursor: null,
    })
  }
  return { requests, fetch: fetch as typeof globalThis.fetch }
}

test('every operation of the API has a method of its own', async () => {
  const names = documented.map(({ operationId }) => operationId).sort()
  assert.deepEqual(names, Object.keys(asked).sort())
  for (const { operationId, path, method } of documented) {
    const { requests, fetch } = recordRequests()
    const access = operationId === 'signIn' ? { clientId: 'a', clientSecret: 'b' } : { token: 'x' }
    await asked[operationId as Asked](createClient({ baseUrl: 'http://callmark.test', ...access, fetch }))
    const template = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    assert.equal(requests.length, 1, operationId)
    assert.equal(requests[0]!.method, method, operationId)
    assert.match(requests[0]!.path, template)
  }
})

test('every table can be had as CSV', async () => {
  const tables = documented.filter(({ responses }) => 'text/csv' in (responses['200']?.content ?? {}))
  const { requests, fetch } = recordRequests()
  const client = createClient({ baseUrl: 'http://callmark.test', token: 'x', fetch })
  const { csv } = client.stats
  await csv.groupingFields({ grouping_field_key: 'agent_id' })
  await csv.xscoreByAgent({ agent_id: '7' })
  await csv.extractedKey('greets')
  await csv.dynamicTable({ model_name: 'Quality' })
  await csv.basic()
  await csv.trend()
  await csv.agentProfile({ agent_id: '7' })
  await client.audit.csv()
  const matches = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  for (const { path } of tables)
    assert.ok(
      requests.some((request) => matches(path).test(request.path)),
      path,
    )
  assert.deepEqual(new Set(requests.map(({ accept }) => accept)), new Set(['text/csv']))
})

test('values are put into addresses safely', async () => {
  const { requests, fetch } = recordRequests()
  const client = createClient({ baseUrl: 'http://callmark.test/api/', token: 'x', fetch })
  await client.stats.extractedKey('a/b?c#d e')
  assert.equal(requests[0]!.path, '/api/v1/stats/extracted-key/a%2Fb%3Fc%23d%20e')
  for (const key of ['', '.', '..'])
    await assert.rejects(async () => client.stats.extractedKey(key), TypeError)
})
