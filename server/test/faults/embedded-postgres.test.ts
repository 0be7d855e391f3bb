import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  DataDirOwnedError,
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '../../src/store/embedded/embedded-postgres.ts'

const launcher = new URL('../../src/store/embedded/embedded-postgres.ts', import.meta.url).href

test('a database is made at the first start, and finds its calls again at the next', async (t) => {
  const dataDir = await makeDataDir(t)
  const first = await open(t, dataDir)
  assert.equal(first.owner, true)
  await writeDown(first, 'kept')
  await first.close()
  await first.close()
  await assert.rejects(ask(first, 'select 1'), { code: 'ENOENT' })

  const second = await open(t, dataDir)
  assert.deepEqual(await readBack(second), ['kept'])
  const [settings] = await ask(
    second,
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
       current_setting('data_checksums') as checksums, current_setting('listen_addresses') as network,
       current_setting('server_encoding') as encoding`,
  )
  assert.deepEqual(settings, { fsync: 'on', pages: 'on', checksums: 'on', network: '', encoding: 'UTF8' })
})

test('what was written down survives the sudden death of the whole database', async (t) => {
  const dataDir = await makeDataDir(t)
  const lost = Promise.withResolvers<void>()
  let timesLost = 0
  const first = await open(t, dataDir, 'own', () => {
    timesLost += 1
    lost.resolve()
  })
  await writeDown(first, 'before the crash')
  await killServer(dataDir, first)
  await lost.promise
  await first.close()
  assert.equal(timesLost, 1)

  const second = await open(t, dataDir)
  assert.deepEqual(await readBack(second), ['before the crash'])
})

test('a service whose database stumbled still leaves nothing running when it ends', async (t) => {
  const dataDir = await makeDataDir(t)
  const lost = Promise.withResolvers<void>()
  const database = await open(t, dataDir, 'own', lost.resolve)
  const [session] = await ask(
    database,
    "select pid from pg_stat_activity where application_name = 'callmark-owner-serve'",
  )
  process.kill(session.pid, 'SIGKILL')
  await lost.promise
  await database.close()
  await assert.rejects(ask(database, 'select 1'), { code: 'ENOENT' })
})

test('a database left running by a service that was killed is taken over with everything in it', async (t) => {
  const dataDir = await makeDataDir(t)
  const service = await startService(t, dataDir)
  const guest = await open(t, dataDir, 'join')
  await writeDown(guest, 'written before the kill')
  const server = await readServerPid(dataDir)
  await guest.close()
  service.kill('SIGKILL')
  await once(service, 'exit')

  const heir = await open(t, dataDir)
  assert.equal(heir.owner, true)
  assert.equal(await readServerPid(dataDir), server)
  assert.deepEqual(await readBack(heir), ['written before the kill'])
})

test('a second service on the same data is turned away and told why', async (t) => {
  const dataDir = await makeDataDir(t)
  const first = await open(t, dataDir)
  await assert.rejects(openEmbeddedPostgres({ dataDir, mode: 'own' }), (error) => {
    assert.ok(error instanceof DataDirOwnedError)
    assert.match(error.message, /in use by another Callmark process: stop that one first/)
    assert.ok(error.message.includes(dataDir))
    return true
  })
  assert.deepEqual(await ask(first, 'select 1 as alive'), [{ alive: 1 }])
})

test('an operator can look at a running service without disturbing it', async (t) => {
  const dataDir = await makeDataDir(t)
  const service = await open(t, dataDir)
  await writeDown(service, 'seen by both')
  const command = await open(t, dataDir, 'join')
  assert.equal(command.owner, false)
  assert.deepEqual(await readBack(command), ['seen by both'])
  await command.close()
  assert.deepEqual(await readBack(service), ['seen by both'])
})

test('an operator can work without a service, and leaves nothing running', async (t) => {
  const dataDir = await makeDataDir(t)
  const command = await open(t, dataDir, 'join')
  assert.equal(command.owner, true)
  const another = await open(t, dataDir, 'join')
  assert.equal(another.owner, false)
  await command.close()
  await writeDown(another, 'still at work')
  await another.close()
  await assert.rejects(ask(another, 'select 1'), { code: 'ENOENT' })
})

test('a service waits for an operator who is about to finish', async (t) => {
  const dataDir = await makeDataDir(t)
  const command = await open(t, dataDir, 'join')
  await writeDown(command, 'from the command')
  const service = open(t, dataDir)
  await waitFor(async () => (await countSessions(command, 'callmark-owner-serve')) === 1)
  await command.close()
  assert.equal((await service).owner, true)
  assert.deepEqual(await readBack(await service), ['from the command'])
})

test('two processes that start at the same moment agree on one database', async (t) => {
  const dataDir = await makeDataDir(t)
  const both = await Promise.all([open(t, dataDir, 'join'), open(t, dataDir, 'join')])
  assert.equal(both.filter(({ owner }) => owner).length, 1)
  await writeDown(both[0], 'shared')
  assert.deepEqual(await readBack(both[1]), ['shared'])
  await Promise.all(both.map((one) => one.close()))
  await assert.rejects(ask(both[0], 'select 1'), { code: 'ENOENT' })
})

test('a first start that was cut off half-way is done again', async (t) => {
  const dataDir = await makeDataDir(t)
  const abandoned = join(dataDir, 'postgres.new-abandoned')
  await mkdir(abandoned, { recursive: true })
  await writeFile(join(abandoned, 'PG_VERSION'), '18\n')
  const longAgo = new Date(Date.now() - 3_600_000)
  await utimes(abandoned, longAgo, longAgo)
  await writeFile(join(dataDir, 'postgres-password'), '')

  const database = await open(t, dataDir)
  await writeDown(database, 'works')
  assert.deepEqual(await readBack(database), ['works'])
  assert.deepEqual(
    (await readdir(dataDir)).filter((name) => name.includes('.new-')),
    [],
  )
})

test('a damaged database is never replaced by an empty one', async (t) => {
  const dataDir = await makeDataDir(t)
  await mkdir(join(dataDir, 'postgres', 'base'), { recursive: true })
  await writeFile(join(dataDir, 'postgres-password'), 'secret\n')
  await assert.rejects(openEmbeddedPostgres({ dataDir, mode: 'own' }), /no complete database/)
  assert.deepEqual(await readdir(join(dataDir, 'postgres')), ['base'])
})

test('the data may lie deep in the folders of a server', async (t) => {
  const dataDir = join(await makeDataDir(t), 'a'.repeat(60), 'b, "c" d'.repeat(10))
  const first = await open(t, dataDir)
  undoLater(t, () => rm(first.connection.host, { recursive: true, force: true }))
  await writeDown(first, 'deep')
  const guest = await open(t, dataDir, 'join')
  assert.deepEqual(await readBack(guest), ['deep'])
})

test('the data may lie in a folder that is closed to everybody else', async (t) => {
  const closed = await makeDataDir(t)
  await chmod(closed, 0o700)
  const first = await open(t, join(closed, 'data'))
  await writeDown(first, 'private')
  await first.close()
  // Whoever ran the server so far, it must reopen when the folder's doors change.
  await chmod(closed, 0o755)
  const second = await open(t, join(closed, 'data'))
  assert.deepEqual(await readBack(second), ['private'])
  await second.close()
  await chmod(closed, 0o700)
  const third = await open(t, join(closed, 'data'))
  assert.deepEqual(await readBack(third), ['private'])
})

test('a lock left behind by a restarted machine does not keep the service from starting', async (t) => {
  const dataDir = await makeDataDir(t)
  const first = await open(t, dataDir)
  await writeDown(first, 'before the restart')
  const lockFile = join(dataDir, 'postgres', 'postmaster.pid')
  const lines = (await readFile(lockFile, 'utf8')).split('\n')
  await killServer(dataDir, first)
  await first.close()
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  undoLater(t, () => stranger.kill('SIGKILL'))
  const stale = [stranger.pid, ...lines.slice(1)].join('\n')
  await writeFile(lockFile, stale)
  await writeFile(join(dataDir, 'run', '.s.PGSQL.5432.lock'), stale)

  const second = await open(t, dataDir)
  assert.deepEqual(await readBack(second), ['before the restart'])
  assert.equal(stranger.exitCode, null)
})

test('what customers say never reaches the log of the database', async (t) => {
  const dataDir = await makeDataDir(t)
  const database = await open(t, dataDir)
  await writeDown(database, 'my card number')
  await assert.rejects(ask(database, "select 'my card number'::integer"))
  await assert.rejects(ask(database, 'select $1::text::integer', ['my card number']))
  await assert.rejects(ask(database, 'insert into notes values ($1)', ['my card number']))
  await database.close()
  assert.doesNotMatch(await readFile(join(dataDir, 'postgres.log'), 'utf8'), /card/)
})

const cleanups = new WeakMap<TestContext, AsyncDisposableStack>()

/** Runs the last thing first: a server must end before its directory goes. */
function undoLater(t: TestContext, undo: () => unknown): void {
  let cleanup = cleanups.get(t)
  if (!cleanup) {
    cleanup = new AsyncDisposableStack()
    cleanups.set(t, cleanup)
    t.after(() => cleanups.get(t)?.disposeAsync())
  }
  cleanup.defer(async () => {
    await undo()
  })
}

async function makeDataDir(t: TestContext): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'callmark-postgres-'))
  await chmod(dataDir, 0o755)
  undoLater(t, () => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}

async function open(
  t: TestContext,
  dataDir: string,
  mode: 'own' | 'join' = 'own',
  onLost?: () => void,
): Promise<EmbeddedPostgres> {
  const database = await openEmbeddedPostgres({ dataDir, mode, ...(onLost ? { onLost } : {}) })
  undoLater(t, () => database.close())
  return database
}

/** A service in a process of its own, so that it can be killed. */
async function startService(t: TestContext, dataDir: string): Promise<ChildProcess> {
  const script = `const { openEmbeddedPostgres } = await import(${JSON.stringify(launcher)})
    await openEmbeddedPostgres({ dataDir: process.argv[1], mode: 'own' })
    process.stdout.write('open')`
  const service = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  undoLater(t, () => service.kill('SIGKILL'))
  await once(service.stdout, 'data')
  return service
}

async function ask(database: EmbeddedPostgres, sql: string, values: unknown[] = []) {
  const client = new pg.Client({ ...database.connection, application_name: 'test' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(sql, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function writeDown(database: EmbeddedPostgres, note: string): Promise<void> {
  await ask(database, 'create table if not exists notes (note text unique)')
  await ask(database, 'insert into notes values ($1)', [note])
}

async function readBack(database: EmbeddedPostgres): Promise<string[]> {
  return (await ask(database, 'select note from notes')).map(({ note }) => note)
}

async function countSessions(database: EmbeddedPostgres, name: string): Promise<number> {
  return (await ask(database, 'select 1 from pg_stat_activity where application_name = $1', [name])).length
}

async function readServerPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

/** Ends the server and every process of it with no chance to write anything more. */
async function killServer(dataDir: string, database: EmbeddedPostgres): Promise<void> {
  const processes = await ask(database, 'select pid from pg_stat_activity where pid <> pg_backend_pid()')
  process.kill(await readServerPid(dataDir), 'SIGKILL')
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It saw its server die and was faster.
    }
  }
}

async function waitFor(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20)
}
