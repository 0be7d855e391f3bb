import { readFile } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import { sql } from 'kysely'
import type { Connection, Database } from '../database.ts'
import { AlteredRecordingError, type Recordings } from '../recordings/recordings.ts'
import { type BackupHeader, type BackupManifest, formatVersion, headerName } from './backup-format.ts'
import { getBackupLevel } from './backup-level.ts'
import { copyOut } from './copy-rows.ts'
import { type OneConnection, openOneConnection } from './one-connection.ts'
import { listCounters, listOwnTables, listSequences, writeTable } from './own-tables.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.ts'

export interface BackupReport {
  readonly rows: number
  readonly calls: number
  readonly recordings: number
  /** Recordings and copies that have a row but whose sound is not there, or not as it was when it came. */
  readonly missing: number
}

/**
 * Writes everything but the queue to one archive while the house goes on working: the rows as they stood at one moment,
 * then the sound that belongs to them. What is erased before the end is named at the end, and is erased again by a restore.
 */
export async function backUp(
  { connection, recordings }: { connection: Connection; recordings: Recordings },
  output: Writable,
): Promise<BackupReport> {
  const snapshot = await openOneConnection(connection)
  const archive = writeArchive(output)
  let cause: unknown
  try {
    const migrations = await getBackupLevel(snapshot.database)
    const startedAt = new Date()
    const { rows, sound } = await snapshot.database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await sql`set transaction read only`.execute(tx)
        const tables = await listOwnTables(tx)
        const header: BackupHeader = {
          format: formatVersion,
          callmark: await readVersion(),
          created_at: startedAt.toISOString(),
          migrations,
          tables,
        }
        await archive.add(headerName, Buffer.from(JSON.stringify(header)))
        const rows: Record<string, number> = {}
        try {
          for (const table of tables)
            rows[table.name] = await addRows(snapshot, archive, writeTable(table), table.name)
          return { rows, sound: await addSound(tx, recordings, archive) }
        } catch (error) {
          // Of a connection that ends with it, the rollback would only say that it is ended.
          cause = error
          throw error
        }
      })
    // The view of that one moment is closed: this is how things stand now.
    const now = snapshot.database
    const told = { counters: await listCounters(now), sequences: await listSequences(now) }
    const meanwhile = await listLetGo(now, startedAt)
    await archive.finish((index): BackupManifest => ({ ...index, rows, ...told, ...sound, ...meanwhile }))
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    return { rows: total, calls: rows.call ?? 0, recordings: sound.recordings, missing: sound.missing }
  } catch (error) {
    await archive.abandon()
    throw cause ?? error
  } finally {
    await snapshot.close()
  }
}

async function addRows(
  { client }: OneConnection,
  archive: ArchiveWriter,
  table: string,
  name: string,
): Promise<number> {
  const copy = copyOut(client, table)
  let number = 0
  for await (const part of copy.parts)
    await archive.add(`tables/${name}/${String(++number).padStart(8, '0')}`, part)
  return copy.rows
}

const batch = 500

async function addSound(tx: Database, recordings: Recordings, archive: ArchiveWriter) {
  const sound = { recordings: 0, redacted: 0, missing: 0 }
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const found = await tx
      .selectFrom('recording')
      .innerJoin('call', 'call.id', 'recording.call_id')
      .select(['call_id', 'audio_sha256', 'bytes', 'redacted_bytes', 'redacted_sha256'])
      .where('call_id', '>', after)
      .where('call.audio_removed_at', 'is', null)
      .orderBy('call_id')
      .limit(batch)
      .execute()
    for (const { call_id, audio_sha256, bytes, redacted_bytes, redacted_sha256 } of found) {
      const add = async (name: string, size: number, sha256: string | null, source: Readable | undefined) =>
        source !== undefined && (await archive.addStream(name, size, source)) === sha256
      const original = await recordings.read(call_id).catch(asMissing)
      if (await add(`recordings/${call_id}`, bytes, audio_sha256, original)) sound.recordings++
      else sound.missing++
      if (redacted_sha256 === null) continue
      const copy = await recordings.readRedacted(call_id, redacted_sha256).catch(asMissing)
      const name = `redacted/${call_id}/${redacted_sha256}`
      if (await add(name, redacted_bytes!, redacted_sha256, copy)) sound.redacted++
      else sound.missing++
    }
    if (found.length < batch) return sound
    after = found.at(-1)!.call_id
  }
}

/** A link in its place is no recording. */
function asMissing(error: unknown): undefined {
  if (!(error instanceof AlteredRecordingError)) throw error
}

/** Clocks differ: a day too many costs nothing, since what is gone already in the rows is let be. */
const margin = 86_400_000

/** A backup before an upgrade finds it under its earlier name. */
const owner = sql<string>`coalesce(to_jsonb(call) ->> 'workspace_id', to_jsonb(call) ->> 'client_id')`

/** What has been erased or removed since the rows were read. */
async function listLetGo(database: Database, startedAt: Date) {
  const since = new Date(startedAt.getTime() - margin)
  const erased = await database
    .selectFrom('call')
    .select(['id', owner.as('client_id')])
    .where('enabled', '=', false)
    .where('erased_at', '>', since)
    .execute()
  const removed = async (column: 'audio_removed_at' | 'transcript_removed_at') => {
    const rows = await database.selectFrom('call').select(['id', column]).where(column, '>', since).execute()
    return rows
      .map((row) => ({ id: row.id, at: (row as Record<string, unknown>)[column] as Date }))
      .map(({ id, at }) => ({ id, at: at.toISOString() }))
  }
  return {
    erased,
    audio_removed: await removed('audio_removed_at'),
    transcript_removed: await removed('transcript_removed_at'),
  }
}

async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
