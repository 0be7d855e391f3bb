import type { Readable } from 'node:stream'
import { type ControlledTransaction, sql } from 'kysely'
import { newId } from '../../domain/new-id.ts'
import { eraseRows } from '../calls/erase-rows.ts'
import { letGoOfAudio, letGoOfWords } from '../calls/let-go.ts'
import type { Connection, Database } from '../database.ts'
import { type MarkedPlace, restoringMark } from '../installation.ts'
import { listApplied, listMigrations, migrate } from '../migrate.ts'
import type { Recordings } from '../recordings/recordings.ts'
import type { Schema } from '../schema.ts'
import { BackupError } from './backup-error.ts'
import type { BackupHeader, BackupManifest } from './backup-format.ts'
import { copyIn, type RowsGoingIn } from './copy-rows.ts'
import { explainRefusal } from './explain-refusal.ts'
import { type OneConnection, openOneConnection } from './one-connection.ts'
import { findFilledTable, setCounter, setSequence, writeTable } from './own-tables.ts'
import { readArchive } from './read-archive.ts'
import { type SoundTaker, takeSoundInto } from './take-sound.ts'

export interface RestoreReport {
  readonly callmark: string
  readonly createdAt: string
  readonly rows: number
  readonly calls: number
  readonly recordings: number
  /** Recordings and copies that have a row but whose sound was not in the backup, or not as it was when it came. */
  readonly missing: number
}

interface Target {
  readonly connection: Connection
  readonly recordings: Recordings
  readonly place: MarkedPlace
}

/**
 * Takes a backup into an empty database and an empty place for recordings. The rows come into being in one transaction, after
 * everything has arrived and been compared; until then, and if it never comes to that, the database stays empty. Only
 * then do the two get to belong together: before, no service starts on them.
 */
export async function restoreHouse(target: Target, source: Readable): Promise<RestoreReport> {
  const session = await openOneConnection(target.connection)
  const sound = takeSoundInto(target.recordings)
  let tx: ControlledTransaction<Schema> | undefined
  const loader = loadTables(session)
  let told: BackupHeader | undefined
  let committed = false
  try {
    // Keeps a service that is started meanwhile from settling in.
    await sql`select pg_advisory_lock(hashtext('callmark installation'))`.execute(session.database)
    await checkEmpty(session.database)
    const begin = async (header: BackupHeader) => {
      told = header
      await checkLevel(session.database, header)
      await migrate(target.connection, header.migrations.at(-1))
      await target.place.writeMark(restoringMark)
      tx = await session.database.startTransaction().execute()
      loader.begin(header)
    }
    const manifest = await readArchive(source, begin, async (entry) => {
      const table = /^tables\/(\w+)\/\d+$/.exec(entry.name)?.[1]
      if (table) return loader.write(table, entry.content)
      await loader.endTable()
      if (!(await sound.take(tx!, entry)))
        throw new BackupError('This backup contains something that no backup of Callmark contains.')
    })
    await compareRows(tx!, loader, manifest, told!)
    await tx!.commit().execute()
    tx = undefined
    committed = true
    await settleIn(session.database, target, sound, manifest)
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
    const { callmark, created_at } = told!
    const calls = manifest.rows.call ?? 0
    return { callmark, createdAt: created_at, rows, calls, ...(await sound.count(session.database)) }
  } catch (error) {
    if (!committed) {
      await loader.abandon()
      await tx
        ?.rollback()
        .execute()
        .catch(() => {})
      await sound.undo()
      if (told) await target.place.writeMark('')
    }
    throw explainRefusal(error, { committed })
  } finally {
    await session.close()
  }
}

/** A restore that was killed leaves its mark and sound without rows; the next one writes over them. */
export async function checkPlace(place: MarkedPlace): Promise<void> {
  const mark = await place.readMark()
  if (mark === restoringMark) return
  if (mark !== '' || (await place.hasRecordings()))
    throw new BackupError(
      `${place.name} is in use by a Callmark already. Set ${place.settings} to an empty place and restore again.`,
    )
}

async function checkEmpty(tx: Database): Promise<void> {
  if ((await findFilledTable(tx)) !== undefined)
    throw new BackupError(
      'The database is not empty, so nothing was restored. Restore into a new one: set DATABASE_URL to an empty database, or DATA_DIR to an empty directory for an embedded one.',
    )
}

/** The backup's migrations must be the first of ours, and the database must not be further than they are. */
async function checkLevel(tx: Database, { migrations, callmark }: BackupHeader): Promise<void> {
  const known = await listMigrations()
  if (migrations.some((name, index) => known[index] !== name))
    throw new BackupError(
      `This backup was made by another Callmark (${callmark}), whose tables this one does not know. Restore it with that version or a later one.`,
    )
  if ((await listApplied(tx)).length > migrations.length)
    throw new BackupError(
      'This backup is older than the tables of this database. Restore it into a database in which no Callmark has run: its tables are brought up to date afterwards.',
    )
}

interface TableLoader {
  begin(header: BackupHeader): void
  write(table: string, content: Readable): Promise<void>
  /** All rows so far can be asked for. */
  endTable(): Promise<void>
  /** Rows by table. */
  end(): Promise<Map<string, number>>
  abandon(): Promise<void>
}

/** The parts of a table come one after the other, table by table. */
function loadTables({ client }: OneConnection): TableLoader {
  const tables = new Map<string, string>()
  const rows = new Map<string, number>()
  let current: { table: string; going: RowsGoingIn } | undefined
  const endTable = async () => {
    if (current) rows.set(current.table, await current.going.end())
    current = undefined
  }
  return {
    begin(header) {
      for (const table of header.tables) tables.set(table.name, writeTable(table))
    },
    async write(table, content) {
      if (current?.table !== table) {
        await endTable()
        const target = tables.get(table)
        if (!target || rows.has(table))
          throw new BackupError(`This backup contains a table "${table}" out of place.`)
        current = { table, going: copyIn(client, target) }
      }
      for await (const chunk of content) await current!.going.write(chunk)
    },
    endTable,
    async end() {
      await endTable()
      return new Map([...tables.keys()].map((table) => [table, rows.get(table) ?? 0]))
    },
    async abandon() {
      await current?.going.abandon()
      current = undefined
    },
  }
}

async function compareRows(
  tx: Database,
  loader: TableLoader,
  manifest: BackupManifest,
  header: BackupHeader,
): Promise<void> {
  for (const [table, count] of await loader.end()) {
    if (manifest.rows[table] !== count)
      throw new BackupError('This backup does not contain as many rows as it says, so nothing was restored.')
  }
  for (const counter of manifest.counters) await setCounter(tx, counter)
  for (const sequence of manifest.sequences) await setSequence(tx, sequence)
  if ((await listApplied(tx)).length !== header.migrations.length)
    throw new BackupError(
      'A service was started on this database meanwhile. Stop it, and restore into an empty one.',
    )
}

/**
 * Brings the tables up to date, lets go of what was let go of while the backup was made, and makes it a house of its own:
 * database and recordings belong together, and to no other.
 */
async function settleIn(
  database: Database,
  { connection, place }: Target,
  sound: SoundTaker,
  manifest: BackupManifest,
): Promise<void> {
  await migrate(connection)
  await database.transaction().execute(async (tx) => {
    for (const { id, client_id } of manifest.erased)
      await eraseRows(tx, { workspaceId: client_id, actor: 'system' }, id)
    for (const { id, at } of manifest.audio_removed) await letGoOfAudio(tx, id, new Date(at))
    for (const { id, at } of manifest.transcript_removed) await letGoOfWords(tx, id, new Date(at))
    for (const { id } of [...manifest.erased, ...manifest.audio_removed]) await sound.letGo(id)
    const id = newId()
    await tx.insertInto('installation').values({ id }).execute()
    await place.writeMark(id)
  })
}
