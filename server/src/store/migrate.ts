import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { type Connection, type Database, openDatabase } from './database.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Brings the database to the newest shape. Safe to run from many processes at once: they take turns. */
export async function migrate(connection: Connection): Promise<string[]> {
  // A connection of its own: a large table may take longer to change than any query may.
  const database = openDatabase({ ...connection, query_timeout: 0 }, 2)
  try {
    return await migrateDatabase(database)
  } finally {
    await database.destroy()
  }
}

async function migrateDatabase(database: Database): Promise<string[]> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: readMigrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the migration'
    throw new Error(`The database could not be brought up to date: ${failed} failed.`, { cause: error })
  }
  return (results ?? []).map((result) => result.migrationName)
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = names.map(async (name) => {
    const text = await readFile(new URL(name, folder), 'utf8')
    const up = async (database: Kyselyish) => {
      await sql.raw(text).execute(database as Database)
    }
    return [name.replace(/\.sql$/, ''), { up }] as const
  })
  return Object.fromEntries(await Promise.all(migrations))
}
type Kyselyish = Parameters<Migration['up']>[0]
