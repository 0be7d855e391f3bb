import { constants } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { EngineError } from '../domain/errors.ts'
import { firstFileNumber } from '../process/child-channel.ts'
import type { HandedFiles } from '../process/start-child.ts'
import { openRecording } from '../store/recordings/open-recording.ts'
import type { Fingerprint } from '../store/recordings/recordings.ts'

const { O_RDWR, O_CREAT, O_EXCL, O_NOFOLLOW } = constants

/** Files that are open here to be handed to a decoder, which then needs no path to anything. */
export class HandOver {
  readonly #open: FileHandle[] = []
  readonly #numbered: number[] = []
  #output: number | undefined

  get files(): HandedFiles {
    return { numbered: this.#numbered, ...(this.#output === undefined ? {} : { output: this.#output }) }
  }

  /** The number under which the decoder finds it. With `original`, throws AlteredRecordingError when it is not that. */
  async read(path: string, original?: Fingerprint): Promise<number> {
    return this.#number(await this.#keep(openRecording(path, original)))
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

  async #keep(opening: Promise<FileHandle | undefined>): Promise<FileHandle> {
    const file = await opening.catch((error: unknown) => {
      if (error instanceof EngineError) throw error
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
        throw new EngineError('The disk is full.', { retryable: true, retryAfterMs: 60_000 })
      throw notThere(error)
    })
    if (!file) throw notThere()
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
