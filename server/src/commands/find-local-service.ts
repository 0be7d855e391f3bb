import { readFile } from 'node:fs/promises'
import type { LocalService } from '@callmark/client/commands'
import { readConfig } from '../config.ts'
import { firstClientPath } from './clients/first-client-path.ts'

/** The service that runs with the settings of this shell, and its first client, if they are still kept here. */
export async function findLocalService(): Promise<LocalService> {
  const { HOST, PORT, DATA_DIR } = readConfig(process.env)
  const everywhere = HOST === '0.0.0.0' || HOST === '::'
  const host = everywhere ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST
  const path = firstClientPath(DATA_DIR)
  const credentials = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)
  return { url: `http://${host}:${PORT}`, credentials, path }
}
