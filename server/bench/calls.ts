import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CallmarkClient, isFinal } from '@callmark/client'
import { spawnService } from '../test/support/spawned-service.ts'
import { timeBareEngine } from './bare-engine.ts'
import type { BenchOptions } from './bench-options.ts'
import {
  type Body,
  type Corpus,
  countSeconds,
  isCorpusThere,
  listCalls,
  readReference,
  recordingOf,
} from './corpus-calls.ts'
import { decodeCalls } from './decode-calls.ts'
import { countEngineProcesses } from './engine-processes.ts'
import { openCorpus } from './open-corpus.ts'
import { addScores, scoreCall } from './score-call.ts'

const model = new URL('../samples/demo-model.json', import.meta.url)

interface Scene {
  readonly corpus: Corpus
  readonly ids: readonly string[]
  readonly client: CallmarkClient
  readonly modelName: string
}

/** Real telephone calls through the real service over HTTP, beside the bare speech engine on the same audio. */
export async function benchCalls({ small }: BenchOptions): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  try {
    const corpus = await openCorpus(small, work)
    if (isCorpusThere(corpus)) await measureService(corpus, work)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function measureService(corpus: Corpus, work: string): Promise<void> {
  const service = await spawnService(join(work, 'data'))
  try {
    const { client } = service
    const { name: modelName } = await client.models.create(JSON.parse(await readFile(model, 'utf8')))
    const ids = listCalls(corpus)
    const scene = { corpus, ids, client, modelName }
    await measureFirstCall(scene)
    const whole = await measureAllCalls(scene)
    const bare = await timeBareEngine(await decodeCalls(corpus, ids, work), countEngineProcesses())
    console.log(`rate       ${rate(whole)} through the service (whole pipeline)`)
    console.log(`           ${rate(bare)} bare speech engine, same audio, same run`)
    const ratio = (100 * whole.callSeconds * bare.wallSeconds) / (whole.wallSeconds * bare.callSeconds)
    console.log(`           the service keeps ${ratio.toFixed(0)} % of the bare engine's rate`)
    await measureReadsUnderLoad(scene)
  } finally {
    service.child.kill('SIGINT')
    await service.ended
  }
}

interface Measured {
  readonly wallSeconds: number
  readonly callSeconds: number
}

const rate = ({ wallSeconds, callSeconds }: Measured) =>
  `${(callSeconds / wallSeconds).toFixed(1)} call-seconds per wall-second (${callSeconds.toFixed(0)} s in ${wallSeconds.toFixed(1)} s)`

const submit = ({ client, modelName }: Scene, externalId: string, audio: URL) =>
  client.calls.submit({
    external_id: externalId,
    agent_id: 'bench',
    agent_name: 'Bench',
    model_name: modelName,
    audio: fileURLToPath(audio),
  })

/** From the 201 to the end, on an otherwise idle machine: with cold engines, then with warm ones. */
async function measureFirstCall(scene: Scene): Promise<void> {
  const { corpus, client, ids } = scene
  const durations = await Promise.all(
    ids.map(async (id) => ({ id, seconds: (await readReference(corpus, id)).duration })),
  )
  const nearest = durations.sort((a, b) => Math.abs(a.seconds - 60) - Math.abs(b.seconds - 60))[0]!
  for (const state of ['cold', 'warm']) {
    const { id } = await submit(scene, `minute-${state}`, recordingOf(corpus, nearest.id))
    const startMs = performance.now()
    const call = await client.calls.wait(id, { pollMs: 20 })
    const seconds = (performance.now() - startMs) / 1000
    console.log(
      `one call   ${seconds.toFixed(1)} s from 201 to ${call.status}, ${nearest.seconds.toFixed(0)} s of audio, engines ${state} (aim: 8)`,
    )
  }
}

async function measureAllCalls(scene: Scene): Promise<Measured> {
  const { corpus, client, ids } = scene
  const startMs = performance.now()
  const ended = await Promise.all(
    ids.map(async (id) => {
      const submitted = await submit(scene, id, recordingOf(corpus, id))
      return client.calls.wait(submitted.id, { pollMs: 1000 })
    }),
  )
  const wallSeconds = (performance.now() - startMs) / 1000
  const scores = await Promise.all(
    ended.map(async ({ id, external_id }) =>
      scoreCall(await readReference(corpus, external_id), (await client.calls.transcription(id)) as Body),
    ),
  )
  const { wer, werText, der, role } = addScores(scores)
  const completed = ended.filter(({ status }) => status === 'PROCESS_COMPLETED').length
  console.log(`calls      ${completed} of ${ids.length} reached PROCESS_COMPLETED`)
  assert.equal(completed, ids.length, 'A call did not come to its end.')
  console.log(
    `accuracy   wer ${wer.toFixed(2)} % (aim: 15; the untuned engine was measured at 14.0), wer_text ${werText.toFixed(2)} %`,
  )
  console.log(`speakers   der ${der.toFixed(2)} %, role ${role.toFixed(2)} %`)
  return { wallSeconds, callSeconds: await countSeconds(corpus) }
}

/** How long reading a record takes while the engines have all the cores they can get. */
async function measureReadsUnderLoad(scene: Scene): Promise<void> {
  const { corpus, client } = scene
  const { id } = await submit(scene, 'hour', new URL(corpus.hour, corpus.folder))
  let { status } = await client.calls.get(id)
  while (status !== 'AUDIO_TRANSCRIPTION_IN_PROGRESS' && !isFinal(status)) {
    await pause(50)
    status = (await client.calls.get(id)).status
  }
  const milliseconds: number[] = []
  const startMs = performance.now()
  do {
    const before = performance.now()
    status = (await client.calls.get(id)).status
    milliseconds.push(performance.now() - before)
    await pause(5)
  } while (milliseconds.length < 2000 && !isFinal(status))
  milliseconds.sort((a, b) => a - b)
  const at = (share: number) => milliseconds[Math.floor(share * (milliseconds.length - 1))]!.toFixed(1)
  const seconds = ((performance.now() - startMs) / 1000).toFixed(0)
  console.log(
    `reads      p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms (${milliseconds.length} GETs in ${seconds} s while an hour-long call was transcribed)`,
  )
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
