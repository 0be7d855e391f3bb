import { flushCompileCache } from 'node:module'
import { EngineError } from '../domain/errors.ts'
import type { ChildReply } from './child-reply.ts'

/** The child's side of a `ChildPool`: answers each task in turn, and ends when its parent is gone. */
export function answerTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  process.on('disconnect', () => process.exit(0))
  process.on('message', async (task: Task) => {
    const reply = await answer(task)
    // Before the reply, for with it this process may be ended: what it has compiled, the next need not.
    flushCompileCache()
    process.send?.(reply)
  })
  async function answer(task: Task): Promise<ChildReply> {
    try {
      return { ok: true, value: await work(task) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
        return { ok: false, message: 'The disk is full.', retryable: true, retryAfterMs: 60_000 }
      }
      if (error instanceof EngineError)
        return { ok: false, message: error.message, retryable: error.retryable }
      // An unknown error's text may hold what was said on the call: keep only where it came from.
      const where =
        error instanceof Error ? error.stack?.split('\n').find((line) => line.includes('    at ')) : ''
      process.stderr.write(
        `engine task failed: ${error instanceof Error ? error.name : 'unknown'} ${where?.trim() ?? ''}\n`,
      )
      return { ok: false, message: 'The engine failed on this recording.', retryable: true }
    }
  }
}
