import type { AudioDecoder } from '../audio/audio-decoder.ts'
import type { CallStatus, StageName } from '../domain/call.ts'
import type { RedactKind } from '../domain/redaction.ts'
import type { Judge } from '../judge/judge.ts'
import type { SpeechToText } from '../speech/speech-to-text.ts'
import type { CallValues, ClaimedCall } from '../store/calls/call-progress.ts'
import type { Database, Transaction } from '../store/database.ts'
import type { StageQueue } from '../store/queue/stage-queue.ts'
import type { Recordings } from '../store/recordings/recordings.ts'

/** What the stages work with. */
export interface House {
  readonly database: Database
  readonly queue: StageQueue
  readonly recordings: Recordings
  readonly decoder: AudioDecoder
  readonly speech: SpeechToText
  readonly judge: Judge
  /** How many calls' decoded sound may wait here to be transcribed; unset: any number. */
  readonly decodedAtMost?: number
  /** Personal data that is taken out of every call. */
  readonly redact: readonly RedactKind[]
}

export interface Stage {
  readonly name: StageName
  /** What a call's status is when it is ready for this stage. */
  readonly waiting: CallStatus
  readonly working: CallStatus
  readonly done: CallStatus
  /** The call's end when this stage fails for good. */
  readonly failed: 'ERROR' | 'TRANSCRIPTION_FAILED'
  /** The slow part, outside any transaction. May run twice for one call; what it returns takes effect once. */
  run(call: ClaimedCall, house: House, signal: AbortSignal): Promise<StageResult>
  /** No later stage listens: the decoded sound can go. */
  readonly lastToListen?: boolean
}

/** Written in the same transaction that moves the call on and queues the next stage. */
export interface StageResult {
  /** What becomes of the call's own row, in the very statement that moves it. */
  readonly values?: CallValues
  /** What else is written. */
  save?(tx: Transaction): Promise<void>
}
