import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '../../src/domain/new-id.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { columnSorts } from '../../src/store/list/call-order.ts'
import { type Answer, send } from '../support/http.ts'
import { makeDraw } from '../support/seeded-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { type WrittenCall, writeCalls } from '../support/write-calls.ts'

let service: TestService
let token: string
let calls: WrittenCall[]
const draw = makeDraw(11)
const noon = 1_767_268_800_000_000n

before(async () => {
  service = await startTestService({ env: { RATE_LIMIT_PER_MINUTE: '0' } })
  token = await service.token()
  const model = await service.client.models.create({ name: 'Sales' })
  calls = Array.from({ length: 60 }, (_, index) => ({
    id: newId(),
    externalId: `call-${index}`,
    agentId: `agent-${draw(3)}`,
    modelId: model.id,
    status: 'PROCESS_COMPLETED' as const,
    score: draw(4) === 0 ? null : [0, 50, 50, 99.99][draw(4)]!,
    // Several at the same microsecond.
    createdAt: noon + BigInt(draw(20)),
    said: draw(2) === 0 ? 'refund' : 'delivery',
    summary: null,
    erased: false,
  }))
  await writeCalls(service.database, service.clientId, calls)
  await sql`
    update call set duration_seconds = nullif(abs(hashtext(external_id)) % 5, 0) * 60.5
    where workspace_id = ${service.clientId}`.execute(service.database)
})
after(() => service.stop())

const read = (path: string, as = token): Promise<Answer> =>
  send(`${service.address}/v1/call-analysis${path}`, { token: as })

async function listAll(query: string): Promise<string[]> {
  const ids: string[] = []
  let cursor = ''
  do {
    const { status, body } = await read(`?limit=23&${query}${cursor}`)
    assert.equal(status, 200, JSON.stringify(body))
    ids.push(...body.items.map(({ id }: { id: string }) => id))
    cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`
  } while (cursor)
  return ids
}

test('from any call of a list, in any order, the next and the previous are those beside it', async () => {
  for (const sort of columnSorts) {
    for (const filter of ['', '&agent_id=agent-1', '&min_score=50', '&q=refund', '&min_duration=61']) {
      const query = `sort=${sort}${filter}`
      const ids = await listAll(query)
      assert.ok(ids.length > 3, query)
      for (const [index, id] of ids.entries()) {
        const { status, body } = await read(`/${id}/neighbours?${query}`)
        assert.equal(status, 200, JSON.stringify(body))
        const found = [body.previous?.id, body.next?.id, body.place]
        assert.deepEqual(found, [ids[index - 1], ids[index + 1], index + 1], query)
      }
    }
  }
})

test('a call that has left the list still has a way on, but no place in it', async () => {
  const ids = await listAll('sort=-created_at')
  const listed = new Set(await listAll('sort=-created_at&agent_id=agent-1'))
  const left = ids.findIndex((id, index) => index > 5 && index < 50 && !listed.has(id))
  const { body } = await read(`/${ids[left]}/neighbours?agent_id=agent-1`)
  assert.equal(body.place, null)
  assert.equal(
    body.next.id,
    ids.slice(left).find((id) => listed.has(id)),
  )
  assert.equal(
    body.previous.id,
    ids.slice(0, left).findLast((id) => listed.has(id)),
  )
  const nobody = await read(`/${ids[left]}/neighbours?model_name=Nobody`)
  assert.deepEqual(nobody.body, { previous: null, next: null, place: null })
})

test('the list by duration has every call once, those without one last', async () => {
  const lengthOf = new Map<string, number | null>()
  const { body } = await read('?limit=200&fields=duration')
  for (const { id, duration } of body.items) lengthOf.set(id, duration)
  for (const sort of ['duration', '-duration'] as const) {
    const ids = await listAll(`sort=${sort}`)
    assert.equal(new Set(ids).size, calls.length)
    const lengths = ids.map((id) => lengthOf.get(id) ?? null)
    const known = lengths.filter((length) => length !== null)
    assert.ok(known.length < lengths.length)
    assert.deepEqual(lengths.slice(0, known.length), known)
    const sorted = known.toSorted((one, other) => (sort === 'duration' ? one - other : other - one))
    assert.deepEqual(known, sorted)
  }
})

test('another workspace has no way through these calls, and what is asked wrongly is said by name', async () => {
  const { id } = calls[0]!
  const stranger = await service.token(scopes)
  assert.equal((await read(`/${id}/neighbours`, stranger)).status, 404)
  assert.equal((await read(`/${newId()}/neighbours`)).status, 404)
  for (const query of ['sort=name', 'limit=5', 'criterion=x', 'cursor=x']) {
    const answer = await read(`/${id}/neighbours?${query}`)
    assert.equal(answer.status, 422, query)
  }
})
