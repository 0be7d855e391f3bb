import { setImmediate } from 'node:timers/promises'
import { listQuestions } from '../../domain/scoring.ts'
import type { Transcript } from '../../domain/transcript.ts'
import type { Judge } from '../judge.ts'
import { measureConversation } from '../talk/conversation-metrics.ts'
import { splitUtterances } from '../utterances.ts'

/** Marks nothing, at once, and says so in every answer. */
export function createDryRunJudge(): Judge {
  return {
    id: 'dry-run/none',
    promptVersion: 'none-1',
    async judge({ transcript, revision }, signal) {
      await letOthersSpeak(signal)
      const rationale = isSilent(transcript)
        ? 'Not applicable: no speech was found in this recording, so nothing can be marked.'
        : 'Not applicable: this installation runs dry, nothing is marked.'
      return {
        answers: listQuestions(revision).map(({ key }) => ({
          key,
          value: null,
          notApplicable: true,
          confidence: 0,
          rationale,
          evidence: [],
        })),
        metrics: measureConversation(transcript),
        tokens: null,
        cost: null,
      }
    },
    async digest({ transcript, revision }, signal) {
      await letOthersSpeak(signal)
      const sentence = isSilent(transcript)
        ? 'No speech was found in this recording.'
        : 'This installation runs dry: nothing is summed up.'
      return {
        summary: revision.summarizeCall ? sentence : null,
        insights: [sentence],
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
