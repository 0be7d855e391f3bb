import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type CallmarkClient, createClient, type ModelInput } from '@callmark/client'
import { openDatabase } from '../../src/store/database.ts'
import { seededRandom } from '../support/mutate-bytes.ts'
import { checkCall, checkRows, checkWebhooks, readStandard } from './check-outcome.ts'
import { startCrew } from './crew.ts'
import type { FragileHouse } from './houses.ts'
import { ageFiles, listFiles } from './list-files.ts'
import { startShakyVendors } from './shaky-vendors.ts'
import { speakCall } from './spoken-calls.ts'
import { type Sender, type Sent, sendHalf, sendUntilAccepted, sendUntilRefused } from './submit-calls.ts'
import { startWebhookReceiver } from './webhook-receiver.ts'

export interface Storm {
  readonly kills: number
  readonly calls: number
  readonly seed: number
}

const model: ModelInput = {
  name: 'Quality',
  xscore_template: true,
  template_variables: [
    {
      key: 'thanks',
      type: 'BOOLEAN',
      required: true,
      description: 'The agent thanks the customer for calling.',
    },
    { key: 'rude', type: 'BOOLEAN', required: true, passes_when: false, description: 'The agent is rude.' },
    {
      key: 'card_number',
      type: 'INTEGER',
      required: false,
      weight: 0,
      description: 'The number of the card.',
    },
  ],
}

/** Processes die, the database and the storage fail, vendors and receivers are at their worst; and not one call suffers for it. */
export async function surviveStorm(
  open: (work: string, env: Record<string, string>) => Promise<FragileHouse>,
  { kills, calls, seed }: Storm,
): Promise<string[]> {
  const startMs = performance.now()
  const random = seededRandom(seed)
  const work = await mkdtemp(join(tmpdir(), 'callmark-storm-'))
  const vendors = await startShakyVendors(seededRandom(seed + 1))
  const receiver = await startWebhookReceiver(seededRandom(seed + 2))
  const house = await open(work, {
    ...vendors.environment,
    WEBHOOK_ALLOW: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '0',
  })
  let crew = startCrew(house.posts)
  try {
    const client = await connect(house)
    await client.models.create(model)
    const webhook = await client.webhooks.create({ url: receiver.url })
    receiver.trust(webhook.secret!)
    const sender: Sender = { address: house.address, modelName: model.name, token: keepToken(house) }
    const sent: Sent = { accepted: new Map(), answers: new Map() }

    // One call in peace, to know what all the others must come to.
    await sendUntilAccepted(sender, speakCall(0), sent)
    await waitFor(client, [...sent.accepted.values()])
    const standard = await readStandard(client, sent.accepted.get('call-0')!)

    vendors.shake()
    const disturbances = new Map<string, number>()
    let sending = true
    const others = sendAll(sender, calls, sent).finally(() => {
      sending = false
    })
    let killed = 0
    while (killed < kills || sending) {
      await pause(500 + 3_000 * random())
      if (random() < 0.85) killed += crew.killOne(random) ? 1 : 0
      else {
        const what = await house.disturb(random)
        disturbances.set(what, (disturbances.get(what) ?? 0) + 1)
      }
    }
    await others
    await house.calm()

    const ids = [...sent.accepted.values()]
    await waitFor(client, ids)
    for (const [externalId, id] of sent.accepted)
      await checkCall(client, id, speakCall(Number(externalId.slice('call-'.length))), standard)
    assert.deepEqual(
      [...sent.answers.keys()].filter((status) => status === '500'),
      [],
    )
    await waitForDeliveries(client, webhook.id)
    const killsByName = crew.kills
    await crew.stop()

    // What killed processes left is younger than anybody's patience; two hours later, a start clears it away.
    for (const { dataDir } of house.posts)
      for (const folder of ['incoming', 'keeping']) await ageFiles(join(dataDir, folder))
    crew = startCrew(house.posts)
    await connect(house)
    await pause(3_000)
    await crew.stop()
    await checkLeftovers(
      house,
      receiver,
      new Set(Array.from({ length: calls }, (_, index) => `call-${index}`)),
    )

    const seconds = ((performance.now() - startMs) / 1000).toFixed(0)
    return [
      `${house.name}, seed ${seed}, ${seconds} s`,
      `  kill -9       ${killed} (${describe(killsByName)})`,
      `  disturbances  ${describe(disturbances)}`,
      `  vendors       ${describe(vendors.faults)}`,
      `  answers       ${describe(sent.answers)}`,
      `  calls         ${ids.length} of ${calls} answered 201, all complete and correct`,
      `  webhooks      ${receiver.received.size} ids, ${[...receiver.received.values()].flat().length} deliveries`,
    ]
  } finally {
    await crew.stop()
    await house.close()
    await Promise.all([vendors.close(), receiver.close()])
    await rm(work, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
}

/** Whole calls, and among them bad ones and halves. */
async function sendAll(sender: Sender, calls: number, sent: Sent): Promise<void> {
  let next = 1
  await Promise.all(
    [1, 2].map(async () => {
      while (next < calls) {
        const index = next++
        const call = speakCall(index)
        if (index % 5 === 0) await sendHalf(sender, `half-${index}`, call.audio)
        if (index % 7 === 0) await sendUntilRefused(sender, `bad-${index}`, sent)
        await sendUntilAccepted(sender, call, sent)
        await pause(500)
      }
    }),
  )
}

/** One token for the whole storm: signing keys outlive every process. */
function keepToken(house: FragileHouse): () => Promise<string> {
  let kept: string | undefined
  return async () => {
    if (kept) return kept
    const body = await readFile(join(house.apiDataDir, 'first-client.json'))
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${house.address}/v1/auth`, { method: 'POST', headers, body })
    const { access_token } = (await answer.json()) as { access_token?: string }
    if (!access_token) throw new Error('no token just now')
    kept = access_token
    return kept
  }
}

async function connect(house: FragileHouse): Promise<CallmarkClient> {
  for (let tries = 0; ; tries++) {
    try {
      const kept = JSON.parse(await readFile(join(house.apiDataDir, 'first-client.json'), 'utf8'))
      const client = createClient({
        baseUrl: house.address,
        clientId: kept.client_id,
        clientSecret: kept.client_secret,
        retry: { attempts: 60, totalMs: 240_000 },
      })
      await client.signIn()
      return client
    } catch (error) {
      if (tries > 300) throw error
      await pause(100)
    }
  }
}

async function waitFor(client: CallmarkClient, ids: readonly string[]): Promise<void> {
  for (const id of ids) await client.calls.wait(id, { pollMs: 500, timeoutMs: 420_000 })
}

async function waitForDeliveries(client: CallmarkClient, webhookId: number): Promise<void> {
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    let waiting = 0
    for await (const _ of client.webhooks.deliveries(webhookId, { status: ['PENDING'] })) waiting++
    if (waiting === 0) return
    await pause(1_000)
  }
}

async function checkLeftovers(
  house: FragileHouse,
  receiver: Parameters<typeof checkWebhooks>[1],
  known: ReadonlySet<string>,
): Promise<void> {
  const opened = await house.openDatabase()
  const database = openDatabase(opened.connection, 2)
  try {
    const { callIds } = await checkRows(database, known)
    await checkWebhooks(database, receiver, callIds)
    const kept = (await house.listKept()).filter((name) => /^[0-9a-f-]{36}$/.test(name))
    assert.deepEqual(
      kept.sort(),
      callIds.sort(),
      'recordings are those of the calls, all of them and no others',
    )
    for (const { dataDir } of house.posts)
      for (const folder of ['incoming', 'keeping', 'decoded'])
        assert.deepEqual(await listFiles(join(dataDir, folder)), [], `${folder} is empty`)
  } finally {
    await database.destroy()
    await opened.close()
  }
}

function describe(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ') || 'none'
}
