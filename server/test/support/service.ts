import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient as connect } from '@callmark/client'
import pg from 'pg'
import { startService } from '../../src/commands/serve.ts'
import { readConfig } from '../../src/config.ts'
import type { Scope } from '../../src/domain/scopes.ts'
import { type Credentials, createClient } from '../../src/store/clients/clients.ts'
import { type Connection, type Database, openDatabase } from '../../src/store/database.ts'

/** A database of one's own on the run's PostgreSQL; its user owns it and nothing else, as that of a service does. */
export async function createTestDatabase(): Promise<{
  connection: Connection
  url: string
  drop(): Promise<void>
}> {
  const shared = JSON.parse(process.env.CALLMARK_TEST_POSTGRES ?? 'null')
  const keeper = JSON.parse(process.env.CALLMARK_TEST_KEEPER ?? 'null')
  if (!shared || !keeper)
    throw new Error('Run the tests with "npm test": they share one PostgreSQL that it starts.')
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`
  const run = async (statement: string) => {
    const client = new pg.Client({ ...keeper, database: 'postgres' })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create database ${name} template ${shared.database} owner ${shared.user}`)
  const host = encodeURIComponent(shared.host)
  return {
    connection: { ...shared, database: name },
    url: `postgres://${shared.user}:${encodeURIComponent(shared.password)}@localhost/${name}?host=${host}&port=${shared.port}`,
    drop: () => run(`drop database if exists ${name} with (force)`),
  }
}

export interface TestService {
  readonly address: string
  readonly dataDir: string
  readonly database: Database
  readonly connection: Connection
  readonly clientId: string
  readonly client: ReturnType<typeof connect>
  /** A bearer token of the first client, or of a new client with just these scopes. */
  token(scopes?: readonly Scope[]): Promise<string>
  stop(): Promise<void>
}

/** The real service: real HTTP, real database, real engines. */
export async function startTestService(
  options: { work?: boolean; env?: Record<string, string>; first?: Credentials } = {},
): Promise<TestService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'callmark-test-'))
  const testDatabase = await createTestDatabase()
  const environment = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: testDatabase.url,
    LOG_LEVEL: 'silent',
    // A process more for every service: those that search by meaning ask for it.
    SEARCH_MEANING: 'off',
  }
  const config = readConfig({ ...environment, ...options.env })
  const service = await startService(config, { work: options.work ?? false, onLost: () => {} })
  const database = openDatabase(testDatabase.connection, 3)
  // With an issuer elsewhere, the first client is one of its own.
  const first = options.first ?? service.firstClient!
  const signIn = async (credentials: { client_id: string; client_secret: string }) => {
    const response = await fetch(`${service.address}/v1/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    return ((await response.json()) as { access_token: string }).access_token
  }
  return {
    address: service.address,
    dataDir,
    database,
    connection: testDatabase.connection,
    clientId: first.client_id,
    client: connect({
      baseUrl: service.address,
      clientId: first.client_id,
      clientSecret: first.client_secret,
    }),
    token: async (scopes) => signIn(scopes ? await createClient(database, 'limited', scopes) : first),
    async stop() {
      await service.stop()
      await database.destroy()
      await testDatabase.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
