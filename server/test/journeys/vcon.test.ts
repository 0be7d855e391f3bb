import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { openVconWriter } from '../../../client/src/vcon/write-vcons.ts'
import { specRecording, specVcon } from '../../../client/test/support/spec-vcon.ts'
import type { Scope } from '../../src/domain/scopes.ts'
import { createClient } from '../../src/store/clients/clients.ts'
import { actingAs } from '../support/acting-as.ts'
import { bankCall } from '../support/bank-call.ts'
import { type CommandsBeside, startCommandsBeside } from '../support/commands-beside.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { Vcon } from '../support/vcon-schema.ts'
import { makeTone, writeToneWav, writeWav } from '../support/write-wav.ts'

let beside: CommandsBeside
let service: CommandsBeside['service']
let folder: string
const sound = writeWav([makeTone(1.3, 300), makeTone(1.3, 500)])
let id: string
before(async () => {
  beside = await startCommandsBeside({})
  ;({ service, folder } = beside)
  const call = await service.client.calls.submit({
    external_id: 'crm-1',
    agent_id: '7',
    agent_name: 'Ana "the-recording-goes-here"',
    model_name: 'Plain',
    additional_parameters: { tries: 2, campaign: 'Spring', call_start: '2026-02-11T09:05:26+02:00' },
    audio: new Blob([sound]),
    file_name: 'first call.wav',
  })
  id = call.id
  await finishCalls(service, bankCall.turns)
})
after(() => beside.stop())

async function readVcon(path: string) {
  return Vcon.parse(JSON.parse(await readFile(path, 'utf8')))
}

/** The environment of a client that has these scopes and no others. */
async function asClientWith(granted: readonly Scope[]): Promise<Record<string, string>> {
  const made = await createClient(service.database, granted.join(' '), granted, {
    by: actingAs(service.clientId),
  })
  return { CALLMARK_CLIENT_ID: made.client_id, CALLMARK_CLIENT_SECRET: made.client_secret }
}

const uuidOf = (number: number) => `0194f8d1-5a7e-8c11-9e10-${String(number).padStart(12, '0')}`

test('a call is written as a vCon with its recording, transcript, scorecard and metadata', async () => {
  const output = join(folder, 'all')
  assert.equal(await beside.runWell(['export', '--format', 'vcon', '--output', output]), '')
  assert.deepEqual(await readdir(output), [`${id}.vcon`])
  const vcon = await readVcon(join(output, `${id}.vcon`))
  const call = await service.client.calls.get(id)
  assert.equal(vcon.uuid, id)
  assert.equal(vcon.created_at, call.created_at)
  assert.equal(vcon.redacted, undefined)
  assert.deepEqual(
    vcon.parties.map(({ name, role }) => [name, role]),
    [
      ['Ana "the-recording-goes-here"', 'agent'],
      [undefined, 'customer'],
      ['Callmark', undefined],
    ],
  )
  const [dialog] = vcon.dialog
  assert.equal(dialog!.mediatype, 'audio/x-wav')
  assert.equal(dialog!.filename, 'first call.wav')
  assert.equal(dialog!.start, '2026-02-11T09:05:26+02:00')
  assert.equal((dialog!.parties as unknown[]).length, 2, 'one entry for each channel')
  assert.ok(sound.equals(Buffer.from(dialog!.body as string, 'base64url')))
  const parts = Object.fromEntries(vcon.analysis.map(({ type, body }) => [type, body])) as {
    transcript: { segments: Record<string, unknown>[] }
    report: { answers: unknown; score_percentage: unknown }
  }
  const { segments } = await service.client.calls.transcription(id)
  assert.deepEqual(
    parts.transcript.segments.map(({ party: _, ...turn }) => turn),
    segments.segments,
  )
  assert.equal(parts.transcript.segments.find(({ speaker }) => speaker === 'Agent')!.party, 0)
  assert.deepEqual(parts.report.answers, call.analysis_result!.answers)
  assert.equal(parts.report.score_percentage, call.score_percentage)
  const [origin, metadata] = vcon.attachments
  assert.partialDeepStrictEqual(origin, {
    purpose: 'callmark-call',
    body: { id, external_id: 'crm-1', agent_id: '7', model_name: 'Plain' },
  })
  assert.deepEqual(metadata!.body, call.additional_parameters)
})

test('a vCon has no more than its reader may see', async () => {
  const recordsOnly = await asClientWith(['read:call-analysis-requests'])
  const { code, out, err } = await beside.run(['export', '--format', 'vcon'], recordsOnly)
  assert.equal(code, 0, err)
  assert.match(err, /^Left out, because this client may not read them: .*transcripts.*recordings/)
  const vcon = Vcon.parse(JSON.parse(out))
  assert.deepEqual(vcon.redacted, { type: 'recording' })
  assert.equal(vcon.dialog[0]!.body, undefined)
  assert.deepEqual(
    vcon.analysis.map(({ type }) => type),
    ['report'],
  )
  assert.equal((await beside.run(['export', '--format', 'vcon'], await asClientWith(['read:audit']))).code, 1)

  const without = JSON.parse(await beside.runWell(['export', '--format', 'vcon', '--recordings', 'none']))
  assert.equal(Vcon.parse(without).dialog[0]!.body, undefined)
})

test('a vCon that links to its recording says how to tell that it is the same', async () => {
  const writer = openVconWriter(service.client, { recordings: 'link', address: 'https://calls.example' })
  const text = (await Array.fromAsync(writer.write(await service.client.calls.get(id)))).join('')
  const [dialog] = Vcon.parse(JSON.parse(text)).dialog
  assert.equal(dialog!.url, `https://calls.example/v1/call-analysis/${id}/audio-file`)
  assert.equal(dialog!.content_hash, `sha512-${createHash('sha512').update(sound).digest('base64url')}`)
  assert.equal(dialog!.body, undefined)
  const linked = await beside.run(['export', '--format', 'vcon', '--recordings', 'link'])
  assert.equal(linked.code, 1)
  assert.match(linked.err, /may link to https addresses only/)
})

test('a vCon that Callmark wrote comes back as the same recording, agent and metadata, once', async () => {
  const output = join(folder, 'round')
  await beside.runWell(['export', '--format', 'vcon', '--external-id', 'crm-1', '--output', output])
  const args = ['import-vcon', output, '--model', 'Plain']
  assert.match(await beside.runWell(args), /^1 sent, in/m)
  assert.match(await beside.runWell(args), /^1 there already, in/m)
  const { items } = await service.client.calls.listPage({ external_id: id })
  assert.equal(items.length, 1)
  const [copy] = items
  const { additional_parameters } = await service.client.calls.get(id)
  assert.equal(copy!.agent_id, '7')
  assert.equal(copy!.original_file_name, 'first call.wav')
  assert.deepEqual(copy!.additional_parameters, additional_parameters)
  const heard = await service.client.calls.audio(copy!.id)
  assert.ok(sound.equals(Buffer.from(await heard.arrayBuffer())))
})

test('of many vCons the good ones are sent and every bad one is named with its reason', async (t) => {
  const path = join(folder, 'mixed')
  await mkdir(path)
  const asked: string[] = []
  const web = createServer(({ url }, response) => {
    asked.push(url!)
    response.end(writeToneWav(1))
  }).listen(0, '127.0.0.1')
  t.after(() => web.close())
  await new Promise((resolve) => web.once('listening', resolve))
  const url = `http://127.0.0.1:${(web.address() as AddressInfo).port}/a.wav`
  const tone = (seconds: number) => writeToneWav(seconds).toString('base64url')
  const write = (name: string, change: Record<string, unknown>) =>
    writeFile(join(path, name), JSON.stringify(specVcon(change)))
  const tries = (body: unknown) => ({ attachments: [{ purpose: 'metadata', encoding: 'json', body }] })
  await write('1.vcon', {
    uuid: uuidOf(1),
    dialog: [specRecording({ body: tone(1.1) })],
    ...tries({ tries: '2' }),
  })
  await write('2.vcon', { uuid: uuidOf(2), dialog: [specRecording({ body: 'no!' })], ...tries({ tries: 1 }) })
  await writeFile(join(path, '3.vcon'), '{"vcon":')
  await write('4.vcon', {
    uuid: uuidOf(1),
    dialog: [specRecording({ body: tone(1.2) })],
    ...tries({ tries: 1 }),
  })
  const elsewhere = { body: undefined, encoding: undefined, url, filename: 'outside.wav' }
  await write('5.vcon', { uuid: uuidOf(5), dialog: [specRecording(elsewhere)], ...tries({ tries: 3 }) })
  await write('6.vcon', { uuid: uuidOf(6), dialog: [specRecording({ body: tone(1.3) })] })
  await write('7.vcon', { uuid: uuidOf(7), dialog: [specRecording()], ...tries({ tries: 7 }) })
  const nobody = { parties: [{ name: 'Alice' }], dialog: [specRecording({ body: tone(1.4) })] }
  await write('8.vcon', { uuid: uuidOf(8), ...nobody, ...tries({ tries: 8 }) })

  const report = join(path, 'report.csv')
  const first = await beside.run(['import-vcon', path, '--model', 'Plain', '--report', report])
  assert.equal(first.code, 1)
  const reasons = first.err.trimEnd().split('\n')
  assert.deepEqual(
    reasons.map((line) => line.replaceAll(`${path}/`, '').split(/[:,]/)[0]),
    [
      '2.vcon has a recording that is not in base64url.',
      '3.vcon is not JSON in UTF-8.',
      '4.vcon has the uuid of 1.vcon.',
      '5.vcon has its recording elsewhere',
      '6.vcon has other metadata than the model asks for',
      '8.vcon names no party with the role agent',
    ],
  )
  assert.match(first.out, /^failed {2}.*7\.vcon: .*MP3/m)
  assert.match(first.out, /^1 sent, 7 failed, in/m)
  const lines = (await readFile(report, 'utf8')).trimEnd().split('\r\n')
  assert.equal(lines.length, 9)
  assert.deepEqual(asked, [], 'no address of a vCon is ever asked')

  // What was wrong is put right, and the same command sends just that.
  const recordings = join(folder, 'recordings')
  await mkdir(recordings)
  await writeFile(join(recordings, 'outside.wav'), writeToneWav(1.5))
  const again = ['import-vcon', path, '--model', 'Plain', '--recordings', recordings, '--agent', '9']
  const second = await beside.run(again)
  assert.match(second.out, /^2 sent, 1 there already, 5 failed, in/m)
  const { items } = await service.client.calls.listPage({ external_id: uuidOf(1) })
  assert.equal(items.length, 1)
  assert.equal(items[0]!.agent_id, 'bob@example.com')
  assert.deepEqual(items[0]!.additional_parameters, {
    tries: 2,
    subject: 'A question about a bill',
    call_start: '2026-02-11T09:05:26.000+00:00',
  })
  assert.equal((await service.client.calls.listPage({ external_id: uuidOf(8) })).items[0]!.agent_id, '9')
})

test('what is not there is said in a sentence, and an unknown model stops everything', async () => {
  const missing = await beside.run(['import-vcon', 'nowhere.vcon', '--model', 'Plain'])
  assert.equal(missing.code, 1)
  assert.match(missing.err, /^nowhere\.vcon cannot be read \(ENOENT\)\.$/m)
  await mkdir(join(folder, 'empty'))
  assert.match((await beside.run(['import-vcon', 'empty', '--model', 'Plain'])).err, /no vCons in empty/)
  assert.match((await beside.run(['import-vcon', 'empty', 'x', '--model', 'No'])).err, /no vCons in empty/)
  assert.match((await beside.run(['import-vcon', 'x', '--model', 'No'])).err, /There is no model named No/)
})
