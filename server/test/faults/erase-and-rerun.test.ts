import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, afterEach, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import { startService } from '../../src/commands/serve.ts'
import { readConfig } from '../../src/config.ts'
import { EngineError } from '../../src/domain/errors.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { giveUpCall, runStage } from '../../src/pipeline/run-stage.ts'
import type { House } from '../../src/pipeline/stage.ts'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { openDiskRecordings } from '../../src/store/recordings.ts'
import { openStageQueue, type StageJob } from '../../src/store/stage-queue.ts'
import { type Answer, assertRefusal, callForm, type Json, send } from '../support/http.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const stageNames = ['convert', 'transcribe', 'analyze', 'summarize'] as const
type StageName = (typeof stageNames)[number]

const recording = writeToneWav(1)
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
const { signal } = new AbortController()

let service: TestService
let token: string
let house: House
let calls: string
const closers: (() => Promise<unknown>)[] = []

before(async () => {
  service = await startTestService()
  token = await service.token()
  calls = `${service.address}/v1/call-analysis`
  const queue = await openStageQueue(service.connection, { supervise: false, onError: () => {} })
  const decoder = createAudioDecoder({ maxDurationSeconds: 600, processes: 2, timeoutMs: 60_000 })
  const judge = createEmbeddedJudge({ processes: 1 })
  const recordings = await openDiskRecordings(service.dataDir)
  const speech = createScriptedSpeech({ turns: spoken })
  house = { database: service.database, queue, recordings, decoder, judge, speech }
  closers.push(
    () => judge.close(),
    () => decoder.close(),
    () => queue.close(),
    () => service.stop(),
  )
})
after(async () => {
  for (const close of closers) await close()
})

/** What one test leaves behind is not found by the next. */
afterEach(async () => {
  const { body } = await send(`${calls}?limit=200`, { token })
  for (const { id } of body.items) await erase(id)
  await house.database.deleteFrom('idempotency_key').execute()
})

let count = 0
async function makeModel(): Promise<Json> {
  const name = `Model ${++count}`
  const variables = [{ key: 'greeted', type: 'BOOLEAN', required: true }]
  const json = { name, xscore_template: true, template_variables: variables }
  const { status, body } = await send(`${service.address}/v1/models`, { token, json })
  assert.equal(status, 201)
  return body
}
async function submit(model: Json, key?: string): Promise<string> {
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
const read = async (id: string): Promise<Json> => (await send(`${calls}/${id}`, { token })).body
const erase = (id: string) => send(`${calls}/${id}`, { method: 'DELETE', token })
const rerun = (id: string, json: Json = {}): Promise<Answer> =>
  send(`${calls}/${id}/rerun`, { method: 'POST', token, json })
const countedIn = async (model: Json): Promise<Json> =>
  (await send(`${service.address}/v1/stats/basic?model_name=${encodeURIComponent(model.name)}`, { token }))
    .body

async function fetchJob(stage: StageName, id: string): Promise<StageJob> {
  const job = (await house.queue.fetch(stage, 50)).find(({ callId }) => callId.toLowerCase() === id)
  assert.ok(job, `queued for ${stage}`)
  return job
}
/** Takes everything that waits through all its stages. */
async function work(stage?: StageName, using = house): Promise<void> {
  for (const each of stageNames) {
    if (each === stage) return
    for (const job of await house.queue.fetch(each, 50)) await runStage(using, job, signal)
  }
}
/** A house in which something happens just when the stage has done its slow part. */
function interrupted(stage: StageName, happen: () => Promise<void>): House {
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
async function filesOf(id: string): Promise<string[]> {
  const names = await readdir(service.dataDir, { recursive: true })
  return names.filter((name) => name.toLowerCase().includes(id))
}
async function assertNothingLeft(...ids: string[]): Promise<void> {
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

describe('a call that is erased while it is worked on', () => {
  for (const stage of stageNames) {
    test(`leaves nothing when that comes in the middle of "${stage}"`, async () => {
      const model = await makeModel()
      const id = await submit(model, `erased-in-${stage}`)
      await work(stage)
      const job = await fetchJob(stage, id)
      const using = interrupted(stage, async () => assert.equal((await erase(id)).status, 204))
      assert.equal(await runStage(using, job, signal), 'not ours')
      await work()
      await assertNothingLeft(id)
      assert.equal((await countedIn(model)).total_requests, 0)
    })

    test(`leaves nothing when "${stage}" is being run again`, async () => {
      const model = await makeModel()
      const id = await submit(model)
      await work()
      assert.equal((await rerun(id, { from: 'audio' })).status, 201)
      await work(stage)
      const job = await fetchJob(stage, id)
      const using = interrupted(stage, async () => assert.equal((await erase(id)).status, 204))
      assert.equal(await runStage(using, job, signal), 'not ours')
      await work()
      await assertNothingLeft(id)
      assert.equal((await countedIn(model)).total_requests, 0)
    })
  }

  test('stays erased when running it again is asked for at the same moment', async () => {
    const model = await makeModel()
    const ids = await Promise.all(Array.from({ length: 8 }, () => submit(model)))
    await work()
    const answers = await Promise.all(
      ids.flatMap((id, index) =>
        index % 2 ? [erase(id), rerun(id)] : [rerun(id, { from: 'audio' }), erase(id)],
      ),
    )
    for (const { status } of answers) assert.ok([201, 204, 410].includes(status), `${status}`)
    await work()
    await assertNothingLeft(...ids)
    assert.equal((await countedIn(model)).total_requests, 0)
  })

  test('loses its recording also when its id is written in capitals', async () => {
    const id = await submit(await makeModel(), 'capitals')
    await work()
    assert.equal((await erase(id.toUpperCase())).status, 204)
    assert.deepEqual(await filesOf(id), [])
    await assertNothingLeft(id)
  })

  test('is not kept in an answer to somebody who wrote its id in capitals', async () => {
    const id = await submit(await makeModel())
    await work()
    const headers = { 'idempotency-key': 'again-in-capitals' }
    const again = await send(`${calls}/${id.toUpperCase()}/rerun`, { token, json: {}, headers })
    assert.equal(again.status, 201, JSON.stringify(again.body))
    await work()
    assert.equal((await erase(id)).status, 204)
    await assertNothingLeft(id)
  })

  test('is not kept in an answer that is remembered only after the erasure', async () => {
    const model = await makeModel()
    await sql`create function slow_down() returns trigger language plpgsql as
      'begin if new.status is not null then perform pg_sleep(1); end if; return new; end'`.execute(
      house.database,
    )
    await sql`create trigger slow_down before update on idempotency_key for each row
      execute function slow_down()`.execute(house.database)
    try {
      const submitting = submit(model, 'remembered-late')
      let id: string | undefined
      while (!id) {
        const { body } = await send(`${calls}?model_name=${encodeURIComponent(model.name)}`, { token })
        id = body.items[0]?.id
      }
      assert.equal((await erase(id)).status, 204)
      await submitting
      await work()
      await assertNothingLeft(id)
    } finally {
      await sql`drop function slow_down cascade`.execute(house.database)
    }
  })
})

describe('what an erased call left on the disk', () => {
  test('goes with the next start of the service', async () => {
    const model = await makeModel()
    const id = await submit(model)
    assert.equal((await erase(id)).status, 204)
    const shard = join(service.dataDir, 'recordings', id.slice(-2))
    await mkdir(shard, { recursive: true })
    await writeFile(join(shard, id), recording)
    await writeFile(join(service.dataDir, 'decoded', `${id}-0.pcm`), 'sound')
    await writeFile(join(service.dataDir, 'decoded', `${id}.${id}-0.pcm`), 'sound')
    await restartBeside()
    await assertNothingLeft(id)
  })

  test('goes also where an earlier start had set it aside', async () => {
    const model = await makeModel()
    const id = await submit(model)
    await writeFile(join(service.dataDir, 'orphaned', id), recording)
    assert.equal((await erase(id)).status, 204)
    await restartBeside()
    await assertNothingLeft(id)
  })

  async function restartBeside(): Promise<void> {
    const { user, password, host, port, database } = service.connection
    const url = `postgres://${user}:${encodeURIComponent(String(password))}@localhost/${database}?host=${encodeURIComponent(host!)}&port=${port}`
    const env = { PORT: '0', DATA_DIR: service.dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent' }
    const second = await startService(readConfig(env), { work: false, onLost: () => {} })
    await second.stop()
  }
})

describe('a call that is run again', () => {
  test('is run once, however many ask for it at the same moment', async () => {
    const model = await makeModel()
    const id = await submit(model)
    await work()
    const answers = await Promise.all(Array.from({ length: 20 }, () => rerun(id)))
    assert.equal(answers.filter(({ status }) => status === 201).length, 1)
    for (const answer of answers.filter(({ status }) => status !== 201))
      assertRefusal(answer, 409, '002-003-0001')
    assert.equal((await house.queue.fetch('analyze', 50)).length, 1)
    assert.deepEqual((await send(`${calls}/${id}/results`, { token })).body.length, 1)
    assert.equal((await countedIn(model)).total_requests, 0)
  })

  test('takes no result from a worker that was given up before, not even in the same stage', async () => {
    const model = await makeModel()
    const id = await submit(model)
    await work('transcribe')
    const job = await fetchJob('transcribe', id)
    const asked = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const said = (text: string) => [{ speaker: 'Agent', startSeconds: 0, endSeconds: 1, text }]
    const holdUp = async () => {
      asked.resolve()
      await gate.promise
    }
    const oldEars = createScriptedSpeech({ turns: said('old marzipan'), before: holdUp })
    const old = runStage({ ...house, speech: oldEars }, job, signal)
    await asked.promise
    await giveUpCall(house, job)
    assert.equal((await read(id)).status, 'TRANSCRIPTION_FAILED')
    assertRefusal(await rerun(id, { from: 'transcript' }), 422, '001-002-0002', 'from')
    assert.equal((await rerun(id)).status, 201)
    await work('transcribe')
    const newEars = createScriptedSpeech({
      turns: said('new marzipan'),
      before: async () => {
        gate.resolve()
        assert.equal(await old, 'not ours')
      },
    })
    assert.equal(
      await runStage({ ...house, speech: newEars }, await fetchJob('transcribe', id), signal),
      'done',
    )
    await work()
    const call = await read(id)
    assert.equal(call.status, 'PROCESS_COMPLETED')
    const { body } = await send(`${calls}/${id}/transcription`, { token })
    assert.equal(body.transcription, 'Agent: new marzipan')
    const counted = await countedIn(model)
    assert.deepEqual(counted.statuses, [{ status: 'PROCESS_COMPLETED', count: 1 }])
    assert.equal((await erase(id)).status, 204)
    await assertNothingLeft(id)
  })

  test('shows the new result by the model as it is now, and keeps the old one', async () => {
    const model = await makeModel()
    const id = await submit(model)
    await work()
    const first = await read(id)
    const json = {
      name: model.name,
      xscore_template: true,
      template_variables: [{ key: 'polite', type: 'BOOLEAN' }],
    }
    const { status } = await send(`${service.address}/v1/models/${model.id}`, { method: 'PUT', token, json })
    assert.equal(status, 200)
    assert.equal((await rerun(id)).status, 201)
    // Replaced once more in between: the rerun keeps to the model it was started with.
    await send(`${service.address}/v1/models/${model.id}`, {
      method: 'PUT',
      token,
      json: { name: model.name },
    })
    await work()
    const second = await read(id)
    assert.equal(second.status, 'PROCESS_COMPLETED')
    assert.deepEqual(Object.keys(second.analysis_result.variables), ['polite'])
    const { body: results } = await send(`${calls}/${id}/results`, { token })
    assert.deepEqual(
      results.map(({ number, current, model_revision }: Json) => [number, current, model_revision]),
      [
        [2, true, 2],
        [1, false, 1],
      ],
    )
    assert.deepEqual(results[1].analysis_result, first.analysis_result)
    assert.equal(results[1].summary, first.summary)
  })

  test('needs nothing said about how', async () => {
    const id = await submit(await makeModel())
    await work()
    const { status, body } = await send(`${calls}/${id}/rerun`, { method: 'POST', token })
    assert.equal(status, 201, JSON.stringify(body))
  })

  test('is found also when its id is written in capitals', async () => {
    const id = await submit(await makeModel())
    await work()
    assert.equal((await rerun(id.toUpperCase(), { from: 'audio' })).status, 201)
    await work()
    assert.equal((await read(id)).status, 'PROCESS_COMPLETED')
  })

  test('may be one on which nobody speaks, and one that failed', async () => {
    const model = await makeModel()
    const deaf = { ...house, speech: createScriptedSpeech({ turns: [] }) }
    const silent = await submit(model)
    await work(undefined, deaf)
    assert.equal((await read(silent)).status, 'PROCESS_COMPLETED')
    for (const from of ['transcript', 'audio']) {
      assert.equal((await rerun(silent, { from })).status, 201)
      await work(undefined, deaf)
      assert.equal((await read(silent)).status, 'PROCESS_COMPLETED')
    }
    const broken = await submit(model)
    const fault = new EngineError('The key is not valid.', { retryable: false })
    await work(undefined, { ...house, speech: createScriptedSpeech({ faults: [fault] }) })
    assert.equal((await read(broken)).status, 'TRANSCRIPTION_FAILED')
    assert.equal((await rerun(broken)).status, 201)
    assert.equal((await read(broken)).error_message, null)
    await work()
    assert.equal((await read(broken)).status, 'PROCESS_COMPLETED')
    assert.deepEqual((await countedIn(model)).statuses, [{ status: 'PROCESS_COMPLETED', count: 2 }])
  })

  test('stays as it is when its recording is gone and was asked for', async () => {
    const model = await makeModel()
    const id = await submit(model)
    await work()
    const before = await read(id)
    await house.recordings.remove(id)
    assertRefusal(await rerun(id, { from: 'audio' }), 410, '002-002-0001')
    assert.deepEqual(await read(id), before)
    assert.equal((await rerun(id)).status, 201)
    await work()
    assert.equal((await read(id)).status, 'PROCESS_COMPLETED')
  })
})

test('statistics count every finished call once and erased ones never, while they are rolled up', async () => {
  const model = await makeModel()
  const ids = await Promise.all(Array.from({ length: 12 }, () => submit(model)))
  await work()
  await rollUp(house.database, { calls: 1, seconds: 0 })
  assert.equal((await countedIn(model)).total_requests, 12)
  let rolling = true
  const roller = (async () => {
    while (rolling) {
      await rollUp(house.database, { calls: 1, seconds: 0 })
      await closePast(house.database)
    }
  })()
  const erased = ids.slice(0, 4)
  const answers = await Promise.all([...erased.map(erase), ...ids.slice(4, 8).map((id) => rerun(id))])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [204, 204, 204, 204, 201, 201, 201, 201],
  )
  assert.equal((await countedIn(model)).total_requests, 4)
  await work()
  assert.equal((await countedIn(model)).total_requests, 8)
  rolling = false
  await roller
  await rollUp(house.database, { calls: 1, seconds: 0 })
  const counted = await countedIn(model)
  assert.equal(counted.total_requests, 8)
  assert.deepEqual(
    counted.agents.map(({ agent_id, total_requests }: Json) => [agent_id, total_requests]),
    [['agent-quux', 8]],
  )
  const { body } = await send(`${calls}?q=marzipan&include_total=true`, { token })
  assert.equal(body.total, 8)
  await Promise.all(ids.map(erase))
  await assertNothingLeft(...ids)
  assert.equal((await countedIn(model)).total_requests, 0)
})
