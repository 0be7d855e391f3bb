import { setImmediate } from 'node:timers/promises'
import { splitUtterances } from '../../domain/language/utterances.ts'
import { listQuestions } from '../../domain/scoring.ts'
import { type Observation, tellInsights, writeObservation } from '../../domain/sentences/observations.ts'
import { explain } from '../../domain/sentences/reasons.ts'
import type { Transcript } from '../../domain/transcript.ts'
import type { Judge } from '../judge.ts'
import { measureConversation } from '../talk/conversation-metrics.ts'

/** Marks nothing, at once, and says so in every answer. */
export function createDryRunJudge(): Judge {
  return {
    id: 'dry-run/none',
    promptVersion: 'none-1',
    async judge({ transcript, revision }, signal) {
      await letOthersSpeak(signal)
      const why = explain({ code: isSilent(transcript) ? 'no_speech' : 'dry_run' })
      return {
        answers: listQuestions(revision).map(({ key }) => ({
          key,
          value: null,
          notApplicable: true,
          confidence: 0,
          ...why,
          evidence: [],
        })),
        metrics: measureConversation(transcript),
        tokens: null,
        cost: null,
      }
    },
    async digest({ transcript, revision }, signal) {
      await letOthersSpeak(signal)
      const silent = isSilent(transcript)
      const insight: Observation = { code: silent ? 'no_speech' : 'dry_run' }
      const sentence = silent ? 'No speech was found in this recording.' : writeObservation(insight)
      return {
        summary: revision.summarizeCall ? sentence : null,
        ...tellInsights([insight]),
        keywords: [],
        tokens: null,
        cost: null,
      }
    },
    async close() {},
  }
}

/** Whoever lets go right after asking is heard. */
async function letOthersSpeak(signal: AbortSignal): Promise<void> {
  await setImmediate()
  await setImmediate()
  signal.throwIfAborted()
}

function isSilent({ turns }: Transcript): boolean {
  return splitUtterances(turns).length === 0
}
