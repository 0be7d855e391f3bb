import { mkdir } from 'node:fs/promises'
import pg from 'pg'
import type { Config } from '../../config.ts'
import { type Connection, type Database, openDatabase, openPreparedDatabase } from '../../store/database.ts'
import { openEmbeddedPostgres } from '../../store/embedded/embedded-postgres.ts'
import { migrate } from '../../store/migrate.ts'

export interface OpenStore {
  readonly database: Database
  /** The same for the stages of calls, where any are worked on. */
  readonly stageDatabase: Database | undefined
  readonly connection: Connection
  /** Whoever keeps the embedded server; where it is another's, as `connection`. For commands of the operator only. */
  readonly keeper: Connection
  /** What the user in DATABASE_URL may do beyond what the service needs; undefined: nothing. */
  readonly excess: string | undefined
  close(): Promise<void>
}

/** The database cannot be used as it is; the message says why and what to do. */
export class StoreError extends Error {}

/** Whoever answers requests has many at a time; beside that there are a few loops. docs/operate.md adds them up. */
const connectionsToAnswer = 20
const connectionsBeside = 6
/** A stage needs its connection only to begin and to end. */
const mostForStages = 20

/**
 * The database, embedded or at DATABASE_URL, brought up to date.
 * `own`: the one service of this DATA_DIR. `join`: a command beside it, or on its own when there is none.
 * `beside`: a worker, which needs a service to have an embedded database to work on.
 * `as-is`: like `join`, but with its tables left as they are, or left out.
 * `callsAtOnce`: in all stages that are worked on here.
 */
export async function openStore(
  config: Config,
  mode: 'own' | 'join' | 'beside' | 'as-is',
  onLost: () => void = () => {},
  callsAtOnce = 0,
): Promise<OpenStore> {
  // Others may pass through, for the embedded server may run as another user, but not look around.
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o711 })
  const embedded = config.DATABASE_URL
    ? undefined
    : await openEmbeddedPostgres({ dataDir: config.DATA_DIR, mode: mode === 'own' ? 'own' : 'join', onLost })
  const connection = embedded?.connection ?? { connectionString: config.DATABASE_URL }
  let excess: string | undefined
  try {
    if (mode === 'beside' && embedded?.owner) {
      throw new StoreError(
        'No service runs on this DATA_DIR. Start "callmark serve" first, or set DATABASE_URL.',
      )
    }
    excess = await checkServer(connection)
    if (mode !== 'as-is') await migrate(connection)
  } catch (error) {
    await embedded?.close()
    throw error
  }
  const database = openDatabase(connection, mode === 'own' ? connectionsToAnswer : connectionsBeside)
  const stageDatabase =
    callsAtOnce > 0 ? openPreparedDatabase(connection, Math.min(callsAtOnce + 2, mostForStages)) : undefined
  const close = async () => {
    await Promise.all([database.destroy(), stageDatabase?.destroy()])
    await embedded?.close()
  }
  return { database, stageDatabase, connection, keeper: embedded?.keeper ?? connection, excess, close }
}

const oldestServer = 150_000

/**
 * What a role may do on the server itself. Whoever gets hold of the service's connection would run programs and read files
 * there, past every wall around the service.
 */
const excessOfRole = `
  select string_agg(allowed, ', ') as excess from (
    select case when rolsuper then 'SUPERUSER' end from pg_roles where rolname = current_user
    union all select case when rolcreaterole then 'CREATEROLE' end from pg_roles where rolname = current_user
    union all select case when rolcreatedb then 'CREATEDB' end from pg_roles where rolname = current_user
    union all select case when rolreplication then 'REPLICATION' end from pg_roles where rolname = current_user
    union all select rolname from pg_roles
      where rolname in ('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files')
        and pg_has_role(current_user, oid, 'member')
        and not (select rolsuper from pg_roles where rolname = current_user)
  ) as rights (allowed)`

/** Tries the connection once, so that what is wrong with it can be said in a sentence. Resolves to what it may do too much. */
async function checkServer(connection: Connection): Promise<string | undefined> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as version, has_database_privilege(current_database(), 'create') as may`,
    )
    if (rows[0].version < oldestServer)
      throw new StoreError('DATABASE_URL leads to a PostgreSQL older than 15.')
    if (!rows[0].may)
      throw new StoreError(
        'The user in DATABASE_URL may not create tables there. Grant it CREATE on the database.',
      )
    return (await client.query(excessOfRole)).rows[0].excess ?? undefined
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw new StoreError(
      `The database cannot be reached: ${reasonFor(error as { code?: string; message: string })}.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

function reasonFor({ code = '', message }: { code?: string; message: string }): string {
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing listens at the address in DATABASE_URL',
    ENOTFOUND: 'there is no host of the name in DATABASE_URL',
    ENOENT: 'there is no socket at the path in DATABASE_URL',
    '28P01': 'the user or the password in DATABASE_URL is wrong',
    '28000': 'the user in DATABASE_URL may not connect',
    '3D000': 'there is no database of the name in DATABASE_URL; create it first',
  }
  return reasons[code] ?? message
}
