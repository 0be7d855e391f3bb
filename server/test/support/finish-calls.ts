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
      // One at a time: those that lay here without a sign of life would be given to somebody else.
      for (;;) {
        const [job] = await queue.fetch(stage, 1)
        if (!job) break
        assert.equal(await runStage(house, job, signal), 'done', stage)
      }
    }
  } finally {
    await Promise.all([judge.close(), decoder.close(), queue.close()])
  }
}
