import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStore } from '../src/commands/house/open-store.ts'
import { readConfig } from '../src/config.ts'
import { scopes } from '../src/domain/scopes.ts'
import { createClient } from '../src/store/clients/clients.ts'
import { type SpawnedService, spawnService } from '../test/support/spawned-service.ts'
import { awaitReport } from './await-report.ts'
import { type BenchOptions, chooseParts } from './bench-options.ts'
import { attacks } from './fairness-attacks.ts'
import { measureStrangers } from './fairness-strangers.ts'
import { percentile } from './percentile.ts'
import { writeShortRecording } from './small/short-recording.ts'

export type AttackName = keyof typeof attacks
export const attackNames = Object.keys(attacks) as AttackName[]

/** How many times as long as in quiet another client may wait for its result. */
export const aim = 3

const samples = new URL('../samples/', import.meta.url)
const sample = fileURLToPath(new URL('delivery-reschedule.ogg', samples))
const attackersSample = fileURLToPath(new URL('lost-card.ogg', samples))
const model = new URL('demo-model.json', samples)
/** Until what was begun stands in everybody's way. */
const buildUpMs = 5_000
const littleBuildUpMs = 500
const longestMs = 600_000
/** Whoever is answered so is not let in, and attacks nobody. */
const shutOut = ['401', '403', '404']

export interface Fairness {
  readonly quiet: Wait
  readonly attacked: Wait
  /** How many times as long the result took while the attack went on. */
  readonly ratio: number
  /** What became of the attacker's requests. */
  readonly sent: Readonly<Record<string, number>>
}

interface Wait {
  /** Medians over the rounds: until the call was taken, and until its result was there. */
  readonly submitMs: number
  readonly resultMs: number
}

/** A service with a client that waits for results. */
interface Scene {
  readonly service: SpawnedService
  readonly modelName: string
  readonly audio: string
  readonly rounds: number
  readonly small: boolean
}

interface AttackScene extends Scene {
  readonly quiet: Wait
  readonly secrets: { readonly clientId: string; readonly clientSecret: string }
}

/** One client's time to a result, before and while another client attacks the service. */
export async function measureFairness(name: AttackName, rounds: number): Promise<Fairness> {
  return withScene({ rounds, small: false }, (scene) => measureAttack(scene, name))
}

async function withScene<Found>(
  { rounds, small }: { readonly rounds: number; readonly small: boolean },
  use: (scene: AttackScene) => Promise<Found>,
): Promise<Found> {
  const work = await mkdtemp(join(tmpdir(), 'callmark-fairness-'))
  const dataDir = join(work, 'data')
  const audio = small ? await writeShortRecording(work) : sample
  const service = await spawnService(dataDir)
  try {
    const modelName = (await service.client.models.create(JSON.parse(await readFile(model, 'utf8')))).name
    const scene = { service, modelName, audio, rounds, small }
    // The first call of all starts the engines.
    await waitForResults({ ...scene, rounds: 1 }, 'warm')
    const quiet = await waitForResults(scene, 'quiet')
    return await use({ ...scene, quiet, secrets: await createAttacker(dataDir) })
  } finally {
    service.child.kill('SIGINT')
    await service.ended
    await rm(work, { recursive: true, force: true })
  }
}

async function measureAttack(scene: AttackScene, name: AttackName): Promise<Fairness> {
  const { quiet, small } = scene
  const attacker = await startAttack(scene, name)
  try {
    await new Promise((resolve) => setTimeout(resolve, small ? littleBuildUpMs : buildUpMs))
    const attacked = await waitForResults(scene, `attacked-${name}`)
    attacker.send('tell')
    const sent = await awaitReport<Record<string, number>>(attacker)
    const refusals = shutOut.filter((status) => status in sent)
    assert.deepEqual(refusals, [], `The attack "${name}" does not reach the service.`)
    return { quiet, attacked, ratio: attacked.resultMs / quiet.resultMs, sent }
  } finally {
    attacker.kill('SIGKILL')
  }
}

async function waitForResults(
  { service: { client }, modelName, audio, rounds }: Scene,
  label: string,
): Promise<Wait> {
  const submitted: number[] = []
  const ended: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    const { id } = await client.calls.submit({
      external_id: `${label}-${round}`,
      agent_id: 'a-1',
      agent_name: 'Ana',
      model_name: modelName,
      audio,
    })
    submitted.push(performance.now() - startedAt)
    const { status } = await client.calls.wait(id, { pollMs: 100, timeoutMs: longestMs })
    assert.equal(status, 'PROCESS_COMPLETED')
    ended.push(performance.now() - startedAt)
  }
  return { submitMs: percentile(submitted, 0.5), resultMs: percentile(ended, 0.5) }
}

async function createAttacker(dataDir: string): Promise<AttackScene['secrets']> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }), 'join')
  const made = await createClient(store.database, 'attacker', scopes).finally(() => store.close())
  return { clientId: made.client_id, clientSecret: made.client_secret }
}

async function startAttack(
  { service: { address }, secrets, audio, small }: AttackScene,
  attack: AttackName,
): Promise<ChildProcess> {
  const recording = small ? audio : attackersSample
  const orders = { attack, address, ...secrets, recording, small }
  const child = fork(new URL('./fairness-attack-child.ts', import.meta.url), [JSON.stringify(orders)])
  await awaitReport(child)
  return child
}

/** What one client can do to another's waiting, and what strangers can do to all. With names, only those. */
export async function benchFairness({ small, named }: BenchOptions): Promise<void> {
  const chosen = chooseParts([...attackNames, 'strangers'], named)
  const names = attackNames.filter((name) => chosen.includes(name))
  const rounds = small ? 1 : 5
  if (names.length > 0) {
    console.log(
      `a result   of one client, median of ${rounds}, while another client attacks; aim: at most ${aim} times as long`,
    )
    if (small)
      await withScene({ rounds, small }, async (scene) => {
        for (const name of names) print(name, await measureAttack(scene, name))
      })
    else for (const name of names) print(name, await measureFairness(name, rounds))
  }
  if (chosen.includes('strangers')) await measureStrangers(small ? { connections: 100, seconds: 1 } : {})
}

function print(name: AttackName, { quiet, attacked, ratio, sent }: Fairness): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  console.log(
    `${name.padEnd(10)} ${ratio.toFixed(2)} ×: ${seconds(quiet.resultMs)} in quiet, ${seconds(attacked.resultMs)} attacked ` +
      `(taken after ${seconds(quiet.submitMs)}, ${seconds(attacked.submitMs)}); ${attacks[name].what}: ${describe(sent)}`,
  )
}

function describe(sent: Readonly<Record<string, number>>): string {
  const told = Object.entries(sent).map(([outcome, count]) => `${count} ${outcome}`)
  return told.length > 0 ? told.join(', ') : 'none answered'
}
