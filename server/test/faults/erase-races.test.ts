import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { startService } from '../../src/commands/serve.ts'
import { readConfig } from '../../src/config.ts'
import { runStage } from '../../src/pipeline/run-stage.ts'
import {
  assertNothingLeft,
  calls,
  countedIn,
  erase,
  fetchJob,
  filesOf,
  house,
  interrupted,
  makeModel,
  recording,
  rerun,
  service,
  signal,
  stageNames,
  submit,
  token,
  work,
} from '../support/calls-worked-by-hand.ts'
import { send } from '../support/http.ts'

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
