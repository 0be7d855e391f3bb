import { createAudioDecoder } from '../../src/audio/audio-decoder.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import type { House } from '../../src/pipeline/stage.ts'
import type { SpeechToText } from '../../src/speech/speech-to-text.ts'
import { openStageQueue } from '../../src/store/queue/stage-queue.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import type { TestService } from './service.ts'

/** What a worker beside the service would work with, its ears given by the test. */
export async function openTestHouse(
  service: TestService,
  speech: SpeechToText,
  redact: House['redact'] = [],
): Promise<House & { close(): Promise<void> }> {
  const queue = await openStageQueue(service.connection, { supervise: false, onError: () => {} })
  const decoder = createAudioDecoder({ maxDurationSeconds: 600, processes: 1, timeoutMs: 60_000 })
  const judge = createEmbeddedJudge({ processes: 1 })
  const recordings = await openDiskRecordings(service.dataDir)
  return {
    database: service.database,
    queue,
    recordings,
    decoder,
    judge,
    speech,
    redact,
    close: async () => {
      await Promise.all([judge.close(), decoder.close(), queue.close()])
    },
  }
}
