import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Example } from '../../domain/teaching/head.ts'
import type { Lesson } from '../../domain/teaching/teach.ts'

/** One after another: learning takes a processor for a second, and others want theirs. */
let before: Promise<unknown> = Promise.resolve()

/** What each of these sets of examples teaches, reckoned on a thread of its own, so that others are answered meanwhile. */
export function teachApart(sets: readonly (readonly Example[])[], least: number): Promise<Lesson[]> {
  if (sets.length === 0) return Promise.resolve([])
  const lessons = before.then(() => teachAll(sets, least))
  before = lessons.catch(() => {})
  return lessons
}

async function teachAll(sets: readonly (readonly Example[])[], least: number): Promise<Lesson[]> {
  const worker = new Worker(new URL('./teach-apart-worker.ts', import.meta.url))
  try {
    const lessons: Lesson[] = []
    for (const examples of sets) {
      worker.postMessage({ examples, least })
      // An error of the worker is thrown here.
      const [lesson] = (await once(worker, 'message')) as [Lesson]
      lessons.push(lesson)
    }
    return lessons
  } finally {
    await worker.terminate()
  }
}
