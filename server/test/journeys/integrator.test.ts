import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import {
  CallFailedError,
  CallmarkError,
  type CallStatus,
  readAnalysis,
  verifyWebhook,
} from '@callmark/client'
import { startTestService, type TestService } from '../support/service.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { writeToneWav } from '../support/write-wav.ts'

const samples = new URL('../../samples/', import.meta.url)
const recording = fileURLToPath(new URL('lost-card.ogg', samples))

let service: TestService
let receiver: WebhookReceiver
let secret: string | null
before(async () => {
  receiver = await startWebhookReceiver()
  service = await startTestService({ work: true, env: { WEBHOOK_ALLOW: '127.0.0.1' } })
  ;({ secret } = await service.client.webhooks.create({ url: receiver.url }))
})
after(async () => {
  await service.stop()
  await receiver.close()
})

const call = { agent_id: '7', agent_name: 'Ana', model_name: 'Quality' }
const tone = (seconds: number) => new Blob([new Uint8Array(writeToneWav(seconds))])

let id: string

test('a program makes a model, sends a call, waits for it and reads why it scored as it did', async () => {
  const { client } = service
  const model = JSON.parse(await readFile(new URL('demo-model.json', samples), 'utf8'))
  await client.models.create({ ...model, name: 'Quality' })
  const submitted = await client.calls.submit({ ...call, external_id: 'crm-1', audio: recording })
  assert.equal(submitted.status, 'PENDING')
  id = submitted.id
  const seen: CallStatus[] = []
  const done = await client.calls.wait(id, { onStatus: (status) => seen.push(status), pollMs: 50 })
  assert.equal(done.status, 'PROCESS_COMPLETED', done.error_message ?? '')
  assert.equal(seen.at(-1), 'PROCESS_COMPLETED')
  assert.ok(seen.includes('AUDIO_TRANSCRIPTION_IN_PROGRESS'))

  const { segments } = (await client.calls.transcription(id)).segments
  const analysis = readAnalysis(done)!
  const proven = analysis.answers.filter(({ evidence }) => evidence.length > 0)
  assert.ok(proven.length >= 3)
  for (const { start, speaker } of proven.flatMap(({ evidence }) => evidence))
    assert.ok(segments.some((turn) => turn.speaker === speaker && turn.start <= start && start <= turn.end))
  const points = done.xscore_result!.reduce((sum, { total_score }) => sum + total_score, 0)
  assert.equal(points, done.total_score)

  const history = await client.calls.history(id)
  assert.deepEqual(new Set(seen).difference(new Set(history.map(({ status }) => status))), new Set())
  const [result, ...earlier] = await client.calls.results(id)
  assert.equal(result!.total_score, done.total_score)
  assert.deepEqual(earlier, [])
})

// Holds Webhooks: events `call_analysis.completed`, `call_analysis.failed`
test('the program is told of the end of the call, and can prove who told it', async () => {
  while (receiver.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  const [{ body, headers }] = receiver.received as [(typeof receiver.received)[number]]
  const event = await verifyWebhook(body, headers as Record<string, string>, secret!)
  const record = await service.client.calls.get(id)
  assert.ok(event.type === 'call_analysis.completed')
  assert.deepEqual(
    [event.data.id, event.data.total_score, event.data.score_percentage],
    [id, record.total_score, record.score_percentage],
  )
  const { segments } = (await service.client.calls.transcription(id)).segments
  for (const { text } of segments.filter((turn) => turn.text.length > 20))
    assert.ok(!body.includes(text), 'nothing that was said')
})

test('many calls are read one after another, however many pages they fill', async () => {
  const { client } = service
  await client.models.create({ name: 'Plain', summarize_call: false })
  const submitted: string[] = []
  for (let index = 0; index < 7; index++) {
    const fields = { ...call, model_name: 'Plain', external_id: `page-${index}`, audio: tone(1 + index / 10) }
    submitted.push((await client.calls.submit(fields)).id)
  }
  const query = { model_name: 'Plain', sort: 'created_at', limit: 3 } as const
  const found = await Array.fromAsync(client.calls.list(query), (one) => one.id)
  assert.deepEqual(found, submitted)
  const sizes = await Array.fromAsync(client.calls.list(query).pages(), ({ items }) => items.length)
  assert.deepEqual(sizes, [3, 3, 1])
  for await (const first of client.calls.list(query)) {
    assert.equal(first.external_id, 'page-0', 'who has seen enough stops')
    break
  }
  const page = await client.calls.listPage({ ...query, include_total: true })
  assert.equal(page.total, 7)
  const next = await client.calls.listPage({ ...query, cursor: page.next_cursor! })
  assert.equal(next.items[0]!.id, submitted[3])
  await Promise.all(submitted.map((one) => client.calls.wait(one)))
})

test('what was found adds up in the statistics, as JSON and as tables', async () => {
  const { stats } = service.client
  const [group] = await stats.groupingFields({ grouping_field_key: 'agent_id', model_name: 'Quality' })
  assert.equal(group!.grouping_field_value, '7')
  assert.equal(group!.total_requests, 1)
  const table = await stats.csv.groupingFields({ grouping_field_key: 'agent_id', model_name: 'Quality' })
  assert.match(table, /^grouping_field_value,total_requests,/)
  const rows = await Array.fromAsync(stats.dynamicTable({ model_name: 'Plain', limit: 2 }))
  assert.equal(rows.length, 7)
  const { columns } = await stats.dynamicTablePage({ model_name: 'Quality', limit: 1 })
  assert.ok(columns.some(({ group: kind }) => kind === 'variable'))
  assert.equal((await stats.basic()).total_requests, 8)
  const { xscore_result: categories } = await service.client.calls.get(id)
  const scored = categories!.filter(({ score_percentage }) => score_percentage !== null)
  assert.ok(scored.length > 1)
  assert.equal((await stats.xscoreByAgent({ agent_id: '7' })).length, scored.length)
  assert.equal((await stats.extractedKey('call_reason')).total, 1)
  assert.equal((await stats.trend()).points.at(-1)!.total_requests, 8)
})

test('a model is changed in parts, copied, and its past is kept', async () => {
  const { models } = service.client
  const { id: modelId } = await models.create({ name: 'Draft', xscore_template: true })
  const [general] = await models.categories.list(modelId)
  assert.equal(general!.name, 'General')
  const category = await models.categories.create(modelId, { name: 'Opening', max_score: 10 })
  assert.equal(
    (await models.categories.replace(modelId, category.id, { name: 'Start', max_score: 20 })).slug,
    'start',
  )
  await models.categories.delete(modelId, general!.id)
  const variable = await models.variables.create(modelId, {
    key: 'greets',
    type: 'BOOLEAN',
    category: 'start',
  })
  await models.variables.replace(modelId, variable.id, {
    key: 'greets',
    type: 'BOOLEAN',
    category: 'start',
    weight: 2,
  })
  const field = await models.metadata.create(modelId, { key: 'campaign' })
  await models.metadata.delete(modelId, field.id)
  await assert.rejects(models.metadata.get(modelId, field.id), { status: 404 })
  const copy = await models.duplicate(modelId, 'Draft 2')
  assert.equal(copy.template_variables[0]!.weight, 2)
  const revisions = await models.revisions(modelId)
  const first = await models.revision(modelId, revisions.at(-1)!.number)
  assert.deepEqual(first.template_variables, [])
  await assert.rejects(models.create({ name: 'draft' }), { status: 409, path: 'name' })
})

test('a call is analysed again by its model as it is now, and erased when it must be', async () => {
  const { client } = service
  const again = await client.calls.rerun(id)
  assert.equal(again.id, id)
  await client.calls.wait(id)
  assert.equal((await client.calls.results(id)).length, 2)
  await client.calls.delete(id)
  await assert.rejects(client.calls.transcription(id), { status: 410 })
  assert.equal((await client.calls.get(id)).enabled, false)
})

test('waiting ends: when the call has failed, is gone, takes too long, or nobody waits any more', async () => {
  const { client } = service
  const erased = await client.calls.submit({ ...call, external_id: 'erased', audio: recording })
  await client.calls.delete(erased.id)
  await assert.rejects(client.calls.wait(erased.id), /was erased/)

  const { id: slow } = await client.calls.submit({ ...call, external_id: 'slow', audio: recording })
  await assert.rejects(client.calls.wait(slow, { timeoutMs: 0 }), CallmarkError)
  await assert.rejects(client.calls.wait(slow, { signal: AbortSignal.timeout(50) }), { name: 'TimeoutError' })
  await client.calls.wait(slow)

  const failed = { status: 'ERROR', error_message: 'The judge was out of reach.' } as const
  await service.database.updateTable('call').set(failed).where('id', '=', slow).execute()
  assert.equal((await client.calls.wait(slow)).status, 'ERROR')
  await assert.rejects(client.calls.wait(slow, { throwOnFailure: true }), (error) => {
    assert.ok(error instanceof CallFailedError)
    assert.equal(error.call.id, slow)
    return error.message === failed.error_message
  })
})
