import { InvalidArgumentError } from 'commander'
import { type Config, readConfig } from '../../config.ts'
import { AppError } from '../../domain/errors.ts'
import type { Database } from '../../store/database.ts'

/** With the database of these settings, beside a running service or without one. A refusal is told as the API tells it. */
export async function withPeople<T>(work: (database: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const { openStore } = await import('../house/open-store.ts')
  const store = await openStore(config, 'join')
  try {
    return await work(store.database, config)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { catalogue } = await import('../../http/error-catalogue.ts')
    const { message, remedy } = catalogue[error.kind]
    throw new InvalidArgumentError(error.message === error.kind ? `${message} ${remedy}` : error.message)
  } finally {
    await store.close()
  }
}
