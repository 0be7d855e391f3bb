export type Bytes = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>

/** A recording that can be opened as often as it has to be sent. `openRecording` of `@callmark/client/node` makes one of a file. */
export interface Recording {
  readonly name?: string | undefined
  /** In bytes. Known, it lets the service refuse what is too large before it has been sent. */
  readonly size?: number | undefined
  open(): Bytes | Promise<Bytes>
}
