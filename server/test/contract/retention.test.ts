import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { letGo, startRetention } from '../../src/calls/start-retention.ts'
import { letGoOfAudio } from '../../src/store/calls/let-go.ts'
import { updateClient } from '../../src/store/clients/clients.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { assertRefusal, callForm, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const word = 'quuxbarley'
const turns = [
  { speaker: 'Agent', startSeconds: 0, endSeconds: 1, text: `Hello, this is ${word} speaking.` },
  {
    speaker: 'Customer',
    startSeconds: 1,
    endSeconds: 2,
    text: `This is ridiculous, I want my ${word} refunded.`,
  },
]
const forEver = { audio: undefined, transcript: undefined }

let service: TestService
let token: string
let count = 0
const models: Json[] = []
/** Finished calls by what happens to them, and one that waits. */
const ids: Record<string, string> = {}

before(async () => {
  service = await startTestService()
  token = await service.token()
  for (const name of ['Plain', 'Strict']) {
    const variables = [{ key: 'greeting', type: 'BOOLEAN', description: 'The agent says hello.' }]
    const json = { name, xscore_template: true, template_variables: variables }
    models.push((await send(at('/v1/models'), { token, json })).body)
  }
  const ages = { young: 29, old: 31, wordy: 28, plain: 15, killed: 5 }
  for (const [name, days] of Object.entries(ages)) ids[name] = await submit(days)
  ids.strict = await submit(15, 'Strict')
  await finishCalls(service, turns)
  assert.equal((await rerun(ids.wordy!, 'audio')).status, 201)
  await finishCalls(service, turns)
  ids.waiting = await submit(400)
})
after(() => service.stop())

const at = (path: string) => `${service.address}${path}`
const ask = (id: string, path = '') => send(at(`/v1/call-analysis/${id}${path}`), { token })
const rerun = (id: string, from: string) =>
  send(at(`/v1/call-analysis/${id}/rerun`), { token, json: { from } })
const keep = async (rule: { audio?: number; transcript?: number }) => {
  const recordings = await openDiskRecordings(service.dataDir)
  return letGo({ database: service.database, recordings }, { ...forEver, ...rule })
}
const filesOf = async (id: string) =>
  (await readdir(service.dataDir, { recursive: true })).filter((name) => name.includes(id))

/** Submitted so many days ago. */
async function submit(ageDays: number, model = 'Plain'): Promise<string> {
  const fields = { external_id: `call-${count++}`, model_name: model }
  const body = callForm({ fields, audio: writeToneWav(1) })
  const { body: call } = await send(at('/v1/call-analysis'), { method: 'POST', token, body })
  await sql`
    update call set created_at = now() - make_interval(days => ${ageDays}) where id = ${call.id}`.execute(
    service.database,
  )
  return call.id
}

// Holds Statuses and bodies: 410 for a recording that retention has removed
// Holds Retention and the audit log: `audio_removed_at`: the sound goes, the rest stays
test('a recording kept long enough goes, and everything else of its call stays', async () => {
  const { young, old, waiting } = ids as Record<'young' | 'old' | 'waiting', string>
  const before = (await ask(old)).body
  assert.deepEqual(
    await keep({}),
    { audio: 0, transcript: 0 },
    'kept for ever unless somebody says otherwise',
  )
  assert.deepEqual(await keep({ audio: 30 }), { audio: 1, transcript: 0 })
  assert.deepEqual(await keep({ audio: 30 }), { audio: 0, transcript: 0 })

  assertRefusal(await ask(old, '/audio-file'), 410, '002-002-0001')
  assert.deepEqual(await filesOf(old), [])
  assert.equal((await ask(young, '/audio-file')).status, 200)
  assert.equal((await filesOf(waiting)).length, 1, 'a call that is not finished keeps its recording')
  const { audio_removed_at, updated_at, updated_by, ...now } = (await ask(old)).body
  assert.ok(audio_removed_at)
  for (const [field, value] of Object.entries(now)) assert.deepEqual(value, before[field], field)
  assert.match((await ask(old, '/transcription')).body.transcription, new RegExp(word))
  assertRefusal(await rerun(old, 'audio'), 410, '002-002-0001')
  assert.equal((await rerun(old, 'transcript')).status, 201)
})

// Holds Statuses and bodies: 410 for a transcript that retention has removed
// Holds Retention and the audit log: `transcript_removed_at`: the words go, scores and values stay
test('words kept long enough go with all that quotes them; scores, values and statistics stay', async () => {
  const id = ids.wordy!
  const stats = async () => (await send(at('/v1/stats/basic'), { token })).body
  const [before, statsBefore] = [(await ask(id)).body, await stats()]
  assert.ok(before.analysis_result.answers[0].evidence.length > 0)
  assert.ok((await keep({ transcript: 27 })).transcript >= 1)

  assertRefusal(await ask(id, '/transcription'), 410, '002-002-0004')
  assertRefusal(await ask(id, '/transcription?result=1'), 410, '002-002-0004')
  for (const from of ['transcript', 'audio']) assertRefusal(await rerun(id, from), 410, '002-002-0004')
  const preview = { call_analysis_ids: [id] }
  assertRefusal(
    await send(at('/v1/models/1/preview'), { token, json: preview }),
    410,
    '002-002-0004',
    'call_analysis_ids.0',
  )
  assert.equal((await ask(id, '/audio-file')).status, 200, 'sound has its own number of days')

  const now = (await ask(id)).body
  assert.ok(now.transcript_removed_at)
  assert.deepEqual([now.summary, now.insights, now.keywords], [null, null, null])
  const kept = ['total_score', 'expected_score', 'score_percentage', 'xscore_result', 'agent_name', 'status']
  for (const field of kept) assert.deepEqual(now[field], before[field], field)
  const withoutWords = before.analysis_result.answers.map((answer: Json) => ({
    ...answer,
    rationale: '',
    rationale_parts: [],
    evidence: [],
  }))
  const { insight_parts, ...wordless } = before.analysis_result
  assert.match(JSON.stringify(insight_parts), new RegExp(word))
  assert.deepEqual(now.analysis_result, { ...wordless, answers: withoutWords })
  assert.deepEqual(Object.keys(now.analysis_result), Object.keys(wordless))
  assert.deepEqual(await stats(), statsBefore)
  const rows = await sql<{ text: string }>`
    select concat_ws(' ', call::text, (select string_agg(r::text, ' ') from call_result as r where call_id = call.id),
      (select t::text from transcription as t where call_id = call.id),
      (select s::text from call_search as s where call_id = call.id)) as text
    from call where id = ${id}`.execute(service.database)
  assert.doesNotMatch(rows.rows[0]!.text, new RegExp(word))
  const found = await send(at(`/v1/call-analysis?q=${word}&limit=100`), { token })
  assert.ok(found.body.items.every((call: Json) => call.id !== id))
})

// Holds Retention and the audit log: `retain_audio_days`, `retain_transcript_days`: model before client before service
test('a model’s rule goes before its client’s, and that before the service’s, whichever is longer', async () => {
  const putDays = async (model: Json, days: Json) => {
    const { body } = await send(at(`/v1/models/${model.id}`), {
      token,
      method: 'PUT',
      json: { ...model, ...days },
    })
    return body
  }
  const strict = await putDays(models[1], { retain_audio_days: 20 })
  assert.equal(strict.retain_audio_days, 20)
  const { retain_audio_days, retain_transcript_days, ...definition } = models[1]
  assert.equal((await putDays(definition, {})).retain_audio_days, 20, 'left out, it stays as it was')
  const copy = await send(at(`/v1/models/${strict.id}/duplicate`), { token, json: { name: 'Copy' } })
  assert.equal(copy.body.retain_audio_days, 20)
  for (const wrong of [0, -1, 1.5, '3', 36_501]) {
    const json = { ...definition, retain_audio_days: wrong }
    assertRefusal(
      await send(at(`/v1/models/${strict.id}`), { token, method: 'PUT', json }),
      422,
      '001-002-0002',
      'retain_audio_days',
    )
  }

  await updateClient(service.database, service.clientId, { retention: { audio: 10 } })
  await keep({ audio: 1000 })
  assert.equal((await ask(ids.plain!, '/audio-file')).status, 410, 'the client keeps for 10 days')
  assert.equal((await ask(ids.strict!, '/audio-file')).status, 200, 'the model for 20')
  await updateClient(service.database, service.clientId, { retention: { audio: null } })
  await putDays(strict, { retain_audio_days: null })
  await keep({ audio: 14 })
  assert.equal((await ask(ids.strict!, '/audio-file')).status, 410)
  const { rows } = await sql<{ actor: string; detail: Json }>`
    select actor, detail from audit_entry where action = 'audio_removed' order by id`.execute(
    service.database,
  )
  assert.deepEqual(rows.at(-1), { actor: 'system', detail: { calls: 1 } })
})

// Holds Retention and the audit log: what is to go is not forgotten
test('whoever is killed between deciding and removing leaves it to the next', async () => {
  const id = ids.killed!
  await service.database.transaction().execute((tx) => letGoOfAudio(tx, id, new Date()))
  assertRefusal(await ask(id, '/audio-file'), 410, '002-002-0001')
  assert.equal((await filesOf(id)).length, 1)
  const recordings = await openDiskRecordings(service.dataDir)
  const log = { info() {}, error() {} }
  const retention = startRetention({ database: service.database, recordings }, forEver, log)
  while ((await filesOf(id)).length > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  await retention.stop()
})

test('a recording that cannot be removed holds up no other, nor the words, and is not forgotten', async () => {
  const held = [await submit(70), await submit(70), await submit(70)]
  await sql`
    update call set status = 'PROCESS_COMPLETED', summary = ${word} where id = any(${held})`.execute(
    service.database,
  )
  const disk = await openDiskRecordings(service.dataDir)
  const remove = async (id: string) => {
    if (id === held[0]) throw Object.assign(new Error('not now'), { code: 'AccessDenied' })
    return disk.remove(id)
  }
  const house = { database: service.database, recordings: { ...disk, remove } }
  const rule = { audio: 60, transcript: 60 }
  await assert.rejects(letGo(house, rule), { code: 'AccessDenied' })
  const left = await Promise.all(held.map(async (id) => (await filesOf(id)).length))
  assert.deepEqual(left, [1, 0, 0])
  for (const id of held) assert.equal((await ask(id)).body.summary, null)
  await keep(rule)
  assert.deepEqual(await filesOf(held[0]!), [])
})

test('many calls go in steps, and two who let go at once do not get in each other’s way', async () => {
  await sql`
    insert into call (id, workspace_id, external_id, agent_id, agent_name, model_id, model_revision, status, audio_sha256,
      created_at, created_by)
    select gen_random_uuid(), workspace_id, 'many ' || n, agent_id, agent_name, model_id, model_revision,
      'PROCESS_COMPLETED', 'none', now() - interval '90 days', created_by
    from (select * from call where enabled order by id limit 1) as one, generate_series(1, 250) as n`.execute(
    service.database,
  )
  const gone = await Promise.all([keep({ audio: 80, transcript: 80 }), keep({ audio: 80, transcript: 80 })])
  const rest = await keep({ audio: 80, transcript: 80 })
  const total = (kept: 'audio' | 'transcript') => [...gone, rest].reduce((sum, one) => sum + one[kept], 0)
  assert.ok(total('audio') >= 250 && total('transcript') >= 250)
  assert.deepEqual(await keep({ audio: 80, transcript: 80 }), { audio: 0, transcript: 0 })
})
