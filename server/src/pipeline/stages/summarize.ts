import type { JudgedCase } from '../../judge/judge.ts'
import { getTranscript } from '../../store/calls/transcriptions.ts'
import type { Database } from '../../store/database.ts'
import { digestCase, type Use } from '../digest-case.ts'
import type { Stage } from '../stage.ts'
import { restoreAnswer, type StoredAnswer } from '../stored-answers.ts'

/** Writes the summary, the insights and the keywords. */
export const summarize: Stage = {
  name: 'summarize',
  waiting: 'TRANSCRIPTION_ANALYZED',
  working: 'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS',
  done: 'TRANSCRIPTION_SUMMARIZED',
  failed: 'ERROR',
  async run(call, house, signal) {
    const transcript = await getTranscript(house.database, call.id)
    const { revision, metadata, agentName } = call
    const { stored, ...judged } = await getJudgement(house.database, call.id)
    const subject = { transcript, revision, metadata, agentName, ...judged }
    const { words, digested } = await digestCase(house.judge, subject, stored.engine, signal)
    return {
      values: {
        analysis_result: JSON.stringify({ ...stored, ...digested }),
        summary: words.summary,
        insights: JSON.stringify(words.insights),
        keywords: JSON.stringify(words.keywords),
      },
    }
  },
}

interface StoredResult {
  readonly answers: StoredAnswer[]
  readonly metrics: Record<string, unknown>
  readonly engine: Use
}

/** What the stage before wrote, in the judge's own words again. */
async function getJudgement(
  database: Database,
  callId: string,
): Promise<Pick<JudgedCase, 'answers' | 'metrics'> & { stored: StoredResult }> {
  const row = await database
    .selectFrom('call')
    .select('analysis_result')
    .where('id', '=', callId)
    .executeTakeFirstOrThrow()
  const stored = row.analysis_result as unknown as StoredResult
  return { stored, metrics: stored.metrics, answers: stored.answers.map(restoreAnswer) }
}
