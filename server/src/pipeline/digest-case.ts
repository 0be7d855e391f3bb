import type { AnalysisResult } from '../domain/result.ts'
import type { Digest, Judge, JudgedCase } from '../judge/judge.ts'

/** The words about a call. */
export type Words = Pick<Digest, 'summary' | 'insights' | 'keywords'>

/** Has the words about a call written: a summary only where the model wants one. What it took is added to what judging took. */
export async function digestCase(
  judge: Judge,
  subject: JudgedCase,
  result: AnalysisResult,
  signal: AbortSignal,
): Promise<{ readonly words: Words; readonly result: AnalysisResult }> {
  const startedAt = performance.now()
  const { summary, insights, observations, keywords, tokens, cost } = await judge.digest(subject, signal)
  const { engine } = result
  const seconds = (performance.now() - startedAt) / 1000
  return {
    words: { summary: subject.revision.summarizeCall ? summary : null, insights, keywords },
    result: {
      ...result,
      ...(observations ? { insight_parts: observations } : {}),
      engine: {
        ...engine,
        seconds: Math.round((engine.seconds + seconds) * 1000) / 1000,
        tokens: addKnown(engine.tokens, tokens),
        cost: roundCost(addKnown(engine.cost, cost)),
      },
    },
  }
}

function addKnown(one: number | null, other: number | null): number | null {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0)
}

/** Billionths are noise of the addition. */
function roundCost(cost: number | null): number | null {
  return cost === null ? null : Math.round(cost * 1_000_000) / 1_000_000
}
