import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { socketPort, superuser } from './postgres-cluster.ts'

/** Who holds the data directory, as told by the name of the connection that holds the lock. */
type Holder = 'serve' | 'command' | 'leaving'

// Advisory locks count per database, so in `postgres` this pair can meet none of the service's own.
const lockKeys = [0x63616c6c, 1]
const names = {
  serve: 'callmark-owner-serve',
  command: 'callmark-owner-command',
  joiner: 'callmark-joiner',
  leaving: 'callmark-leaving',
} as const

/** One connection to the maintenance database; whoever holds the lock on it owns the data directory. */
export class PostgresSession {
  readonly #client: pg.Client
  #ended = false
  #onEnd: (() => void) | undefined

  private constructor(client: pg.Client) {
    this.#client = client
    client.on('error', () => this.#markEnded())
    client.on('end', () => this.#markEnded())
  }

  /** Throws pg's own error where no server answers, or one that is not ready. */
  static async connect(host: string, password: string, mode: 'own' | 'join'): Promise<PostgresSession> {
    const client = new pg.Client({
      host,
      port: socketPort,
      user: superuser,
      password,
      database: 'postgres',
      ssl: false,
      application_name: mode === 'own' ? names.serve : names.joiner,
      connectionTimeoutMillis: 5000,
    })
    const session = new PostgresSession(client)
    try {
      await client.connect()
    } catch (error) {
      await session.end()
      throw error
    }
    return session
  }

  get ended(): boolean {
    return this.#ended
  }

  /** Calls back once when the connection goes, however it goes. */
  onEnd(callback: () => void): void {
    this.#onEnd = callback
    if (this.#ended) callback()
  }

  async tryLock(): Promise<boolean> {
    const { rows } = await this.#query('select pg_try_advisory_lock($1, $2) as got', lockKeys)
    return rows[0].got === true
  }

  async rename(name: keyof typeof names): Promise<void> {
    await this.#query("select set_config('application_name', $1, false)", [names[name]])
  }

  async findHolder(): Promise<Holder | undefined> {
    const { rows } = await this.#query(
      `select activity.application_name as name
       from pg_locks lock join pg_stat_activity activity using (pid)
       where lock.locktype = 'advisory' and lock.granted and lock.classid = $1 and lock.objid = $2
         and lock.database = (select oid from pg_database where datname = current_database())`,
      lockKeys,
    )
    if (rows.length === 0) return undefined
    if (rows[0].name === names.serve) return 'serve'
    return rows[0].name === names.leaving ? 'leaving' : 'command'
  }

  /** Other processes that use this server or wait for it, the lock's holder included. */
  async countOthers(): Promise<number> {
    const { rows } = await this.#query(
      'select 1 from pg_stat_activity where application_name = any($1) and pid <> pg_backend_pid()',
      [[names.serve, names.command, names.joiner]],
    )
    return rows.length
  }

  async hasDatabase(name: string): Promise<boolean> {
    const { rows } = await this.#query('select 1 from pg_database where datname = $1', [name])
    return rows.length > 0
  }

  async isOwnedBy(name: string, role: string): Promise<boolean> {
    const { rows } = await this.#query(
      'select 1 from pg_database d join pg_roles r on r.oid = d.datdba where datname = $1 and rolname = $2',
      [name, role],
    )
    return rows.length > 0
  }

  async createDatabase(name: string): Promise<void> {
    await this.#query(`create database ${this.#client.escapeIdentifier(name)}`)
  }

  /** A server that has gone may leave the goodbye unanswered, so it is not waited for long. */
  async end(): Promise<void> {
    this.#onEnd = undefined
    if (this.#ended) return
    const patience = new AbortController()
    await Promise.race([
      this.#client.end().catch(() => undefined),
      sleep(2000, undefined, { signal: patience.signal }).catch(() => undefined),
    ])
    patience.abort()
    this.#ended = true
  }

  async #query(sql: string, values: unknown[] = []) {
    try {
      return await this.#client.query(sql, values)
    } catch (error) {
      // The server's refusal of a last question arrives before the news that the connection is closed.
      const { code } = error as { code?: string }
      const refused = code?.startsWith('57P') || !(error instanceof pg.DatabaseError)
      if (refused) this.#markEnded()
      throw error
    }
  }

  #markEnded(): void {
    if (this.#ended) return
    this.#ended = true
    this.#onEnd?.()
    // Frees the socket where the other side has not; there is nobody left to wait for.
    void this.#client.end().catch(() => undefined)
  }
}
