import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { decodeProtectedHeader, SignJWT } from 'jose'
import { sql } from 'kysely'
import { createTokens } from '../../src/http/access/tokens.ts'
import { type Credentials, createClient } from '../../src/store/clients/clients.ts'
import { getSigningKey, listSigningKeys, rotateSigningKeys } from '../../src/store/clients/signing-keys.ts'
import { type Database, findPool, openDatabase } from '../../src/store/database.ts'
import { openTestSessions } from '../support/open-test-sessions.ts'
import { createTestDatabase } from '../support/service.ts'

let database: Database
let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>
let credentials: Credentials
let clock = Date.now()
const later = (ms: number) => {
  clock += ms
}

before(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase(testDatabase.connection, 3)
  credentials = await createClient(database, 'a client', ['read:prompt-template'])
})
after(async () => {
  await database.destroy()
  await testDatabase.drop()
})
beforeEach(async () => {
  await database.deleteFrom('signing_key').execute()
  await database.deleteFrom('audit_entry').execute()
})

const baseUrl = () => 'http://127.0.0.1:8080'
/** One process of several that work on the same database. */
const openProcess = (rotationDays?: number) =>
  createTokens({
    database,
    algorithm: 'EdDSA',
    lifetimeSeconds: 3600,
    baseUrl,
    findSession: openTestSessions(database).find,
    now: () => clock,
    ...(rotationDays ? { rotationDays } : {}),
  })
type Process = Awaited<ReturnType<typeof openProcess>>
const signIn = async (process: Process) =>
  (await process.signIn(credentials.client_id, credentials.client_secret))!.token
const keyOf = (token: string) => decodeProtectedHeader(token).kid
const published = async (process: Process) => (await process.publicKeys()).map(({ kid }) => kid)
const states = async () => (await listSigningKeys(database)).map(({ state }) => state)
const rotate = (atOnce = false) =>
  rotateSigningKeys(database, { algorithm: 'EdDSA', atOnce, actor: 'operator' })
/** As if so many seconds had passed for every key. */
const age = (seconds: number) =>
  database
    .updateTable('signing_key')
    .set({
      signs_from: sql<Date>`signs_from - make_interval(secs => ${seconds})`,
      retired_at: sql<Date>`retired_at - make_interval(secs => ${seconds})`,
      verifies_until: sql<Date>`verifies_until - make_interval(secs => ${seconds})`,
    })
    .execute()

// Holds Tenancy and identity: keys are rotated without anybody noticing
test('a new key is published before it signs, and the old one verifies until its tokens have ended', async () => {
  const [one, other] = [await openProcess(), await openProcess()]
  const before = await signIn(one)
  await other.verify(before)
  const [made] = await rotate()
  assert.deepEqual(await states(), ['coming', 'signing'])
  assert.deepEqual(await published(other), [made!.id, keyOf(before)])
  assert.equal(keyOf(await signIn(one)), keyOf(before), 'nobody could know the new one yet')

  await age(301)
  assert.deepEqual(await states(), ['signing', 'verifying'])
  const after = await signIn(one)
  assert.equal(keyOf(after), made!.id)
  later(2_000)
  await other.verify(after)
  await other.verify(before)

  await age(86_400)
  assert.deepEqual(await states(), ['signing', 'ended'])
  assert.deepEqual(await published(other), [made!.id])
  later(20_000)
  await assert.rejects(other.verify(before), { kind: 'token_invalid' })
  await other.verify(after)
})

// Holds Tenancy and identity: a key that may have leaked
test('a key that may have leaked is worth nothing within seconds', async () => {
  const [one, other] = [await openProcess(), await openProcess()]
  const before = await signIn(one)
  const stolen = await getSigningKey(database, 'EdDSA')
  await other.verify(before)
  await rotate(true)
  assert.deepEqual(await states(), ['signing', 'ended'])
  const after = await signIn(one)
  later(2_000)
  await other.verify(after)
  later(20_000)
  for (const process of [one, other]) await assert.rejects(process.verify(before), { kind: 'token_invalid' })
  const forge = (kid: string) =>
    new SignJWT({ scope: 'read:prompt-template' })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setIssuer(baseUrl())
      .setAudience(baseUrl())
      .setSubject(credentials.client_id)
      .setExpirationTime('1h')
      .sign(stolen.privateKey)
  for (const kid of [stolen.id, keyOf(after)!])
    await assert.rejects(forge(kid).then(other.verify), { kind: 'token_invalid' })
})

test('a token that comes many times at once is looked up once, and then not again for seconds', async () => {
  const process = await openProcess()
  const token = await signIn(process)
  await process.verify(token)
  let queries = 0
  const count = () => {
    queries++
  }
  findPool(database)!.on('acquire', count)
  try {
    later(20_000)
    await process.verify(token)
    const forOne = queries
    assert.ok(forOne > 0)
    later(20_000)
    const callers = await Promise.all(Array.from({ length: 30 }, () => process.verify(token)))
    assert.equal(queries, 2 * forOne)
    assert.equal(new Set(callers).size, 1)
    assert.equal(process.recall(token), callers[0])
    later(20_000)
    assert.equal(process.recall(token), undefined)
  } finally {
    findPool(database)!.off('acquire', count)
  }
})

test('a refusal is not remembered: what is wrong with a token is found again each time', async () => {
  const process = await openProcess()
  const token = await signIn(process)
  const setEnabled = (enabled: boolean) =>
    database.updateTable('client').set({ enabled }).where('id', '=', credentials.client_id).execute()
  await setEnabled(false)
  const refused = { kind: 'token_invalid' }
  await Promise.all(Array.from({ length: 3 }, () => assert.rejects(process.verify(token), refused)))
  assert.equal(process.recall(token), undefined)
  await setEnabled(true)
  assert.equal((await process.verify(token)).by.actor, credentials.client_id)
})

// Holds Tenancy and identity: keys are rotated without anybody noticing
test('rotating twice in a row, or from two places at once, makes one new key', async () => {
  await openProcess()
  const made = await Promise.all([rotate(), rotate()])
  assert.equal(made[0]![0]!.id, made[1]![0]!.id)
  assert.deepEqual(await rotate(), made[0])
  assert.deepEqual(await states(), ['coming', 'signing'])
})

// Holds Tenancy and identity: keys are rotated without anybody noticing
test('a key is replaced by itself when it has signed for long enough', async () => {
  const process = await openProcess(30)
  const first = keyOf(await signIn(process))
  assert.deepEqual(await states(), ['signing'])
  await sql`update signing_key set created_at = now() - interval '31 days'`.execute(database)
  assert.equal(keyOf(await signIn(process)), first)
  assert.deepEqual(await states(), ['coming', 'signing'])
  await signIn(process)
  assert.equal((await states()).length, 2)
})

test('every life and death of a key is noted, and belongs to no client', async () => {
  await openProcess()
  await rotate()
  const noted = await database
    .selectFrom('audit_entry')
    .select(['workspace_id', 'actor', 'action', 'subject_type'])
    .orderBy('id')
    .execute()
  const entry = { workspace_id: null, subject_type: 'signing_key' }
  assert.deepEqual(noted, [
    { ...entry, actor: 'system', action: 'created' },
    { ...entry, actor: 'operator', action: 'retired' },
    { ...entry, actor: 'operator', action: 'created' },
  ])
})

// Holds Tenancy and identity: secrets are stored hashed, and anew when that costs more
test('a secret hashed the old way still counts, and is hashed anew at the next sign-in', async () => {
  const process = await openProcess()
  const stored = async () =>
    (await database.selectFrom('client').select('secret_hash').executeTakeFirstOrThrow()).secret_hash!
  const [, , salt, key] = (await stored()).split(':')
  await database
    .updateTable('client')
    .set({ secret_hash: `scrypt:${salt}:${key}` })
    .execute()
  await signIn(process)
  assert.match(await stored(), /^scrypt:ln=14,r=8,p=1:[\w-]{22}:[\w-]{43}$/)
  await signIn(process)
  assert.equal(await process.signIn(credentials.client_id, 'guess'), undefined)
})
