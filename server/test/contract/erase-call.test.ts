import assert from 'node:assert/strict'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type CallStatus, callStatuses } from '../../src/domain/call.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { giveUpCall, runStage } from '../../src/pipeline/run-stage.ts'
import { rollUp } from '../../src/stats/start-roller.ts'
import { keepErasedCalls, keepKnownCalls } from '../../src/store/calls/calls.ts'
import { listRedactedCopies } from '../../src/store/calls/redactions.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { type Answer, assertRefusal, callForm, type Form, send } from '../support/http.ts'
import { openTestHouse } from '../support/open-test-house.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
/** A word that stands in everything a call consists of, and nowhere else. */
const marker = 'zanzibarquux'
const turns = [
  { speaker: 'Agent', startSeconds: 0, endSeconds: 1, text: `Hello, this is ${marker} speaking.` },
  { speaker: 'Customer', startSeconds: 1, endSeconds: 2, text: `I want my ${marker} refunded.` },
]
let count = 0

before(async () => {
  service = await startTestService()
  token = await service.token()
  await service.client.models.create({
    name: 'Quality',
    xscore_template: true,
    template_variables: [{ key: 'topic', type: 'STRING' }],
    template_metadata: [{ key: 'campaign', type: 'STRING', grouping: true }],
  })
  await service.client.webhooks.create({ url: 'https://calls.example/hook' })
})
after(() => service.stop())

const at = (path: string) => `${service.address}/v1/call-analysis${path}`
const erase = (id: string, as = token): Promise<Answer> => send(at(`/${id}`), { method: 'DELETE', token: as })

async function submit(form: Form = {}, headers: Record<string, string> = {}): Promise<string> {
  const fields = {
    external_id: `call-${count++}`,
    agent_id: marker,
    agent_name: `Ana ${marker}`,
    additional_parameters: JSON.stringify({ campaign: marker, [marker]: 1 }),
    ...form.fields,
  }
  const body = callForm({ audio: writeToneWav(1), fileName: `${marker}.wav`, ...form, fields })
  const answer = await send(at(''), { method: 'POST', token, body, headers })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return answer.body.id
}

/** Every row of every table, as text. */
async function dumpDatabase({ database } = service): Promise<string> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')`.execute(database)
  const texts = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const rows = await sql<{ text: string }>`
        select to_jsonb(t)::text as text from ${sql.raw(name)} as t`.execute(database)
      return rows.rows.map(({ text }) => `${name} ${text}`)
    }),
  )
  return texts.flat().join('\n')
}

/** Files of the call, or of any call. */
async function filesOf(id: string | undefined, { dataDir } = service): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true })
  const isOfCall = (name: string) => /^(recordings|decoded|orphaned|incoming)\/.*[0-9a-f-]{36}/.test(name)
  return names.filter((name) => isOfCall(name) && name.includes(id ?? ''))
}

// Holds Statuses and bodies: 410 for a recording or a call that is gone
// Holds Erasing and running again: an erased call leaves nothing but that it was there
test('of an erased call nothing is left but that it was there', async () => {
  const id = await submit({}, { 'Idempotency-Key': 'first' })
  await finishCalls(service, turns)
  const rerun = await send(at(`/${id}/rerun`), { method: 'POST', token })
  assert.equal(rerun.status, 201)
  await finishCalls(service, turns)
  await rollUp(service.database, { calls: 1, seconds: 0 })
  const { body: before } = await send(at(`/${id}`), { token })
  assert.equal(before.status, 'PROCESS_COMPLETED', before.error_message)
  const traces = (await dumpDatabase()).split('\n').filter((line) => line.includes(marker))
  const tables = new Set(traces.map((line) => line.split(' ')[0]))
  const holders = [
    'call',
    'call_search',
    'call_result',
    'transcription',
    'call_fact',
    'stats_rollup',
    'idempotency_key',
    'webhook_delivery',
  ]
  for (const name of holders) assert.ok(tables.has(`public.${name}`), `${name} held something`)

  assert.equal((await erase(id)).status, 204)
  const left = (await dumpDatabase()).split('\n').filter((line) => line.includes(marker))
  assert.deepEqual(left, [])
  assert.deepEqual(await filesOf(id), [])

  const { status, body: tombstone } = await send(at(`/${id}`), { token })
  assert.equal(status, 200)
  const { external_id, model_id, model_revision, created_at, created_by } = before
  const kept = {
    id,
    external_id,
    model_id,
    model_revision,
    status: 'PROCESS_COMPLETED',
    created_at,
    created_by,
  }
  assert.deepEqual(tombstone, {
    ...Object.fromEntries(Object.keys(before).map((name) => [name, null])),
    ...kept,
    review_needed: false,
    review_status: 'none',
    acknowledgement_outdated: false,
    enabled: false,
    updated_at: tombstone.updated_at,
    updated_by: service.clientId,
  })
  assert.ok(tombstone.updated_at > before.updated_at)
  for (const path of ['/transcription', '/audio-file', '/results'])
    assertRefusal(await send(at(`/${id}${path}`), { token }), 410, '002-002-0003')
  const history = await send(at(`/${id}/history`), { token })
  assert.equal(history.body.at(-1).note, 'Erased.')
  assert.deepEqual(
    new Set(history.body.slice(0, -1).map(({ note }: { note: unknown }) => note)),
    new Set([null]),
  )
})

// Holds Erasing and running again: an erased call leaves nothing but that it was there
test('an erased call is in no list, no search and no statistics', async () => {
  const id = await submit()
  await finishCalls(service, turns)
  const ids = async (query: string) =>
    (await send(at(`?${query}`), { token })).body.items.map((call: { id: string }) => call.id)
  assert.ok((await ids('')).includes(id))
  assert.deepEqual(await ids(`q=${marker}`), [id])
  await erase(id)
  assert.ok(!(await ids('')).includes(id))
  assert.deepEqual(await ids(`q=${marker}`), [])
  assert.ok((await ids('enabled=false')).includes(id))
  const facts = await service.database.selectFrom('call_fact').select('call_id').execute()
  assert.ok(!facts.some(({ call_id }) => call_id === id))
})

test('erasing again changes nothing; what never was cannot be erased', async () => {
  const id = await submit()
  assert.equal((await erase(id)).status, 204)
  const { body: first } = await send(at(`/${id}`), { token })
  assert.equal((await erase(id)).status, 204)
  assert.deepEqual((await send(at(`/${id}`), { token })).body, first)
  const never = '018f0000-0000-7000-8000-000000000000'
  assertRefusal(await erase(never), 404, '001-001-0001')
  assertRefusal(await erase('not-an-id'), 422, '001-002-0002', 'id')
})

// Holds Erasing and running again: erasing needs its scope
test('only a client that may erase can, and only its own calls', async () => {
  const id = await submit()
  const stranger = await service.token(scopes)
  assertRefusal(await erase(id, stranger), 404, '001-001-0001')
  const reader = await service.token(['read:call-analysis-requests'])
  assertRefusal(await erase(id, reader), 403, '001-001-0003')
  assert.equal((await send(at(`/${id}`), { token })).body.enabled, true)
})

test('the same recording can be sent again and is a new call', async () => {
  const form = { fields: { external_id: 'same again' } }
  const headers = { 'Idempotency-Key': 'same-again' }
  const first = await submit(form, headers)
  assert.equal(await submit(form, headers), first)
  await erase(first)
  const second = await submit(form, headers)
  assert.notEqual(second, first)
  assert.equal(await submit(form), second)
})

test('a call can be erased in every status', async () => {
  for (const status of callStatuses) {
    const id = await submit()
    await service.database.updateTable('call').set({ status }).where('id', '=', id).execute()
    assert.equal((await erase(id)).status, 204)
    const { body } = await send(at(`/${id}`), { token })
    assert.equal(body.status, status)
    assert.deepEqual(await filesOf(id), [])
  }
})

test('a call erased while somebody listens to it is let go, and nothing of it comes back', async () => {
  const id = await submit()
  const speech = createScriptedSpeech({
    turns,
    before: async () => {
      assert.equal((await erase(id)).status, 204)
      // What a decoder that is still at work writes after the files have been cleared away.
      await writeFile(join(service.dataDir, 'decoded', `${id}-0.pcm`), 'late')
    },
  })
  const house = await openTestHouse(service, speech)
  const { signal } = new AbortController()
  try {
    const jobOf = async (stage: 'convert' | 'transcribe') =>
      (await house.queue.fetch(stage, 50)).find(({ callId }) => callId === id)!
    assert.equal(await runStage(house, await jobOf('convert'), signal), 'done')
    const job = await jobOf('transcribe')
    assert.equal(await runStage(house, job, signal), 'not ours')
    // Neither another worker nor the one that gives up on dead workers brings it back to life.
    assert.equal(await runStage(house, job, signal), 'not ours')
    await giveUpCall(house, job)
    assert.deepEqual(await house.queue.fetch('analyze', 50), [])
  } finally {
    await house.close()
  }
  const { body } = await send(at(`/${id}`), { token })
  assert.equal(body.status, 'AUDIO_TRANSCRIPTION_IN_PROGRESS' satisfies CallStatus)
  assert.equal(body.error_message, null)
  assert.equal(body.enabled, false)
  assert.doesNotMatch(await dumpDatabase(), new RegExp(`transcription.*${id}`))
  assert.deepEqual(await filesOf(id), [])
})

test('calls erased at any moment of their processing leave nothing behind', async () => {
  const working = await startTestService({ work: true })
  try {
    const access = await working.token()
    await working.client.models.create({ name: 'Quality' })
    const url = `${working.address}/v1/call-analysis`
    const ids = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const fields = { external_id: `call-${index}`, agent_id: marker, agent_name: marker }
        const body = callForm({ audio: writeToneWav(3), fields, fileName: `${marker}.wav` })
        const { body: call } = await send(url, { method: 'POST', token: access, body })
        await new Promise((resolve) => setTimeout(resolve, index * 150))
        assert.equal((await send(`${url}/${call.id}`, { method: 'DELETE', token: access })).status, 204)
        return call.id
      }),
    )
    const isAtWork = async () => {
      const jobs = await sql`
        select from pgboss.job where name like 'call-%' and state in ('created', 'retry', 'active')`.execute(
        working.database,
      )
      return jobs.rows.length > 0
    }
    while (await isAtWork()) await new Promise((resolve) => setTimeout(resolve, 100))
    for (const id of ids) {
      const { body } = await send(`${url}/${id}`, { token: access })
      assert.equal(body.enabled, false)
      assert.equal(body.error_message, null)
    }
    assert.doesNotMatch(await dumpDatabase(working), new RegExp(marker))
    const until = Date.now() + 10_000
    while ((await filesOf(undefined, working)).length > 0 && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 100))
    assert.deepEqual(await filesOf(undefined, working), [])
  } finally {
    await working.stop()
  }
})

test('a file that could not be removed with its call is removed at the next start, not set aside', async () => {
  const id = await submit()
  const [file] = await filesOf(id)
  await erase(id)
  await writeFile(join(service.dataDir, file!), 'still there')
  const recordings = await openDiskRecordings(service.dataDir)
  await recordings.sweep({
    recordings: (ids) => keepKnownCalls(service.database, ids),
    decoded: (ids) => keepKnownCalls(service.database, ids),
    erased: (ids) => keepErasedCalls(service.database, ids),
    redacted: (ids) => listRedactedCopies(service.database, ids),
  })
  assert.deepEqual(await filesOf(id), [])
  await writeFile(join(service.dataDir, file!), 'still there')
  assert.equal((await erase(id)).status, 204)
  assert.deepEqual(await filesOf(id), [], 'asking again removes it too')
})
