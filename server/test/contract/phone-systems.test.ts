import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { PhoneDesk } from '../../src/calls/phone/submit-phone-recording.ts'
import { createSecretBox } from '../../src/store/clients/secret-box.ts'
import { claimPhoneRecording } from '../../src/store/phone/phone-recordings.ts'
import { readAllowList } from '../../src/webhooks/allow-list.ts'
import { addModel } from '../support/ended-calls.ts'
import { assertRefusal, type Json, send } from '../support/http.ts'
import { openTestHouse } from '../support/open-test-house.ts'
import {
  accountSid,
  authToken,
  contactEnded,
  type FakeTwilio,
  fetchDue,
  objectCreated,
  sendAsTwilio,
  sidOf,
  signAsTwilio,
  startFakeTwilio,
  twilioForm,
} from '../support/phone-scene.ts'
import { openTestBucket, type S3Server, startS3Server } from '../support/s3-server.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const key = Buffer.alloc(32, 3)
let service: TestService
let token: string
let modelId: number
let twilio: FakeTwilio
let desk: PhoneDesk
let house: Awaited<ReturnType<typeof openTestHouse>>

before(async () => {
  twilio = await startFakeTwilio()
  service = await startTestService({ env: { PHONE_ALLOW: '127.0.0.1', SECRETS_KEY: key.toString('base64') } })
  token = await service.token()
  modelId = await addModel(service, 'Quality')
  house = await openTestHouse(service, createScriptedSpeech())
  const allowed = readAllowList('127.0.0.1')
  desk = { ...house, secrets: createSecretBox(key), allowed, maxUploadBytes: 1_048_576 }
})
after(async () => {
  await house.close()
  await service.stop()
  await twilio.close()
})
beforeEach(async () => {
  twilio.asked.length = 0
  twilio.answers.length = 0
  await service.database.deleteFrom('phone_recording').execute()
})

const ask = (path: string, init: Parameters<typeof send>[1] = {}) =>
  send(`${service.address}/v1/${path}`, { token, ...init })
const make = async (json: Json): Promise<Json> => {
  const made = await ask('phone-systems', { json: { name: 'Line', model_id: modelId, ...json } })
  assert.equal(made.status, 201, JSON.stringify(made.body))
  return made.body
}
const makeTwilio = (more: Json = {}) =>
  make({
    connection: { kind: 'twilio', account_sid: accountSid, auth_token: authToken, address: twilio.url },
    ...more,
  })
const recordingsOf = async (id: string): Promise<Json[]> =>
  (await ask(`phone-systems/${id}/recordings`)).body.items
const callOf = async (id: string): Promise<Json> => (await ask(`call-analysis/${id}`)).body
/** What waits is due. */
const hurry = () =>
  sql`update phone_recording set next_attempt_at = now() where status = 'PENDING'`.execute(service.database)

describe('Twilio says that a recording is ready', () => {
  test('and it becomes a call of its agent, with metadata, once however often it is told', async () => {
    const { id, callback_url, secret } = await makeTwilio({
      rules: { metadata: { line: 'RecordingSource', team: 'team' } },
    })
    assert.equal(secret, null)
    const url = `${callback_url}?agent_id=ana-7&agent_name=Ana%20Ruiz&team=North`
    for (let time = 0; time < 3; time++) assert.equal((await sendAsTwilio(url, twilioForm(1))).status, 204)
    assert.deepEqual(await fetchDue(desk), ['submitted'])
    assert.equal((await sendAsTwilio(url, twilioForm(1))).status, 204)
    assert.deepEqual(await fetchDue(desk), [])
    const [recording, ...others] = await recordingsOf(id)
    assert.deepEqual([recording.status, recording.recording_id, others], ['SUBMITTED', sidOf(1), []])
    const call = await callOf(recording.call_analysis_id)
    assert.equal(call.external_id, sidOf(1, 'CA'))
    assert.deepEqual([call.agent_id, call.agent_name], ['ana-7', 'Ana Ruiz'])
    assert.deepEqual(call.additional_parameters, { line: 'DialVerb', team: 'North' })
    assert.deepEqual(twilio.asked, [
      `/2010-04-01/Accounts/${accountSid}/Recordings/${sidOf(1)}.wav?RequestedChannels=2`,
    ])
    const { facts } = await service.database
      .selectFrom('phone_recording')
      .select('facts')
      .executeTakeFirstOrThrow()
    assert.equal(facts, null, 'what was told is not kept longer than needed')
  })

  test('with a signature of its own; nothing else is believed', async () => {
    const { callback_url: url } = await makeTwilio()
    const form = twilioForm(2)
    const refused = async (response: Promise<Response>) => {
      const { status, headers } = await response
      assert.equal(status, 401)
      assert.ok(headers.get('x-request-id'))
    }
    await refused(sendAsTwilio(url, form, 'nonsense'))
    await refused(sendAsTwilio(url, form, signAsTwilio(url, form, 'another token')))
    await refused(sendAsTwilio(`${url}?agent_id=eve`, form, signAsTwilio(url, form)))
    await refused(sendAsTwilio(url, twilioForm(3), signAsTwilio(url, form)))
    await refused(fetch(url, { method: 'POST', body: form }))
    const other = twilioForm(2, { AccountSid: `AC${'b'.repeat(32)}` })
    await refused(sendAsTwilio(url, other))
    const nobody = url.replace(/[0-9a-f-]{36}/, '018f0000-0000-7000-8000-000000000000')
    await refused(sendAsTwilio(nobody, form))
    await refused(fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
    assert.deepEqual(await fetchDue(desk), [])
    const { port } = new URL(url)
    const bare = url.replace(`:${port}`, '')
    assert.equal(
      (await sendAsTwilio(url, form, signAsTwilio(bare, form))).status,
      204,
      'signed without the port',
    )
  })

  test('only of one that is complete, and by its ID alone', async () => {
    const { id, callback_url: url } = await makeTwilio()
    for (const RecordingStatus of ['in-progress', 'absent', 'failed'])
      assert.equal((await sendAsTwilio(url, twilioForm(4, { RecordingStatus }))).status, 204)
    const elsewhere = { RecordingUrl: 'http://169.254.169.254/latest/meta-data' }
    await sendAsTwilio(url, twilioForm(5, elsewhere))
    await sendAsTwilio(url, twilioForm(6, { RecordingSid: '../../Calls' }))
    assert.deepEqual(await fetchDue(desk), ['submitted'])
    assert.equal((await recordingsOf(id)).length, 1)
    assert.match(twilio.asked[0]!, new RegExp(`/Recordings/${sidOf(5)}\\.wav`))
  })

  test('which is fetched again if it does not come, and says why', async () => {
    const { id, callback_url: url } = await makeTwilio()
    await sendAsTwilio(url, twilioForm(7))
    twilio.answers.push((response) => void response.writeHead(404).end())
    assert.deepEqual(await fetchDue(desk), ['waiting'])
    const [waiting] = await recordingsOf(id)
    assert.deepEqual(
      [waiting.status, waiting.attempt_count, waiting.reason],
      ['PENDING', 1, 'Twilio does not have this recording, or not yet.'],
    )
    // Half of it.
    twilio.answers.push((response) => {
      response.writeHead(200, { 'content-length': 100_000 })
      response.write(writeToneWav(1))
      setImmediate(() => response.destroy())
    })
    await hurry()
    assert.deepEqual(await fetchDue(desk), ['waiting'])
    assert.equal((await recordingsOf(id))[0].reason, 'The recording broke off on its way.')
    await hurry()
    assert.deepEqual(await fetchDue(desk), ['submitted'])
  })

  test('that is no recording, too large, or elsewhere: that is said, and tried again only when asked for', async () => {
    const { id, callback_url: url } = await makeTwilio()
    const tries: [(typeof twilio.answers)[number], RegExp][] = [
      [(response) => void response.writeHead(200).end('<html>not a recording</html>'), /not audio/],
      [(response) => void response.writeHead(200).end(Buffer.alloc(1_100_000)), /larger than the 1 MiB/],
      [(response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), /elsewhere/],
    ]
    for (const [index, [answer, reason]] of tries.entries()) {
      await sendAsTwilio(url, twilioForm(20 + index))
      twilio.answers.push(answer)
      assert.deepEqual(await fetchDue(desk), ['failed'])
      assert.match((await recordingsOf(id))[0].reason, reason)
    }
    const failed = (await ask(`phone-systems/${id}/recordings?status=FAILED&limit=2`)).body
    assert.equal(failed.items.length, 2)
    const rest = await ask(
      `phone-systems/${id}/recordings?status=FAILED&limit=2&cursor=${failed.next_cursor}`,
    )
    assert.equal(rest.body.items.length, 1)
    const again = await ask(`phone-systems/${id}/recordings/${failed.items[0].id}/retry`, { method: 'POST' })
    assert.deepEqual([again.status, again.body.status], [200, 'PENDING'])
    assert.deepEqual(await fetchDue(desk), ['submitted'])
  })

  test('to one that is switched off: it waits', async () => {
    const made = await makeTwilio({ enabled: false })
    await sendAsTwilio(made.callback_url, twilioForm(8))
    assert.deepEqual(await fetchDue(desk), [])
    const { name, model_id } = made
    const connection = { kind: 'twilio', account_sid: accountSid, address: twilio.url }
    const json = { name, model_id, connection }
    assert.equal((await ask(`phone-systems/${made.id}`, { method: 'PUT', json })).status, 200)
    assert.deepEqual(await fetchDue(desk), ['submitted'], 'the token has stayed')
  })

  test('and whoever fetched it was killed: another does, and there is one call', async () => {
    const { id, callback_url: url } = await makeTwilio()
    await sendAsTwilio(url, twilioForm(9))
    const lost = await claimPhoneRecording(service.database)
    assert.ok(lost)
    assert.deepEqual(await fetchDue(desk), [], 'it is in hand')
    await hurry()
    assert.deepEqual(await fetchDue(desk), ['submitted'])
    const { submitPhoneRecording } = await import('../../src/calls/phone/submit-phone-recording.ts')
    // The one thought dead goes on, and comes too late.
    await submitPhoneRecording(desk, lost, new AbortController().signal)
    const [recording] = await recordingsOf(id)
    assert.equal(recording.status, 'SUBMITTED')
    const { items } = (await ask(`call-analysis?external_id=${sidOf(9, 'CA')}`)).body
    assert.equal(items.length, 1)
  })
})

describe('Amazon Connect puts a recording into its bucket', () => {
  const contactId = '11111111-2222-3333-4444-555555555555'
  const prefix = 'connect/center/CallRecordings/'
  const recordingKey = `${prefix}2026/11/17/${contactId}_20261117T09:12_UTC.wav`
  let s3: S3Server
  let folder: string
  before(async () => {
    s3 = await startS3Server(['connect-recordings'])
    folder = await mkdtemp(join(tmpdir(), 'callmark-connect-'))
    const bucket = await openTestBucket(s3.url, { bucket: 'connect-recordings' })
    const sound = writeToneWav(2, { channels: 2 })
    const path = join(folder, 'call.wav')
    await writeFile(path, sound)
    const sha256 = createHash('sha256').update(sound).digest('hex')
    await bucket.put(recordingKey, path, { bytes: sound.length, sha256 })
    bucket.close()
  })
  after(async () => {
    await s3.close()
    await rm(folder, { recursive: true, force: true })
  })
  const makeConnect = (more: Json = {}) =>
    make({
      connection: {
        kind: 'amazon_connect',
        bucket: 'connect-recordings',
        region: 'eu-west-2',
        prefix,
        access_key_id: 'S3RVER',
        secret_access_key: 'S3RVER',
        endpoint: s3.url,
      },
      ...more,
    })
  const tell = (url: string, secret: string, event: Json) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', authorization: secret },
      body: JSON.stringify(event),
    })

  test('and it becomes a call of whoever took the contact, once', async () => {
    const {
      id,
      callback_url: url,
      secret,
    } = await makeConnect({
      rules: { metadata: { queue: 'queueInfo.queueArn', recorded: 'recorded_at', file: 'object.sha256' } },
    })
    assert.match(secret, /^phone_/)
    const created = objectCreated('connect-recordings', recordingKey)
    assert.equal((await tell(url, secret, created)).status, 204)
    assert.equal((await tell(url, `Bearer ${secret}`, created)).status, 204)
    assert.deepEqual(await fetchDue(desk), ['waiting'], 'nobody has said yet who took it')
    assert.equal((await tell(url, secret, contactEnded(contactId, 'agent-42'))).status, 204)
    await hurry()
    assert.deepEqual(await fetchDue(desk), ['submitted'])
    const [{ call_analysis_id }] = await recordingsOf(id)
    const call = await callOf(call_analysis_id)
    assert.deepEqual([call.external_id, call.agent_id], [contactId, 'agent-42'])
    const { file, ...others } = call.additional_parameters
    assert.deepEqual(others, { queue: 'billing', recorded: '2026-11-17T09:12:00Z' })
    assert.match(file, /^[0-9a-f]{64}$/)
  })

  test('without a word on the agent it waits five minutes, then goes in without', async () => {
    const { id, callback_url: url, secret } = await makeConnect({ rules: { otherwise: 'nobody named' } })
    await tell(url, secret, objectCreated('connect-recordings', recordingKey))
    await sql`update phone_recording set told_at = now() - interval '6 minutes'`.execute(service.database)
    await sql`delete from phone_contact`.execute(service.database)
    await sql`update call set enabled = false where external_id = ${contactId}`.execute(service.database)
    assert.deepEqual(await fetchDue(desk), ['submitted'])
    const [{ call_analysis_id }] = await recordingsOf(id)
    assert.equal((await callOf(call_analysis_id)).agent_id, 'nobody named')
  })

  test('other buckets, other folders, reports and wrong secrets come to nothing', async () => {
    const { callback_url: url, secret } = await makeConnect()
    const wrong = await tell(url, 'phone_guess', objectCreated('connect-recordings', recordingKey))
    assert.equal(wrong.status, 401)
    for (const [bucket, name] of [
      ['another', recordingKey],
      ['connect-recordings', `other/${contactId}.wav`],
      ['connect-recordings', `${prefix}report.json`],
    ] as const)
      assert.equal((await tell(url, secret, objectCreated(bucket, name))).status, 204)
    assert.equal((await tell(url, secret, { detail: null })).status, 204)
    assert.equal((await tell(url, secret, { ...contactEnded('x', 'y'), detail: {} })).status, 204)
    assert.deepEqual(await fetchDue(desk), [])
  })

  test('a new secret takes the place of the old one at once', async () => {
    const { id, callback_url: url, secret } = await makeConnect()
    const rotated = await ask(`phone-systems/${id}/rotate-secret`, { method: 'POST' })
    assert.equal(rotated.status, 200)
    const event = contactEnded('c', 'a')
    assert.equal((await tell(url, secret, event)).status, 401)
    assert.equal((await tell(url, rotated.body.secret, event)).status, 204)
  })
})

describe('setting up a phone system', () => {
  const connection = { kind: 'twilio', account_sid: accountSid, auth_token: authToken }
  const refuse = async (json: Json, path: string) => {
    const refused = await ask('phone-systems', { json: { name: 'Line', model_id: modelId, ...json } })
    assert.deepEqual([refused.status, refused.body.path], [422, path], JSON.stringify(refused.body))
  }

  test('recordings come from Twilio and Amazon only, or from where the operator allows', async () => {
    for (const address of [
      'https://twilio.com.evil.example',
      'http://api.twilio.com',
      'https://api.twilio.com:8443',
      'http://169.254.169.254',
      'http://localhost:9000',
    ])
      assertRefusal(
        await ask('phone-systems', {
          json: { name: 'Line', model_id: modelId, connection: { ...connection, address } },
        }),
        422,
        '008-004-0002',
        'connection.address',
      )
    const good = await make({ connection: { ...connection, address: 'https://api.dublin.ie1.twilio.com/' } })
    assert.equal(good.connection.address, 'https://api.dublin.ie1.twilio.com')
    const amazon = {
      kind: 'amazon_connect',
      bucket: 'calls',
      region: 'eu-west-2',
      access_key_id: 'k',
      secret_access_key: 's',
    }
    await refuse({ connection: { ...amazon, endpoint: 'http://10.0.0.1' } }, 'connection.endpoint')
    await refuse({ connection: { ...amazon, bucket: 'a/../b' } }, 'connection.bucket')
    await refuse({ connection: { ...amazon, region: 'x.evil.example#' } }, 'connection.region')
    await refuse({ connection: { ...amazon, secret_access_key: undefined } }, 'connection.secret_access_key')
    await refuse({ connection: { ...connection, auth_token: undefined } }, 'connection.auth_token')
    await refuse({ connection: { ...connection, account_sid: 'AC../x' } }, 'connection.account_sid')
    await refuse({ connection, model_id: 999_999 }, 'model_id')
  })

  test('secrets are sealed, and shown to nobody again', async () => {
    const { id } = await make({ connection })
    const { body } = await ask(`phone-systems/${id}`)
    assert.doesNotMatch(JSON.stringify(body), new RegExp(authToken))
    const row = await service.database
      .selectFrom('phone_system')
      .select('secret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    assert.match(row.secret, /^aes-256-gcm:/)
    const audited = (await ask('audit?subject_type=phone_system')).body
    assert.doesNotMatch(JSON.stringify(audited), new RegExp(authToken))
    assert.equal((await ask(`phone-systems/${id}`, { method: 'DELETE' })).status, 204)
    assert.equal((await ask(`phone-systems/${id}`)).status, 404)
  })

  test('there are twenty at most', async () => {
    await service.database.deleteFrom('phone_system').execute()
    for (let number = 0; number < 20; number++) await make({ connection })
    const refused = await ask('phone-systems', { json: { name: 'Line', model_id: modelId, connection } })
    assertRefusal(refused, 409, '008-004-0001')
  })
})
