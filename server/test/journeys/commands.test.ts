import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const command = fileURLToPath(new URL('../../bin/callmark.js', import.meta.url))
const samples = new URL('../../samples/', import.meta.url)

let service: TestService
let folder: string
before(async () => {
  service = await startTestService({ work: true })
  folder = await mkdtemp(join(tmpdir(), 'callmark-commands-'))
  const model = JSON.parse(await readFile(new URL('demo-model.json', samples), 'utf8'))
  await service.client.models.create({ ...model, name: 'Quality' })
  await service.client.models.create({
    name: 'Plain',
    summarize_call: false,
    template_metadata: [
      { key: 'tries', type: 'INTEGER', required: true },
      { key: 'solved', type: 'BOOLEAN' },
    ],
  })
  await copyFile(new URL('billing-refund.ogg', samples), join(folder, 'billing-refund.ogg'))
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Beside the service, in its DATA_DIR: as whoever has started it would. */
function start(args: readonly string[], env: Record<string, string> = {}) {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    env: { ...inherited, DATA_DIR: service.dataDir, CALLMARK_URL: service.address, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    texts.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    texts.err += text
  })
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...texts })))
  return { child, ended, texts }
}

const run = (args: readonly string[], env?: Record<string, string>) => start(args, env).ended

async function runWell(args: readonly string[]): Promise<string> {
  const { code, out, err } = await run(args)
  assert.equal(code, 0, err)
  assert.equal(err, '')
  return out
}

let billing: string

test('a call is sent right after the service was started, and its score is shown at the end', async () => {
  const out = await runWell([
    'submit',
    'billing-refund.ogg',
    '--model',
    'Quality',
    '--agent',
    '7',
    '--metadata',
    'campaign=Spring',
    '--wait',
  ])
  const [first, ...rest] = out.trimEnd().split('\n')
  billing = first!.split(' ')[0]!
  assert.match(first!, /^[0-9a-f-]{36} {2}PENDING {2}billing-refund\.ogg$/)
  assert.match(rest.join('\n'), /: AUDIO_TRANSCRIPTION_IN_PROGRESS$/m)
  assert.match(rest.at(-1)!, /^billing-refund\.ogg: PROCESS_COMPLETED \d+ of 100 points \(\d+(\.\d+)? %\)$/)
  const call = await service.client.calls.get(billing)
  assert.equal(call.external_id, 'billing-refund')
  assert.equal(call.agent_name, '7')
  assert.deepEqual(call.additional_parameters, { campaign: 'Spring' })
})

test('one recording that cannot be sent does not keep the others back', async () => {
  await writeFile(join(folder, 'notes.wav'), 'not a recording')
  const { code, out, err } = await run([
    'submit',
    'nothing.wav',
    'notes.wav',
    'billing-refund.ogg',
    '--model',
    'Quality',
    '--agent',
    '7',
    '--metadata',
    'campaign=Spring',
    '--json',
  ])
  assert.equal(code, 1)
  assert.equal(JSON.parse(out).id, billing, 'sent before: it is the same call')
  assert.match(err, /^nothing\.wav: ENOENT/m)
  assert.match(err, /^notes\.wav: .*MP3, WAV, M4A, FLAC, OGG or WEBM/m)
})

test('a call is shown with every mark and its evidence, for people and for programs', async () => {
  const out = await runWell(['show', billing, '--transcript'])
  assert.match(out, /^Call +billing-refund {2}[0-9a-f-]{36}$/m)
  assert.match(out, /^Model +Quality$/m)
  assert.match(out, /^Opening {2}\d+ of 20$/m)
  assert.match(out, /^ +\d+ of \d+ {2}Gives their own name\n +0:0\d Agent “[^”]+”$/m)
  assert.match(out, /^Summary\n {2}\w/m)
  assert.match(out, /^Insights\n {2}- \w/m)
  assert.match(out, /^Transcript\n +0:00 {2}Agent: /m)
  assert.ok(!out.includes('\x1b'), 'no colours where nobody could see them')
  assert.ok(out.split('\n').every((line) => line.length <= 100))
  const shown = JSON.parse(await runWell(['show', billing, '--json']))
  assert.deepEqual(shown, await service.client.calls.get(billing))
  const unknown = await run(['show', '0191c2a0-0000-7000-8000-000000000000'])
  assert.equal(unknown.code, 1)
  assert.match(unknown.err, /^There is no call analysis with this id\.$/m)
})

test('a call is followed to its end', async () => {
  const out = await runWell(['watch', billing])
  assert.match(
    out,
    /^\d\d:\d\d:\d\d {2}[0-9a-f-]{36} {2}billing-refund {2}PROCESS_COMPLETED \d+ of 100 points/,
  )
})

test('without ids, what arrives is told of until Ctrl-C', async () => {
  const watching = start(['watch'])
  const fields = {
    agent_id: '7',
    agent_name: 'Ana',
    model_name: 'Plain',
    additional_parameters: { tries: 1 },
  }
  for (let index = 0; !/ {2}new-\d+ {2}PROCESS_COMPLETED/.test(watching.texts.out); index++) {
    const audio = new Blob([new Uint8Array(writeToneWav(1 + index / 100))])
    await service.client.calls.submit({ ...fields, external_id: `new-${index}`, audio })
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  watching.child.kill('SIGINT')
  const { code, out } = await watching.ended
  assert.equal(code, 0)
  assert.doesNotMatch(out, /billing-refund/, 'what had ended before is no news')
})

test('wrong or missing credentials are told with what to set, and never sent elsewhere', async () => {
  const wrong = await run(['show', billing], {
    CALLMARK_CLIENT_ID: 'cm_x',
    CALLMARK_CLIENT_SECRET: 'cms_hush',
  })
  assert.equal(wrong.code, 1)
  assert.match(
    wrong.err,
    /does not take the client id or the secret from the environment\. Set CALLMARK_CLIENT_ID/,
  )
  assert.doesNotMatch(wrong.err, /hush/)
  const half = await run(['show', billing], { CALLMARK_CLIENT_ID: 'cm_x' })
  assert.match(half.err, /^CALLMARK_CLIENT_SECRET is not set\./)
  const elsewhere = await run(['show', billing, '--url', 'http://calls.example'])
  assert.match(elsewhere.err, /^There are no credentials for the service at http:\/\/calls\.example\./)
  const nowhere = await run(['show', billing], { DATA_DIR: folder })
  assert.match(nowhere.err, /^There are no credentials for the service at http:\/\/127/)
  const file = join(service.dataDir, 'first-client.json')
  assert.equal((await run(['show', billing, '--credentials', file], { DATA_DIR: folder })).code, 0)
  await writeFile(join(folder, 'wrong.json'), '{"client_id":"x"}')
  assert.match(
    (await run(['show', billing, '--credentials', 'wrong.json'])).err,
    /^wrong\.json must be JSON like/,
  )
  const away = await run(['show', billing, '--credentials', file, '--url', 'http://127.0.0.1:9'])
  assert.equal(away.code, 1)
  assert.match(away.err, /http:\/\/127\.0\.0\.1:9/)
})

test('options that are not there are refused, and every command explains itself', async () => {
  for (const args of [
    ['submit', 'x.wav', '--model', 'Quality'],
    ['show', billing, '--colour'],
    ['export', '--format', 'xml'],
    ['models', 'burn'],
  ]) {
    const { code, err } = await run(args)
    assert.equal(code, 1)
    assert.match(err, /^error: /)
    assert.doesNotMatch(err, /\n {4}at /)
  }
  for (const name of [
    'submit',
    'import',
    'watch',
    'show',
    'export',
    'models pull',
    'models push',
    'models list',
  ]) {
    const out = await runWell([...name.split(' '), '--help'])
    assert.match(out, new RegExp(`^Usage: callmark ${name} `))
    assert.match(out, /--url <address>/)
  }
})

/** A folder of short recordings that differ, and a manifest of them. */
async function makeFolder(name: string, count: number): Promise<string> {
  const path = join(folder, name)
  await mkdir(path)
  const rows = ['file,external_id,agent_id,agent_name,model_name,tries,solved']
  for (let index = 1; index <= count; index++) {
    await writeFile(join(path, `${index}.wav`), writeToneWav(1 + index / 100))
    rows.push(
      `${index}.wav,${name}-${index},${index % 3},Agent ${index % 3},Plain,${index},${index % 2 === 0 ? 'yes' : 'no'}`,
    )
  }
  await writeFile(join(path, 'calls.csv'), `${rows.join('\n')}\n`)
  return path
}

test('a manifest with faults is told them all, and nothing is sent', async () => {
  const path = await makeFolder('faulty', 3)
  const manifest = (await readFile(join(path, 'calls.csv'), 'utf8')).replace(
    '2.wav,faulty-2',
    'gone.wav,faulty-1',
  )
  await writeFile(
    join(path, 'calls.csv'),
    manifest.replace('Plain,3', 'Nobody,3').replace('Plain,1,', 'Plain,once,'),
  )
  const { code, err } = await run(['import', path, '--manifest', join(path, 'calls.csv')])
  assert.equal(code, 1)
  assert.deepEqual(err.trimEnd().split('\n'), [
    'line 2: tries must be a whole number, not "once"',
    'line 3: the external_id faulty-1 of gone.wav is that of 1.wav on line 2 already',
    'line 3: gone.wav is not there',
    'line 4: there is no model named Nobody',
    'Nothing was sent.',
  ])
})

test('a folder is imported once, however often it is tried, and one bad file does not stop the rest', async () => {
  const path = await makeFolder('batch', 8)
  await writeFile(join(path, '5.wav'), 'no recording at all')
  const args = ['import', path, '--manifest', join(path, 'calls.csv'), '--report', join(path, 'report.csv')]
  const first = await run(args)
  assert.equal(first.code, 1)
  assert.match(first.out, /^8 calls, [\d.]+ MB, are all in order\.$/m)
  assert.match(first.out, /^failed {2}5\.wav: .*MP3, WAV, M4A, FLAC, OGG or WEBM/m)
  assert.match(first.out, /^7 sent, 1 failed, in 0:\d\d\.$/m)
  const report = (await readFile(join(path, 'report.csv'), 'utf8')).trimEnd().split('\r\n')
  assert.equal(report.length, 9)
  assert.ok(report.some((line) => /^2,1\.wav,batch-1,sent,[0-9a-f-]{36},PENDING,$/.test(line)))
  assert.ok(report.some((line) => /^6,5\.wav,batch-5,failed,,,.+MP3/.test(line)))

  await writeFile(join(path, '5.wav'), writeToneWav(2))
  const second = await run(args)
  assert.equal(second.code, 0, second.err)
  assert.match(second.out, /^1 sent, 7 there already, in 0:\d\d\.$/m)
  const found = await Array.fromAsync(service.client.calls.list({ model_name: 'Plain', sort: 'created_at' }))
  const batch = found.filter(({ external_id }) => external_id.startsWith('batch-'))
  assert.equal(batch.length, 8)
  const [two] = batch.filter(({ external_id }) => external_id === 'batch-2')
  assert.deepEqual(two!.additional_parameters, { tries: 2, solved: true })
  assert.equal(two!.agent_name, 'Agent 2')
})

test('an import that is interrupted finishes what it is sending and goes on where it was', async () => {
  const path = await makeFolder('long', 60)
  const args = ['import', path, '--manifest', join(path, 'calls.csv'), '--at-once', '1']
  const first = start(args)
  let interrupted = false
  first.child.stdout.on('data', () => {
    if (interrupted || !/^sent/m.test(first.texts.out)) return
    interrupted = true
    first.child.kill('SIGINT')
  })
  const { code, out } = await first.ended
  assert.equal(code, 130)
  assert.match(out, /^Finishing what is being sent/m)
  assert.match(out, /^To go on, run the same command again/m)
  const sent = Number(/^(\d+) sent, (\d+) not sent/m.exec(out)?.[1])
  assert.ok(sent >= 1 && sent < 60)
  assert.match(await runWell(args), new RegExp(`^${60 - sent} sent, ${sent} there already`, 'm'))
})

test('without a manifest every recording of a folder is taken', async () => {
  const path = await makeFolder('whole', 2)
  const out = await runWell(['import', path, '--model', 'Quality', '--agent', '9'])
  assert.match(out, /^2 sent, in/m)
  const { code, err } = await run(['import', path])
  assert.equal(code, 1)
  assert.match(err, /--model and --agent have to be given/)
})

test('calls are exported whole or as a table', async () => {
  const lines = (
    await runWell([
      'export',
      '--format',
      'jsonl',
      '--model',
      'Quality',
      '--status',
      'PROCESS_COMPLETED',
      '--agent',
      '7',
    ])
  )
    .trimEnd()
    .split('\n')
  assert.equal(lines.length, 1)
  assert.deepEqual(JSON.parse(lines[0]!), await service.client.calls.get(billing))

  await runWell(['export', '--format', 'csv', '--agent', '7', '--model', 'Quality', '--output', 'calls.csv'])
  const table = await readFile(join(folder, 'calls.csv'), 'utf8')
  const [header, row] = table.split('\r\n')
  const columns = header!.split(',')
  assert.equal(columns[0], 'id')
  for (const name of ['metadata.campaign', 'category.opening', 'variable.introduces_self'])
    assert.ok(columns.includes(name), name)
  assert.ok(row!.startsWith(`${billing},billing-refund,7,`))
  assert.ok(!(await readdir(folder)).includes('calls.csv.partial'))
  assert.equal(
    await runWell(['export', '--format', 'jsonl', '--from', '2001-01-01', '--to', '2001-12-31']),
    '',
  )
})

test('a reader that has seen enough ends an export without a word', async () => {
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${command}" export --format jsonl | head -n 1`], {
    env: { ...process.env, DATA_DIR: service.dataDir, CALLMARK_URL: service.address },
  })
  let [out, err] = ['', '']
  shell.stdout.setEncoding('utf8').on('data', (text) => {
    out += text
  })
  shell.stderr.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  await new Promise((resolve) => shell.once('close', resolve))
  assert.equal(out.trimEnd().split('\n').length, 1)
  assert.equal(err, '')
})

test('a model is kept as a file: pulled, changed, pushed, pulled again', async () => {
  assert.match(await runWell(['models', 'list']), /^ +\d+ {2}Quality {2}\(11 variables, scored\)$/m)
  await runWell(['models', 'pull', 'quality', 'quality.yaml'])
  const file = await readFile(join(folder, 'quality.yaml'), 'utf8')
  assert.equal(await runWell(['models', 'pull', 'Quality']), file)
  const revisions = async () => {
    const model = (await service.client.models.list()).find(({ name }) => name === 'Quality')!
    return (await service.client.models.revisions(model.id)).length
  }
  assert.match(await runWell(['models', 'push', 'quality.yaml']), /nothing was changed/)
  assert.equal(await revisions(), 1)

  const changed = file
    .replace('readable_name: Gives their own name', 'readable_name: Says their name')
    .replace('metadata:\n', 'metadata:\n  - key: site\n')
  await writeFile(join(folder, 'quality.yaml'), changed)
  const changes = [
    'variable introduces_self: readable_name "Gives their own name" → "Says their name"',
    'metadata site: added',
  ]
  const planned = await runWell(['models', 'push', 'quality.yaml', '--dry-run'])
  assert.equal(planned, `This would be done:\n${changes.join('\n')}\n`)
  assert.equal(await revisions(), 1)
  assert.equal(await runWell(['models', 'push', 'quality.yaml']), `${changes.join('\n')}\n`)
  assert.equal(await revisions(), 2)
  assert.match(await runWell(['models', 'push', 'quality.yaml']), /nothing was changed/)

  await writeFile(
    join(folder, 'quality.yaml'),
    changed.replace('max_score: 40', 'max_score: 50').replace('name: Closing', 'name: Ending'),
  )
  const frozen = await run(['models', 'push', 'quality.yaml'])
  assert.equal(frozen.code, 1)
  assert.match(
    frozen.err,
    /^Quality has calls, so its categories cannot be changed:\n {2}category Resolution: max_score 40 → 50\n {2}category Closing: deleted\n/,
  )
  assert.match(frozen.err, /callmark models push quality\.yaml --name "Quality 2"$/m)
  assert.equal(await revisions(), 2, 'nothing was changed')

  const created = await runWell(['models', 'push', 'quality.yaml', '--name', 'Quality 2'])
  assert.match(created, /^model Quality 2: created with 11 variables$/m)
  await runWell(['models', 'pull', 'Quality 2', 'second.yaml'])
  const second = await readFile(join(folder, 'second.yaml'), 'utf8')
  assert.equal(
    second,
    (await readFile(join(folder, 'quality.yaml'), 'utf8')).replace('name: Quality', 'name: Quality 2'),
  )

  const reshaped = second.replace('max_score: 50', 'max_score: 45').replace('name: Ending', 'name: Farewell')
  await writeFile(join(folder, 'second.yaml'), reshaped)
  const reshaping = await runWell(['models', 'push', 'second.yaml'])
  assert.match(reshaping, /^category Resolution: max_score 50 → 45\ncategory Farewell: added\n/)
  assert.match(reshaping, /\ncategory Ending: deleted\n$/)
  assert.equal(await runWell(['models', 'pull', 'Quality 2']), reshaped)
})

test('a model file with mistakes is told them, and nothing is sent', async () => {
  await writeFile(join(folder, 'wrong.yaml'), 'name: Wrong\npromt: x\n')
  const { code, err } = await run(['models', 'push', 'wrong.yaml'])
  assert.equal(code, 1)
  assert.match(err, /^line 2: promt is not known here/)
  await writeFile(
    join(folder, 'short.yaml'),
    'name: Short\nxscore_template: true\nvariables:\n  - key: greets\n    type: BOOLEAN\n',
  )
  assert.match(await runWell(['models', 'push', 'short.yaml']), /created with 1 variables/)
  assert.match(await runWell(['models', 'push', 'short.yaml']), /nothing was changed/)
})
