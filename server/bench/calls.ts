import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CallmarkClient } from '@callmark/client'
import { spawnService } from '../test/support/spawned-service.ts'
import { timeBareEngine } from './bare-engine.ts'
import {
  addScores,
  type Body,
  callFolder,
  hourCall,
  isCorpusThere,
  listCalls,
  loadScorer,
  readReference,
} from './corpus-calls.ts'
import { decodeCalls } from './decode-calls.ts'

const model = new URL('../samples/demo-model.json', import.meta.url)

/** Real telephone calls through the real service over HTTP, beside the bare speech engine on the same audio. */
export async function benchCalls(): Promise<void> {
  if (!isCorpusThere()) return
  const ids = listCalls()
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  const service = await spawnService(join(work, 'data'))
  try {
    const { client } = service
    const { name: modelName } = await client.models.create(JSON.parse(await readFile(model, 'utf8')))
    await measureFirstCall(client, modelName, ids)
    const whole = await measureAllCalls(client, modelName, ids)
    const bare = await measureBareEngine(ids, work)
    console.log(`rate       ${rate(whole)} through the service (whole pipeline)`)
    console.log(`           ${rate(bare)} bare speech engine, same audio, same run`)
    const ratio = (100 * whole.callSeconds * bare.wallSeconds) / (whole.wallSeconds * bare.callSeconds)
    console.log(`           the service keeps ${ratio.toFixed(0)} % of the bare engine's rate`)
    await measureReadsUnderLoad(client, modelName)
  } finally {
    service.child.kill('SIGINT')
    await service.ended
    await rm(work, { recursive: true, force: true })
  }
}

interface Measured {
  readonly wallSeconds: number
  readonly callSeconds: number
}

const rate = ({ wallSeconds, callSeconds }: Measured) =>
  `${(callSeconds / wallSeconds).toFixed(1)} call-seconds per wall-second (${callSeconds.toFixed(0)} s in ${wallSeconds.toFixed(1)} s)`

const durationOf = async (id: string) => (await readReference(id)).duration

const submit = (client: CallmarkClient, modelName: string, externalId: string, audio: URL) =>
  client.calls.submit({
    external_id: externalId,
    agent_id: 'bench',
    agent_name: 'Bench',
    model_name: modelName,
    audio: fileURLToPath(audio),
  })

/** From the 201 to the end, on an otherwise idle machine: with cold engines, then with warm ones. */
async function measureFirstCall(
  client: CallmarkClient,
  modelName: string,
  ids: readonly string[],
): Promise<void> {
  const durations = await Promise.all(ids.map(async (id) => ({ id, seconds: await durationOf(id) })))
  const nearest = durations.sort((a, b) => Math.abs(a.seconds - 60) - Math.abs(b.seconds - 60))[0]!
  for (const state of ['cold', 'warm']) {
    const { id } = await submit(
      client,
      modelName,
      `minute-${state}`,
      new URL(`${nearest.id}.stereo.flac`, callFolder),
    )
    const startMs = performance.now()
    const call = await client.calls.wait(id, { pollMs: 20 })
    const seconds = (performance.now() - startMs) / 1000
    console.log(
      `one call   ${seconds.toFixed(1)} s from 201 to ${call.status}, ${nearest.seconds.toFixed(0)} s of audio, engines ${state} (aim: 8)`,
    )
  }
}

async function measureAllCalls(
  client: CallmarkClient,
  modelName: string,
  ids: readonly string[],
): Promise<Measured> {
  const startMs = performance.now()
  const ended = await Promise.all(
    ids.map(async (id) => {
      const submitted = await submit(client, modelName, id, new URL(`${id}.stereo.flac`, callFolder))
      return client.calls.wait(submitted.id, { pollMs: 1000 })
    }),
  )
  const wallSeconds = (performance.now() - startMs) / 1000
  const { scoreCall } = await loadScorer()
  const scores = await Promise.all(
    ended.map(async ({ id, external_id }) =>
      scoreCall(await readReference(external_id), (await client.calls.transcription(id)) as Body),
    ),
  )
  const { wer, werText, der, role } = addScores(scores)
  const completed = ended.filter(({ status }) => status === 'PROCESS_COMPLETED').length
  console.log(`calls      ${completed} of ${ids.length} reached PROCESS_COMPLETED`)
  console.log(
    `accuracy   wer ${wer.toFixed(2)} % (aim: 15; the untuned engine was measured at 14.0), wer_text ${werText.toFixed(2)} %`,
  )
  console.log(`speakers   der ${der.toFixed(2)} %, role ${role.toFixed(2)} %`)
  const durations = await Promise.all(ids.map(durationOf))
  return { wallSeconds, callSeconds: durations.reduce((sum, seconds) => sum + seconds, 0) }
}

async function measureBareEngine(ids: readonly string[], work: string): Promise<Measured> {
  return timeBareEngine(await decodeCalls(ids, work), availableParallelism())
}

/** How long reading a record takes while the engines have all the cores they can get. */
async function measureReadsUnderLoad(client: CallmarkClient, modelName: string): Promise<void> {
  const { id } = await submit(client, modelName, 'hour', hourCall)
  while ((await client.calls.get(id)).status !== 'AUDIO_TRANSCRIPTION_IN_PROGRESS') await pause(50)
  const milliseconds: number[] = []
  const startMs = performance.now()
  let status = ''
  while (milliseconds.length < 2000 && status !== 'PROCESS_COMPLETED') {
    const before = performance.now()
    status = (await client.calls.get(id)).status
    milliseconds.push(performance.now() - before)
    await pause(5)
  }
  milliseconds.sort((a, b) => a - b)
  const at = (share: number) => milliseconds[Math.floor(share * (milliseconds.length - 1))]!.toFixed(1)
  const seconds = ((performance.now() - startMs) / 1000).toFixed(0)
  console.log(
    `reads      p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms (${milliseconds.length} GETs in ${seconds} s while an hour-long call was transcribed)`,
  )
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
