import { listQuestions } from '../../src/domain/scoring.ts'
import type { Case, Judge } from '../../src/judge/judge.ts'

export interface ScriptedJudge extends Judge {
  /** Every case it was shown. */
  readonly seen: readonly Case[]
  /** What is done in the middle of judging: waits, throws. */
  during: (signal: AbortSignal) => Promise<void>
}

/** Stands where a vendor's judge would: it determines nothing, and does what the script says meanwhile. */
export function createScriptedJudge(): ScriptedJudge {
  const seen: Case[] = []
  return {
    id: 'scripted/test',
    promptVersion: 'scripted-1',
    seen,
    during: async () => {},
    async judge(subject, signal) {
      seen.push(subject)
      await this.during(signal)
      const answers = listQuestions(subject.revision).map(({ key }) => ({
        key,
        value: null,
        notApplicable: false,
        confidence: 0,
        rationale: 'Nobody looked.',
        evidence: [],
      }))
      return { answers, metrics: {}, tokens: 7, cost: null }
    },
    async digest() {
      return { summary: 'A call.', insights: [], keywords: [], tokens: 3, cost: null }
    },
    async close() {},
  }
}
