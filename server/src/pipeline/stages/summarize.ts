import type { Digest, JudgedCase } from '../../judge/judge.ts'
import { updateCall } from '../../store/call-progress.ts'
import { saveCallWords } from '../../store/call-words.ts'
import type { Database } from '../../store/database.ts'
import { getTranscript } from '../../store/transcriptions.ts'
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
    const startedAt = performance.now()
    const digest = await house.judge.digest({ transcript, revision, metadata, agentName, ...judged }, signal)
    const seconds = (performance.now() - startedAt) / 1000
    return async (tx) => {
      await updateCall(tx, call.id, {
        analysis_result: JSON.stringify({ ...stored, engine: addUse(stored.engine, digest, seconds) }),
        summary: revision.summarizeCall ? digest.summary : null,
        insights: JSON.stringify(digest.insights),
        keywords: JSON.stringify(digest.keywords),
      })
      if (revision.summarizeCall) await saveCallWords(tx, call.id)
    }
  },
}

interface StoredEngine {
  readonly seconds: number
  readonly tokens: number | null
  readonly cost: number | null
}

interface StoredResult {
  readonly answers: StoredAnswer[]
  readonly metrics: Record<string, unknown>
  readonly engine: StoredEngine
}

/** What judging and summing up took together. */
function addUse(engine: StoredEngine, { tokens, cost }: Digest, seconds: number): StoredEngine {
  return {
    ...engine,
    seconds: Math.round((engine.seconds + seconds) * 1000) / 1000,
    tokens: addKnown(engine.tokens, tokens),
    // Billionths are noise of the addition.
    cost: roundCost(addKnown(engine.cost, cost)),
  }
}

function addKnown(one: number | null, other: number | null): number | null {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0)
}

function roundCost(cost: number | null): number | null {
  return cost === null ? null : Math.round(cost * 1_000_000) / 1_000_000
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
