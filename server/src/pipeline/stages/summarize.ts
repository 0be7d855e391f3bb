import type { JudgedCase } from '../../judge/judge.ts'
import { updateCall } from '../../store/call-progress.ts'
import { saveCallWords } from '../../store/call-words.ts'
import type { Database } from '../../store/database.ts'
import { getTranscript } from '../../store/transcriptions.ts'
import { digestCase } from '../digest-case.ts'
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
    const judged = await getJudgement(house.database, call.id)
    const subject = { transcript, revision, metadata, agentName, ...judged }
    const digest = await digestCase(house.judge, subject, signal)
    return async (tx) => {
      await updateCall(tx, call.id, {
        summary: digest.summary,
        insights: JSON.stringify(digest.insights),
        keywords: JSON.stringify(digest.keywords),
      })
      if (revision.summarizeCall) await saveCallWords(tx, call.id)
    }
  },
}

/** What the stage before wrote, in the judge's own words again. */
async function getJudgement(
  database: Database,
  callId: string,
): Promise<Pick<JudgedCase, 'answers' | 'metrics'>> {
  const row = await database
    .selectFrom('call')
    .select('analysis_result')
    .where('id', '=', callId)
    .executeTakeFirstOrThrow()
  const stored = row.analysis_result as { answers: StoredAnswer[]; metrics: Record<string, unknown> }
  return { metrics: stored.metrics, answers: stored.answers.map(restoreAnswer) }
}
