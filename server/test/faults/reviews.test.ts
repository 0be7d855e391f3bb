import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openStore } from '../../src/commands/house/open-store.ts'
import { readConfig } from '../../src/config.ts'
import { copyCalls } from '../support/copy-calls.ts'
import { seededRandom } from '../support/mutate-bytes.ts'
import { findPostmaster, type SpawnedService, spawnService } from '../support/spawned-service.ts'

const sample = fileURLToPath(new URL('../../samples/lost-card.ogg', import.meta.url))
const model = new URL('../../samples/demo-model.json', import.meta.url)
const kills = 5
const each = 40

let dataDir: string
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callmark-killed-reviews-'))
})
after(async () => {
  const postmaster = await findPostmaster(dataDir)
  if (postmaster) process.kill(postmaster, 'SIGINT')
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

interface Sending {
  readonly key: string
  readonly callId: string
  readonly value: boolean
  /** Once the service has said so. */
  reviewId?: string
}

// Holds: no submitted review is lost or made twice, however often the service is killed over it
test('reviews outlive a service that is killed again and again: none is lost, none is there twice', async () => {
  let service = await spawnService(dataDir, { RATE_LIMIT_PER_MINUTE: '0' })
  const { name } = await service.client.models.create(JSON.parse(await readFile(model, 'utf8')))
  const fields = { agent_id: 'a-1', agent_name: 'Martin', model_name: name }
  const { id } = await service.client.calls.submit({ ...fields, external_id: 'first', audio: sample })
  const call = await service.client.calls.wait(id)
  assert.equal(call.status, 'PROCESS_COMPLETED')
  await copyCalls(dataDir, { count: 20, days: 2 })
  const callIds: string[] = []
  for await (const one of service.client.calls.list({ status: ['PROCESS_COMPLETED'] })) callIds.push(one.id)
  const asked = (await service.client.models.list({}))[0]!.template_variables
  const question = asked.find(({ type }) => type === 'BOOLEAN')!.key
  const random = seededRandom(20)
  const sent: Sending[] = []

  for (let round = 0; round < kills; round++) {
    const batch = Array.from({ length: each }, (_, index): Sending => {
      const callId = callIds[(round * each + index) % callIds.length]!
      return { key: randomUUID(), callId, value: random() < 0.5 }
    })
    sent.push(...batch)
    const sending = sendAll(service, question, batch)
    await new Promise((resolve) => setTimeout(resolve, 20 + random() * 400))
    service.child.kill('SIGKILL')
    await Promise.all([sending, service.ended])
    service = await spawnService(dataDir, { RATE_LIMIT_PER_MINUTE: '0' })
    await endLeases()
    await sendAll(
      service,
      question,
      sent.filter(({ reviewId }) => !reviewId),
    )
  }

  assert.equal(sent.filter(({ reviewId }) => !reviewId).length, 0, 'in the end every one has been taken')
  assert.equal(new Set(sent.map(({ reviewId }) => reviewId)).size, sent.length)
  for (const callId of callIds) {
    const wanted = sent.filter((one) => one.callId === callId)
    const { items } = await service.client.reviews.list(callId)
    assert.deepEqual(
      items.map((one) => one.id).sort(),
      wanted.map(({ reviewId }) => reviewId).sort(),
      'the reviews of a call are those that were sent',
    )
    const { analysis_result, total_score, score_percentage } = await service.client.calls.get(callId)
    const counted = analysis_result!.answers.find(({ key }) => key === question)!.reviewed!
    const review = items.find((one) => one.id === counted.review_id)!
    assert.ok(
      items.every((one) => one.submitted_at! <= review.submitted_at!),
      'the latest counts',
    )
    assert.equal(counted.value, wanted.find(({ reviewId }) => reviewId === review.id)!.value)
    assert.deepEqual([review.total_score, review.score_percentage], [total_score, score_percentage])
  }
  service.child.kill('SIGINT')
  assert.equal((await service.ended).code, 0)
})

/** Each by its own key, as a program would that remembers what it wanted; what fails is sent again later. */
async function sendAll(service: SpawnedService, key: string, batch: readonly Sending[]): Promise<void> {
  await Promise.all(
    batch.map(async (one) => {
      const review = { status: 'submitted' as const, answers: [{ key, value: one.value }] }
      const options = { idempotencyKey: one.key, retry: { attempts: 1, totalMs: 1_000 } }
      const made = await service.client.reviews.create(one.callId, review, options).catch(() => undefined)
      if (made) one.reviewId = made.id
    }),
  )
}

/** The minute in which a dead service still holds its keys is over. */
async function endLeases(): Promise<void> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }), 'join')
  await sql`update idempotency_key set lease_until = now() - interval '1 second'`.execute(store.database)
  await store.close()
}
