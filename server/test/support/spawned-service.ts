import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CallmarkClient, createClient } from '@callmark/client'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly output: string
}

/** Runs a `callmark` command as its own process, on the embedded database in `dataDir`. */
export function spawnCallmark(dataDir: string, args: readonly string[], env: Record<string, string> = {}) {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, ['--max-semi-space-size=6', main, ...args], {
    // What else runs on the machine of whoever tests is none of a test's business.
    env: { ...inherited, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', JUDGE_SUGGEST: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, output })))
  return { child, ended, output: () => output }
}

export interface SpawnedService {
  readonly child: ChildProcess
  readonly address: string
  readonly client: CallmarkClient
  readonly ended: Promise<Ended>
}

/** `callmark serve` as an operator runs it. */
export async function spawnService(
  dataDir: string,
  env: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<SpawnedService> {
  const { child, ended, output } = spawnCallmark(dataDir, ['serve', ...options], env)
  let over = false
  void ended.then(() => {
    over = true
  })
  let address: string | undefined
  while (!address) {
    if (over) throw new Error(`The service did not start: ${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    address = /listens on (http:\S+)/.exec(output())?.[1]
  }
  const { client_id, client_secret } = JSON.parse(await readFile(join(dataDir, 'first-client.json'), 'utf8'))
  const client = createClient({ baseUrl: address, clientId: client_id, clientSecret: client_secret })
  return { child, address, client, ended }
}

/** The embedded server's process id; undefined when none is running. */
export async function findPostmaster(dataDir: string): Promise<number | undefined> {
  const path = join(dataDir, 'postgres', 'postmaster.pid')
  if (!existsSync(path)) return undefined
  const pid = Number((await readFile(path, 'utf8')).split('\n')[0])
  try {
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}
