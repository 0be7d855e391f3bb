import { join } from 'node:path'

/** Where the credentials of the first client are kept. */
export function firstClientPath(dataDir: string): string {
  return join(dataDir, 'first-client.json')
}
