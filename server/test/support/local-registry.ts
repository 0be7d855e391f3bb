import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export interface LocalRegistry {
  /** For npm, in place of the user's own: this registry and a cache that holds nothing yet. */
  environment(cacheFolder: string): NodeJS.ProcessEnv
  /** What the registry sends as the package's tarball from now on; undefined: it has no such package. */
  serve(tarball: Buffer | undefined, options?: { announced?: Buffer }): void
  close(): Promise<void>
}

/** An npm registry on loopback with one package, `made-up-engine@1.0.0`. */
export async function startLocalRegistry(): Promise<LocalRegistry> {
  let tarball: Buffer | undefined
  let integrity = ''
  const server = createServer((request, response) => {
    if (!tarball) return response.writeHead(404).end('{}')
    if (request.url?.endsWith('.tgz')) return response.end(tarball)
    const dist = { tarball: `${address()}/made-up-engine/-/made-up-engine-1.0.0.tgz`, integrity }
    const version = { name: 'made-up-engine', version: '1.0.0', dist }
    response.setHeader('content-type', 'application/json')
    return response.end(
      JSON.stringify({
        name: 'made-up-engine',
        'dist-tags': { latest: '1.0.0' },
        versions: { '1.0.0': version },
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = () => `http://127.0.0.1:${port}`
  return {
    environment: (cacheFolder) => ({
      ...process.env,
      npm_config_registry: address(),
      npm_config_cache: cacheFolder,
      npm_config_fetch_retry_mintimeout: '10',
      npm_config_update_notifier: 'false',
    }),
    serve(sent, { announced = sent } = {}) {
      tarball = sent
      integrity = announced ? `sha512-${createHash('sha512').update(announced).digest('base64')}` : ''
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A package as npm packs it. */
export function packTarball(files: Readonly<Record<string, string>>): Buffer {
  const blocks = Object.entries(files).flatMap(([path, content]) => {
    const bytes = Buffer.from(content)
    const header = Buffer.alloc(512)
    header.write(`package/${path}`, 0)
    header.write('0000644\0', 100)
    header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124)
    header.write('ustar\u000000', 257)
    header.write('0', 156)
    header.write(' '.repeat(8), 148)
    const sum = header.reduce((total, byte) => total + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]))
}
