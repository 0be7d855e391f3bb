import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { pino } from 'pino'
import { openStore } from '../../src/commands/house/open-store.ts'
import { warnOfExcess } from '../../src/commands/warn-of-excess.ts'
import { readConfig } from '../../src/config.ts'
import { ownUserOf, ownUserRanges } from '../../src/domain/own-users.ts'
import type { Connection } from '../../src/store/database.ts'
import { openDatabase } from '../../src/store/database.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../src/store/embedded/embedded-postgres.ts'
import { listApplied, listMigrations, migrate } from '../../src/store/migrate.ts'
import { openStageQueue } from '../../src/store/queue/stage-queue.ts'
import { cannotTry } from '../support/cannot-try.ts'
import { createTestDatabase } from '../support/service.ts'

let dataDir: string
let postgres: EmbeddedPostgres
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callmark-role-'))
  postgres = await openEmbeddedPostgres({ dataDir, mode: 'own' })
})
after(async () => {
  await postgres.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function ask(connection: Connection, statement: string) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

test('whoever gets hold of the service’s database access runs no program, reads no file and rules nobody', async () => {
  const { connection } = postgres
  const forbidden = [
    "copy (select 1) to program 'true'",
    "create temp table t (line text); copy t from program 'id'",
    "create temp table t (line text); copy t from '/etc/passwd'",
    "copy (select 1) to '/tmp/callmark-written-by-the-database'",
    "select pg_read_file('/etc/passwd')",
    "select pg_ls_dir('/')",
    "select lo_import('/etc/passwd')",
    "alter system set log_statement = 'all'",
    'create role another superuser',
    'create database another',
    `alter role ${connection.user} superuser`,
    'set role callmark',
    'select rolpassword from pg_authid',
    "create function run(text) returns int language c as 'libc.so.6', 'system'",
    'create extension dblink',
    'set session_replication_role = replica',
  ]
  for (const statement of forbidden)
    await assert.rejects(
      ask(connection, statement),
      ({ code }) => ['42501', '58P01', '0A000'].includes(code),
      statement,
    )
  for (const database of ['postgres', 'template1'])
    await assert.rejects(ask({ ...connection, database }, 'select 1'), { code: '42501' }, database)
  const [may] = await ask(
    connection,
    `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as too_much,
       (select count(*)::int from pg_auth_members where member = r.oid) as memberships,
       (select pg_get_userbyid(datdba) from pg_database where datname = current_database()) as owner
     from pg_roles r where rolname = current_user`,
  )
  assert.deepEqual(may, { too_much: false, memberships: 0, owner: connection.user })
})

test('it makes everything that tables, their order by name and the queue need', async () => {
  const { connection } = postgres
  await migrate(connection)
  await ask(connection, "create collation by_eye (provider = icu, locale = 'und')").catch((error) =>
    // A server built without ICU has no such thing for anybody.
    assert.match(error.message, /ICU is not supported/),
  )
  await (await openStageQueue(connection, { supervise: true, onError: assert.ifError })).close()
})

/** As a folder was left by a Callmark whose service was the superuser itself. */
async function makeOldFolder(keeper: EmbeddedPostgres['keeper']): Promise<void> {
  await ask(keeper, 'drop schema public cascade; drop schema if exists pgboss cascade; create schema public')
  await ask(
    keeper,
    `alter schema public owner to pg_database_owner; alter database callmark owner to ${keeper.user}`,
  )
  await ask(keeper, 'drop owned by callmark_service; drop role callmark_service')
  await migrate(keeper)
  await (await openStageQueue(keeper, { supervise: false, onError: assert.ifError })).close()
  await ask(
    keeper,
    `create type mood as enum ('glad'); create domain share as numeric; create sequence stray;
     create materialized view few as select 1 as one; create table notes (id serial, note text, counted int generated always as identity);
     create statistics noted on id, note from notes;
     create collation plain (provider = builtin, locale = 'C.UTF-8');
     insert into notes (note) values ('kept')`,
  )
}

const ownedByKeeper = `
  select relname as name from pg_class
  where relowner = 'callmark'::regrole and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
  union all select proname from pg_proc where proowner = 'callmark'::regrole and pronamespace::regnamespace::text !~ '^(pg_|information_schema)'
  union all select typname from pg_type where typowner = 'callmark'::regrole and typnamespace::regnamespace::text !~ '^(pg_|information_schema)'
  union all select collname from pg_collation where collowner = 'callmark'::regrole and collnamespace::regnamespace::text = 'public'
  union all select dictname from pg_ts_dict where dictowner = 'callmark'::regrole and dictnamespace::regnamespace::text = 'public'
  union all select cfgname from pg_ts_config where cfgowner = 'callmark'::regrole and cfgnamespace::regnamespace::text = 'public'
  union all select stxname from pg_statistic_ext where stxowner = 'callmark'::regrole
  union all select nspname from pg_namespace where nspowner = 'callmark'::regrole and nspname = 'pgboss'`

test('a folder made before there was such a user goes over to it whole, and nothing is lost', async () => {
  await makeOldFolder(postgres.keeper)
  assert.ok((await ask(postgres.keeper, ownedByKeeper)).length > 50)
  await postgres.close()
  postgres = await openEmbeddedPostgres({ dataDir, mode: 'own' })
  const { connection, keeper } = postgres
  assert.deepEqual(await ask(keeper, ownedByKeeper), [])
  assert.deepEqual(await ask(connection, 'select id, note, counted from notes'), [
    { id: 1, note: 'kept', counted: 1 },
  ])
  await ask(connection, "insert into notes (note) values ('more'); refresh materialized view few")
  await ask(
    connection,
    "drop table notes; alter type mood add value 'sad'; alter table call add column later text",
  )
  await ask(connection, 'vacuum full call')
  // What later versions of tables and queue do, it may do.
  const database = openDatabase(connection, 1)
  assert.deepEqual(await listApplied(database), await listMigrations())
  await database.destroy()
  await ask(connection, 'drop schema pgboss cascade')
  await (await openStageQueue(connection, { supervise: false, onError: assert.ifError })).close()
})

test('a command beside a service of an earlier version gets along, and so does that service', async () => {
  await makeOldFolder(postgres.keeper)
  const guest = await openEmbeddedPostgres({ dataDir, mode: 'join' })
  assert.deepEqual(await ask(guest.connection, 'select note from notes'), [{ note: 'kept' }])
  await guest.close()
  assert.deepEqual(await ask(postgres.keeper, 'select note from notes'), [{ note: 'kept' }])
})

test('a database elsewhere whose user may do more than it needs is told of at the start', async () => {
  const own = await createTestDatabase()
  const keeper = JSON.parse(process.env.CALLMARK_TEST_KEEPER!)
  const url = own.url.replace(/\/\/[^@]*@/, `//${keeper.user}:${encodeURIComponent(keeper.password)}@`)
  const excessOf = async (DATABASE_URL: string) => {
    const store = await openStore(readConfig({ DATABASE_URL, DATA_DIR: join(dataDir, 'elsewhere') }), 'join')
    await store.close()
    return store.excess
  }
  try {
    assert.equal(await excessOf(own.url), undefined)
    const excess = await excessOf(url)
    assert.equal(excess, 'SUPERUSER, CREATEROLE, CREATEDB, REPLICATION')
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    warnOfExcess({ excess: undefined }, log)
    warnOfExcess({ excess }, log)
    assert.equal(lines.length, 1)
    assert.match(lines[0]!, /"level":40.*SUPERUSER.*owns this database and nothing else/)
  } finally {
    await own.drop()
  }
})

test('where the service is root, the database has a user of its own, and its password is for root alone', async (t) => {
  if (process.getuid?.() !== 0) return cannotTry(t, 'these tests are run by an ordinary user')
  const home = await mkdtemp(join(tmpdir(), 'callmark-role-user-'))
  t.after(() => rm(home, { recursive: true, force: true }))
  await chmod(home, 0o755)
  const users = await readFile('/etc/passwd', 'utf8')
  const ownerOf = async (name: string) => (await stat(join(home, name))).uid
  const first = await openEmbeddedPostgres({ dataDir: home, mode: 'own' })
  await ask(first.connection, "create table notes (note text); insert into notes values ('kept')")
  const owner = await ownerOf('postgres')
  await first.close()
  assert.ok(owner > 0)
  const ownUsers = ownUserRanges.map((range) => ownUserOf('database', range))
  if (!ownUsers.includes(owner)) t.diagnostic('not tried: this machine gives the database no user of its own')
  assert.equal(await ownerOf('postgres-password'), 0)
  assert.equal((await stat(join(home, 'postgres-password'))).mode & 0o777, 0o600)
  assert.equal(await readFile('/etc/passwd', 'utf8'), users, 'the machine has no other users than before')

  // As an earlier version left it.
  for (const name of ['postgres', 'run', 'postgres-password', 'postgres.log'])
    spawnSync('chown', ['-R', '65534:65534', join(home, name)])
  const second = await openEmbeddedPostgres({ dataDir: home, mode: 'own' })
  const notes = await ask(second.connection, 'select note from notes')
  await second.close()
  assert.deepEqual(notes, [{ note: 'kept' }])
  assert.deepEqual([await ownerOf('postgres'), await ownerOf('postgres-password')], [owner, 0])
})
