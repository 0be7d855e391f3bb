import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { EngineError } from '../../src/domain/errors.ts'
import { giveUpCall, runStage } from '../../src/pipeline/run-stage.ts'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import {
  assertNothingLeft,
  calls,
  countedIn,
  erase,
  fetchJob,
  house,
  makeModel,
  read,
  rerun,
  service,
  signal,
  submit,
  token,
  work,
} from '../support/calls-worked-by-hand.ts'
import { assertRefusal, type Json, send } from '../support/http.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'

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
