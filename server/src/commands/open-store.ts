import { mkdir } from 'node:fs/promises'
import type { Config } from '../config.ts'
import { type Connection, type Database, openDatabase } from '../store/database.ts'
import { openEmbeddedPostgres } from '../store/embedded-postgres.ts'
import { migrate } from '../store/migrate.ts'

export interface OpenStore {
  readonly database: Database
  readonly connection: Connection
  readonly embedded: boolean
  close(): Promise<void>
}

/**
 * The database, embedded or at DATABASE_URL, brought up to date.
 * `own`: the one service of this DATA_DIR. `join`: a command beside it, or on its own when there is none.
 */
export async function openStore(
  config: Config,
  mode: 'own' | 'join',
  onLost: () => void = () => {},
): Promise<OpenStore> {
  await mkdir(config.DATA_DIR, { recursive: true })
  const embedded = config.DATABASE_URL
    ? undefined
    : await openEmbeddedPostgres({ dataDir: config.DATA_DIR, mode, onLost })
  const connection = embedded?.connection ?? { connectionString: config.DATABASE_URL }
  const database = openDatabase(connection)
  const close = async () => {
    await database.destroy()
    await embedded?.close()
  }
  try {
    await migrate(database)
  } catch (error) {
    await close()
    throw error
  }
  return { database, connection, embedded: embedded !== undefined, close }
}
