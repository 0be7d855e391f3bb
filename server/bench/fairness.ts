import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CallmarkClient } from '@callmark/client'
import { openStore } from '../src/commands/house/open-store.ts'
import { readConfig } from '../src/config.ts'
import { scopes } from '../src/domain/scopes.ts'
import { createClient } from '../src/store/clients/clients.ts'
import { type SpawnedService, spawnService } from '../test/support/spawned-service.ts'
import { attacks } from './fairness-attacks.ts'
import { measureStrangers } from './fairness-strangers.ts'
import { percentile } from './percentile.ts'

export type AttackName = keyof typeof attacks
export const attackNames = Object.keys(attacks) as AttackName[]

/** How many times as long as in quiet another client may wait for its result. */
export const aim = 3

const audio = fileURLToPath(new URL('../samples/delivery-reschedule.ogg', import.meta.url))
const model = new URL('../samples/demo-model.json', import.meta.url)
/** Until what was begun stands in everybody's way. */
const buildUpMs = 5_000
const longestMs = 600_000

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

/** One client's time to a result, before and while another client attacks the service. */
export async function measureFairness(name: AttackName, rounds: number): Promise<Fairness> {
  const work = await mkdtemp(join(tmpdir(), 'callmark-fairness-'))
  const dataDir = join(work, 'data')
  const service = await spawnService(dataDir)
  let attacker: ChildProcess | undefined
  try {
    const modelName = (await service.client.models.create(JSON.parse(await readFile(model, 'utf8')))).name
    const send = (label: string) => waitForResults(service.client, modelName, label, rounds)
    // The first call of all starts the engines.
    await waitForResults(service.client, modelName, 'warm', 1)
    const quiet = await send('quiet')
    attacker = await startAttack(name, service, dataDir)
    await new Promise((resolve) => setTimeout(resolve, buildUpMs))
    const attacked = await send('attacked')
    attacker.send('tell')
    const [sent] = (await once(attacker, 'message')) as [Record<string, number>]
    return { quiet, attacked, ratio: attacked.resultMs / quiet.resultMs, sent }
  } finally {
    attacker?.kill('SIGKILL')
    service.child.kill('SIGINT')
    await service.ended
    await rm(work, { recursive: true, force: true })
  }
}

async function waitForResults(
  client: CallmarkClient,
  modelName: string,
  label: string,
  rounds: number,
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
    await client.calls.wait(id, { pollMs: 100, timeoutMs: longestMs })
    ended.push(performance.now() - startedAt)
  }
  return { submitMs: percentile(submitted, 0.5), resultMs: percentile(ended, 0.5) }
}

async function startAttack(
  attack: AttackName,
  { address }: SpawnedService,
  dataDir: string,
): Promise<ChildProcess> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }), 'join')
  const made = await createClient(store.database, 'attacker', scopes).finally(() => store.close())
  const orders = { attack, address, clientId: made.client_id, clientSecret: made.client_secret }
  const child = fork(new URL('./fairness-attack-child.ts', import.meta.url), [JSON.stringify(orders)])
  await once(child, 'message')
  return child
}

/** What one client can do to another's waiting, and what strangers can do to all. With names, only those; small: one round each. */
export async function benchFairness(args: readonly string[]): Promise<void> {
  const small = args.includes('--small')
  const rounds = small ? 1 : 5
  const named = args.filter((arg) => arg !== '--small')
  const parts = [...attackNames, 'strangers']
  const unknown = named.find((name) => !parts.includes(name))
  if (unknown !== undefined) throw new Error(`There is no "${unknown}"; there are ${parts.join(', ')}.`)
  const isWanted = (name: string) => named.length === 0 || named.includes(name)
  if (attackNames.some(isWanted)) await benchAttacks(attackNames.filter(isWanted), rounds)
  if (isWanted('strangers')) await measureStrangers(small ? { connections: 100, seconds: 3 } : {})
}

async function benchAttacks(names: readonly AttackName[], rounds: number): Promise<void> {
  console.log(
    `a result   of one client, median of ${rounds}, while another client attacks; aim: at most ${aim} times as long`,
  )
  for (const name of names) {
    const { quiet, attacked, ratio, sent } = await measureFairness(name, rounds)
    const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
    console.log(
      `${name.padEnd(10)} ${ratio.toFixed(2)} ×: ${seconds(quiet.resultMs)} in quiet, ${seconds(attacked.resultMs)} attacked ` +
        `(taken after ${seconds(quiet.submitMs)}, ${seconds(attacked.submitMs)}); ${attacks[name].what}: ${describe(sent)}`,
    )
  }
}

function describe(sent: Readonly<Record<string, number>>): string {
  const told = Object.entries(sent).map(([outcome, count]) => `${count} ${outcome}`)
  return told.length > 0 ? told.join(', ') : 'none answered'
}
