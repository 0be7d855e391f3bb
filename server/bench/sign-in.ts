import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A token of the service's first client. */
export async function signIn(address: string, dataDir: string): Promise<string> {
  const body = await readFile(join(dataDir, 'first-client.json'))
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${address}/v1/auth`, { method: 'POST', headers, body })
  return ((await response.json()) as { access_token: string }).access_token
}
