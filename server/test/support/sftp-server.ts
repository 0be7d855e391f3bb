import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ssh2, { type Connection, type ParsedKey, type SFTPWrapper } from 'ssh2'
import { fingerprintOf } from '../../src/store/recordings/sftp/connect-sftp.ts'

export interface SftpServer {
  readonly port: number
  readonly fingerprint: string
  /** What is served, on this machine. */
  readonly folder: string
  /** A private key that lets `callmark` in. */
  readonly privateKey: string
  /**
   * Is asked before every operation, and before the file channel is opened ('sftp'); what it throws or waits for, the
   * operation does. EACCES is told as such.
   */
  before: (operation: string, path: string) => unknown
  /** Breaks off every connection. */
  hangUp(): void
  close(): Promise<void>
}

export const sftpUser = 'callmark'
export const sftpPassword = 'a long password'
const { Server, utils } = ssh2
const { STATUS_CODE, OPEN_MODE } = utils.sftp

/** A real SSH server on this machine, with the operations of SFTP that a watcher uses, on a real folder. */
export async function startSftpServer(port = 0): Promise<SftpServer> {
  const folder = await mkdtemp(join(tmpdir(), 'callmark-sftp-'))
  const [host, own] = [makeKey(), makeKey()]
  const allowed = readKey(own)
  const connections = new Set<Connection>()
  const server = new Server({ hostKeys: [host] }, (client) => {
    connections.add(client)
    client.on('error', () => {})
    client.on('close', () => connections.delete(client))
    client.on('authentication', (context) => {
      if (context.username !== sftpUser) return context.reject()
      if (context.method === 'password' && context.password === sftpPassword) return context.accept()
      if (context.method !== 'publickey' || !context.key.data.equals(allowed.getPublicSSH()))
        return context.reject()
      if (!context.signature) return context.accept()
      if (allowed.verify(context.blob!, context.signature, context.hashAlgo) === true) return context.accept()
      return context.reject()
    })
    client.on('session', (accept) =>
      accept().on('sftp', async (begin) => {
        await made.before('sftp', '')
        serve(begin(), folder, (...said) => made.before(...said))
      }),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const made: SftpServer = {
    port: (server.address() as AddressInfo).port,
    fingerprint: fingerprintOf(readKey(host).getPublicSSH()),
    folder,
    privateKey: own,
    before: () => {},
    hangUp() {
      for (const client of connections) client.end()
    },
    async close() {
      made.hangUp()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await rm(folder, { recursive: true, force: true })
    },
  }
  return made
}

/** Not by ssh2, which now and then makes one that it cannot read. */
function makeKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  return privateKey.export({ type: 'sec1', format: 'pem' }).toString()
}

function readKey(key: string): ParsedKey {
  const read = utils.parseKey(key)
  if (read instanceof Error) throw read
  return read
}

const statusOf: Readonly<Record<string, number>> = {
  ENOENT: STATUS_CODE.NO_SUCH_FILE,
  EACCES: STATUS_CODE.PERMISSION_DENIED,
}

type Open = { readonly file: FileHandle } | { readonly names: string[]; readonly path: string }

function serve(sftp: SFTPWrapper, folder: string, before: SftpServer['before']): void {
  const handles = new Map<number, Open>()
  let last = 0
  const at = (path: string) => join(folder, join('/', path))
  const answer = (id: number, operation: string, path: string, act: () => Promise<unknown>) =>
    void (async () => before(operation, path))()
      .then(act)
      .catch(({ code = '' }: NodeJS.ErrnoException) => sftp.status(id, statusOf[code] ?? STATUS_CODE.FAILURE))
  const keep = (id: number, opened: Open) => {
    const handle = Buffer.alloc(4)
    handle.writeUInt32BE(++last)
    handles.set(last, opened)
    sftp.handle(id, handle)
  }
  sftp.on('close', () => {
    for (const opened of handles.values()) if ('file' in opened) void opened.file.close().catch(() => {})
    handles.clear()
  })
  const find = (handle: Buffer) => handles.get(handle.readUInt32BE(0))
  const tell = async (id: number, path: string) => sftp.attrs(id, attributesOf(await lstat(at(path))))
  sftp.on('OPEN', (id, path, flags) =>
    answer(id, 'open', path, async () => {
      const isWriting = (flags & OPEN_MODE.WRITE) !== 0
      keep(id, { file: await open(at(path), isWriting ? 'w' : constants.O_RDONLY) })
    }),
  )
  sftp.on('READ', (id, handle, offset, length) =>
    answer(id, 'read', '', async () => {
      const { buffer, bytesRead } = await (find(handle) as { file: FileHandle }).file.read(
        Buffer.alloc(length),
        0,
        length,
        offset,
      )
      if (bytesRead === 0) sftp.status(id, STATUS_CODE.EOF)
      else sftp.data(id, buffer.subarray(0, bytesRead))
    }),
  )
  sftp.on('WRITE', (id, handle, offset, data) =>
    answer(id, 'write', '', async () => {
      await (find(handle) as { file: FileHandle }).file.write(data, 0, data.length, offset)
      sftp.status(id, STATUS_CODE.OK)
    }),
  )
  sftp.on('CLOSE', (id, handle) =>
    answer(id, 'close', '', async () => {
      const opened = find(handle)
      handles.delete(handle.readUInt32BE(0))
      if (opened && 'file' in opened) await opened.file.close()
      sftp.status(id, STATUS_CODE.OK)
    }),
  )
  sftp.on('OPENDIR', (id, path) =>
    answer(id, 'opendir', path, async () => keep(id, { names: await readdir(at(path)), path })),
  )
  sftp.on('READDIR', (id, handle) =>
    answer(id, 'readdir', '', async () => {
      const { names, path } = find(handle) as { names: string[]; path: string }
      const some = names.splice(0, 50)
      if (some.length === 0) return sftp.status(id, STATUS_CODE.EOF)
      const entries = some.map(async (filename) => {
        const attrs = attributesOf(await lstat(join(at(path), filename)))
        return { filename, longname: filename, attrs }
      })
      sftp.name(id, await Promise.all(entries))
    }),
  )
  sftp.on('LSTAT', (id, path) => answer(id, 'stat', path, () => tell(id, path)))
  sftp.on('STAT', (id, path) => answer(id, 'stat', path, () => tell(id, path)))
  sftp.on('FSTAT', (id, handle) =>
    answer(id, 'stat', '', async () =>
      sftp.attrs(id, attributesOf(await (find(handle) as { file: FileHandle }).file.stat())),
    ),
  )
  sftp.on('MKDIR', (id, path) =>
    answer(id, 'mkdir', path, async () => {
      await mkdir(at(path))
      sftp.status(id, STATUS_CODE.OK)
    }),
  )
  sftp.on('RENAME', (id, from, to) =>
    answer(id, 'rename', from, async () => {
      await rename(at(from), at(to))
      sftp.status(id, STATUS_CODE.OK)
    }),
  )
}

function attributesOf({ mode, uid, gid, size, atimeMs, mtimeMs }: Stats) {
  return { mode, uid, gid, size, atime: Math.floor(atimeMs / 1000), mtime: Math.floor(mtimeMs / 1000) }
}
