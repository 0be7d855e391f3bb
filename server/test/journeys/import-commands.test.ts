import assert from 'node:assert/strict'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type CommandsBeside, startCommandsBeside } from '../support/commands-beside.ts'
import { writeToneWav } from '../support/write-wav.ts'

let beside: CommandsBeside
let service: CommandsBeside['service']
let folder: string
before(async () => {
  beside = await startCommandsBeside()
  ;({ service, folder } = beside)
})
after(() => beside.stop())

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
  const { code, err } = await beside.run(['import', path, '--manifest', join(path, 'calls.csv')])
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
  const first = await beside.run(args)
  assert.equal(first.code, 1)
  assert.match(first.out, /^8 calls, [\d.]+ MB: no errors found\.$/m)
  assert.match(first.out, /^failed {2}5\.wav: .*MP3, WAV, M4A, FLAC, OGG or WEBM/m)
  assert.match(first.out, /^7 sent, 1 failed, in 0:\d\d\.$/m)
  const report = (await readFile(join(path, 'report.csv'), 'utf8')).trimEnd().split('\r\n')
  assert.equal(report.length, 9)
  assert.ok(report.some((line) => /^2,1\.wav,batch-1,sent,[0-9a-f-]{36},PENDING,$/.test(line)))
  assert.ok(report.some((line) => /^6,5\.wav,batch-5,failed,,,.+MP3/.test(line)))

  await writeFile(join(path, '5.wav'), writeToneWav(2))
  const second = await beside.run(args)
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
  const first = beside.start(args)
  let interrupted = false
  first.child.stdout.on('data', () => {
    if (interrupted || !/^sent/m.test(first.texts.out)) return
    interrupted = true
    first.child.kill('SIGINT')
  })
  const { code, out } = await first.ended
  assert.equal(code, 130)
  assert.match(out, /^Finishing what is being sent/m)
  assert.match(out, /^To continue, run the same command again/m)
  const sent = Number(/^(\d+) sent, (\d+) not sent/m.exec(out)?.[1])
  assert.ok(sent >= 1 && sent < 60)
  assert.match(await beside.runWell(args), new RegExp(`^${60 - sent} sent, ${sent} there already`, 'm'))
})

test('without a manifest every recording of a folder is taken', async () => {
  const path = await makeFolder('whole', 2)
  const out = await beside.runWell(['import', path, '--model', 'Quality', '--agent', '9'])
  assert.match(out, /^2 sent, in/m)
  const { code, err } = await beside.run(['import', path])
  assert.equal(code, 1)
  assert.match(err, /--model and --agent have to be given/)
})
