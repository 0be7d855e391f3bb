import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createAudioDecoder } from '../../audio/audio-decoder.ts'
import { withoutDecoding } from '../../audio/dry-run-decoder.ts'
import type { Config } from '../../config.ts'
import { createMeaningEngine, type MeaningEngine } from '../../judge/meaning/meaning-engine.ts'
import type { House } from '../../pipeline/stage.ts'
import { Processors } from '../../process/processors.ts'
import { openStageQueue } from '../../store/queue/stage-queue.ts'
import { absentJudge, absentSpeech } from './absent-engines.ts'
import { createJudge } from './create-judge.ts'
import { createSpeech } from './create-speech.ts'
import { observeDecoder, observeJudge, observeSpeech } from './observe-engines.ts'
import { observeRecordings } from './observe-recordings.ts'
import { openRecordings } from './open-recordings.ts'
import type { OpenStore } from './open-store.ts'

export interface OpenHouse extends House {
  /** Undefined: nothing is found by its meaning. */
  readonly meaning: MeaningEngine | undefined
  close(): Promise<void>
}

/** What a process needs of the house, for it may leave stages to others. */
export interface HouseNeeds {
  readonly speech: boolean
  readonly judge: boolean
  readonly decodedAtMost: number
}

/** Everything a call meets on its way, put together. Engines start their processes when first used. */
export async function openHouse(
  config: Config,
  store: OpenStore,
  onError: (error: Error) => void,
  needs: HouseNeeds,
): Promise<OpenHouse> {
  // First, for their settings may be wrong, and then nothing is to be closed again.
  const processors = new Processors(Math.max(config.ENGINE_PROCESSES, availableParallelism()))
  const speech = needs.speech ? observeSpeech(createSpeech(config, processors)) : absentSpeech
  const judge = needs.judge ? observeJudge(await createJudge(config, processors)) : absentJudge
  // Every recording is decoded by a process of its own: compiled once, it starts in half the time.
  process.env.NODE_COMPILE_CACHE ??= join(config.DATA_DIR, 'compile-cache')
  const storage = await openRecordings(config, store.database)
  const queue = await openStageQueue(store.connection, { supervise: true, onError })
  const decoder = observeDecoder(
    createAudioDecoder({
      maxDurationSeconds: config.MAX_CALL_MINUTES * 60,
      processes: 2,
      timeoutMs: config.DECODE_TIMEOUT_SECONDS * 1000,
      processors,
    }),
  )
  const meaning = config.SEARCH_MEANING === 'on' ? createMeaningEngine() : undefined
  return {
    database: store.database,
    queue,
    recordings: observeRecordings(storage.recordings),
    decodedAtMost: needs.decodedAtMost,
    decoder: config.SPEECH_ENGINE === 'dry-run' ? withoutDecoding(decoder) : decoder,
    speech,
    judge,
    meaning,
    redact: config.REDACT,
    async close() {
      await Promise.all([decoder.close(), speech.close(), judge.close(), meaning?.close(), queue.close()])
      storage.close()
    },
  }
}
