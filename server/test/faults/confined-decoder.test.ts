import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { confineDecoding, confineProbe } from '../../src/audio/confine-decoder.ts'
import { ChildPool } from '../../src/process/child-pool.ts'
import { confineChild, describeMissingWalls } from '../../src/process/confine-child.ts'
import { findWalls } from '../../src/process/find-walls.ts'
import type { Mischief, Outcome } from '../support/naughty-child.ts'

const folder = await mkdtemp(join(tmpdir(), 'callmark-confined-'))
const own = join(folder, 'recording')
const outputPrefix = join(folder, 'decoded')
const secret = join(folder, 'another-customers-recording')
let connections = 0
const listener = createServer((socket) => {
  connections++
  socket.destroy()
})
let port = 0
// The very walls of a decoder, with something else behind them.
const task = { path: own, format: 'wav', maxDurationSeconds: 60, outputPrefix } as const
const confinement = confineDecoding(task, { maxDurationSeconds: 60, timeoutMs: 10_000 })
const pool = new ChildPool<Mischief, Outcome>({
  entry: new URL('../support/naughty-child.ts', import.meta.url),
  size: 1,
  heapMegabytes: 256,
  bareEnvironment: true,
  confine: () => confinement,
})
const attempt = (mischief: Mischief) =>
  pool.run(mischief, { signal: new AbortController().signal, timeoutMs: 20_000 })

before(async () => {
  process.env.SPEECH_API_KEY = 'sk-not-for-children'
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  port = (listener.address() as AddressInfo).port
  await Promise.all([own, secret].map((path) => writeFile(path, 'sound')))
})
after(async () => {
  await pool.close()
  listener.close()
  await rm(folder, { recursive: true })
})

test('a decoder that a recording has taken over reaches no network', async () => {
  const outcomes = [
    await attempt({ act: 'connect', port }),
    await attempt({ act: 'fetch natively', url: `http://127.0.0.1:${port}/` }),
    await attempt({ act: 'fetch natively', url: `tcp://127.0.0.1:${port}` }),
  ]
  // Where the machine has no such wall, its operator is told.
  if (findWalls().noNetwork.length === 0) return assert.match(describeMissingWalls() ?? '', /network/)
  assert.ok(!outcomes.includes('done'), outcomes.join())
  assert.equal(connections, 0)
})

test('it opens its own recording and no other file', async () => {
  assert.equal(await attempt({ act: 'read', path: own }), 'done')
  for (const path of [secret, '/etc/passwd', folder])
    assert.equal(await attempt({ act: 'read', path }), 'ERR_ACCESS_DENIED', path)
})

test('it writes its own output and nothing else', async () => {
  const outside = [join(folder, 'elsewhere'), own, secret, `${outputPrefix}-0.pcm/../stray`]
  for (const path of outside)
    assert.equal(await attempt({ act: 'write', path, bytes: 1 }), 'ERR_ACCESS_DENIED', path)
  assert.equal(existsSync(join(folder, 'elsewhere')), false)
  assert.equal(await attempt({ act: 'write', path: `${outputPrefix}-1.pcm`, bytes: 1_000_000 }), 'done')
})

test('it cannot fill the disk: a file ends at what the longest call would take', async () => {
  const path = `${outputPrefix}-0.pcm`
  assert.equal(await attempt({ act: 'write', path, bytes: 80_000_000 }), 'EFBIG')
  assert.ok((await stat(path)).size <= confinement.largestFileBytes)
})

test('it starts no other program and finds no secrets in its environment', async () => {
  assert.equal(await attempt({ act: 'run' }), 'ERR_ACCESS_DENIED')
  const known = await attempt({ act: 'look around' })
  assert.doesNotMatch(known, /KEY|SECRET|TOKEN|DATABASE|DATA_DIR/)
})

test('memory that nobody watches ends at a wall', async () => {
  const outcome = await attempt({ act: 'allocate', bytes: 20_000_000_000 }).catch(() => 'died')
  assert.notEqual(outcome, 'done')
})

test('one that hangs is ended, and the next recording gets a fresh one', async () => {
  const hanging = pool.run({ act: 'hang' }, { signal: new AbortController().signal, timeoutMs: 200 })
  await assert.rejects(hanging, /did not answer in time/)
  assert.equal(await attempt({ act: 'read', path: own }), 'done')
})

test('a machine without walls still decodes, and its operator is told what is missing', () => {
  const none = { limits: false, noNetwork: [], noPrivileges: [] }
  const { execPath, execArgv } = confineChild(['--flag'], confineProbe(), none)
  assert.equal(execPath, process.execPath)
  assert.deepEqual(execArgv.slice(0, 2), ['--flag', '--permission'])
  assert.equal(
    describeMissingWalls(none),
    'limits of file size, memory and processor time, a network namespace, dropped privileges',
  )
  assert.equal(describeMissingWalls({ limits: true, noNetwork: ['x'], noPrivileges: ['x'] }), undefined)
})
