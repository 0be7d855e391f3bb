import { readFile } from 'node:fs/promises'
import type { LocalService } from '@callmark/client/commands'
import { type Config, readConfig } from '../config.ts'
import { firstClientPath } from './clients/first-client-path.ts'

/** The service that runs with the settings of this shell, and its first client, if they are still kept here. */
export async function findLocalService(): Promise<LocalService> {
  const config = readConfig(process.env)
  const { DATA_DIR } = config
  const path = firstClientPath(DATA_DIR)
  const credentials = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)
  return { url: localAddress(config), credentials, path }
}

/** Where people reach the service of these settings. */
export function addressOfService(config: Config): string {
  return config.PUBLIC_URL ?? localAddress(config)
}

function localAddress({ HOST, PORT }: Config): string {
  const everywhere = HOST === '0.0.0.0' || HOST === '::'
  const host = everywhere ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${host}:${PORT}`
}
