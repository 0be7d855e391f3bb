import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import { needsToken, type Operation, readApiDocument } from '../support/api-document.ts'
import { type Answer, callForm, type Json, send } from '../support/http.ts'
import { common, creations, neutral, uuids } from '../support/operation-words.ts'
import {
  bodies,
  callFields,
  createOwner,
  createOwnersModel,
  type Ids,
  type Owner,
  ownerOf,
  ownersModel,
  ownersWord,
} from '../support/owner-of-everything.ts'
import { readPassages } from '../support/read-passages.ts'
import { startTestService, type TestService } from '../support/service.ts'

describe('two clients on one service', () => {
  let service: TestService
  let operations: readonly Operation[]
  let owner: Owner
  let stranger: string
  let had: Json

  before(async () => {
    service = await startTestService({ env: { SEARCH_MEANING: 'on' } })
    operations = (await readApiDocument(service.address)).operations.filter(needsToken)
    owner = await createOwner(service, { calls: 2, reviews: true })
    stranger = await service.token(scopes)
    await readPassages(service.database)
    had = await readEverything(owner.token)
  })
  after(() => service.stop())

  test('the owner sees what it has', () => {
    for (const [name, { status, body }] of Object.entries<Json>(had)) {
      assert.equal(status, 200, `${name}: ${JSON.stringify(body)}`)
      assert.notDeepEqual(body, [], name)
      assert.notDeepEqual(body.items, [], name)
    }
  })

  // Holds All operations: a new operation is held to this too
  test('every operation is walked below', () => {
    const unknown = operations.filter(
      ({ name, path, method, described }) =>
        method !== 'GET' &&
        !creations.includes(name) &&
        !(path.includes('{') && (!described.requestBody || name in bodies)),
    )
    assert.deepEqual(
      unknown.map(({ name }) => name),
      [],
      'add to "bodies" in owner-of-everything.ts what one would send there, or to "creations" with a test for it',
    )
  })

  // Holds All operations: nothing of another client is seen, changed or counted
  // Holds Errors: `001-001-0001`: bad credentials, and resource not there
  // Holds Tenancy and identity: another client's id answers like one that never existed
  // Holds Statuses and bodies: 404 for what is not there
  test("everything about another's id is as if it had never been", async () => {
    const own = await createOwnersModel(service, stranger, 'Of the stranger')
    for (const operation of operations.filter(({ path }) => /\{(id|model_id|number|agent_id)\}/.test(path))) {
      for (const [theirs, never] of idsToTry(operation, own.ids)) {
        const refused = await ask(operation, stranger, theirs)
        const unheard = await ask(operation, stranger, never)
        assert.equal(refused.status, 404, `${operation.name} ${JSON.stringify(refused.body)}`)
        assert.equal(refused.body.code, '001-001-0001')
        assert.deepEqual(shown(refused), shown(unheard), operation.name)
      }
    }
  })

  // Holds All operations: nothing of another client is seen, changed or counted
  // Holds Tenancy and identity: every query is of the token's client
  test("another's names, keys, numbers and cursors find nothing", async () => {
    const nobody = await service.token(scopes)
    for (const operation of operations.filter(
      ({ method, path }) => method === 'GET' && !/\{(id|model_id|agent_id)\}/.test(path),
    )) {
      const cursor = await cursorOf(operation)
      for (const query of [
        {},
        ...queriesOf(operation, 'theirs'),
        ...(cursor ? [{ ...queriesOf(operation, 'theirs')[0], cursor }] : []),
      ]) {
        const keys = ids(operation, owner.idsFor)
        const theirs = await ask(operation, nobody, keys, query)
        assertNothingOf(owner, operation, theirs, { ...keys, ...query })
      }
      const pairs = queriesOf(operation, 'theirs').map((query, index) => [
        query,
        queriesOf(operation, 'never')[index],
      ])
      for (const [theirs, never] of pairs) {
        const refused = await ask(operation, nobody, ids(operation, owner.idsFor), theirs)
        const unheard = await ask(
          operation,
          nobody,
          ids(operation, () => ['never_heard_of']),
          never,
        )
        assert.deepEqual(
          shown(refused, { ...ids(operation, owner.idsFor), ...theirs }),
          shown(unheard, { never: 'never_heard_of', ...never }),
          `${operation.name} ${JSON.stringify(theirs)}`,
        )
      }
    }
  })

  // Holds All operations: nothing of another client is seen, changed or counted
  test("a stranger may use the owner's names for its own, and gets its own", async () => {
    const { model } = await createOwnersModel(service, stranger, ownersModel.name)
    assert.notEqual(model.id, owner.model.id)
    const { status, body, headers } = await send(`${service.address}/v1/call-analysis`, {
      method: 'POST',
      token: stranger,
      headers: { 'idempotency-key': `key-1-of-${ownersWord}` },
      body: callForm({ audio: owner.recording, fields: callFields }),
    })
    assert.equal(status, 201, JSON.stringify(body))
    assert.equal(headers.get('idempotent-replayed'), null)
    assert.notEqual(body.id, owner.calls[0].id)
    assert.equal(body.model_id, model.id)
    assert.equal(body.status, 'PENDING')
    const json = bodies['POST /v1/webhooks']
    const hooks = `${service.address}/v1/webhooks`
    const made = await send(hooks, { token: stranger, json })
    assert.equal(made.status, 201)
    assert.deepEqual((await send(hooks, { token: stranger })).body.length, 1)
    const ownPeople = [
      ['users', { email: `somebody@${ownersWord}.example`, name: 'Somebody', role: 'owner' }, 403],
      ['users', { email: `somebody@${ownersWord}.example`, name: 'Somebody', role: 'lead' }, 201],
      ['teams', bodies['POST /v1/teams'], 201],
    ] as const
    for (const [path, json, expected] of ownPeople) {
      const made = await send(`${service.address}/v1/${path}`, { token: stranger, json })
      assert.equal(made.status, expected, JSON.stringify(made.body))
    }
    // The call that came in above has made the agent known.
    const { body: agents } = await send(`${service.address}/v1/agents`, { token: stranger })
    assert.deepEqual(
      agents.items.map(({ agent_id, team_id, user }: Json) => [agent_id, team_id, user]),
      [[callFields.agent_id, null, null]],
    )
    const plan = bodies['POST /v1/review-plans']
    const planned = await send(`${service.address}/v1/review-plans`, { token: stranger, json: plan })
    assert.equal(planned.status, 201)
    const draw = `${service.address}/v1/review-plans/${planned.body.id}/draw`
    assert.deepEqual((await send(draw, { method: 'POST', token: stranger })).body, { added: 0, removed: 0 })
    const queue = `${service.address}/v1/review-queue`
    const theirs = { call_ids: [owner.calls[0].id] }
    assert.equal((await send(queue, { token: stranger, json: theirs })).status, 404)
    assert.equal((await send(`${queue}/next`, { method: 'POST', token: stranger })).status, 204)
    const session = await send(`${service.address}/v1/coaching-sessions`, {
      token: stranger,
      json: bodies['POST /v1/coaching-sessions'],
    })
    assert.equal(session.status, 201, JSON.stringify(session.body))
    const alerted = await send(`${service.address}/v1/alert-rules`, {
      token: stranger,
      json: bodies['POST /v1/alert-rules'],
    })
    assert.equal(alerted.status, 201, JSON.stringify(alerted.body))
    const phone = bodies['POST /v1/phone-systems']
    const foreign = { token: stranger, json: { ...phone, model_id: owner.model.id } }
    const phoned = await send(`${service.address}/v1/phone-systems`, foreign)
    assert.deepEqual([phoned.status, phoned.body.path], [422, 'model_id'], JSON.stringify(phoned.body))
    const night = { time_zone: 'Asia/Tokyo', quiet_from: '22:00', quiet_until: '06:00', quiet_weekends: true }
    const asleep = { method: 'PUT', token: stranger, json: night } as const
    assert.deepEqual((await send(`${service.address}/v1/alert-settings`, asleep)).body, night)
    const weekly = { enabled: true, time_zone: 'Asia/Tokyo', weekday: 'friday', hour: 9 }
    const fridays = { method: 'PUT', token: stranger, json: weekly } as const
    assert.equal((await send(`${service.address}/v1/digest-settings`, fridays)).body.enabled, true)
    const unchanged = await send(`${service.address}/v1/digest-settings`, { token: await service.token() })
    assert.equal(unchanged.body.enabled, false, 'the digests of others stay off')
    const settings = { name: 'Of the stranger', release_after_days: null }
    const changed = await send(`${service.address}/v1/workspace`, {
      method: 'PUT',
      token: stranger,
      json: settings,
    })
    assert.equal(changed.status, 200)
    const rules = await send(`${service.address}/v1/workspace/review-rules`, {
      method: 'PUT',
      token: stranger,
      json: { trust: changed.body.trust, appeal_days: 77 },
    })
    assert.equal(rules.status, 200)
    const kept = await send(`${service.address}/v1/workspace`, { token: await service.token() })
    assert.equal(kept.body.appeal_days, 14, 'the rules of others stay')
    const [person] = owner.idsFor('/v1/users/{id}', 'id')
    const calibration = { name: 'Mine', call_ids: [owner.calls[0].id], reviewers: [person, body.id] }
    for (const [model_id, path] of [
      [owner.model.id, 'model_id'],
      [model.id, 'call_ids.0'],
    ]) {
      const json = { ...calibration, model_id }
      const refused = await send(`${service.address}/v1/calibrations`, { token: stranger, json })
      assert.deepEqual([refused.status, refused.body.path], [422, path], JSON.stringify(refused.body))
    }
  })

  // Holds All operations: nothing of another client is seen, changed or counted
  test('after all of that the owner has what it had', async () => {
    assert.deepEqual(await readEverything(owner.token), had)
  })

  /** Every GET operation, asked with the owner's ids and values. */
  async function readEverything(token: string): Promise<Json> {
    const seen: Json = {}
    for (const operation of operations.filter(({ method }) => method === 'GET')) {
      const [first] = queriesOf(operation, 'theirs')
      const answer = await ask(operation, token, ids(operation, owner.idsFor), first)
      const sound = typeof answer.body === 'string' && createHash('sha256').update(answer.body).digest('hex')
      seen[operation.name] = { status: answer.status, body: sound || answer.body }
    }
    return seen
  }

  /** All parameters at once, and each by itself where the operation needs no more. */
  function queriesOf(
    { name, path, described }: Operation,
    whose: 'theirs' | 'never',
  ): Record<string, string>[] {
    const parameters: Json[] = (described.parameters ?? []).filter(
      (parameter: Json) => parameter.in === 'query',
    )
    const wordFor = (parameter: Json): string => {
      const [value] = owner.valuesFor(parameter.name, path)
      assert.ok(value, `${name}: tell owner-of-everything.ts what ?${parameter.name} would be`)
      if (whose === 'theirs' || common.includes(parameter.name)) return value
      const kinds: Json[] = [parameter.schema, ...(parameter.schema.anyOf ?? [])]
      if (kinds.some(({ format }) => format === 'uuid')) return '018f0000-0000-7000-8000-000000000000'
      return parameter.schema.type === 'integer' ? '2147483647' : 'never_heard_of'
    }
    const meant = parameters.filter((parameter) => !neutral.includes(parameter.name))
    const needed = meant.filter(({ required }) => required)
    const single = meant.filter(({ required }) => !required)
    const sets = [meant, ...single.map((parameter) => [...needed, parameter])]
    return sets.map((set) => Object.fromEntries(set.map((parameter) => [parameter.name, wordFor(parameter)])))
  }

  /** Where the owner's own list goes on after its first entry. */
  async function cursorOf(operation: Operation): Promise<string | undefined> {
    const { name, described } = operation
    if (!described.parameters?.some((parameter: Json) => parameter.name === 'cursor')) return undefined
    const needed = described.parameters.filter(
      ({ in: place, required }: Json) => place === 'query' && required,
    )
    const query = Object.fromEntries(needed.map((one: Json) => [one.name, owner.valuesFor(one.name)[0]!]))
    const page = await ask(operation, owner.token, {}, { ...query, limit: '1' })
    assert.ok(page.body.next_cursor, `${name} has no second page: ${JSON.stringify(page.body)}`)
    return page.body.next_cursor
  }

  function ask(
    { name, method, path, described }: Operation,
    token: string,
    values: Readonly<Record<string, string>>,
    query: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const filled = path.replaceAll(/\{([^}]+)\}/g, (_, parameter) => values[parameter]!)
    const search = new URLSearchParams(query).toString()
    const url = `${service.address}${filled}${search ? `?${search}` : ''}`
    return send(url, { method, token, ...(described.requestBody ? { json: bodies[name] } : {}) })
  }

  /** The owner's ids, the owner's inside what is the stranger's, and beside each the same with ids that never were. */
  function idsToTry(operation: Operation, own: Ids): [Record<string, string>, Record<string, string>][] {
    const never = ids(operation, (path, name) => [
      uuids.includes(ownerOf(path, name)) ? '018f0000-0000-7000-8000-000000000000' : '2147483647',
    ])
    const theirs = ids(operation, owner.idsFor)
    const tries: [Record<string, string>, Record<string, string>][] = [[theirs, never]]
    if (theirs.id === owner.calls[0].id) tries.push([{ ...theirs, id: owner.erased }, never])
    const parent = Object.keys(theirs)[0]!
    const mine = own[ownerOf(operation.path, parent)]?.[0]
    if (Object.keys(theirs).length > 1 && mine && operation.path.includes('{model_id}')) {
      tries.push([
        { ...theirs, [parent]: mine },
        { ...never, [parent]: mine },
      ])
    }
    return tries
  }
})

function ids(operation: Operation, idsFor: Owner['idsFor']): Record<string, string> {
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!)
  return Object.fromEntries(names.map((name) => [name, idsFor(operation.path, name)[0]!]))
}

/** What a client sees of an answer, but for the words it had sent itself. */
function shown({ status, headers, body }: Answer, sent: Readonly<Record<string, string>> = {}): Json {
  const text = Object.values(sent).reduce(
    // A number may stand within another one, or within a date.
    (rest, word) => rest.replaceAll(/^\d+$/.test(word) ? new RegExp(`\\b${word}\\b`, 'g') : word, '…'),
    JSON.stringify(body),
  )
  return { status, type: headers.get('content-type'), text }
}

/** A client without anything counts nothing, and sees none of the owner's ids or words but those it sent itself. */
function assertNothingOf(
  { calls, model }: Owner,
  { name }: Operation,
  answer: Answer,
  sent: Readonly<Record<string, string>>,
): void {
  const { text } = shown(answer, sent)
  for (const secret of [ownersWord, model.client_id, ...calls.map(({ id }) => id)]) {
    assert.ok(!text.includes(secret), `${name} shows ${secret}: ${text}`)
  }
  // A client sees that it was made itself, and what holds for it.
  const own = ['GET /v1/audit', 'GET /v1/account', 'GET /v1/workspace', 'GET /v1/digest-settings']
  if (own.includes(name)) return
  // The bands of a distribution are the same for everybody.
  const figures = text.replaceAll(/"(from|to)":\d+/g, '')
  const counted = [...figures.matchAll(/:(-?\d+(\.\d+)?)/g)].filter(([, number]) => Number(number) !== 0)
  assert.equal(counted.length, 0, `${name} counts something: ${text}`)
}
