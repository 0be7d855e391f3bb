import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import type { FileEntryWithStats, SFTPWrapper, Stats } from 'ssh2'
import { connectSftp, SftpAwayError, type SftpSettings } from './connect-sftp.ts'

/** A file as it is now. */
export interface SftpFile {
  /** From the folder, with slashes. */
  readonly path: string
  /** Changes with the file: its size and time. */
  readonly sign: string
}

/** Somebody took the file away. */
export class SftpGoneError extends Error {}

/** The server says no to this one file or folder. */
class SftpDeniedError extends Error {}

const noMore = 1
const noSuchFile = 2
/** For each answer. A server that is alive and does not answer is taken for one that is away. */
const answerMs = 60_000
const deepest = 16

type Answer<Value> = (error: StatusError | null | undefined, value: Value) => void
type StatusError = Error & { readonly code?: number | string }

/** Tries the folder once, and nothing that lies in it. */
export async function openSftpFolder(settings: SftpSettings, folder: string): Promise<SftpFolder> {
  const opened = new SftpFolder(settings, folder)
  try {
    await opened.look()
    return opened
  } catch (error) {
    opened.close()
    throw error
  }
}

/**
 * A folder on a server that others write to. A connection that breaks is made again when it is next needed. Throws
 * SftpAwayError, SftpGoneError and SftpRefusedError.
 */
export class SftpFolder {
  readonly #settings: SftpSettings
  readonly #folder: string
  #open: ReturnType<typeof connectSftp> | undefined

  constructor(settings: SftpSettings, folder: string) {
    this.#settings = settings
    this.#folder = folder
  }

  /** Throws what listing it would. */
  async look(): Promise<void> {
    const sftp = await this.#connect()
    closeHandle(sftp, await this.#openList(sftp, ''))
  }

  /**
   * Every file in it that is not empty. Links, hidden files and the named folders at its top are passed by, and so are
   * folders below it that go meanwhile, or that the server does not let be listed: `onDenied` is told those.
   */
  async list(
    except: readonly string[],
    onDenied: (path: string, error: Error) => void = () => {},
  ): Promise<SftpFile[]> {
    const found: SftpFile[] = []
    const addBelow = async (below: string): Promise<void> => {
      for (const { filename, attrs } of await this.#listOne(below)) {
        const path = below ? `${below}/${filename}` : filename
        // A name is no path, whatever a server says.
        if (filename.startsWith('.') || /[/\0]/.test(filename) || except.includes(path)) continue
        if (attrs.isFile() && attrs.size > 0) found.push({ path, sign: `${attrs.size} ${attrs.mtime}` })
        if (!attrs.isDirectory() || path.split('/').length >= deepest) continue
        await addBelow(path).catch((error) => {
          if (error instanceof SftpDeniedError) onDenied(path, error)
          else if (!(error instanceof SftpGoneError)) throw error
        })
      }
    }
    await addBelow('')
    return found
  }

  async read(path: string): Promise<Readable> {
    if (!(await this.#find(path))?.isFile()) throw new SftpGoneError('The recording is no longer there.')
    return (await this.#connect()).createReadStream(this.#at(path))
  }

  /** The first of these names that no file has. */
  async findFree(named: (number: number) => string): Promise<string> {
    let number = 1
    while (await this.#find(named(number))) number++
    return named(number)
  }

  /** Moves a file to a name that is free: what some servers would do to a file of that name is replace it. */
  async move(path: string, to: string): Promise<void> {
    await this.makeFolder(posix.dirname(to))
    const [from, target] = [this.#at(path), this.#at(to)]
    await this.#ask<void>((sftp, answer) => sftp.rename(from, target, (error) => answer(error, undefined)))
  }

  async putText(path: string, text: string): Promise<void> {
    await this.makeFolder(posix.dirname(path))
    const target = this.#at(path)
    await this.#ask<void>((sftp, answer) => sftp.writeFile(target, text, (error) => answer(error, undefined)))
  }

  async makeFolder(path: string): Promise<void> {
    if (path === '.' || (await this.#find(path))?.isDirectory()) return
    await this.makeFolder(posix.dirname(path))
    const target = this.#at(path)
    await this.#ask<void>((sftp, answer) => sftp.mkdir(target, (error) => answer(error, undefined)))
  }

  close(): void {
    const closed = this.#open
    this.#open = undefined
    void closed?.then((connection) => connection.close()).catch(() => {})
  }

  /** By name. The server gives a part of it with every answer. */
  async #listOne(path: string): Promise<FileEntryWithStats[]> {
    // A handle means something on its own connection only.
    const sftp = await this.#connect()
    const handle = await this.#openList(sftp, path)
    const entries: FileEntryWithStats[] = []
    try {
      for (;;) {
        const some = await this.#answer<FileEntryWithStats[] | undefined>((answer) =>
          sftp.readdir(handle, (error: StatusError | undefined, list) =>
            error?.code === noMore ? answer(undefined, undefined) : answer(error, list),
          ),
        )
        if (!some) return entries.sort(byName)
        entries.push(...some)
      }
    } finally {
      closeHandle(sftp, handle)
    }
  }

  #openList(sftp: SFTPWrapper, path: string): Promise<Buffer> {
    return this.#answer((answer) => sftp.opendir(this.#at(path), answer))
  }

  #at(path: string): string {
    return posix.join(this.#folder, path)
  }

  async #find(path: string): Promise<Stats | undefined> {
    try {
      return await this.#ask<Stats>((sftp, answer) => sftp.lstat(this.#at(path), answer))
    } catch (error) {
      if (error instanceof SftpGoneError) return undefined
      throw error
    }
  }

  async #ask<Value>(act: (sftp: SFTPWrapper, answer: Answer<Value>) => void): Promise<Value> {
    const sftp = await this.#connect()
    return this.#answer((answer) => act(sftp, answer))
  }

  #answer<Value>(act: (answer: Answer<Value>) => void): Promise<Value> {
    const { host } = this.#settings
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.close()
        reject(new SftpAwayError(`${host} does not answer.`))
      }, answerMs)
      act((error, value) => {
        clearTimeout(late)
        if (error) reject(toSftpError(error, host))
        else resolve(value)
      })
    })
  }

  async #connect(): Promise<SFTPWrapper> {
    const forget = () => {
      if (this.#open === mine) this.#open = undefined
    }
    const mine: ReturnType<typeof connectSftp> = this.#open ?? connectSftp(this.#settings, () => forget())
    this.#open = mine
    try {
      return (await mine).sftp
    } catch (error) {
      forget()
      throw error
    }
  }
}

/** Nothing waits for it: what has been listed has been listed. */
function closeHandle(sftp: SFTPWrapper, handle: Buffer): void {
  sftp.close(handle, () => {})
}

function byName(one: FileEntryWithStats, other: FileEntryWithStats): number {
  return one.filename.localeCompare(other.filename)
}

function toSftpError(error: StatusError, host: string): Error {
  if (error.code === noSuchFile) return new SftpGoneError('The recording is no longer there.')
  // Its own words may hold anything.
  if (typeof error.code === 'number')
    return new SftpDeniedError(`${host} refuses it (SFTP code ${error.code}).`)
  return new SftpAwayError(`${host} cannot be reached right now.`)
}
