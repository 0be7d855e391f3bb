import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { checkBleeped, checkDecoded, checkProbe } from '../../src/audio/check-reply.ts'
import { confineDecoding, confineProbe } from '../../src/audio/confine-decoder.ts'
import { ChildDeath, ChildPool } from '../../src/process/child-pool.ts'
import { confineChild, describeMissingWalls } from '../../src/process/confine-child.ts'
import { findWalls } from '../../src/process/find-walls.ts'
import type { Mischief, Outcome } from '../support/naughty-child.ts'

const folder = await mkdtemp(join(tmpdir(), 'callmark-confined-'))
const own = join(folder, 'recording')
const outputPrefix = join(folder, 'decoded')
const secret = join(folder, 'another-customers-recording')
const environment = `/proc/${process.pid}/environ`
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
  for (const path of [secret, '/etc/passwd', folder, environment])
    assert.equal(await attempt({ act: 'read', path }), 'ERR_ACCESS_DENIED', path)
})

test('a probe opens what is on its way in, and neither what is kept nor the environment of the service', async () => {
  const probes = new ChildPool<Mischief, Outcome>({
    entry: new URL('../support/naughty-child.ts', import.meta.url),
    size: 1,
    bareEnvironment: true,
    confine: () => confineProbe({ path: own, format: 'wav', maxDurationSeconds: 60 }),
  })
  const read = (path: string) =>
    probes.run({ act: 'read', path }, { signal: new AbortController().signal, timeoutMs: 20_000 })
  try {
    assert.equal(await read(own), 'done')
    for (const path of [environment, '/etc/passwd', join(folder, '..')])
      assert.equal(await read(path), 'ERR_ACCESS_DENIED', path)
  } finally {
    await probes.close()
  }
})

test('native code in it does not get at the keys of the service, or the operator is told that it might', () => {
  const walls = findWalls()
  const [command = '', ...args] = [...walls.noNetwork, ...walls.noPrivileges, 'cat', environment]
  const { status } = spawnSync(command, args, { stdio: 'ignore' })
  if (walls.apart) assert.notEqual(status, 0)
  else assert.match(describeMissingWalls() ?? '', /its keys/)
})

test('whatever it answers, the service lives on and the next recording gets a fresh process', async () => {
  const answers = [null, { ok: 'yes' }, { ok: false, message: 'x'.repeat(1e5), retryable: true }]
  for (const answer of answers)
    await assert.rejects(attempt({ act: 'answer', answer }), ChildDeath, JSON.stringify(answer)?.slice(0, 50))
  assert.equal(await attempt({ act: 'read', path: own }), 'done')
})

test('a path it names is never opened, and sound that is not there is not believed', async () => {
  const path = `${outputPrefix}-0.pcm`
  await rm(path, { force: true })
  const decoded = {
    channels: [{ path: secret, samples: 2 }],
    durationSeconds: 7,
    truncated: false,
    peaks: [[0.5]],
  }
  const check = (change: object = {}) => checkDecoded({ decoded: { ...decoded, ...change } }, outputPrefix)
  const refused = { message: 'The audio decoder gave no answer.' }
  await assert.rejects(check(), refused, 'nothing was written')
  await symlink(secret, path)
  await assert.rejects(check(), refused, 'a link')
  await rm(path)
  await writeFile(path, 'four')
  assert.deepEqual(await check(), {
    channels: [{ path, samples: 2 }],
    durationSeconds: 0,
    truncated: false,
    peaks: [[0.5]],
  })
  for (const change of [
    { channels: [{ samples: 3 }] },
    { channels: [{ samples: -1 }] },
    { channels: [] },
    { channels: [1, 2, 3].map(() => ({ samples: 1 })), peaks: [[], [], []] },
    { peaks: [[Number.NaN]] },
    { peaks: [new Array(2001).fill(0)] },
    { truncated: 'no' },
  ])
    await assert.rejects(check(change), refused, JSON.stringify(change).slice(0, 50))
  const bleeped = { bytes: 4, sha256: '0'.repeat(64) }
  assert.deepEqual(await checkBleeped({ bleeped }, path), bleeped)
  await assert.rejects(checkBleeped({ bleeped: { ...bleeped, sha256: '../../elsewhere' } }, path), refused)
  await assert.rejects(checkBleeped({ bleeped: { ...bleeped, bytes: 5 } }, path), refused)
  assert.throws(() => checkProbe({ refused: { kind: 'internal', message: 'x' } }), refused)
  assert.throws(() => checkProbe({ refused: { kind: 'no_audio', message: 'x' } }), { kind: 'no_audio' })
  assert.throws(() => checkProbe(null), refused)
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
  const none = { limits: false, noNetwork: [], noPrivileges: [], staysRoot: false, apart: false }
  const { execPath, execArgv } = confineChild(['--flag'], confineProbe(task), none)
  assert.equal(execPath, process.execPath)
  assert.deepEqual(execArgv.slice(0, 2), ['--flag', '--permission'])
  assert.equal(
    describeMissingWalls(none),
    "limits of file size, memory and processor time, a network namespace, dropped privileges, a wall before the service's own process and its keys",
  )
  const all = { limits: true, noNetwork: ['x'], noPrivileges: ['x'], staysRoot: false, apart: true }
  assert.equal(describeMissingWalls(all), undefined)
  assert.equal(describeMissingWalls({ ...all, staysRoot: true }), 'dropped privileges')
})
