import type { Readable } from 'node:stream'
import { EngineError } from '../../domain/errors.ts'

/** Bytes that have arrived but belong to no call yet. */
export interface IncomingRecording {
  /** On this machine, for a look inside before anything is kept. */
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  /** The first bytes, enough to tell the container. */
  readonly head: Uint8Array
  /** Makes the bytes durable under the call's id. Until `confirm`, they are those of a call that may never come to be. */
  keep(callId: string): Promise<void>
  discard(): Promise<void>
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** What tells a recording from every other. */
export interface Fingerprint {
  readonly bytes: number
  readonly sha256: string
}

/** Of these call ids, those whose files are still wanted, and those whose must go. */
export interface NeededFiles {
  recordings(callIds: readonly string[]): Promise<ReadonlySet<string>>
  decoded(callIds: readonly string[]): Promise<ReadonlySet<string>>
  erased(callIds: readonly string[]): Promise<ReadonlySet<string>>
  /** The fingerprint of each call's copy with bleeps. */
  redacted(callIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export interface Recordings {
  receive(source: Readable, headBytes: number): Promise<IncomingRecording>
  /** The call whose bytes were kept is there: they stay. What is never confirmed and belongs to no call goes after an hour. */
  confirm(callId: string): Promise<void>
  /** Whether the uploaded bytes are still kept; with `original`, whether they are still those. */
  has(callId: string, original?: Fingerprint): Promise<boolean>
  /** Undefined: the sound is no longer kept. Throws AlteredRecordingError when what is kept is not `original`. */
  read(callId: string, range?: ByteRange, original?: Fingerprint): Promise<Readable | undefined>
  /** Makes a copy with bleeps durable beside the original. Copies are told apart by what they hold, so none replaces another. */
  keepRedacted(callId: string, path: string, sha256: string): Promise<void>
  /** Undefined: there is no such copy. With its size, as `read`. */
  readRedacted(
    callId: string,
    sha256: string,
    range?: ByteRange,
    bytes?: number,
  ): Promise<Readable | undefined>
  /** A local file with the uploaded bytes, whole. Undefined: the sound is no longer kept. */
  findLocalFile(callId: string, signal?: AbortSignal): Promise<string | undefined>
  /** The local file has been decoded; where it was only fetched for that, it goes. */
  release(callId: string): Promise<void>
  /** Where decoding puts its channel files: `${prefix}-0.pcm` and so on. */
  decodedPrefix(callId: string): string
  /** How many calls have decoded sound on this machine. */
  countDecoded(): Promise<number>
  removeDecoded(callId: string): Promise<void>
  /** The original and every copy. */
  remove(callId: string): Promise<void>
  /** Clears away what killed processes left: half-received files, files of no call, copies and decoded sound nobody needs. */
  sweep(needed: NeededFiles, signal?: AbortSignal): Promise<void>
  /** The part of it that concerns this machine alone: what was half received, and decoded sound that nobody needs. */
  sweepLocal(needed: NeededFiles): Promise<void>
}

/** The storage does not answer as it should. It will again: nothing may be given up because of it for a good while. */
export class StorageAwayError extends EngineError {
  /** What the storage called it; for the operator's log. */
  readonly code: string
  constructor(code: string, message = 'The storage of recordings cannot be reached right now. Try again.') {
    super(message, { retryable: true, retryAfterMs: 60_000 })
    this.name = 'StorageAwayError'
    this.code = code
  }
}

/** What is kept is not what was sent: somebody, or a failing disk, has changed it, or put a link in its place. */
export class AlteredRecordingError extends EngineError {
  constructor() {
    super(
      'The recording in storage is no longer the one that was sent: it was altered or damaged there. Send the call again to restore it, then run it again.',
      { retryable: false },
    )
    this.name = 'AlteredRecordingError'
  }
}
