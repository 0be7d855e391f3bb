import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { readVcon } from '../src/vcon/read-vcon.ts'
import { findRecordingFile } from '../src/vcon/vcon-recording.ts'
import { specRecording, specVcon, toBytes } from './support/spec-vcon.ts'

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-vcon-'))
})
after(() => rm(folder, { recursive: true, force: true }))

const read = (change: Record<string, unknown> = {}) => readVcon(toBytes(specVcon(change)))
const refuses = (change: Record<string, unknown>, why: RegExp) => assert.throws(() => read(change), why)

test('a vCon of the draft gives its recording, its agent and what is known of the call', () => {
  const { recording, ...rest } = read()
  assert.deepEqual(rest, {
    uuid: '0194f8d1-5a7e-8c11-9e10-27c3a1d0b5f6',
    agent: { id: 'bob@example.com', name: 'Bob' },
    metadata: { call_start: '2026-02-11T09:05:26.000+00:00', subject: 'A question about a bill' },
  })
  assert.ok(recording.kind === 'inline')
  assert.equal(recording.name, 'ab_call.wav')
  assert.deepEqual([...recording.bytes], [0xff, 0xfe, 0xfb, 1, 2])
})

test('vCons of earlier drafts are read too', () => {
  const attachments = [
    { type: 'metadata', mimetype: 'application/json', encoding: 'none', body: '{"tries":2}' },
    { type: 'tags', encoding: 'json', body: '["queue: billing","no tag"]' },
    {
      purpose: 'metadata',
      encoding: 'base64url',
      body: Buffer.from('{"solved":true}').toString('base64url'),
    },
    { purpose: 'contract', mediatype: 'application/pdf', encoding: 'base64url', body: '!' },
  ]
  const old = { vcon: '0.0.1', appended: {}, must_support: [], attachments }
  const { metadata } = read({ ...old, uuid: '0194F8D1-5A7E-8C11-9E10-27C3A1D0B5F6' })
  const { call_start: _, subject: __, ...given } = metadata
  assert.deepEqual(given, { tries: 2, queue: 'billing', solved: true })
  assert.equal(read({ vcon: undefined }).uuid, read().uuid)
})

test('the agent is the party of that role who is on the recording', () => {
  const parties = [
    { name: 'Supervisor', role: 'supervisor' },
    { name: 'Elsewhere', role: 'Agent' },
    { sip: 'sip:carla@example.com', role: 'AGENT' },
    null,
  ]
  const agentOf = (heard: unknown) => read({ parties, dialog: [specRecording({ parties: heard })] }).agent
  assert.deepEqual(agentOf([[0, 2], null]), { id: 'carla@example.com', name: 'carla@example.com' })
  assert.deepEqual(agentOf(0), { id: 'Elsewhere', name: 'Elsewhere' })
  assert.equal(read({ parties: [{ name: 'Alice' }, { role: 'agent' }] }).agent, undefined)
  const body = { agent_id: '7', agent_name: 'Ana' }
  const attachments = [{ purpose: 'callmark-call', encoding: 'json', body }]
  assert.deepEqual(read({ attachments }).agent, { id: '7', name: 'Ana' })
})

test('what cannot be a call is refused with its reason', () => {
  const bad = (bytes: Uint8Array, why: RegExp) => assert.throws(() => readVcon(bytes), why)
  bad(Buffer.from('{'), /is not JSON/)
  bad(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), /is not JSON in UTF-8/)
  bad(Buffer.from('[]'), /is not a JSON object/)
  bad(Buffer.from([0x1f, 0x8b, 8]), /is compressed/)
  bad(toBytes({ payload: 'e30', signatures: [{}] }), /is signed/)
  bad(toBytes({ ciphertext: 'x', recipients: [] }), /is encrypted/)
  refuses({ uuid: undefined }, /has no uuid/)
  refuses({ uuid: '../../etc/passwd' }, /has no uuid/)
  refuses({ critical: ['lawful'] }, /extensions that Callmark does not have: lawful/)
  refuses({ must_support: 'all' }, /extensions that Callmark does not have/)
  refuses({ parties: 'Bob' }, /parties that are not a list/)
  refuses({ dialog: [] }, /has no recording/)
  refuses({ dialog: [{ type: 'text', body: 'hello', encoding: 'none' }] }, /has no recording/)
  refuses({ dialog: [specRecording(), {}, specRecording()] }, /has 2 recordings/)
  refuses({ dialog: [{ type: 'recording' }] }, /recording taken out/)
  for (const body of ['no+base64/url', 'AAAAA', 'AA AA', { deep: 1 }, '===='])
    refuses({ dialog: [specRecording({ body })] }, /not in base64url/)
  refuses({ dialog: [specRecording({ encoding: 'none' })] }, /not in base64url/)
  refuses({ attachments: [{ purpose: 'metadata', encoding: 'json', body: 'x' }] }, /attachment 1 is not/)
})

test('deep and endless JSON is refused before it is parsed', () => {
  const deep = `${'['.repeat(5_000_000)}`
  assert.throws(() => readVcon(Buffer.from(deep)), /nested more than 100 levels/)
  assert.throws(() => readVcon(Buffer.from(`[${'0,'.repeat(2_000_000)}0]`)), /more than 1000000 values/)
  const hidden = `${'['.repeat(200)}${']'.repeat(200)}`
  const body = Buffer.from(hidden).toString('base64url')
  refuses({ attachments: [{ purpose: 'metadata', encoding: 'base64url', body }] }, /attachment 1 is not/)
  // Brackets and quotes inside a text are only text.
  assert.equal(read({ subject: `\\"${'[{'.repeat(500)}\\` }).metadata.subject, `\\"${'[{'.repeat(500)}\\`)
})

test('a long recording is read whole', () => {
  const sound = Buffer.alloc(40_000_000, 0xa7)
  const { recording } = read({ dialog: [specRecording({ body: sound.toString('base64url') })] })
  assert.ok(recording.kind === 'inline' && sound.equals(recording.bytes))
})

test('a recording outside its vCon is found by its name in the folder given, and only there', async () => {
  const recordings = join(folder, 'recordings')
  await mkdir(recordings)
  await writeFile(join(folder, 'secret.wav'), 'secret')
  await writeFile(join(recordings, 'a.wav'), 'sound')
  await writeFile(join(recordings, 'empty.wav'), '')
  await symlink(join(folder, 'secret.wav'), join(recordings, 'link.wav'))
  const find = (change: Record<string, unknown>, where: string | undefined = recordings) => {
    const outside = { body: undefined, encoding: undefined, url: 'https://127.0.0.1:1/a.wav', ...change }
    const { recording } = read({ dialog: [specRecording(outside)] })
    assert.ok(recording.kind === 'outside')
    return findRecordingFile(recording, where)
  }
  const sha = (text: string) => `sha512-${createHash('sha512').update(text).digest('base64url')}`
  const found = { path: join(recordings, 'a.wav'), bytes: 5 }
  assert.deepEqual(await find({ filename: 'a.wav' }), found)
  assert.deepEqual(await find({ filename: 'a.wav', content_hash: ['other-1', sha('sound')] }), found)
  await assert.rejects(find({ filename: 'a.wav', content_hash: sha('other') }), /not its recording/)
  await assert.rejects(find({ filename: 'a.wav', content_hash: 'md5-x' }), /not SHA-512/)
  await assert.rejects(find({ filename: 'b.wav' }), /is not in/)
  await assert.rejects(find({ filename: 'empty.wav' }), /is empty/)
  await assert.rejects(find({ filename: 'link.wav' }), /is not a file/)
  await assert.rejects(find({ filename: undefined }), /does not say the filename/)
  for (const filename of ['../secret.wav', '..', '/etc/passwd', '..\\secret.wav', 'a\u0000.wav'])
    await assert.rejects(find({ filename }), /leads elsewhere/, filename)
  const { recording } = read({ dialog: [specRecording({ body: undefined, url: 'file:///etc/passwd' })] })
  assert.ok(recording.kind === 'outside')
  await assert.rejects(findRecordingFile(recording, undefined), /nothing is fetched/)
})
