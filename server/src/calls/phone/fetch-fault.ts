/** Why a recording could not be fetched; its message is for whoever set up the phone system. */
export class FetchFault extends Error {
  /** False: trying again changes nothing. */
  readonly retryable: boolean

  constructor(message: string, { retryable }: { retryable: boolean }) {
    super(message)
    this.retryable = retryable
  }
}

export interface FetchedRecording {
  readonly content: AsyncIterable<Buffer>
  /** As announced; undefined: not announced. */
  readonly bytes: number | undefined
  readonly fileName: string
  /** What the recording itself says of the call. */
  readonly facts: Readonly<Record<string, string>>
  close(): void
}
