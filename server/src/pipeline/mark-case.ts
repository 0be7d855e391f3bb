import { resultVersion } from '@callmark/client/read-analysis'
import { isDraft } from '../domain/model.ts'
import type { AnalysisResult, CategoryResult } from '../domain/result.ts'
import { breakDown } from '../domain/results/break-down.ts'
import { storeAnswer } from '../domain/results/stored-answers.ts'
import { scoreAnswers } from '../domain/scoring.ts'
import type { Transcript } from '../domain/transcript.ts'
import { checkEvidence } from '../judge/evidence/check-evidence.ts'
import type { AnswerNote, Case, Judge, JudgedCase } from '../judge/judge.ts'
import type { RecordingRecord } from '../store/calls/calls.ts'
import { describeDamage } from './describe-damage.ts'

/** A case with who wrote its transcript down; null: nobody we know. */
export interface HeardCase extends Case {
  readonly transcript: Transcript & { readonly speechEngine: string | null }
}

/** What a reader must know of the recording behind a transcript. */
export type HeardRecording = Pick<RecordingRecord, 'truncated' | 'duration_seconds' | 'redaction_found'>

/** The result of a call as its record shows it; without points where the model does not score. */
export interface Marks {
  readonly analysis_result: AnalysisResult
  readonly xscore_result: readonly CategoryResult[] | null
  readonly total_score: number | null
  readonly expected_score: number | null
  readonly score_percentage: number | null
}

/** Has a case judged, proves the evidence, and does the sums: for a call's record and for a try alike. */
export async function markCase(
  judge: Judge,
  subject: HeardCase,
  recording: HeardRecording | undefined,
  signal: AbortSignal,
): Promise<{ readonly marks: Marks; readonly judged: JudgedCase; readonly notes: readonly AnswerNote[] }> {
  const { transcript, revision } = subject
  const startedAt = performance.now()
  const verdict = await judge.judge(subject, signal)
  const seconds = Math.round(performance.now() - startedAt) / 1000
  const answers = checkEvidence(verdict.answers, transcript.turns)
  const score = scoreAnswers(revision, answers)
  const analysisResult: AnalysisResult = {
    version: resultVersion,
    variables: Object.fromEntries(
      revision.variables.map(({ key }) => [key, answers.find((answer) => answer.key === key)?.value ?? null]),
    ),
    categories: Object.fromEntries(
      score.categories.map(({ category, score, expectedScore }) => [
        category.slug,
        expectedScore > 0 ? score : null,
      ]),
    ),
    answers: score.answers.map(storeAnswer),
    points_open: score.pointsOpen,
    undetermined: score.undetermined,
    review_needed: score.undetermined.length > 0,
    ...(score.failedCritical.length > 0 ? { failed_critical: score.failedCritical } : {}),
    metrics: verdict.metrics,
    ...(recording?.truncated
      ? { recording: { truncated: true, note: describeDamage(recording.duration_seconds) } }
      : {}),
    engine: {
      speech: transcript.speechEngine,
      judge: judge.id,
      language: transcript.language,
      model_revision: isDraft(revision) ? null : revision.number,
      prompt_version: judge.promptVersion,
      seconds,
      tokens: verdict.tokens,
      cost: verdict.cost,
      ...(recording?.redaction_found ? { redacted: recording.redaction_found } : {}),
    },
  }
  return {
    marks: {
      analysis_result: analysisResult,
      xscore_result: revision.scoring ? breakDown(score) : null,
      total_score: revision.scoring ? score.totalScore : null,
      expected_score: revision.scoring ? score.expectedScore : null,
      score_percentage: revision.scoring ? score.scorePercentage : null,
    },
    judged: { ...subject, answers: score.answers, metrics: verdict.metrics },
    notes: verdict.notes ?? [],
  }
}
