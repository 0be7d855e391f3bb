import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Connection, type Database, poolConfig } from '../database.ts'
import type { Schema } from '../schema.ts'

export interface OneConnection {
  /** Queries and rows copied in bulk share this one connection, and so a transaction. */
  readonly client: pg.Client
  readonly database: Database
  close(): Promise<void>
}

/** A connection on which anything may take as long as it takes. */
export async function openOneConnection(connection: Connection): Promise<OneConnection> {
  const client = new pg.Client({ ...poolConfig(connection, 1), query_timeout: 0 })
  client.on('error', () => {})
  await client.connect()
  const borrowed = {
    query: client.query.bind(client),
    release: () => {},
  }
  const pool = { connect: async () => borrowed, end: async () => {} }
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as never }) })
  // The same text for the same value on every server, and no limit of the server's that a large house would run into.
  await client.query(`
    set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
    set client_encoding = 'UTF8'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`)
  return { client, database, close: () => client.end().catch(() => {}) }
}
