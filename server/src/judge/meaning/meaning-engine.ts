import type { Meaning } from '../../domain/meaning/meaning.ts'
import { ChildPool } from '../../process/child-pool.ts'
import type { MeaningTask } from './meaning-child.ts'

const timeoutMs = 120_000
/** One client's long call is not to keep another's waiting. */
const textsAtOnce = 16

/** Tells what texts mean, in numbers that can be compared. */
export interface MeaningEngine {
  /** The network, as stored beside what it has read: meanings of two networks cannot be compared. */
  readonly id: string
  /** In the order of the texts. Throws EngineError. */
  read(texts: readonly string[], signal: AbortSignal): Promise<Meaning[]>
  /** What somebody asks, who waits for the answer. */
  readQuestion(text: string, signal: AbortSignal): Promise<Meaning>
  close(): Promise<void>
}

/** One process for what was said and one for what is asked, each started when first needed. */
export function createMeaningEngine(): MeaningEngine {
  const options = {
    entry: new URL('./meaning-child.ts', import.meta.url),
    size: 1,
    heapMegabytes: 256,
    bareEnvironment: true,
  }
  const pool = new ChildPool<MeaningTask, Meaning[]>({ ...options, spare: 1 })
  const forQuestions = new ChildPool<MeaningTask, Meaning[]>({ ...options, urgent: true })
  return {
    id: 'gte-small-8bit/1',
    async read(texts, signal) {
      const meanings: Meaning[] = []
      for (let first = 0; first < texts.length; first += textsAtOnce) {
        const some = texts.slice(first, first + textsAtOnce)
        meanings.push(...(await pool.run({ texts: some }, { signal, timeoutMs })))
      }
      return meanings
    },
    async readQuestion(text, signal) {
      return (await forQuestions.run({ texts: [text] }, { signal, timeoutMs }))[0]!
    },
    async close() {
      await Promise.all([pool.close(), forQuestions.close()])
    },
  }
}
