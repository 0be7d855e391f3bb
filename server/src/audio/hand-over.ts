import { constants } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { EngineError } from '../domain/errors.ts'
import { firstFileNumber } from '../process/child-channel.ts'
import type { HandedFiles } from '../process/start-child.ts'

const { O_RDONLY, O_RDWR, O_CREAT, O_EXCL, O_NOFOLLOW } = constants

/** Files that are open here to be handed to a decoder, which then needs no path to anything. */
export class HandOver {
  readonly #open: FileHandle[] = []
  readonly #numbered: number[] = []
  #output: number | undefined

  get files(): HandedFiles {
    return { numbered: this.#numbered, ...(this.#output === undefined ? {} : { output: this.#output }) }
  }

  /** The number under which the decoder finds it. Never follows a link: who puts one there means another file. */
  async read(path: string): Promise<number> {
    const file = await this.#keep(open(path, O_RDONLY | O_NOFOLLOW))
    if (!(await file.stat()).isFile()) throw notThere()
    return this.#number(file)
  }

  /** As `read`, but a new file to write to; one of that name goes first. */
  async write(path: string): Promise<number> {
    return this.#number(await this.#create(path))
  }

  /** As `write`, to be the decoder's standard output. */
  async writeOutput(path: string): Promise<void> {
    this.#output = (await this.#create(path)).fd
  }

  async close(): Promise<void> {
    await Promise.all(this.#open.splice(0).map((file) => file.close()))
  }

  async #create(path: string): Promise<FileHandle> {
    await rm(path, { force: true })
    return this.#keep(open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600))
  }

  async #keep(opening: Promise<FileHandle>): Promise<FileHandle> {
    const file = await opening.catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOSPC')
        throw new EngineError('The disk is full.', { retryable: true, retryAfterMs: 60_000 })
      throw notThere(error)
    })
    this.#open.push(file)
    return file
  }

  #number(file: FileHandle): number {
    return firstFileNumber + this.#numbered.push(file.fd) - 1
  }
}

function notThere(cause?: unknown): EngineError {
  return new EngineError('A file of the recording could not be opened.', { retryable: true, cause })
}
