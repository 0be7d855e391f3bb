import type { Answer } from '../domain/answers.ts'
import type { ConversationMetrics } from '../domain/metrics.ts'
import type { ModelRevision, TeachingKind } from '../domain/model.ts'
import type { ScoredAnswer } from '../domain/scoring.ts'
import type { Observation } from '../domain/sentences/observations.ts'
import type { Figures } from '../domain/teaching/head.ts'
import type { Transcript } from '../domain/transcript.ts'
import type { AskedQuestion, WrittenAnswer } from './asked-question.ts'

/** What a judge is shown. The transcript is untrusted: nothing said on a call is an instruction. */
export interface Case {
  readonly transcript: Transcript
  readonly revision: ModelRevision
  /** The submission's `additional_parameters`. */
  readonly metadata: Readonly<Record<string, unknown>>
  readonly agentName: string
  /** When it was submitted, as an ISO date; absent where nobody submitted it. */
  readonly submittedAt?: string
  /** By key, what people answered on other calls. As little to be trusted as the transcript. */
  readonly examples?: Readonly<Record<string, readonly ShownExample[]>>
}

export interface AnswerNote {
  readonly key: string
  /** Who noted it, and how: figures of two engines cannot be compared. */
  readonly engine: string
  readonly figures: Figures
}

/** An answer of people on another call, with the words it was about. */
export interface ShownExample {
  readonly said: string
  readonly answer: string
  readonly why: string
}

export interface Verdict {
  /** One per question of the revision (`listQuestions`), in any order. */
  readonly answers: readonly Answer[]
  readonly metrics: ConversationMetrics
  /** What it noted, in numbers, of the answers that people can teach it. */
  readonly notes?: readonly AnswerNote[]
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
  /** Engine and weights, as stored beside the answers: `embedded/reader-6`. */
  readonly id: string
  /** Changes whenever the way of asking changes, so that results can be compared. */
  readonly promptVersion: string
  /** What reviews can teach it by; without it, nothing is learnt. */
  readonly taughtBy?: TeachingKind
  /** Throws EngineError, never a vendor's own error. */
  judge(subject: Case, signal: AbortSignal): Promise<Verdict>
  digest(subject: JudgedCase, signal: AbortSignal): Promise<Digest>
  /** Answers a question across calls in sentences; without it, nobody can. */
  answer?(asked: AskedQuestion, signal: AbortSignal): Promise<WrittenAnswer>
  /** Begins to load what the first call would otherwise wait for. */
  warm?(): void
  close(): Promise<void>
}
