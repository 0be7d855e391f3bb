import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely'
import pg from 'pg'
import { patientPool } from './patient-pool.ts'
import { keepingPlans } from './queue/preparing-client.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>
export type Transaction = KyselyTransaction<Schema>

const int8 = 20
const numeric = 1700
/** A database that has fallen silent must not hold up the service, nor a stop of it. */
const silentMs = 10_000
const longestQueryMs = 60_000

export type Connection = Pick<
  pg.PoolConfig,
  'host' | 'port' | 'user' | 'password' | 'database' | 'connectionString' | 'query_timeout'
>

/** Settings every connection of ours is opened with. */
export function poolConfig(connection: Connection, max: number): pg.PoolConfig {
  return {
    max,
    application_name: 'callmark',
    connectionTimeoutMillis: silentMs,
    query_timeout: longestQueryMs,
    keepAlive: true,
    ...connection,
    // Counts and sizes stay far below 2^53; as strings they would only invite mistakes.
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === int8 || oid === numeric
          ? Number
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  }
}

export function openDatabase(connection: Connection, max = 20): Database {
  return overPool(poolConfig(connection, max))
}

/** For the stages, which ask the same few things again and again: PostgreSQL plans each of them once. */
export function openPreparedDatabase(connection: Connection, max = 20): Database {
  return overPool({ ...poolConfig(connection, max), ...keepingPlans() })
}

function overPool(config: pg.PoolConfig): Database {
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: longestQueryMs })
  // A connection that breaks is replaced at the next query; without listeners, idle or in use, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: patientPool(pool, silentMs) }) })
  pools.set(database, pool)
  return database
}

/** In the caller's own transaction where it has one. */
export function withinTransaction<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return database.isTransaction ? work(database as Transaction) : database.transaction().execute(work)
}

const pools = new WeakMap<Database, pg.Pool>()

/** What the database's connections are kept in, to be measured; a transaction has none of its own. */
export function findPool(database: Database): pg.Pool | undefined {
  return pools.get(database)
}

/** True for a unique-constraint violation of that index. */
export function isDuplicate(error: unknown, index: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === index
}

/** True when the database refused the values themselves (SQLSTATE classes 22 and 23), so that trying again is no use. */
export function isRefusedValue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')
}

/** True when a query was given up because it took longer than it may. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '57014'
}

/**
 * True when the server itself says that it undid the transaction. A connection that broke, or a server that was going
 * down, leaves open whether a commit took effect, or yet will.
 */
export function isSurelyRolledBack(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.severity === 'ERROR' &&
    !/^(08|57P|40003)/.test(error.code ?? '')
  )
}

/** True when the database is out of reach, or tells us to come back later. */
export function isOutOfReach(error: unknown): boolean {
  const { code = '', syscall, message = '' } = error as NodeJS.ErrnoException
  if (error instanceof pg.DatabaseError) return /^(08|57P|53)/.test(code)
  // pg's own errors have no code; a file that is missing is not a database that is.
  const ofNetwork = syscall === 'connect' || /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)/.test(code)
  return (
    ofNetwork ||
    /^(Connection terminated|Client (has encountered|was closed)|Query read timeout|timeout e)/.test(message)
  )
}
