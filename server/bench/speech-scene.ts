import type { SpawnedService } from '../test/support/spawned-service.ts'
import type { Corpus } from './corpus-calls.ts'

/** What every part of the benchmark works with. */
export interface SpeechScene {
  readonly corpus: Corpus
  readonly service: SpawnedService
  /** A folder for whatever is written meanwhile. */
  readonly work: string
  /** Little of everything: tells whether it still works. */
  readonly small: boolean
}
