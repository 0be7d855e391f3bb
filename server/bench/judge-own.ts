import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Analysis, readAnalysis } from '@callmark/client'
import { restoreAnswer } from '../src/domain/results/stored-answers.ts'
import type { Transcript } from '../src/domain/transcript.ts'
import { spawnService } from '../test/support/spawned-service.ts'
import { bankModelBody } from './bank-model.ts'
import { type Body, type Corpus, listCalls, recordingOf } from './corpus-calls.ts'
import { findInvented } from './invented-facts.ts'
import { showSlots, showTasks } from './judge-bank.ts'
import { guessByKeyword, guessMajority } from './judge-baselines.ts'
import type { JudgeBench } from './judge-quotes.ts'
import { showScript } from './judge-script.ts'
import type { JudgedDialogue } from './judged-dialogues.ts'
import { readBankCall } from './read-dialogues.ts'
import { isFactIn, wasSaid } from './said-facts.ts'
import { fetchStock } from './stock-speech.ts'

/** The same questions on the recordings: through the service, so that the judge reads what the recogniser wrote. */
export async function measureOwn({ corpus, quotes }: JudgeBench): Promise<void> {
  const judged = await judgeRecordings(corpus)
  for (const { answers, heard } of judged) quotes.add(answers.map(restoreAnswer), heard)
  const heard = judged.map(({ dialogue, heard }) => ({ ...dialogue, transcript: heard }))
  console.log(`\nThe ${judged.length} recordings, through the service`)
  showTasks(judged, 95)
  showTasks(guessMajority(heard), undefined, '  majority')
  showTasks(guessByKeyword(heard), undefined, '  keyword ')
  showSlots(judged, 0.85, 'slots     ', false)
  showSlots(guessByKeyword(heard), undefined, '  keyword ')
  showScript(judged)
  showSummaries(judged)
  console.log(`\nThe same with the stock speech engine`)
  const stock = await judgeRecordings(corpus, await fetchStock())
  showTasks(stock)
  showSlots(stock, undefined, 'slots     ', false)
  showSummaries(stock)
}

/** With the default speech engine, or with the stock one from this folder. */
async function judgeRecordings(corpus: Corpus, enginesFolder?: string): Promise<OwnCall[]> {
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  const dataDir = join(work, 'data')
  if (enginesFolder) await cp(enginesFolder, join(dataDir, 'engines'), { recursive: true })
  const service = await spawnService(dataDir, enginesFolder ? { SPEECH_ENGINE: 'moonshine-base' } : {})
  try {
    const { client } = service
    await client.models.create(bankModelBody)
    return await Promise.all(
      listCalls(corpus).map(async (id): Promise<OwnCall> => {
        const written = await readBankCall(corpus, id)
        const { id: callId } = await client.calls.submit({
          external_id: id,
          agent_id: 'bench',
          agent_name: written.agentName,
          model_name: bankModelBody.name,
          audio: fileURLToPath(recordingOf(corpus, id)),
        })
        const call = await client.calls.wait(callId, { pollMs: 1000 })
        if (call.status !== 'PROCESS_COMPLETED') throw new Error(`${id} ended as ${call.status}`)
        const heard = toTranscript((await client.calls.transcription(callId)) as Body)
        return { dialogue: written, heard, answers: readAnalysis(call)!.answers, summary: call.summary ?? '' }
      }),
    )
  } finally {
    service.child.kill('SIGINT')
    await service.ended
    await rm(work, { recursive: true, force: true })
  }
}

/** A call as people wrote it down, and as the service heard and judged it. */
export interface OwnCall extends JudgedDialogue {
  readonly answers: Analysis['answers']
  readonly heard: Transcript
  readonly summary: string
}

/** Of the facts that stand in our own transcripts, those that the summary tells; and what it tells that nobody said. */
function showSummaries(calls: readonly OwnCall[]): void {
  const said = calls.flatMap(({ dialogue, heard, summary }) =>
    Object.values(dialogue.slots)
      .filter((value) => wasSaid(value, heard))
      .map((value) => isFactIn(value, summary)),
  )
  const told = said.filter(Boolean).length
  const invented = calls.flatMap(({ dialogue, heard, summary }) =>
    findInvented(summary, heard, [dialogue.agentName]),
  )
  console.log(
    `summaries   tell ${told} of ${said.length} facts that were heard (${((100 * told) / said.length).toFixed(1)} %, aim 90); numbers and names nobody said: ${invented.length}`,
  )
}

function toTranscript({ segments }: Body): Transcript {
  const turns = segments.segments.map(({ speaker, start, end, text }) => ({
    speaker,
    startSeconds: start,
    endSeconds: end,
    text,
  }))
  return { turns, language: 'en', durationSeconds: turns.at(-1)?.endSeconds ?? 0 }
}
