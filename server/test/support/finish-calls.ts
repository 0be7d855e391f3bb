import assert from 'node:assert/strict'
import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { runStage } from '../../src/pipeline/run-stage.ts'
import { openStageQueue } from '../../src/store/queue/stage-queue.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { createScriptedSpeech } from './scripted-speech.ts'
import type { TestService } from './service.ts'

/** Takes every waiting call through all stages, as a worker would, with a vendor's ears that hear just these turns. */
export async function finishCalls(service: TestService, turns: readonly Turn[]): Promise<void> {
  const queue = await openStageQueue(service.connection, { supervise: false, onError: () => {} })
  const decoder = createAudioDecoder({ maxDurationSeconds: 600, processes: 1, timeoutMs: 60_000 })
  const judge = createEmbeddedJudge({ processes: 1 })
  const recordings = await openDiskRecordings(service.dataDir)
  const speech = createScriptedSpeech({ turns })
  const house = { database: service.database, queue, recordings, decoder, judge, speech, redact: [] }
  const { signal } = new AbortController()
  try {
    for (const stage of ['convert', 'transcribe', 'analyze', 'summarize'] as const) {
      for (;;) {
        const [job] = await queue.fetch(stage, 1)
        if (!job) break
        // Like a worker: after ten seconds without a sign of life it would be given to somebody else.
        const keepAlive = setInterval(() => void queue.keepAlive([job]).catch(() => {}), 3_000)
        const outcome = await runStage(house, job, signal).finally(() => clearInterval(keepAlive))
        assert.equal(outcome, 'done', stage)
      }
    }
  } finally {
    await Promise.all([judge.close(), decoder.close(), queue.close()])
  }
}
