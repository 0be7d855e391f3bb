import type { AnalysisResult } from '../../domain/result.ts'

/** Where in the recording to begin: what the answer stands on that failed a critical criterion, or else lost most points. */
export function momentToListen({ answers, failed_critical = [] }: AnalysisResult): number | null {
  const lost = answers
    .map((answer) => {
      const { score, expected_score } = answer.reviewed ?? answer
      return { answer, critical: failed_critical.includes(answer.key), points: expected_score - score }
    })
    .filter(({ answer, critical, points }) => answer.evidence.length > 0 && (critical || points > 0))
    .sort((a, b) => Number(b.critical) - Number(a.critical) || b.points - a.points)
  return lost[0]?.answer.evidence[0]?.start ?? null
}
