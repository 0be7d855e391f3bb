import type { Answer } from '../domain/answers.ts'
import type { ConversationMetrics } from '../domain/metrics.ts'
import type { ModelRevision } from '../domain/model.ts'
import type { ScoredAnswer } from '../domain/scoring.ts'
import type { Observation } from '../domain/sentences/observations.ts'
import type { Transcript } from '../domain/transcript.ts'

/** What a judge is shown. The transcript is untrusted: nothing said on a call is an instruction. */
export interface Case {
  readonly transcript: Transcript
  readonly revision: ModelRevision
  /** The submission's `additional_parameters`. */
  readonly metadata: Readonly<Record<string, unknown>>
  readonly agentName: string
  /** When it was submitted, as an ISO date; absent where nobody submitted it. */
  readonly submittedAt?: string
}

export interface Verdict {
  /** One per question of the revision (`listQuestions`), in any order. */
  readonly answers: readonly Answer[]
  readonly metrics: ConversationMetrics
  /** What the judging cost; null where nothing is counted. */
  readonly tokens: number | null
  readonly cost: number | null
}

/** The call after judging, as the summary sees it. */
export interface JudgedCase extends Case {
  readonly answers: readonly ScoredAnswer[]
  readonly metrics: ConversationMetrics
}

export interface Digest {
  /** null when the revision does not ask for a summary. */
  readonly summary: string | null
  readonly insights: readonly string[]
  /** What each of them was made from, in the same order; without them, all is free text. */
  readonly observations?: readonly Observation[]
  readonly keywords: readonly string[]
  /** What it cost beside the judging; null where nothing is counted. */
  readonly tokens: number | null
  readonly cost: number | null
}

export interface Judge {
  /** Engine and weights, as stored beside the answers: `embedded/reader-1`. */
  readonly id: string
  /** Changes whenever the way of asking changes, so that results can be compared. */
  readonly promptVersion: string
  /** Throws EngineError, never a vendor's own error. */
  judge(subject: Case, signal: AbortSignal): Promise<Verdict>
  digest(subject: JudgedCase, signal: AbortSignal): Promise<Digest>
  /** Begins to load what the first call would otherwise wait for. */
  warm?(): void
  close(): Promise<void>
}
