import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { SignJWT } from 'jose'
import { scopes } from '../../src/domain/scopes.ts'
import { type AudioLinks, createAudioLinks } from '../../src/http/identity/audio-links.ts'
import { runStage } from '../../src/pipeline/run-stage.ts'
import { letGoOfAudio } from '../../src/store/calls/let-go.ts'
import {
  createClient,
  disableClient,
  rotateClientSecret,
  updateClient,
} from '../../src/store/clients/clients.ts'
import { getSigningKey, rotateSigningKeys } from '../../src/store/clients/signing-keys.ts'
import { assertRefusal, callForm, type Json, send } from '../support/http.ts'
import { startOidcServer } from '../support/oidc-server.ts'
import { openTestHouse } from '../support/open-test-house.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { makeTone, writeToneWav, writeWav } from '../support/write-wav.ts'

const turns = [
  { speaker: 'Customer', startSeconds: 0, endSeconds: 1.9, text: 'Hello, I lost my card.' },
  { speaker: 'Agent', startSeconds: 2, endSeconds: 4, text: 'I am sorry to hear that.' },
]
const quiet = new Float32Array(16_000)
const loud = makeTone(2, 440)
/** The customer on the left, the agent on the right. */
const stereo = writeWav([
  [...loud, ...quiet],
  [...quiet, ...loud],
])

let service: TestService
let token: string
/** Both decoded and transcribed, with one channel and with two. */
let [mono, both] = ['', '']
before(async () => {
  service = await startTestService()
  token = await service.token()
  await service.client.models.create({ name: 'Quality' })
  mono = await submit('mono', writeToneWav(4))
  both = await submit('both', stereo)
  await hear()
})
after(() => service.stop())

const at = (path: string) => `${service.address}${path}`
const ask = (id: string, path: string, as = token) =>
  send(at(`/v1/call-analysis/${id}/${path}`), { token: as })

async function submit(externalId: string, audio: Uint8Array, as = token): Promise<string> {
  const body = callForm({ fields: { external_id: externalId }, audio })
  const answer = await send(at('/v1/call-analysis'), { method: 'POST', token: as, body })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return answer.body.id
}

/** Takes what waits through the stages that listen. */
async function hear(): Promise<void> {
  const house = await openTestHouse(service, createScriptedSpeech({ turns }))
  const { signal } = new AbortController()
  for (const stage of ['convert', 'transcribe'] as const)
    for (const job of await house.queue.fetch(stage, 10)) await runStage(house, job, signal)
  await house.close()
}

async function link(id: string, as = token): Promise<string> {
  const { status, body } = await send(at(`/v1/call-analysis/${id}/audio-link`), { method: 'POST', token: as })
  assert.equal(status, 201, JSON.stringify(body))
  return body.url
}

const linkIn = (url: string) => new URL(url, service.address).searchParams.get('link')!
const refused = (answer: Json) => assertRefusal(answer, 401, '001-001-0002')

test('the outline shows every channel, and who speaks in it', async () => {
  const { body } = await ask(both, 'waveform')
  assert.equal(body.duration, 4)
  assert.deepEqual(
    body.channels.map(({ speaker }: Json) => speaker),
    ['Customer', 'Agent'],
  )
  const [left, right] = body.channels.map(({ peaks }: Json) => peaks)
  const middle = left.length / 2
  assert.ok(left.length > 100 && left.length <= 2_000 && left.length === right.length)
  assert.ok(Math.max(...left) > 0.4 && Math.max(...left) <= 1)
  assert.ok(Math.max(...left.slice(middle + 20)) < 0.05 && Math.max(...right.slice(0, middle - 20)) < 0.05)
  assert.deepEqual(await service.client.calls.waveform(both), body)
})

test('on a recording with one channel, nobody in particular speaks in it', async () => {
  const { body } = await ask(mono, 'waveform')
  assert.deepEqual(
    body.channels.map(({ speaker }: Json) => speaker),
    [null],
  )
})

test('a recording that has not been decoded has no outline yet, and a removed or erased one has none', async () => {
  const waiting = await submit('waiting', writeToneWav(1))
  assertRefusal(await ask(waiting, 'waveform'), 409, '002-003-0004')
  await service.client.calls.delete(waiting)
  assertRefusal(await ask(waiting, 'waveform'), 410, '002-002-0003')
  const limited = await service.token(['read:call-analysis-requests'])
  assertRefusal(await ask(both, 'waveform', limited), 403, '001-001-0003')
})

test('a player gets the recording by a link alone, whole and in ranges', async () => {
  const before = Date.now()
  const { url, expires_at } = await service.client.calls.audioLink(both)
  assert.match(url, /^\/v1\/call-analysis\/[0-9a-f-]+\/audio-file\?link=[\w.-]+$/)
  const hours = (Date.parse(expires_at) - before) / 3_600_000
  assert.ok(hours > 0.99 && hours <= 1.01, expires_at)
  const whole = await fetch(at(url))
  assert.equal(whole.status, 200)
  assert.deepEqual(Buffer.from(await whole.arrayBuffer()), stereo)
  const part = await fetch(at(url), { headers: { range: 'bytes=4-11' } })
  assert.equal(part.status, 206)
  assert.equal(part.headers.get('content-range'), `bytes 4-11/${stereo.length}`)
  assert.deepEqual(Buffer.from(await part.arrayBuffer()), stereo.subarray(4, 12))
  const head = await fetch(at(url), { method: 'HEAD' })
  assert.equal(head.headers.get('content-length'), String(stereo.length))
  const shouted = url.replace(both, both.toUpperCase())
  assert.equal((await fetch(at(shouted), { method: 'HEAD' })).status, 200)
})

test('a link opens nothing but its recording, and is no token', async () => {
  const url = await link(both)
  refused(await send(at(url.replace(both, mono))))
  for (const path of ['', '/transcription', '/waveform', '/history'])
    refused(await send(at(`/v1/call-analysis/${both}${path}?link=${linkIn(url)}`)))
  refused(await send(at(`/v1/call-analysis/${both}/audio-link?link=${linkIn(url)}`), { method: 'POST' }))
  refused(await ask(both, 'audio-file', linkIn(url)))
  refused(await send(at(`/v1/call-analysis/${both}/audio-file?link=${token}`)))
  for (const wrong of ['', 'x', 'a.b.c', `${linkIn(url)}x`, linkIn(url).slice(0, -8)])
    refused(await send(at(`/v1/call-analysis/${both}/audio-file?link=${wrong}`)))
  refused(await send(at(`${url}&link=again`)))
  // A token that comes along counts before the link.
  const limited = await service.token(['read:call-analysis-requests'])
  assertRefusal(await send(at(url), { token: limited }), 403, '001-001-0003')
})

test("another client's link is of no use here, and nobody makes one for another's call", async () => {
  const stranger = await service.token(scopes)
  assert.equal((await send(at('/v1/models'), { token: stranger, json: { name: 'Quality' } })).status, 201)
  const theirs = await submit('theirs', writeToneWav(1), stranger)
  refused(await send(at((await link(theirs, stranger)).replace(theirs, both))))
  const made = await send(at(`/v1/call-analysis/${both}/audio-link`), { method: 'POST', token: stranger })
  assertRefusal(made, 404, '001-001-0001')
  const unscoped = await service.token(scopes.filter((scope) => scope !== 'read:call-analysis-audio'))
  const asked = await send(at(`/v1/call-analysis/${both}/audio-link`), { method: 'POST', token: unscoped })
  assertRefusal(asked, 403, '001-001-0003')
})

test('a link ends with its hour', async () => {
  const key = await getSigningKey(service.database, 'EdDSA')
  const now = Math.floor(Date.now() / 1000)
  const sign = (claims: object, exp: number) =>
    new SignJWT({ call: both, secret_version: 0, ...claims })
      .setProtectedHeader({ alg: 'EdDSA', kid: key.id, typ: 'JWT' })
      .setIssuer('callmark')
      .setAudience('callmark audio link')
      .setSubject(service.clientId)
      .setExpirationTime(exp)
      .sign(key.privateKey)
  const by = async (signed: string) => send(at(`/v1/call-analysis/${both}/audio-file?link=${signed}`))
  assert.equal((await by(await sign({}, now + 60))).status, 200)
  refused(await by(await sign({}, now - 1)))
  refused(await by(await sign({ call: mono }, now + 60)))
})

test('what must not be heard any more is not heard by a link either', async () => {
  const erased = await submit('erased', writeToneWav(1))
  const old = await submit('old', writeToneWav(1))
  await hear()
  await service.database.updateTable('call').set({ status: 'ERROR' }).where('id', '=', old).execute()
  const [toErased, toOld] = [await link(erased), await link(old)]
  await service.client.calls.delete(erased)
  assertRefusal(await send(at(toErased)), 410, '002-002-0003')
  await service.database.transaction().execute((tx) => letGoOfAudio(tx, old, new Date()))
  assertRefusal(await send(at(toOld)), 410, '002-002-0001')
  assertRefusal(await ask(old, 'waveform'), 410, '002-002-0001')
  const none = await send(at(`/v1/call-analysis/${old}/audio-link`), { method: 'POST', token })
  assertRefusal(none, 410, '002-002-0001')
})

const ownerOf = (owner: Awaited<ReturnType<AudioLinks['check']>>) =>
  'client' in owner ? owner.client.id : undefined

test('a client that is out, has a new secret or may not listen any more takes its links with it', async () => {
  const { database } = service
  const links = createAudioLinks({ database, algorithm: 'EdDSA' })
  const makeFor = async () => {
    const { client_id } = await createClient(database, 'leaving', scopes)
    return { client_id, made: (await links.make({ clientId: client_id }, both)).link }
  }
  const ends = {
    out: (id: string) => disableClient(database, id),
    secret: (id: string) => rotateClientSecret(database, id),
    scope: (id: string) => updateClient(database, id, { scopes: ['read:audit'] }),
  }
  for (const end of Object.values(ends)) {
    const { client_id, made } = await makeFor()
    assert.equal(ownerOf(await links.check(made, both)), client_id)
    await end(client_id)
    await assert.rejects(links.check(made, both), { kind: 'token_invalid' })
  }
})

test('links outlive a new key, whichever process made them, but not a key that is retired at once', async () => {
  const { database, clientId } = service
  const make = () => createAudioLinks({ database, algorithm: 'EdDSA' })
  const { link: made } = await make().make({ clientId }, both)
  const rotate = (atOnce: boolean) =>
    rotateSigningKeys(database, { algorithm: 'EdDSA', atOnce, actor: 'operator' })
  await rotate(false)
  const beside = createAudioLinks({ database, algorithm: 'RS256' })
  assert.equal(ownerOf(await beside.check(made, both)), clientId)
  await rotate(true)
  await assert.rejects(make().check(made, both), { kind: 'token_invalid' })
  const { link: fresh } = await make().make({ clientId }, both)
  assert.equal(ownerOf(await make().check(fresh, both)), clientId)
})

test('with an issuer elsewhere, links are made and taken all the same', async (t) => {
  const first = { client_id: 'contact-centre', client_secret: 'secret' }
  const issuer = await startOidcServer([{ ...first, scope: scopes }])
  t.after(() => issuer.close())
  const other = await startTestService({ env: { ...issuer.env, AUTH_SCOPE: scopes.join(' ') }, first })
  t.after(() => other.stop())
  await other.client.models.create({ name: 'Quality' })
  const audio = new Blob([new Uint8Array(stereo)])
  const call = { external_id: 'x', agent_id: '7', agent_name: 'Ana', model_name: 'Quality', audio }
  const { id } = await other.client.calls.submit(call)
  const { url } = await other.client.calls.audioLink(id)
  assert.equal((await fetch(`${other.address}${url}`, { headers: { range: 'bytes=0-3' } })).status, 206)
  assert.equal((await fetch(`${other.address}${url}x`)).status, 401)
})
