import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { type Connection, type Database, openDatabase } from './database.ts'

const folder = new URL('./migrations/', import.meta.url)

/**
 * Brings the database to the newest shape, or forward to that of one migration. Safe to run from many processes at once:
 * they do so one at a time.
 */
export async function migrate(connection: Connection, target?: string): Promise<string[]> {
  // A connection of its own: a large table may take longer to change than any query may.
  const database = openDatabase({ ...connection, query_timeout: 0 }, 2)
  try {
    return await migrateDatabase(database, target)
  } finally {
    await database.destroy()
  }
}

/** A newer Callmark has brought the database to a shape that this one does not know. */
export class NewerDatabaseError extends Error {
  constructor(migration: string) {
    super(
      `The database is of a newer Callmark than this one, which does not know "${migration}". Start the newer version, or restore a backup made before the update.`,
    )
  }
}

/** Names of the migrations there are, in order. */
export async function listMigrations(): Promise<string[]> {
  return (await readMigrationTexts()).map(({ name }) => name)
}

/** Names of those that the database has been through, in order. */
export async function listApplied(database: Database): Promise<string[]> {
  const found = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(database)
  if (!found.rows[0]!.there) return []
  const rows = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  return rows.rows.map(({ name }) => name)
}

/** Tables that the migrations make, which are all that is ours in a database. */
export async function listTablesMade(): Promise<Set<string>> {
  return findNames(/^create (?:unlogged )?table (?:if not exists )?(\w+)/gm)
}

/** Sequences that the migrations make by themselves, beside those of columns. */
export async function listSequencesMade(): Promise<Set<string>> {
  return findNames(/^create sequence (?:if not exists )?(\w+)/gm)
}

async function findNames(pattern: RegExp): Promise<Set<string>> {
  const texts = (await readMigrationTexts()).map(({ text }) => text)
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)]).map((match) => match[1]!))
}

async function migrateDatabase(database: Database, target: string | undefined): Promise<string[]> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: readMigrations } })
  await refuseNewer(database)
  const { error, results } = await (target ? migrator.migrateTo(target) : migrator.migrateToLatest())
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the migration'
    throw new Error(`The database could not be brought up to date: ${failed} failed.`, { cause: error })
  }
  return (results ?? []).map((result) => result.migrationName)
}

async function refuseNewer(database: Database): Promise<void> {
  const known = await listMigrations()
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(
    database,
  )
  if (tables.length === 0) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  )
  const newer = rows.find(({ name }) => !known.includes(name) && name > known.at(-1)!)
  if (newer) throw new NewerDatabaseError(newer.name)
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations = (await readMigrationTexts()).map(({ name, text }) => {
    const up = async (database: Kyselyish) => {
      await sql.raw(text).execute(database as Database)
    }
    return [name, { up }] as const
  })
  return Object.fromEntries(migrations)
}
type Kyselyish = Parameters<Migration['up']>[0]

async function readMigrationTexts(): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => ({
      name: name.replace(/\.sql$/, ''),
      text: await readFile(new URL(name, folder), 'utf8'),
    })),
  )
}
