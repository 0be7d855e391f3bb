import { TooMuchWork } from '../../domain/errors.ts'
import { ChildPool } from '../../process/child-pool.ts'
import type { Processors } from '../../process/processors.ts'
import type { Digest, Judge, Verdict } from '../judge.ts'
import type { JudgeTask } from './judge-child.ts'

/** On the clock, and many times what the longest call takes: only a hung process gets here. */
const timeoutMs = 300_000

interface Share {
  readonly processes: number
  /** For a client that would have to wait out another's longest. */
  readonly spare: number
  /** Of processor time, on one call. */
  readonly mostBusyMs: number
  /** Those it shares with other engines. */
  readonly processors?: Processors | undefined
}

const forCalls: Share = { processes: 1, spare: 1, mostBusyMs: 150_000 }
/** None that calls wait for: two clients at once, with a process each that goes when nobody tries anything any more. */
export const forPreviews: Share = { processes: 0, spare: 2, mostBusyMs: 60_000 }

/** The judge that needs nothing but this machine. It looks for what it knows and says so when it does not know. */
export function createEmbeddedJudge(share: Partial<Share> = {}): Judge {
  const { processes, spare, mostBusyMs, processors } = { ...forCalls, ...share }
  const pool = new ChildPool<JudgeTask, Verdict | Digest>({
    entry: new URL('./judge-child.ts', import.meta.url),
    size: processes,
    spare,
    processors,
    heapMegabytes: 512,
    bareEnvironment: true,
  })
  const run = (task: JudgeTask, signal: AbortSignal) =>
    pool.run(task, { signal, timeoutMs, mostBusyMs }).catch((error: unknown) => {
      if (!(error instanceof TooMuchWork)) throw error
      throw new TooMuchWork(
        'There is more to look for in this call than the judge has time for. Ask fewer questions, or allow fewer answers.',
      )
    })
  return {
    id: 'embedded/reader-1',
    promptVersion: 'reader-1',
    judge: (subject, signal) => run({ kind: 'judge', subject }, signal) as Promise<Verdict>,
    digest: (subject, signal) => run({ kind: 'digest', subject }, signal) as Promise<Digest>,
    warm: () => pool.warm(),
    close: () => pool.close(),
  }
}
