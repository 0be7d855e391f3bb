import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { after, afterEach, before } from 'node:test'
import { sql } from 'kysely'
import { runStage } from '../../src/pipeline/run-stage.ts'
import type { House } from '../../src/pipeline/stage.ts'
import type { StageJob } from '../../src/store/queue/stage-queue.ts'
import { type Answer, callForm, type Json, send } from './http.ts'
import { openTestHouse } from './open-test-house.ts'
import { createScriptedSpeech } from './scripted-speech.ts'
import { startTestService, type TestService } from './service.ts'
import { writeToneWav } from './write-wav.ts'

// A service whose stages run only when the test says so. Importing this file starts it for the tests of that file.
export const stageNames = ['convert', 'transcribe', 'analyze', 'summarize'] as const
type StageName = (typeof stageNames)[number]

export const recording = writeToneWav(1)
const spoken = [
  {
    speaker: 'Agent',
    startSeconds: 0,
    endSeconds: 0.5,
    text: 'Good morning, how about some marzipan today.',
  },
  { speaker: 'Customer', startSeconds: 0.5, endSeconds: 1, text: 'No marzipan, I want a refund.' },
]
/** Words that only the call itself could have brought into the house. */
const traces = ['marzipan', 'Wilhelmina', 'agent-quux', 'zyxwvu', 'tell-tale']
export const { signal } = new AbortController()

export let service: TestService
export let token: string
export let house: House
export let calls: string
let close: () => Promise<void>
/**
 * Jobs in hand. As a worker does, the queue is told that they still are, or it would give them to others on a machine that
 * is slow enough.
 */
const held = new Map<string, StageJob>()

before(async () => {
  service = await startTestService()
  token = await service.token()
  calls = `${service.address}/v1/call-analysis`
  const opened = await openTestHouse(service, createScriptedSpeech({ turns: spoken }))
  house = opened
  const beating = setInterval(() => opened.queue.keepAlive([...held.values()]).catch(() => {}), 2_000)
  close = async () => {
    clearInterval(beating)
    await opened.close()
    await service.stop()
  }
})
after(() => close())

/** What one test leaves behind is not found by the next. */
afterEach(async () => {
  held.clear()
  const { body } = await send(`${calls}?limit=200`, { token })
  for (const { id } of body.items) await erase(id)
  await house.database.deleteFrom('idempotency_key').execute()
})

let count = 0
export async function makeModel(): Promise<Json> {
  const name = `Model ${++count}`
  const variables = [{ key: 'greeted', type: 'BOOLEAN', required: true }]
  const json = { name, xscore_template: true, template_variables: variables }
  const { status, body } = await send(`${service.address}/v1/models`, { token, json })
  assert.equal(status, 201)
  return body
}
export async function submit(model: Json, key?: string): Promise<string> {
  const fields = {
    external_id: `call-${++count}`,
    agent_id: 'agent-quux',
    agent_name: 'Wilhelmina',
    model_name: model.name,
    additional_parameters: '{"campaign":"zyxwvu"}',
  }
  const body = callForm({ fields, audio: recording, fileName: 'tell-tale.wav' })
  const headers = key ? { 'idempotency-key': key } : {}
  const answer = await send(calls, { method: 'POST', token, body, headers })
  assert.equal(answer.status, 201)
  return answer.body.id
}
export const read = async (id: string): Promise<Json> => (await send(`${calls}/${id}`, { token })).body
export const erase = (id: string) => send(`${calls}/${id}`, { method: 'DELETE', token })
export const rerun = (id: string, json: Json = {}): Promise<Answer> =>
  send(`${calls}/${id}/rerun`, { method: 'POST', token, json })
export const countedIn = async (model: Json): Promise<Json> =>
  (await send(`${service.address}/v1/stats/basic?model_name=${encodeURIComponent(model.name)}`, { token }))
    .body

async function fetchJobs(stage: StageName): Promise<StageJob[]> {
  const jobs = await house.queue.fetch(stage, 50)
  for (const job of jobs) held.set(job.id, job)
  return jobs
}
export async function fetchJob(stage: StageName, id: string): Promise<StageJob> {
  const job = (await fetchJobs(stage)).find(({ callId }) => callId.toLowerCase() === id)
  assert.ok(job, `queued for ${stage}`)
  return job
}
/** Takes everything that waits through all its stages. */
export async function work(stage?: StageName, using = house): Promise<void> {
  for (const each of stageNames) {
    if (each === stage) return
    for (const job of await fetchJobs(each)) {
      await runStage(using, job, signal)
      held.delete(job.id)
    }
  }
}
/** A house in which something happens just when the stage has done its slow part. */
export function interrupted(stage: StageName, happen: () => Promise<void>): House {
  const { decoder, judge } = house
  const late = async <T>(result: Promise<T>): Promise<T> => {
    const done = await result
    await happen()
    return done
  }
  if (stage === 'convert')
    return { ...house, decoder: { ...decoder, decode: (...given) => late(decoder.decode(...given)) } }
  if (stage === 'transcribe')
    return { ...house, speech: createScriptedSpeech({ turns: spoken, before: happen }) }
  if (stage === 'analyze')
    return { ...house, judge: { ...judge, judge: (...given) => late(judge.judge(...given)) } }
  return { ...house, judge: { ...judge, digest: (...given) => late(judge.digest(...given)) } }
}

/** Every table of ours and of the queue that still holds one of the words. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')`.execute(service.database)
  const found: string[] = []
  for (const { name } of tables.rows) {
    const rows = await sql<{ held: number }>`
      select count(*) as held from ${sql.raw(name)} as row where row::text ~* ${words.join('|')}`.execute(
      service.database,
    )
    if (rows.rows[0]!.held > 0) found.push(name)
  }
  return found
}
export async function filesOf(id: string): Promise<string[]> {
  const names = await readdir(service.dataDir, { recursive: true })
  return names.filter((name) => name.toLowerCase().includes(id))
}
export async function assertNothingLeft(...ids: string[]): Promise<void> {
  assert.deepEqual(await tablesWith(traces), [])
  for (const id of ids) {
    assert.deepEqual(await filesOf(id), [])
    const call = await read(id)
    assert.equal(call.enabled, false)
    for (const field of ['agent_name', 'summary', 'analysis_result', 'xscore_result', 'error_message'])
      assert.equal(call[field], null, field)
    assert.equal((await send(`${calls}/${id}/transcription`, { token })).status, 410)
    assert.equal((await send(`${calls}/${id}/results`, { token })).status, 410)
    assert.equal((await send(`${calls}/${id}/audio-file`, { token })).status, 410)
  }
  for (const query of [
    'q=marzipan',
    'q=marzipan&enabled=false',
    'agent_id=agent-quux',
    'agent_id=agent-quux&enabled=false',
  ])
    assert.deepEqual((await send(`${calls}?${query}`, { token })).body.items, [], query)
}
