import { flushCompileCache } from 'node:module'
import { Socket } from 'node:net'
import { EngineError } from '../domain/errors.ts'
import { channelNumber, openChannel } from './child-channel.ts'
import type { ChildReply } from './child-reply.ts'

/** The child's side of a `ChildPool`: answers each task in turn, and ends when its parent is gone. */
export function answerTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  if (process.send) {
    process.on('disconnect', () => process.exit(0))
    process.on('message', async (task: Task) => {
      const reply = await answer(task)
      // Before the reply, for with it this process may be ended: what it has compiled, the next need not.
      flushCompileCache()
      process.send?.(reply)
    })
    return
  }
  // Shut in: it has a channel of ours, and writes no code that another would run.
  const stream = new Socket({ fd: channelNumber })
  const { send } = openChannel(stream, async (task) => send(await answer(task as Task)))
  stream.on('close', () => process.exit(0))

  async function answer(task: Task): Promise<ChildReply> {
    try {
      return { ok: true, value: await work(task) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
        return { ok: false, message: 'The disk is full.', retryable: true, retryAfterMs: 60_000 }
      }
      if (error instanceof EngineError)
        return { ok: false, message: error.message, retryable: error.retryable }
      const message = 'The engine failed on this recording.'
      return { ok: false, message, retryable: true, fault: placeOf(error) }
    }
  }
}

/** An unknown error's text may hold what was said on the call: keep only where it came from. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const where = error.stack?.split('\n').find((line) => line.includes('    at '))
  return `${error.name} ${where?.trim() ?? ''}`
}
