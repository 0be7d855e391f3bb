import { percentage, scoreAnswers } from '../../domain/scoring.ts'
import { checkEvidence } from '../../judge/check-evidence.ts'
import { updateCall } from '../../store/call-progress.ts'
import { findRecording } from '../../store/calls.ts'
import { getTranscript } from '../../store/transcriptions.ts'
import { describeDamage } from '../describe-damage.ts'
import type { Stage } from '../stage.ts'
import { storeAnswer } from '../stored-answers.ts'

/** Has the call judged, proves the evidence, and does the sums. */
export const analyze: Stage = {
  name: 'analyze',
  waiting: 'AUDIO_TRANSCRIBED',
  working: 'TRANSCRIPTION_ANALYZE_IN_PROGRESS',
  done: 'TRANSCRIPTION_ANALYZED',
  failed: 'ERROR',
  async run(call, house, signal) {
    const transcript = await getTranscript(house.database, call.id)
    const recording = await findRecording(house.database, call.id)
    const { revision, metadata, agentName } = call
    const startedAt = performance.now()
    const verdict = await house.judge.judge({ transcript, revision, metadata, agentName }, signal)
    const seconds = Math.round(performance.now() - startedAt) / 1000
    const answers = checkEvidence(verdict.answers, transcript.turns)
    const score = scoreAnswers(revision, answers)
    const analysisResult = {
      variables: Object.fromEntries(
        revision.variables.map(({ key }) => [
          key,
          answers.find((answer) => answer.key === key)?.value ?? null,
        ]),
      ),
      categories: Object.fromEntries(score.categories.map(({ category, score }) => [category.slug, score])),
      answers: score.answers.map(storeAnswer),
      ...(score.failedCritical.length > 0 ? { failed_critical: score.failedCritical } : {}),
      metrics: verdict.metrics,
      ...(recording?.truncated
        ? { recording: { truncated: true, note: describeDamage(recording.duration_seconds) } }
        : {}),
      engine: {
        speech: transcript.speechEngine,
        judge: house.judge.id,
        language: transcript.language,
        model_revision: revision.number,
        prompt_version: house.judge.promptVersion,
        seconds,
        tokens: verdict.tokens,
        cost: verdict.cost,
        ...(recording?.redaction_found ? { redacted: recording.redaction_found } : {}),
      },
    }
    const breakdown = score.categories.map(({ category, score, expectedScore, questions }) => ({
      id: category.uuid,
      name: category.name,
      total_score: score,
      expected_total_score: expectedScore,
      score_percentage: percentage(score, expectedScore),
      expected_score_percentage: expectedScore > 0 ? 100 : 0,
      variables: questions.map(({ question, score, expectedScore }) => ({
        id: question.uuid,
        key: question.key,
        readable_name: question.readableName,
        description: question.description,
        score,
        expected_score: expectedScore,
      })),
    }))
    return (tx) =>
      updateCall(tx, call.id, {
        analysis_result: JSON.stringify(analysisResult),
        ...(revision.scoring
          ? {
              xscore_result: JSON.stringify(breakdown),
              total_score: score.totalScore,
              expected_score: score.expectedScore,
              score_percentage: score.scorePercentage,
            }
          : {}),
      })
  },
}
