import { ChildPool } from '../../process/child-pool.ts'
import type { Digest, Judge, Verdict } from '../judge.ts'
import type { JudgeTask } from './judge-child.ts'

// Minutes more than the longest call takes; only a hung process gets here.
const timeoutMs = 180_000

/** The judge that needs nothing but this machine. It looks for what it knows and says so when it does not know. */
export function createEmbeddedJudge(options: { readonly processes: number }): Judge {
  const pool = new ChildPool<JudgeTask, Verdict | Digest>({
    entry: new URL('./judge-child.ts', import.meta.url),
    size: Math.max(1, options.processes),
    spare: 1,
    heapMegabytes: 512,
    bareEnvironment: true,
  })
  return {
    id: 'embedded/minilm-l6',
    promptVersion: 'embedded-5',
    judge: (subject, signal) =>
      pool.run({ kind: 'judge', subject }, { signal, timeoutMs }) as Promise<Verdict>,
    digest: (subject, signal) =>
      pool.run({ kind: 'digest', subject }, { signal, timeoutMs }) as Promise<Digest>,
    warm: () => pool.warm(),
    close: () => pool.close(),
  }
}
