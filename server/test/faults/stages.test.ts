import assert from 'node:assert/strict'
import { mkdtemp, rm, stat, truncate, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, describe, test } from 'node:test'
import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import { acceptCall } from '../../src/calls/accept-call.ts'
import { receiveCall, type SubmittedPart } from '../../src/calls/receive-call.ts'
import { EngineError } from '../../src/domain/errors.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { queueForgottenCalls } from '../../src/pipeline/queue-forgotten-calls.ts'
import { giveUpCall, runStage } from '../../src/pipeline/run-stage.ts'
import type { House } from '../../src/pipeline/stage.ts'
import { findCall, listHistory } from '../../src/store/calls/calls.ts'
import { findTranscription } from '../../src/store/calls/transcriptions.ts'
import { createClient } from '../../src/store/clients/clients.ts'
import { openDatabase } from '../../src/store/database.ts'
import { createModel } from '../../src/store/models/models.ts'
import { openStageQueue, type StageJob } from '../../src/store/queue/stage-queue.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { actingAs } from '../support/acting-as.ts'
import { checkSpeechEngine } from '../support/check-speech-engine.ts'
import { listChildren } from '../support/child-processes.ts'
import { createScriptedSpeech, type ScriptedSpeech } from '../support/scripted-speech.ts'
import { createTestDatabase } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

describe('the scripted speech engine stands in for a vendor', async () => {
  await checkSpeechEngine(createScriptedSpeech())
})

describe('a call on its way through the stages', () => {
  let house: House
  let clientId: string
  let dataDir: string
  const closers: (() => Promise<unknown>)[] = []
  const { signal } = new AbortController()

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'callmark-stages-'))
    const own = await createTestDatabase()
    const database = openDatabase(own.connection, 5)
    const queue = await openStageQueue(own.connection, { supervise: false, onError: () => {} })
    const decoder = createAudioDecoder({ maxDurationSeconds: 600, processes: 1, timeoutMs: 60_000 })
    const judge = createEmbeddedJudge({ processes: 1 })
    const recordings = await openDiskRecordings(dataDir)
    house = { database, queue, recordings, decoder, judge, speech: createScriptedSpeech(), redact: [] }
    closers.push(
      () => judge.close(),
      () => decoder.close(),
      () => queue.close(),
      () => database.destroy(),
      own.drop,
    )
    clientId = (await createClient(database, 'stages', scopes)).client_id
    const texts = { description: '', prompt: '', transcriptionPrompt: '', summarizePrompt: '' }
    const blank = { ...texts, leastConfidence: 0.85, enabled: true }
    const empty = { categories: [], variables: [], metadata: [], summarizeCall: true, scoring: true }
    await createModel(database, actingAs(clientId), { name: 'Quality', ...blank, ...empty })
  })
  after(async () => {
    for (const close of closers) await close()
    await rm(dataDir, { recursive: true })
  })

  let count = 0
  /** Submits a call and takes it up to the stage that is to be tried. */
  async function bringTo(stage: StageJob['stage']): Promise<{ id: string; job: StageJob }> {
    async function* parts(): AsyncGenerator<SubmittedPart> {
      const fields = {
        external_id: `call-${count++}`,
        agent_id: 'a',
        agent_name: 'Ana',
        model_name: 'quality',
      }
      for (const [name, value] of Object.entries(fields)) yield { name, value }
      yield { name: 'audio_file', fileName: 'call.wav', content: Readable.from([writeToneWav(1)]) }
    }
    const received = await receiveCall(house.recordings, parts())
    const { call } = await acceptCall(house, actingAs(clientId), received, signal)
    for (const each of ['convert', 'transcribe', 'analyze', 'summarize'] as const) {
      const job = await fetchJob(each, call.id)
      if (each === stage) return { id: call.id, job }
      assert.equal(await runStage(house, job, signal), 'done')
    }
    throw new Error('no such stage')
  }
  /** Takes the call's job off the queue, and whatever other tests left there. */
  async function findJobs(stage: StageJob['stage'], id: string): Promise<StageJob[]> {
    return (await house.queue.fetch(stage, 50)).filter(({ callId }) => callId === id)
  }
  async function fetchJob(stage: StageJob['stage'], id: string): Promise<StageJob> {
    const jobs = await findJobs(stage, id)
    assert.equal(jobs.length, 1, `queued for ${stage}`)
    return jobs[0]!
  }
  const withSpeech = (speech: ScriptedSpeech): House => ({ ...house, speech })
  const statusOf = async (id: string) => (await findCall(house.database, clientId, id))!.status

  // Holds Transitions: a passing fault is retried; a finished stage is not repeated
  test('a passing fault is tried again later and shown in the history; the finished stage is not repeated', async () => {
    const { id, job } = await bringTo('transcribe')
    const speech = createScriptedSpeech({
      faults: [new EngineError('Overloaded.', { retryable: true, retryAfterMs: 1 })],
    })
    assert.equal(await runStage(withSpeech(speech), job, signal), 'retried')
    assert.equal(await statusOf(id), 'AUDIO_TRANSCRIPTION_IN_PROGRESS')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const again = await fetchJob('transcribe', id)
    assert.equal(again.attempt, 2)
    assert.equal(await runStage(withSpeech(speech), again, signal), 'done')
    assert.equal(await statusOf(id), 'AUDIO_TRANSCRIBED')
    const notes = (await listHistory(house.database, id)).map(({ note }) => note).filter(Boolean)
    assert.deepEqual(notes, ['Attempt 1: Overloaded.'])
    await fetchJob('analyze', id)
  })

  // Holds Call analysis record: `error_message`
  // Holds States: a failed call says why
  // Holds Transitions: speech-to-text failing for good: `TRANSCRIPTION_FAILED`
  test('speech-to-text that fails for good ends the call with a message to act on', async () => {
    const { id, job } = await bringTo('transcribe')
    const speech = createScriptedSpeech({
      faults: [new EngineError('The key is not valid.', { retryable: false })],
    })
    assert.equal(await runStage(withSpeech(speech), job, signal), 'failed')
    const call = (await findCall(house.database, clientId, id))!
    assert.equal(call.status, 'TRANSCRIPTION_FAILED')
    assert.equal(call.error_message, 'The key is not valid.')
    assert.equal((await findTranscription(house.database, id))!.status, 'FAILED')
    assert.deepEqual(await findJobs('analyze', id), [])
  })

  // Holds States: a failed call says why
  test('a fault that never passes ends the call after a bounded number of tries', async () => {
    const { id, job } = await bringTo('transcribe')
    const faults = Array.from(
      { length: 70 },
      () => new EngineError('Overloaded.', { retryable: true, retryAfterMs: 1 }),
    )
    const speech = createScriptedSpeech({ faults })
    let next = job
    while ((await runStage(withSpeech(speech), next, signal)) === 'retried') {
      await new Promise((resolve) => setTimeout(resolve, 20))
      next = await fetchJob('transcribe', id)
    }
    assert.equal(await statusOf(id), 'TRANSCRIPTION_FAILED')
    assert.equal(speech.asked(), 60)
  })

  test('an unforeseen error says nothing of itself to the customer and is tried again', async () => {
    const { id, job } = await bringTo('transcribe')
    const speech = createScriptedSpeech({ faults: [new Error('secret words of a caller')] })
    assert.equal(await runStage(withSpeech(speech), job, signal), 'retried')
    const notes = (await listHistory(house.database, id)).map(({ note }) => note ?? '').join()
    assert.doesNotMatch(notes, /secret/)
  })

  test('a stopping worker hands the call back, and the next one takes it up at once', async () => {
    const { id, job } = await bringTo('transcribe')
    const stopping = new AbortController()
    const speech = createScriptedSpeech({ before: async () => stopping.abort(new Error('stopping')) })
    assert.equal(await runStage(withSpeech(speech), job, stopping.signal), 'handed back')
    const again = await fetchJob('transcribe', id)
    assert.equal(again.attempt, 1)
    assert.equal(await runStage(house, again, signal), 'done')
    assert.equal(await statusOf(id), 'AUDIO_TRANSCRIBED')
    await fetchJob('analyze', id)
  })

  test('of two workers at one call only the last to take it up writes its result', async () => {
    const { id, job } = await bringTo('transcribe')
    const said = (text: string) => [{ speaker: 'Agent', startSeconds: 0, endSeconds: 1, text }]
    const second = withSpeech(createScriptedSpeech({ turns: said('second') }))
    const first = withSpeech(
      createScriptedSpeech({
        turns: said('first'),
        before: async () =>
          assert.equal(await runStage(second, { ...job, retryCount: job.retryCount + 1 }, signal), 'done'),
      }),
    )
    assert.equal(await runStage(first, job, signal), 'not ours')
    assert.equal((await findTranscription(house.database, id))!.text, 'Agent: second')
    await fetchJob('analyze', id)
    assert.deepEqual(await findJobs('analyze', id), [], 'the next stage is queued once')
  })

  test('a job that comes a second time after its stage is done changes nothing', async () => {
    const { id, job } = await bringTo('transcribe')
    assert.equal(await runStage(house, job, signal), 'done')
    assert.equal(await runStage(house, job, signal), 'not ours')
    assert.equal(await statusOf(id), 'AUDIO_TRANSCRIBED')
    await fetchJob('analyze', id)
    assert.deepEqual(await findJobs('analyze', id), [])
  })

  test('decoded sound that has gone missing is decoded again', async () => {
    const { id, job } = await bringTo('transcribe')
    await unlink(`${house.recordings.decodedPrefix(id)}-0.pcm`)
    assert.equal(await runStage(house, job, signal), 'done')
    await fetchJob('analyze', id)
  })

  test('decoded sound that was cut short is not taken for the whole call', async () => {
    const { id, job } = await bringTo('transcribe')
    const path = `${house.recordings.decodedPrefix(id)}-0.pcm`
    await truncate(path, 8_000)
    let heard = 0
    const speech = createScriptedSpeech({
      before: async () => {
        heard = (await stat(path)).size
      },
    })
    assert.equal(await runStage(withSpeech(speech), job, signal), 'done')
    assert.equal(heard, 32_000)
  })

  test('a call whose job has been lost is taken up again', async () => {
    const { id, job } = await bringTo('analyze')
    await house.database.transaction().execute((tx) => house.queue.finish(tx, job))
    await queueForgottenCalls(house)
    await queueForgottenCalls(house)
    assert.equal(await runStage(house, await fetchJob('analyze', id), signal), 'done')
  })

  // Holds Transitions: another stage failing for good: `ERROR`
  test('a call whose recording has vanished from storage says so', async () => {
    const { id, job } = await bringTo('convert')
    await house.recordings.remove(id)
    assert.equal(await runStage(house, job, signal), 'failed')
    const call = (await findCall(house.database, clientId, id))!
    assert.equal(call.status, 'ERROR')
    assert.match(call.error_message!, /new external_id/)
  })

  test('a call over which worker after worker has died is given up', async () => {
    const { id, job } = await bringTo('analyze')
    await giveUpCall(house, job)
    const call = (await findCall(house.database, clientId, id))!
    assert.equal(call.status, 'ERROR')
    assert.match(call.error_message!, /interrupted again and again/)
    await giveUpCall(house, job)
    assert.equal((await listHistory(house.database, id)).filter(({ status }) => status === 'ERROR').length, 1)
  })

  test('an engine process that is killed in the middle costs a try, not the call', async () => {
    const { id, job } = await bringTo('summarize')
    signalJudge('SIGSTOP')
    const summarizing = runStage(house, job, signal)
    while ((await statusOf(id)) !== 'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS') {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    signalJudge('SIGKILL')
    assert.equal(await summarizing, 'retried')
    assert.equal(await statusOf(id), 'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS')
  })

  function signalJudge(name: NodeJS.Signals): void {
    const judges = listChildren(process.pid).filter(({ command }) => command.includes('judge-child'))
    assert.ok(judges.length > 0)
    for (const { pid } of judges) process.kill(pid, name)
  }
})
