import { TooMuchWork } from '../../domain/errors.ts'
import { listQuestions } from '../../domain/scoring.ts'
import { ChildPool } from '../../process/child-pool.ts'
import type { Processors } from '../../process/processors.ts'
import type { Digest, Judge, Verdict } from '../judge.ts'
import type { JudgeTask } from './judge-child.ts'

/** On the clock, besides what a call may take: only a hung process gets here. */
const timeoutMs = 300_000

interface Share {
  readonly processes: number
  /** For a client that would have to wait out another's longest. */
  readonly spare: number
  /** Of processor time, on one call. */
  readonly mostBusyMs: number
  /** Besides, for every question and thousand characters: about three times what it takes on a slow core. */
  readonly msOfAQuestion: number
  /** Those it shares with other engines. */
  readonly processors?: Processors | undefined
}

const forCalls: Share = { processes: 1, spare: 1, mostBusyMs: 150_000, msOfAQuestion: 150 }
/** None that calls wait for: two clients at once, with a process each that goes when nobody tries anything any more. */
export const forPreviews: Share = { processes: 0, spare: 2, mostBusyMs: 120_000, msOfAQuestion: 0 }

/** The judge that needs nothing but this machine. It reads, and says so when it does not know. */
export function createEmbeddedJudge(share: Partial<Share> = {}): Judge {
  const { processes, spare, mostBusyMs, msOfAQuestion, processors } = { ...forCalls, ...share }
  const pool = new ChildPool<JudgeTask, Verdict | Digest>({
    entry: new URL('./judge-child.ts', import.meta.url),
    size: processes,
    spare,
    processors,
    heapMegabytes: 512,
    bareEnvironment: true,
  })
  const run = (task: JudgeTask, signal: AbortSignal) => {
    const more = msOfAQuestion * measureWork(task)
    const limits = { signal, timeoutMs: timeoutMs + 2 * more, mostBusyMs: mostBusyMs + more }
    return pool.run(task, limits).catch((error: unknown) => {
      if (!(error instanceof TooMuchWork)) throw error
      throw new TooMuchWork(
        'There is more to look for in this call than the judge has time for. Ask fewer questions, or allow fewer answers.',
      )
    })
  }
  return {
    id: 'embedded/reader-6',
    promptVersion: 'reader-1',
    taughtBy: 'weights',
    judge: (subject, signal) => run({ kind: 'judge', subject }, signal) as Promise<Verdict>,
    digest: (subject, signal) => run({ kind: 'digest', subject }, signal) as Promise<Digest>,
    warm: () => pool.warm(),
    close: () => pool.close(),
  }
}

/** What every summary looks for. */
const questionsOfADigest = 20

/** What two readers take for a question, however short the call is, in thousands of characters gone through. */
const readingOfAQuestion = 2

/** Questions times thousands of characters. */
function measureWork({ kind, subject }: JudgeTask): number {
  const questions = kind === 'judge' ? listQuestions(subject.revision).length : questionsOfADigest
  const characters = subject.transcript.turns.reduce((sum, { text }) => sum + text.length, 0)
  return questions * (readingOfAQuestion + characters / 1000)
}
