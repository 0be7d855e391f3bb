import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineFetchError } from './engine-fetch-error.ts'

/**
 * Downloads a package's tarball with the user's own npm: it knows their registry, proxy, certificates and tokens,
 * and checks what it gets against what the registry has announced. Returns the path of the tarball.
 */
export async function packFromRegistry(
  specifier: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const { code, errors } = await runNpm(
    ['pack', specifier, '--pack-destination', folder, '--ignore-scripts', '--fetch-retries=1'],
    environment,
  )
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'))
  if (code === 0 && tarball) return join(folder, tarball)
  throw new EngineFetchError(explain(specifier, /npm (?:ERR!|error) code (\w+)/.exec(errors)?.[1]))
}

async function runNpm(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ code: number | null; errors: string }> {
  const own = environment.npm_execpath
  // `npx callmark` says where its npm is; otherwise the one on the path.
  const byPath = own?.endsWith('npm-cli.js') ? own : undefined
  const child = spawn(byPath ? process.execPath : 'npm', [...(byPath ? [byPath] : []), ...args], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: !byPath && process.platform === 'win32',
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text
  })
  return new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(new EngineFetchError('npm is not to be found. Install it, or run this command with npx.')),
    )
    child.once('close', (code) => resolve({ code, errors }))
  })
}

const unreachable =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|ENOTCACHED)$/

function explain(specifier: string, code: string | undefined): string {
  if (code === 'ENOSPC') return 'The disk is full, or the one with npm’s cache. Make room and run this again.'
  if (code === 'E404' || code === 'ETARGET') {
    return `The npm registry in use does not have ${specifier}. "npm config get registry" says which it is; use one that mirrors public packages.`
  }
  if (code === 'EINTEGRITY' || code?.startsWith('Z_') || code === 'TAR_BAD_ARCHIVE') {
    return `${specifier} arrived damaged; nothing was kept. Run this again.`
  }
  if (code && unreachable.test(code)) {
    return `The npm registry cannot be reached (${code}); nothing was kept. Run this again when the machine is online, or run it on another machine and copy the engine’s folder in DATA_DIR/engines from there.`
  }
  return `npm could not fetch ${specifier}${code ? ` (${code})` : ''}; nothing was kept. Run "npm pack ${specifier}" to see why.`
}
