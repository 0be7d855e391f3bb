import { type AnalysisResult, readResult } from '../../domain/result.ts'
import { restoreAnswer } from '../../domain/results/stored-answers.ts'
import { getTranscript } from '../../store/calls/transcriptions.ts'
import type { Database } from '../../store/database.ts'
import { digestCase } from '../digest-case.ts'
import type { Stage } from '../stage.ts'

/** Writes the summary, the insights and the keywords. */
export const summarize: Stage = {
  name: 'summarize',
  waiting: 'TRANSCRIPTION_ANALYZED',
  working: 'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS',
  done: 'TRANSCRIPTION_SUMMARIZED',
  failed: 'ERROR',
  async run(call, house, signal) {
    const transcript = await getTranscript(house.database, call.id)
    const { revision, metadata, agentName, submittedAt } = call
    const analysed = await getResult(house.database, call.id)
    const { metrics } = analysed
    const answers = analysed.answers.map(restoreAnswer)
    const subject = { transcript, revision, metadata, agentName, submittedAt, metrics, answers }
    const { words, result } = await digestCase(house.judge, subject, analysed, signal)
    return {
      values: {
        analysis_result: JSON.stringify(result),
        summary: words.summary,
        insights: JSON.stringify(words.insights),
        keywords: JSON.stringify(words.keywords),
      },
    }
  },
}

/** What the stage before wrote. */
async function getResult(database: Database, callId: string): Promise<AnalysisResult> {
  const { analysis_result } = await database
    .selectFrom('call')
    .select('analysis_result')
    .where('id', '=', callId)
    .executeTakeFirstOrThrow()
  return readResult(analysis_result!)
}
