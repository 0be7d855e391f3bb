import assert from 'node:assert/strict'
import { once } from 'node:events'
import { appendFile, mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { listChildren } from '../support/child-processes.ts'
import { type CommandsBeside, startCommandsBeside } from '../support/commands-beside.ts'
import { stop, untilSaid, type Watcher } from '../support/watchers.ts'
import { writeToneWav } from '../support/write-wav.ts'

let beside: CommandsBeside
let service: CommandsBeside['service']
before(async () => {
  beside = await startCommandsBeside({})
  ;({ service } = beside)
})
const started: Watcher[] = []
after(async () => {
  await Promise.all(started.map(stop))
  await beside.stop()
})

const pattern = '{agent_id}_{external_id}_{tries}.wav'

async function makeFolder(name: string): Promise<string> {
  const path = join(beside.folder, name)
  await mkdir(path)
  return path
}

function watch(folder: string, more: readonly string[] = []): Watcher {
  const rule = more.includes('--pattern') ? [] : ['--pattern', pattern]
  const settle = more.includes('--settle') ? [] : ['--settle', '0.3']
  const watcher = beside.start([
    'watch-folder',
    folder,
    '--model',
    'Plain',
    '--every',
    '0.1',
    ...rule,
    ...settle,
    ...more,
  ])
  started.push(watcher)
  return watcher
}

/** What does the work is the child of what was started. */
function killAtOnce({ child }: Watcher): void {
  for (const { pid } of listChildren(child.pid!)) process.kill(pid, 'SIGKILL')
}

async function callsOf(prefix: string) {
  const calls = await Array.fromAsync(service.client.calls.list({ sort: 'created_at' }))
  return calls.filter(({ external_id }) => external_id.startsWith(prefix))
}

const done = async (folder: string) => (await readdir(join(folder, 'done'))).sort()

test('recordings that come into a folder are sent, with what their names say, and put away', async () => {
  const folder = await makeFolder('plain')
  await writeFile(join(folder, '7_plain-1_2.wav'), writeToneWav(1.1))
  const watcher = watch(folder)
  await untilSaid(watcher, /^sent .*7_plain-1_2\.wav$/m)
  await writeFile(join(folder, '8_plain-2_3.wav'), writeToneWav(1.2))
  await untilSaid(watcher, /^sent .*8_plain-2_3\.wav$/m)
  const { code, out, err } = await stop(watcher)
  assert.equal(code, 0, err)
  assert.match(out, /^Stopped\.$/m)
  const [first, second] = await callsOf('plain-')
  assert.equal(first!.agent_id, '7')
  assert.deepEqual(first!.additional_parameters, { tries: 2 })
  assert.equal(second!.agent_id, '8')
  assert.deepEqual(await done(folder), ['7_plain-1_2.wav', '8_plain-2_3.wav'])
  assert.deepEqual(await readdir(folder), ['done'])
})

test('a recording that is still being written waits until it is whole', async () => {
  const folder = await makeFolder('slow')
  const path = join(folder, '7_slow-1_1.wav')
  const whole = writeToneWav(1.3)
  await writeFile(path, whole.subarray(0, 1000))
  // It settles only an hour after its last change, and this one never stops changing.
  const watcher = watch(folder, ['--settle', '3600'])
  await untilSaid(watcher, /^Watching/m)
  await appendFile(path, whole.subarray(1000))
  await writeFile(join(folder, 'empty_slow-2_1.wav'), '')
  await sleep(500)
  assert.equal((await stop(watcher)).code, 0)
  assert.deepEqual(await callsOf('slow-'), [])
  const second = watch(folder)
  await untilSaid(second, /^sent .*7_slow-1_1\.wav$/m)
  await stop(second)
  const [call] = await callsOf('slow-')
  const heard = await service.client.calls.audio(call!.id)
  assert.ok(whole.equals(Buffer.from(await heard.arrayBuffer())))
  assert.deepEqual((await readdir(folder)).sort(), ['done', 'empty_slow-2_1.wav'])
})

test('what is refused is put aside beside the reason, and what is no recording of the rule is left alone', async () => {
  const folder = await makeFolder('mixed')
  await writeFile(join(folder, '7_mixed-1_2.wav'), 'no recording at all')
  await writeFile(join(folder, '7_mixed-2_often.wav'), writeToneWav(1.1))
  await writeFile(join(folder, 'holiday.wav'), writeToneWav(1.2))
  await writeFile(join(folder, '.7_mixed-3_1.wav'), writeToneWav(1.2))
  await writeFile(join(folder, 'notes.txt'), 'notes')
  await symlink('/etc/passwd', join(folder, '7_mixed-4_1.wav'))
  await writeFile(join(folder, '9_mixed-5_1.wav'), writeToneWav(1.3))
  const watcher = watch(folder)
  await untilSaid(watcher, /^sent .*9_mixed-5_1\.wav$/m)
  await untilSaid(watcher, /^left alone {2}holiday\.wav/m)
  await stop(watcher)
  const refused = join(folder, 'refused')
  assert.deepEqual((await readdir(refused)).sort(), [
    '7_mixed-1_2.wav',
    '7_mixed-1_2.wav.txt',
    '7_mixed-2_often.wav',
    '7_mixed-2_often.wav.txt',
  ])
  assert.match(await readFile(join(refused, '7_mixed-1_2.wav.txt'), 'utf8'), /MP3, WAV/)
  assert.match(
    await readFile(join(refused, '7_mixed-2_often.wav.txt'), 'utf8'),
    /tries must be a whole number/,
  )
  assert.deepEqual((await readdir(folder)).sort(), [
    '.7_mixed-3_1.wav',
    '7_mixed-4_1.wav',
    'done',
    'holiday.wav',
    'notes.txt',
    'refused',
  ])
  assert.equal((await callsOf('mixed-')).length, 1)
})

test('another recording of the same name is kept beside the first', async () => {
  const folder = await makeFolder('twice')
  const path = join(folder, '7_twice_1.wav')
  for (const seconds of [1.1, 1.2]) {
    await writeFile(path, writeToneWav(seconds))
    const watcher = watch(folder)
    await untilSaid(watcher, /^sent/m)
    await stop(watcher)
  }
  assert.deepEqual(await done(folder), ['7_twice_1 (2).wav', '7_twice_1.wav'])
  assert.equal((await callsOf('twice')).length, 2)
})

test('every recording is sent once, however often the watcher is killed', async () => {
  const folder = await makeFolder('killed')
  const names = Array.from({ length: 12 }, (_, index) => `7_killed-${index}_1.wav`)
  for (const [index, name] of names.entries()) {
    await writeFile(join(folder, name), writeToneWav(1 + index / 100))
    await utimes(join(folder, name), 1_700_000_000, 1_700_000_000)
  }
  let kills = 0
  while ((await done(folder).catch(() => [])).length < 10) {
    const watcher = watch(folder, ['--settle', '0.1'])
    // Killed in the middle: after the second it has sent, and wherever it is by then.
    await untilSaid(watcher, /^sent[^\n]*\n(.*\n)*sent/m)
    await sleep(kills * 7)
    killAtOnce(watcher)
    await watcher.ended
    kills += 1
  }
  assert.ok(kills >= 1)
  // One that was sent, and whose watcher was killed before it put it away.
  await writeFile(join(folder, names[0]!), await readFile(join(folder, 'done', names[0]!)))
  const last = watch(folder)
  await untilSaid(last, /^sent .*7_killed-0_1\.wav$/m)
  while ((await done(folder)).length < names.length + 1) await sleep(20)
  await stop(last)
  const calls = await callsOf('killed-')
  assert.equal(new Set(calls.map(({ external_id }) => external_id)).size, calls.length)
  assert.equal(calls.length, 12)
})

test('while the service cannot take them, recordings wait where they are', async (t) => {
  const folder = await makeFolder('waiting')
  let isAway = false
  const { hostname, port } = new URL(service.address)
  const door = createServer((request, response) => {
    if (isAway) {
      request.resume()
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"message":"Closed for now."}')
      return
    }
    const { method, url: path, headers } = request
    const onward = ask({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward)
  }).listen(0, '127.0.0.1')
  t.after(() => door.close())
  await once(door, 'listening')
  const watcher = watch(folder, ['--url', `http://127.0.0.1:${(door.address() as AddressInfo).port}`])
  await untilSaid(watcher, /^Watching/m)
  isAway = true
  await writeFile(join(folder, '7_waiting-1_1.wav'), writeToneWav(1.1))
  await untilSaid(watcher, /^waiting {2}7_waiting-1_1\.wav: Closed for now\.$/m)
  assert.deepEqual(await readdir(folder), ['7_waiting-1_1.wav'])
  isAway = false
  await untilSaid(watcher, /^sent .*7_waiting-1_1\.wav$/m)
  await stop(watcher)
  assert.equal((await callsOf('waiting-')).length, 1)
})

test('a rule, a folder or a model that cannot be is said at once', async () => {
  const folder = await makeFolder('wrong')
  const run = async (args: readonly string[]) => (await beside.run(['watch-folder', ...args])).err
  assert.match(await run([folder, '--model', 'Plain', '--pattern', '{a}{b}.wav']), /has to stand between/)
  assert.match(await run([folder, '--model', 'Nobody', '--pattern', pattern]), /no model named Nobody/)
  assert.match(await run(['nowhere', '--model', 'Plain', '--pattern', pattern]), /ENOENT/)
  const noAgent = ['--pattern', '{external_id}_{tries}.wav']
  assert.match(await run([folder, '--model', 'Plain', ...noAgent]), /no \{agent_id\}/)
  const noTries = ['--pattern', '{external_id}.wav', '--agent', '7']
  assert.match(await run([folder, '--model', 'Plain', ...noTries]), /does not have: \{tries\}/)
  const often = ['--pattern', pattern, '--every', 'often']
  assert.match(await run([folder, '--model', 'Plain', ...often]), /number of seconds/)
})
