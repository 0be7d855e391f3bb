import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import { checkBleeped, checkDecoded, checkProbe } from '../../src/audio/check-reply.ts'
import { confineDecoding, confineProbe } from '../../src/audio/confine-decoder.ts'
import { findDecoderWalls } from '../../src/audio/decoder-walls.ts'
import { HandOver } from '../../src/audio/hand-over.ts'
import { warnOfMissingWalls } from '../../src/commands/warn-of-missing-walls.ts'
import { ChildDeath, ChildPool } from '../../src/process/child-pool.ts'
import { type Confinement, confineNode } from '../../src/process/confine-child.ts'
import { describeMissingWalls } from '../../src/process/describe-walls.ts'
import type { Walls } from '../../src/process/walls.ts'
import { listDescendants } from '../support/child-processes.ts'
import type { Mischief, Outcome } from '../support/naughty-child.ts'
import { writeToneWav } from '../support/write-wav.ts'

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
const { walls, cache } = await findDecoderWalls()
const support = fileURLToPath(new URL('../support', import.meta.url))
/** The very walls of a decoder, with something else behind them. */
const withNaughty = (confinement: Confinement) => ({ ...confinement, code: [...confinement.code, support] })
const confinement = withNaughty(confineDecoding({ maxDurationSeconds: 60, timeoutMs: 10_000 }, cache))
const naughty = {
  entry: new URL('../support/naughty-child.ts', import.meta.url),
  size: 1,
  heapMegabytes: 256,
}
const pool = new ChildPool<Mischief, Outcome>({ ...naughty, shutIn: { walls, confine: () => confinement } })
/** What it is handed: its recording to read, its output to write. */
const files = new HandOver()
let [ownFile, outputFile] = [0, 0]
const attempt = (mischief: Mischief, timeoutMs = 20_000) =>
  pool.run(mischief, { signal: new AbortController().signal, timeoutMs, files: files.files })

before(async () => {
  process.env.SPEECH_API_KEY = 'sk-not-for-children'
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  port = (listener.address() as AddressInfo).port
  await chmod(folder, 0o711)
  await Promise.all([own, secret].map((path) => writeFile(path, 'sound', { mode: 0o600 })))
  ownFile = await files.read(own)
  outputFile = await files.write(join(folder, 'output'))
})
after(async () => {
  await pool.close()
  await files.close()
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
  if (!walls.room && walls.noNetwork.length === 0)
    return assert.match(describeMissingWalls(walls)?.missing ?? '', /network/)
  assert.ok(!outcomes.includes('done'), outcomes.join())
  assert.equal(connections, 0)
})

test('it reads the recording it is handed and no other file', async () => {
  assert.equal(await attempt({ act: 'read', file: ownFile }), 'done')
  for (const file of [own, secret, '/etc/passwd', folder, environment])
    assert.equal(await attempt({ act: 'read', file }), 'ERR_ACCESS_DENIED', file)
})

test('a probe opens what is on its way in, and neither what is kept nor the environment of the service', async () => {
  const task = { source: own, format: 'wav', maxDurationSeconds: 60 } as const
  const probes = new ChildPool<Mischief, Outcome>({
    ...naughty,
    shutIn: { walls, confine: () => withNaughty(confineProbe(task, cache)) },
  })
  const read = (file: string) =>
    probes.run({ act: 'read', file }, { signal: new AbortController().signal, timeoutMs: 20_000 })
  try {
    await chmod(own, 0o644)
    assert.equal(await read(own), 'done')
    // Where the service is root, only what is lent to it just now.
    if (walls.users !== undefined) assert.equal(await read(secret), 'EACCES')
    for (const path of [environment, '/etc/passwd', join(folder, '..')])
      assert.equal(await read(path), 'ERR_ACCESS_DENIED', path)
  } finally {
    await chmod(own, 0o600)
    await probes.close()
  }
})

test('a recording on its way in is looked into though it is closed to everybody else, and stays so', async () => {
  const path = join(folder, 'arriving')
  await writeFile(path, writeToneWav(1), { mode: 0o600 })
  const before = await stat(path)
  const decoder = createAudioDecoder({ maxDurationSeconds: 60, processes: 1, timeoutMs: 60_000 })
  try {
    for (const mode of [0o711, 0o700]) {
      await chmod(folder, mode)
      const { durationSeconds } = await decoder.probe(path, 'wav', new AbortController().signal)
      assert.equal(durationSeconds, 1)
      const { mode: closed, uid, gid } = await stat(path)
      assert.deepEqual([closed, uid, gid], [before.mode, before.uid, before.gid])
    }
  } finally {
    await chmod(folder, 0o711)
    await decoder.close()
  }
})

test('a link in place of a recording or its output is not followed', async () => {
  const decoder = createAudioDecoder({ maxDurationSeconds: 60, processes: 1, timeoutMs: 60_000 })
  const real = join(folder, 'real')
  const [recording, output] = [join(folder, 'link'), join(folder, 'linked')]
  await writeFile(real, writeToneWav(1))
  await symlink(real, recording)
  const signal = new AbortController().signal
  try {
    await assert.rejects(decoder.decode(recording, 'wav', output, signal), /no longer the one that was sent/)
    await symlink(secret, `${output}-0.pcm`)
    await decoder.decode(real, 'wav', output, signal)
    assert.equal((await stat(secret)).size, 5, 'what the link led to is as it was')
    assert.ok((await stat(`${output}-0.pcm`)).size > 5)
  } finally {
    await decoder.close()
  }
})

test('whatever it answers, the service lives on and the next recording gets a fresh process', async () => {
  const long = JSON.stringify({ ok: false, message: 'x'.repeat(1e5), retryable: true })
  const order = JSON.stringify({ cmd: 'NODE_HANDLE', type: 'net.Socket' })
  const answers = ['null\n', '{"ok":"yes"}\n', `${long}\n`, `${order}\n`, '{\n', '\0\xff\n', 'x'.repeat(5e6)]
  for (const answer of answers)
    await assert.rejects(attempt({ act: 'answer', answer }), ChildDeath, answer.slice(0, 50))
  assert.equal(await attempt({ act: 'read', file: ownFile }), 'done')
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
  const sha256 = createHash('sha256').update('four').digest('hex')
  const lies = { bytes: 5, sha256: '../../elsewhere' }
  assert.deepEqual(await checkBleeped({ bleeped: true, ...lies }, path), { bytes: 4, sha256 })
  await assert.rejects(checkBleeped({ bleeped: lies }, path), refused)
  await assert.rejects(checkBleeped({ bleeped: true }, join(folder, 'not there')), refused)
  assert.throws(() => checkProbe({ refused: { kind: 'internal', message: 'x' } }), refused)
  assert.throws(() => checkProbe({ refused: { kind: 'no_audio', message: 'x' } }), { kind: 'no_audio' })
  assert.throws(() => checkProbe(null), refused)
})

test('it writes the output it is handed and nothing else', async () => {
  const outside = [
    join(folder, 'elsewhere'),
    own,
    secret,
    `${outputPrefix}-0.pcm`,
    `${outputPrefix}-0.pcm/../stray`,
  ]
  for (const file of outside)
    assert.equal(await attempt({ act: 'write', file, bytes: 1 }), 'ERR_ACCESS_DENIED', file)
  assert.equal(existsSync(join(folder, 'elsewhere')), false)
  assert.equal(
    await attempt({ act: 'write', file: ownFile, bytes: 1 }),
    'EBADF',
    'its recording is for reading',
  )
  assert.equal(await attempt({ act: 'write', file: outputFile, bytes: 1_000_000 }), 'done')
})

test('it cannot fill the disk: a file ends at what the longest call would take', async () => {
  assert.equal(await attempt({ act: 'write', file: outputFile, bytes: 80_000_000 }), 'EFBIG')
  const { size } = await stat(join(folder, 'output'))
  assert.ok(size <= confinement.largestFileBytes && size > 1_000_000)
})

test('what decoders have compiled for them, none of them can change', async () => {
  if (!cache) return assert.match(describeMissingWalls(walls)?.missing ?? '', /a root of its own/)
  const outcome = await attempt({ act: 'write', file: join(cache, 'new'), bytes: 1 })
  assert.equal(outcome, 'EROFS')
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

test('one that hangs is ended with all that it has started, and the next recording gets a fresh one', async () => {
  const started = new Set<number>()
  const hanging = attempt({ act: 'hang' }, 1_000)
  const watch = setInterval(() => {
    for (const { pid } of listDescendants(process.pid)) started.add(pid)
  }, 20)
  await assert.rejects(hanging, /did not answer in time/)
  clearInterval(watch)
  assert.ok(started.size > 0 || process.platform !== 'linux')
  while (listDescendants(process.pid).some(({ pid }) => started.has(pid)))
    await new Promise((resolve) => setTimeout(resolve, 20))
  assert.equal(await attempt({ act: 'read', file: ownFile }), 'done')
})

test('a machine without walls still decodes, and its operator is told what is missing and what to do', async () => {
  const none: Walls = { limits: false, noNetwork: [], noPrivileges: [], staysRoot: false, apart: false }
  const [command, ...args] = confineNode(['--flag'], confinement, none)
  assert.equal(command, process.execPath)
  assert.deepEqual(args.slice(0, 2), ['--flag', '--permission'])
  const lack = describeMissingWalls(none)!
  assert.equal(
    lack.missing,
    "limits of file size, memory and processor time, a root of its own, a network namespace, dropped privileges, a wall before the service's own process and its keys",
  )
  assert.ok(lack.grave)
  assert.match(lack.remedy, /SECURITY\.md|Only Linux/)
  const asRoot = {
    ...none,
    limits: true,
    noNetwork: ['x'],
    noPrivileges: ['x'],
    staysRoot: true,
    apart: true,
  }
  assert.equal(describeMissingWalls(asRoot)?.missing, 'a root of its own, a user of its own')
  const byUser = { ...asRoot, staysRoot: false, users: 1 }
  assert.deepEqual(
    [describeMissingWalls(byUser)?.missing, describeMissingWalls(byUser)?.grave],
    ['a root of its own', false],
  )
  const room = { folder: '/', libraries: [] }
  assert.equal(describeMissingWalls({ ...none, limits: true, room }), undefined)
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  for (const given of [none, byUser, { ...none, limits: true, room }]) await warnOfMissingWalls(log, given)
  assert.deepEqual(
    lines
      .map((line) => JSON.parse(line))
      .map(({ level, missing, remedy }) => [level, missing !== '', remedy !== '']),
    [
      [50, true, true],
      [40, true, true],
    ],
  )
})
