import { once } from 'node:events'
import type pg from 'pg'

/** The wire underneath a `pg` client, as far as copying needs it. */
interface Wire {
  readonly stream: NodeJS.ReadWriteStream & {
    readonly writableNeedDrain: boolean
    readonly destroyed: boolean
    destroy(): void
  }
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** What a `pg` client tells about a query that it was handed as an object. */
abstract class Copy implements pg.Submittable {
  readonly #text: string
  readonly done: Promise<number>
  protected settle!: { resolve: (rows: number) => void; reject: (error: Error) => void }
  #rows = 0
  protected failure: Error | undefined
  constructor(text: string) {
    this.#text = text
    this.done = new Promise((resolve, reject) => {
      this.settle = { resolve, reject }
    })
    this.done.catch(() => {})
  }
  submit(connection: unknown): void {
    ;(connection as Wire).query(this.#text)
  }
  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(/\d+$/.exec(text)?.[0] ?? 0)
  }
  handleReadyForQuery(): void {
    if (!this.failure) this.settle.resolve(this.#rows)
  }
  handleError(error: Error): void {
    this.failure = error
    this.settle.reject(error)
  }
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleEmptyQuery(): void {}
}

const partBytes = 1_048_576
/** The reader of the rows may be slower than the database: beyond this, the database waits. */
const mostWaitingBytes = 4 * partBytes

class CopyOut extends Copy {
  #waiting: Buffer[] = []
  #bytes = 0
  #ended = false
  #wire: Wire | undefined
  #wake = () => {}

  handleCopyData({ chunk }: { chunk: Buffer }, connection: unknown): void {
    this.#wire = connection as Wire
    // The chunk is a view into the connection's own buffer, which is used again.
    this.#waiting.push(Buffer.from(chunk))
    this.#bytes += chunk.length
    if (this.#bytes > mostWaitingBytes) this.#wire.stream.pause()
    if (this.#bytes >= partBytes) this.#wake()
  }
  override handleReadyForQuery(): void {
    super.handleReadyForQuery()
    this.#ended = true
    this.#wake()
  }
  override handleError(error: Error): void {
    super.handleError(error)
    this.#ended = true
    this.#wake()
  }
  /** In parts of about a mebibyte, more only where one row is longer. */
  async *parts(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        while (!this.#ended && this.#bytes < partBytes) {
          await new Promise<void>((resolve) => {
            this.#wake = resolve
          })
        }
        if (this.failure) throw this.failure
        if (this.#bytes === 0) return
        const part = Buffer.concat(this.#waiting)
        this.#waiting = []
        this.#bytes = 0
        this.#wire?.stream.resume()
        yield part
      }
    } finally {
      // Whoever wants no more cannot wait for the rest of a table, and while there is a rest the connection is of no use.
      if (!this.#ended) this.#wire?.stream.destroy()
    }
  }
}

/** The rows of a table as text, in parts; the number of rows when they are all told. */
export function copyOut(
  client: pg.Client,
  select: string,
): { parts: AsyncGenerator<Buffer>; rows: Promise<number> } {
  const copy = new CopyOut(`copy ${select} to stdout`)
  client.query(copy)
  return { parts: copy.parts(), rows: copy.done }
}

class CopyIn extends Copy {
  readonly ready: Promise<Wire>
  #begin!: (wire: Wire) => void
  #refuse!: (error: Error) => void
  constructor(text: string) {
    super(text)
    this.ready = new Promise((resolve, reject) => {
      this.#begin = resolve
      this.#refuse = reject
    })
    this.ready.catch(() => {})
  }
  handleCopyInResponse(connection: unknown): void {
    this.#begin(connection as Wire)
  }
  override handleError(error: Error): void {
    super.handleError(error)
    this.#refuse(error)
  }
  async write(chunk: Buffer): Promise<void> {
    const wire = await this.ready
    if (this.failure) throw this.failure
    wire.sendCopyFromChunk(chunk)
    // A connection that breaks never drains.
    if (wire.stream.writableNeedDrain) await Promise.race([once(wire.stream, 'drain'), this.done])
  }
  async end(): Promise<number> {
    const wire = await this.ready
    if (!this.failure) wire.endCopyFrom()
    return this.done
  }
  async abandon(): Promise<void> {
    const wire = await this.ready.catch(() => undefined)
    if (!this.failure) wire?.sendCopyFail('given up')
    await this.done.catch(() => {})
  }
}

export interface RowsGoingIn {
  write(chunk: Buffer): Promise<void>
  /** The number of rows that went in. */
  end(): Promise<number>
  /** Ends it so that the connection can be used for a rollback. */
  abandon(): Promise<void>
}

export function copyIn(client: pg.Client, target: string): RowsGoingIn {
  const copy = new CopyIn(`copy ${target} from stdin`)
  client.query(copy)
  return copy
}
