import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, test } from 'node:test'
import { CallmarkError, createClient } from '@callmark/client'
import { nameOfKey, slugOf } from '@callmark/client/model-rules'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let folder: string
const tone = writeToneWav(2)
const call = { external_id: 'call-1', agent_id: '7', agent_name: 'Ana', model_name: 'Quality' }

before(async () => {
  service = await startTestService({ env: { MAX_UPLOAD_MB: '16', TOKEN_SECONDS: '60' } })
  folder = await mkdtemp(join(tmpdir(), 'callmark-client-'))
  await service.client.models.create({ name: 'Quality', xscore_template: true })
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a recording is accepted from a file, a Blob, a stream of the web, a stream of Node and a function', async () => {
  const path = join(folder, 'call.wav')
  await writeFile(path, tone)
  const sources = {
    path,
    blob: new Blob([new Uint8Array(tone)]),
    web: new Blob([new Uint8Array(tone)]).stream(),
    node: Readable.from([tone]),
    factory: () => Readable.from([tone]),
  }
  for (const [external_id, audio] of Object.entries(sources)) {
    const { id } = await service.client.calls.submit({ ...call, external_id, audio, file_name: 'call.wav' })
    const sent = await service.client.calls.audio(id)
    assert.equal(sent.headers.get('content-type'), 'audio/wav')
    const bytes = new Uint8Array(await sent.arrayBuffer())
    const hash = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')
    assert.equal(hash(bytes), hash(tone), external_id)
    assert.equal((await service.client.calls.get(id)).original_file_name, 'call.wav')
  }
})

test('a part of a recording is had without the rest', async () => {
  const { id } = await service.client.calls.submit({ ...call, audio: new Blob([new Uint8Array(tone)]) })
  const part = await service.client.calls.audio(id, { range: { start: 0, end: 3 } })
  assert.equal(part.status, 206)
  assert.equal(await part.text(), 'RIFF')
})

test('the same call sent twice is one call, and the answer says so', async () => {
  const heard: (string | null)[] = []
  const options = {
    onResponse: ({ headers }: Response) => void heard.push(headers.get('idempotent-replayed')),
  }
  const submit = () =>
    service.client.calls.submit(
      { ...call, external_id: 'twice', audio: new Blob([new Uint8Array(tone)]) },
      options,
    )
  assert.equal((await submit()).id, (await submit()).id)
  assert.deepEqual(heard, [null, 'true'])
})

test('what is refused in the middle of an upload comes back as that refusal, not as a broken line', async () => {
  const path = join(folder, 'large.wav')
  await writeFile(path, tone)
  await truncate(path, 300_000_000)
  const tooLarge = { status: 413, code: '001-002-0003', path: 'audio_file' }
  for (const audio of [path, () => Readable.from(endless()), Readable.from(endless())])
    await assert.rejects(service.client.calls.submit({ ...call, audio }), tooLarge)
  const stranger = createClient({ baseUrl: service.address, token: 'forged' })
  for (const audio of [path, Readable.from(endless())])
    await assert.rejects(stranger.calls.submit({ ...call, audio }), { status: 401, code: '001-001-0002' })
})

test('refusals and invalid values carry what the service says', async () => {
  await assert.rejects(service.client.models.create({ name: 'Quality' }), {
    status: 409,
    code: '003-001-0001',
    path: 'name',
  })
  await assert.rejects(service.client.models.get(4711), { status: 404, code: '001-001-0001' })
  await assert.rejects(service.client.calls.get('nonsense'), (error) => {
    assert.ok(error instanceof CallmarkError)
    assert.equal(error.status, 422)
    assert.deepEqual(error.detail?.[0]?.loc, ['path', 'id'])
    assert.match(error.requestId ?? '', /^[0-9a-f-]{36}$/)
    return true
  })
  const limited = createClient({
    baseUrl: service.address,
    token: await service.token(['read:prompt-template']),
  })
  await assert.rejects(limited.models.create({ name: 'x' }), { status: 403, code: '001-001-0003' })
  const stranger = createClient({
    baseUrl: service.address,
    clientId: 'cm_nobody',
    clientSecret: 'cms_wrong',
  })
  await assert.rejects(stranger.models.list(), { status: 401, code: '001-001-0001' })
})

test('a model file names categories and variables as the service does', async () => {
  const names = [
    'Ærø & Ångström',
    '  Two  words ',
    'ÉCOLE',
    '№ 5',
    '日本語 テスト',
    'straße',
    '---',
    'a/b_c.d',
  ]
  const keys = ['offers_further_help', 'a--b', '_x_', 'URL-check']
  const { id } = await service.client.models.create({
    name: 'Names',
    categories: names.map((name) => ({ name, max_score: 1 })),
    template_variables: keys.map((key) => ({ key, type: 'STRING' })),
  })
  const categories = await service.client.models.categories.list(id)
  assert.deepEqual(
    categories.map(({ slug }) => slug),
    names.map((name) => slugOf(name)),
  )
  const variables = await service.client.models.variables.list(id)
  for (const { key, readable_name } of variables) assert.equal(readable_name, nameOfKey(key))
})

async function* endless(): AsyncGenerator<Uint8Array> {
  yield tone
  for (let piece = 0; piece < 3000; piece++) yield new Uint8Array(100_000)
}
