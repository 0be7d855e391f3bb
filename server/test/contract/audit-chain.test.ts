import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { startRetention } from '../../src/calls/start-retention.ts'
import { noteAudit } from '../../src/store/audit.ts'
import { backUp } from '../../src/store/backup/back-up.ts'
import { restoreHouse } from '../../src/store/backup/restore-house.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { markedFolder } from '../../src/store/installation.ts'
import { makeWorkspace } from '../../src/store/people/workspaces.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { removeOldAudit } from '../../src/store/remove-old-audit.ts'
import { type AuditChain, verifyAudit } from '../../src/store/verify-audit.ts'
import { createTestDatabase, startTestService, type TestService } from '../support/service.ts'
import { spawnCallmark } from '../support/spawned-service.ts'

// Holds: whoever alters or removes an entry of the audit log is found out, and retention is not taken for it.
describe('the chain of the audit log', () => {
  let service: TestService
  let database: Database
  /** A workspace of its own for every test, with ten entries. */
  let workspaceId: string
  let made = 0

  before(async () => {
    service = await startTestService()
    database = openDatabase(service.connection, 20)
  })
  after(async () => {
    await database.destroy()
    await service.stop()
  })
  beforeEach(async () => {
    workspaceId = `ws_${made++}`
    await makeWorkspace(database, { id: workspaceId, name: 'Chained' })
    for (let index = 1; index <= 10; index++) await note(`thing-${index}`)
  })

  const note = (subjectId: string, more: { actorName?: string } = {}) =>
    noteAudit(database, {
      workspaceId,
      actor: 'cm_x',
      action: 'created',
      subject: 'model',
      subjectId,
      detail: { b: 1, a: ['ä', 2] },
      ...more,
    })
  const verify = async (of = workspaceId, where = database): Promise<AuditChain> => {
    for await (const chain of verifyAudit(where)) if (chain.workspaceId === of) return chain
    throw new Error(`There is no chain of ${of}`)
  }
  const entry = (number: number) => sql`workspace_id = ${workspaceId} and number = ${number}`
  const breakOf = async () => {
    const { break: broken } = await verify()
    return broken && [broken.kind, broken.number]
  }

  it('holds as it was written, and names the newest entry', async () => {
    const { entries, newest, break: broken } = await verify()
    assert.deepEqual([entries, newest?.number, broken], [10, 10, null])
    assert.match(newest!.hash, /^[0-9a-f]{64}$/)
  })

  it('shows an entry that was altered, in whatever it says', async () => {
    for (const change of [
      sql`actor = 'cm_y'`,
      sql`actor_name = 'Somebody else'`,
      sql`address = '10.0.0.1'`,
      sql`action = 'removed'`,
      sql`subject_type = 'call_analysis'`,
      sql`subject_id = 'other'`,
      sql`detail = '{"b": 2}'`,
      sql`at = at + interval '1 microsecond'`,
      sql`hash = sha256('x')`,
      sql`previous = sha256('x')`,
    ]) {
      const { rows } = await sql<{ before: string }>`
        select (audit_entry)::text as before from audit_entry where ${entry(4)}`.execute(database)
      const kept = await database
        .selectFrom('audit_entry')
        .selectAll()
        .where(sql<boolean>`${entry(4)}`)
        .executeTakeFirstOrThrow()
      await sql`update audit_entry set ${change} where ${entry(4)}`.execute(database)
      assert.deepEqual(await breakOf(), ['altered', 4], JSON.stringify(rows[0]))
      const { before } = rows[0]!
      await sql`delete from audit_entry where id = ${kept.id}`.execute(database)
      await sql`
        insert into audit_entry overriding system value select (${before}::audit_entry).*`.execute(database)
      assert.equal(await breakOf(), null)
    }
  })

  it('shows an entry that was altered and given a new fingerprint, by the one after it', async () => {
    await sql`update audit_entry set actor = 'cm_y' where ${entry(4)}`.execute(database)
    await sql`update audit_entry set hash = audit_fingerprint(audit_entry) where ${entry(4)}`.execute(
      database,
    )
    assert.deepEqual(await breakOf(), ['altered', 5])
  })

  it('shows one that was removed: in the middle and at the beginning', async () => {
    await sql`delete from audit_entry where ${entry(6)}`.execute(database)
    assert.deepEqual(await breakOf(), ['missing', 6])
    await sql`delete from audit_entry where ${entry(1)}`.execute(database)
    assert.deepEqual(await breakOf(), ['begun_later', 2])
  })

  it('shows two that changed places', async () => {
    await sql`update audit_entry set number = -number where ${entry(3)}`.execute(database)
    await sql`update audit_entry set number = 3 where ${entry(4)}`.execute(database)
    await sql`update audit_entry set number = 4 where ${entry(-3)}`.execute(database)
    assert.deepEqual(await breakOf(), ['altered', 3])
  })

  it('shows one that was put in, before the beginning too', async () => {
    await sql`
      insert into audit_entry (workspace_id, actor, action, subject_type, subject_id, number, hash)
      values (${workspaceId}, 'cm_x', 'created', 'model', '0', 0, sha256('x'))`.execute(database)
    assert.deepEqual(await breakOf(), ['altered', 0])
  })

  it('shows one that was put in past the chain', async () => {
    await sql`
      insert into audit_entry (workspace_id, actor, action, subject_type, subject_id, hash)
      values (${workspaceId}, 'cm_x', 'created', 'model', '0', sha256('x'))`.execute(database)
    assert.deepEqual(await breakOf(), ['altered', 11])
  })

  it('holds nobody up while somebody who has written to it goes on working', async () => {
    await database.transaction().execute(async (tx) => {
      const by = { workspaceId, actor: 'slow', action: 'created', subject: 'model', subjectId: '1' } as const
      await noteAudit(tx, by)
      await note('meanwhile')
      assert.equal((await verify()).entries, 11)
    })
    const { entries, break: broken } = await verify()
    assert.deepEqual([entries, broken], [12, null])
  })

  it('cannot show that the newest are gone: their number and fingerprint, written down before, can', async () => {
    const before = (await verify()).newest!
    await sql`delete from audit_entry where ${entry(10)}`.execute(database)
    const { newest, break: broken } = await verify()
    assert.equal(broken, null)
    assert.equal(newest!.number, before.number - 1)
    await note('after')
    const replaced = (await verify()).newest!
    assert.equal(replaced.number, before.number)
    assert.notEqual(replaced.hash, before.hash)
  })

  it('goes on when retention has removed its beginning, which says so itself', async () => {
    await age(6, 40)
    assert.equal(await removeOldAudit(database, 41), 0, 'not old enough yet')
    assert.equal(await removeOldAudit(database, 30), 6)
    const { entries, break: broken } = await verify()
    assert.deepEqual([entries, broken], [5, null])
    const last = await database
      .selectFrom('audit_entry')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    assert.deepEqual(
      [last.number, last.actor, last.action, last.subject_id, last.detail],
      [11, 'system', 'audit_removed', workspaceId, { entries: 6, last: 6 }],
    )
    assert.equal(await removeOldAudit(database, 30), 0, 'once')
    await sql`delete from audit_entry where ${entry(7)}`.execute(database)
    assert.deepEqual(await breakOf(), ['begun_later', 8], 'what retention has not removed must be there')
  })

  it('goes on when retention has removed all of it, and again', async () => {
    await age(10, 60)
    assert.equal(await removeOldAudit(database, 30), 10)
    assert.deepEqual([(await verify()).entries, await breakOf()], [1, null])
    await note('later')
    await age(11, 60)
    assert.equal(await removeOldAudit(database, 30), 1)
    assert.deepEqual([(await verify()).entries, await breakOf()], [2, null])
    await sql`delete from audit_entry where workspace_id = ${workspaceId}`.execute(database)
    assert.deepEqual(await breakOf(), ['missing', 12], 'the note about it cannot be missing')
  })

  it('keeps an old entry that stands behind a younger one', async () => {
    await age(6, 60)
    await age(4, 1)
    assert.equal(await removeOldAudit(database, 30), 0)
    assert.equal(await breakOf(), null)
  })

  /** As if the entries up to that number had been written so many days ago. */
  async function age(until: number, days: number): Promise<void> {
    await sql`
      update audit_entry set at = now() - make_interval(days => ${days})
      where workspace_id = ${workspaceId} and number <= ${until}`.execute(database)
    await sql`
      do $$
      declare
        entry audit_entry;
        before bytea;
      begin
        select hash into before from audit_start where workspace_id = ${sql.lit(workspaceId)};
        for entry in select * from audit_entry where workspace_id = ${sql.lit(workspaceId)} order by number loop
          entry.previous := before;
          before := audit_fingerprint(entry);
          update audit_entry set previous = entry.previous, hash = before where id = entry.id;
        end loop;
      end
      $$`.execute(database)
  }

  it('shows a beginning that somebody has moved as retention would, without its note', async () => {
    await sql`
      insert into audit_start (workspace_id, number, hash)
      select workspace_id, number, hash from audit_entry where ${entry(3)}`.execute(database)
    await sql`delete from audit_entry where workspace_id = ${workspaceId} and number <= 3`.execute(database)
    assert.deepEqual(await breakOf(), ['removed_unnoted', 3])
  })

  it('is one chain, whoever writes at the same time', async () => {
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        index % 3 === 0
          ? database.transaction().execute(async (tx) => {
              const by = { workspaceId, actor: `cm_${index}`, subject: 'model', subjectId: '1' } as const
              await noteAudit(tx, { ...by, action: 'created' })
              await noteAudit(tx, { ...by, action: 'replaced' })
            })
          : note(String(index)),
      ),
    )
    const { entries, newest, break: broken } = await verify()
    assert.deepEqual([entries, newest?.number, broken], [277, 277, null])
  })

  it('passes over what was not committed', async () => {
    await assert.rejects(
      database.transaction().execute(async (tx) => {
        await noteAudit(tx, {
          workspaceId,
          actor: 'x',
          action: 'created',
          subject: 'model',
          subjectId: '1',
        })
        throw new Error('no')
      }),
    )
    await note('next')
    const { newest, break: broken } = await verify()
    assert.deepEqual([newest?.number, broken], [11, null])
  })

  it('is walked in more than one step', async () => {
    await sql`
      insert into audit_entry (workspace_id, actor, action, subject_type, subject_id)
      select ${workspaceId}, 'x', 'a', 'b', number::text from generate_series(1, 10990) as number`.execute(
      database,
    )
    assert.deepEqual([(await verify()).entries, await breakOf()], [11_000, null])
    await sql`delete from audit_entry where ${entry(5001)}`.execute(database)
    assert.deepEqual(await breakOf(), ['missing', 5001])
    assert.equal((await verify()).entries, 5000)
  })

  it('comes back whole from a backup, and goes on', async () => {
    const chunks: Buffer[] = []
    const output = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    const recordings = await openDiskRecordings(service.dataDir)
    await removeOldAudit(database, 30)
    await backUp({ connection: service.connection, recordings }, output)
    const target = await createTestDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), 'callmark-chain-'))
    const restored = openDatabase(target.connection, 2)
    try {
      const there = await openDiskRecordings(dataDir)
      const into = { connection: target.connection, recordings: there, place: markedFolder(dataDir) }
      await restoreHouse(into, Readable.from([Buffer.concat(chunks)]))
      const before = await Array.fromAsync(verifyAudit(database))
      assert.deepEqual(await Array.fromAsync(verifyAudit(restored)), before)
      const by = { workspaceId, actor: 'x', action: 'created', subject: 'model', subjectId: '1' } as const
      await noteAudit(restored, by)
      const { newest, break: broken } = await verify(workspaceId, restored)
      assert.deepEqual([newest?.number, broken], [11, null])
    } finally {
      await restored.destroy()
      await target.drop()
      await rm(dataDir, { recursive: true, force: true })
    }
  })

  it('has its old entries removed by the worker, after as many days as the setting says', async () => {
    await age(1, 60)
    const lines: object[] = []
    const log = { info: (fields: object) => lines.push(fields), error: assert.fail }
    const recordings = await openDiskRecordings(service.dataDir)
    const rule = { audio: undefined, transcript: undefined, audit: 30 }
    const retention = startRetention({ database, recordings }, rule, log)
    while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    await retention.stop()
    assert.deepEqual([(await verify()).entries, await breakOf()], [10, null])
  })
})

// Holds: the operator can check the log, beside a running service and without one.
describe('callmark audit verify', () => {
  it('says how many entries hold, then which does not, and ends with 1', async () => {
    const own = await createTestDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), 'callmark-verify-'))
    const database = openDatabase(own.connection, 2)
    const run = (...args: string[]) =>
      spawnCallmark(dataDir, ['audit', 'verify', ...args], { DATABASE_URL: own.url }).ended
    try {
      await makeWorkspace(database, { id: 'ws_1', name: 'One' })
      const by = { workspaceId: 'ws_1', actor: 'x', action: 'created', subject: 'model' } as const
      for (const subjectId of ['1', '2', '3']) await noteAudit(database, { ...by, subjectId })
      const whole = await run()
      assert.equal(whole.code, 0, whole.output)
      assert.match(
        whole.output,
        /^3 entries of 1 workspace, unbroken\n {2}ws_1: newest is 3, [0-9a-f]{64}\n$/,
      )
      const told = JSON.parse((await run('--json')).output)
      assert.equal(told.unbroken, true)
      assert.deepEqual(
        told.workspaces.map(({ workspace_id, entries }: Record<string, unknown>) => [workspace_id, entries]),
        [['ws_1', 3]],
      )
      await sql`update audit_entry set subject_id = '9' where number = 2`.execute(database)
      const broken = await run()
      assert.equal(broken.code, 1)
      assert.match(broken.output, /^ws_1: entry 2 of \d{4}-\S+Z has been altered\n$/)
      const json = await run('--json')
      assert.equal(json.code, 1)
      assert.equal(JSON.parse(json.output).workspaces[0].break.kind, 'altered')
    } finally {
      await database.destroy()
      await own.drop()
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
