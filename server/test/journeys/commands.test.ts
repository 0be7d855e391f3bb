import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type CommandsBeside, command, startCommandsBeside } from '../support/commands-beside.ts'
import { writeToneWav } from '../support/write-wav.ts'

let beside: CommandsBeside
let service: CommandsBeside['service']
let folder: string
before(async () => {
  beside = await startCommandsBeside()
  ;({ service, folder } = beside)
})
after(() => beside.stop())

let billing: string

test('a call is sent right after the service was started, and its score is shown at the end', async () => {
  const out = await beside.runWell([
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
  assert.match(rest.at(-1)!, /^billing-refund\.ogg: PROCESS_COMPLETED \d+ of \d+ points \(\d+(\.\d+)? %\)$/)
  const call = await service.client.calls.get(billing)
  assert.equal(call.external_id, 'billing-refund')
  assert.equal(call.agent_name, '7')
  assert.deepEqual(call.additional_parameters, { campaign: 'Spring' })
})

test('one recording that cannot be sent does not keep the others back', async () => {
  await writeFile(join(folder, 'notes.wav'), 'not a recording')
  const { code, out, err } = await beside.run([
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

test('a call is shown with every score and its evidence, for people and for programs', async () => {
  const out = await beside.runWell(['show', billing, '--transcript'])
  assert.match(out, /^Call +billing-refund {2}[0-9a-f-]{36}$/m)
  assert.match(out, /^Model +Quality$/m)
  assert.match(out, /^Opening {2}\d+ of \d+$/m)
  assert.match(out, /^ +\d+ of \d+ {2}Gives their own name\n +0:0\d Agent “[^”]+”$/m)
  assert.match(out, /^Summary\n {2}\w/m)
  assert.match(out, /^Insights\n {2}- \w/m)
  assert.match(out, /^Transcript\n +0:00 {2}Agent: /m)
  assert.ok(!out.includes('\x1b'), 'no colours where nobody could see them')
  assert.deepEqual(
    out.split('\n').filter((line) => line.length > 100),
    [],
  )
  const shown = JSON.parse(await beside.runWell(['show', billing, '--json']))
  assert.deepEqual(shown, await service.client.calls.get(billing))
  const unknown = await beside.run(['show', '0191c2a0-0000-7000-8000-000000000000'])
  assert.equal(unknown.code, 1)
  assert.match(unknown.err, /^There is no call analysis with this id\.$/m)
})

test('a call is followed to its end', async () => {
  const out = await beside.runWell(['watch', billing])
  assert.match(
    out,
    /^\d\d:\d\d:\d\d {2}[0-9a-f-]{36} {2}billing-refund {2}PROCESS_COMPLETED \d+ of \d+ points/,
  )
})

test('without ids, what arrives is told of until Ctrl-C', async () => {
  const watching = beside.start(['watch'])
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
  const wrong = await beside.run(['show', billing], {
    CALLMARK_CLIENT_ID: 'cm_x',
    CALLMARK_CLIENT_SECRET: 'cms_hush',
  })
  assert.equal(wrong.code, 1)
  assert.match(
    wrong.err,
    /does not accept the client ID or the secret from the environment\. Set CALLMARK_CLIENT_ID/,
  )
  assert.doesNotMatch(wrong.err, /hush/)
  const half = await beside.run(['show', billing], { CALLMARK_CLIENT_ID: 'cm_x' })
  assert.match(half.err, /^CALLMARK_CLIENT_SECRET is not set\./)
  const elsewhere = await beside.run(['show', billing, '--url', 'http://calls.example'])
  assert.match(elsewhere.err, /^There are no credentials for the service at http:\/\/calls\.example\./)
  const nowhere = await beside.run(['show', billing], { DATA_DIR: folder })
  assert.match(nowhere.err, /^There are no credentials for the service at http:\/\/127/)
  const file = join(service.dataDir, 'first-client.json')
  assert.equal((await beside.run(['show', billing, '--credentials', file], { DATA_DIR: folder })).code, 0)
  await writeFile(join(folder, 'wrong.json'), '{"client_id":"x"}')
  assert.match(
    (await beside.run(['show', billing, '--credentials', 'wrong.json'])).err,
    /^wrong\.json must be JSON like/,
  )
  const away = await beside.run(['show', billing, '--credentials', file, '--url', 'http://127.0.0.1:9'])
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
    const { code, err } = await beside.run(args)
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
    'stats criteria',
    'stats criteria-by-agent',
    'stats changes',
    'stats team',
    'targets list',
    'targets set',
    'models pull',
    'models push',
    'models list',
  ]) {
    const out = await beside.runWell([...name.split(' '), '--help'])
    assert.match(out, new RegExp(`^Usage: callmark ${name} `))
    assert.match(out, /--url <address>/)
  }
})

test('calls are exported whole or as a table', async () => {
  const lines = (
    await beside.runWell([
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

  await beside.runWell([
    'export',
    '--format',
    'csv',
    '--agent',
    '7',
    '--model',
    'Quality',
    '--output',
    'calls.csv',
  ])
  const table = await readFile(join(folder, 'calls.csv'), 'utf8')
  const [header, row] = table.split('\r\n')
  const columns = header!.split(',')
  assert.equal(columns[0], 'id')
  for (const name of ['metadata.campaign', 'category.opening', 'variable.introduces_self'])
    assert.ok(columns.includes(name), name)
  assert.ok(row!.startsWith(`${billing},billing-refund,7,`))
  assert.ok(!(await readdir(folder)).includes('calls.csv.partial'))
  assert.equal(
    await beside.runWell(['export', '--format', 'jsonl', '--from', '2001-01-01', '--to', '2001-12-31']),
    '',
  )
})

test('targets are set one by one, listed and taken back', async () => {
  const set = (...more: string[]) => beside.runWell(['targets', 'set', 'Quality', ...more])
  assert.equal(await set('--score', '85/70'), 'Quality: good from 85 %, poor below 70 %\n')
  const both =
    'Quality: good from 85 %, poor below 70 %\n  Opening (opening): good from 90 %, poor below 70 %\n'
  assert.equal(await set('--category', 'opening=90'), both, 'what is not named stays')
  assert.ok((await beside.runWell(['targets', 'list'])).includes(both))
  const asJson = await beside.runWell(['targets', 'list', '--json'])
  assert.deepEqual(JSON.parse(asJson), await service.client.models.targets.list())
  assert.equal(await set('--score', 'none', '--category', 'opening=none'), 'Quality: no target\n')
  for (const wrong of [
    [],
    ['--score', '120'],
    ['--score', 'high'],
    ['--category', 'opening'],
    ['--category', 'x=5'],
  ])
    assert.equal((await beside.run(['targets', 'set', 'Quality', ...wrong])).code, 1, wrong.join(' '))
  assert.equal((await beside.run(['targets', 'set', 'Nobody’s', '--score', '80'])).code, 1)
})

test('what has changed is shown, and as a table', async () => {
  assert.match(await beside.runWell(['stats', 'changes']), /There is no period before: give --from and --to/)
  const today = new Date().toISOString().slice(0, 10)
  const period = ['--from', today, '--to', today]
  assert.match(
    await beside.runWell(['stats', 'changes', ...period]),
    /^Since .* Score: .*\nCriteria: no change/,
  )
  const asJson = await beside.runWell(['stats', 'changes', ...period, '--by', 'campaign', '--format', 'json'])
  const query = { start_date: today, end_date: today, grouping_field_key: 'campaign' }
  assert.deepEqual(JSON.parse(asJson), await service.client.stats.changes(query))
  assert.match(await beside.runWell(['stats', 'changes', '--format', 'csv']), /^section,key,name,/)
})

test('what came of criteria is shown, by agent too, and as a table', async () => {
  const shown = await beside.runWell(['stats', 'criteria', '--model', 'Quality'])
  assert.match(shown, /% \(\d+ of \d+, .* points lost/)
  const found = await service.client.stats.criteria({ model_name: 'Quality' })
  const asJson = await beside.runWell(['stats', 'criteria', '--model', 'Quality', '--format', 'json'])
  assert.deepEqual(JSON.parse(asJson), found)
  const ofAgents = ['stats', 'criteria-by-agent', '--model', 'Quality']
  assert.match(await beside.runWell([...ofAgents, '--limit', '1']), /^.+ \(.+\), calls: \d+\n {2}/)
  await beside.runWell([...ofAgents, '--format', 'csv', '--output', 'agents.csv'])
  assert.match(await readFile(join(folder, 'agents.csv'), 'utf8'), /^agent_id,agent_name,/)
  const { key, ...worst } = found.criteria[0]!
  const outcome = worst.failed > 0 ? 'failed' : 'passed'
  const calls = await beside.runWell([
    'export',
    '--format',
    'jsonl',
    '--criterion',
    key,
    '--outcome',
    outcome,
  ])
  assert.equal(calls.trimEnd().split('\n').length, worst[outcome])
  const { code, err } = await beside.run(['export', '--format', 'jsonl', '--criterion', key])
  assert.equal(code, 1)
  assert.match(err, /criterion_outcome/)
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
