import type { ChildProcess } from 'node:child_process'
import { EngineError, TooMuchWork } from '../domain/errors.ts'
import { isReply, tellFault } from './child-reply.ts'
import { standBack } from './stand-back.ts'
import { sendTask } from './start-child.ts'
import { watchBusy } from './watch-busy.ts'

/** The child died at its task. Which signal ended it tells a crash (`SIGSEGV`, `SIGABRT`) from a kill. */
export class ChildDeath extends EngineError {
  readonly endedBy: NodeJS.Signals | null
  constructor(endedBy: NodeJS.Signals | null) {
    super('The engine process ended unexpectedly.', { retryable: true })
    this.endedBy = endedBy
  }
}

/** What came of a task. */
export interface Outcome {
  readonly result: { readonly value: unknown } | { readonly error: Error }
  /** Whether the child has answered: one that has not is dead, hangs, or works on what nobody wants any more. */
  readonly answered: boolean
  /** Whether it was made to give way to others, and is of no use to them. */
  readonly stoodBack: boolean
}

/** Gives a child one task, and tells once what came of it: an answer, the end of the child, or of anybody's patience. */
export function askChild(
  child: ChildProcess,
  task: unknown,
  limits: {
    readonly signal: AbortSignal
    readonly timeoutMs: number
    readonly mostBusyMs?: number | undefined
    readonly standsBackAfterMs?: number | undefined
  },
  onOutcome: (outcome: Outcome) => void,
): void {
  const { signal, timeoutMs, mostBusyMs, standsBackAfterMs } = limits
  let stoodBack = false
  let isOver = false
  const settle = (result: Outcome['result'], answered: boolean) => {
    // A child that ends may also be found unable to take its task.
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    stopWatching()
    signal.removeEventListener('abort', onAbort)
    child.off('message', onMessage)
    child.off('exit', onExit)
    onOutcome({ result, answered, stoodBack })
  }
  const fail = (error: Error) => settle({ error }, false)
  const onMessage = (reply: unknown) => {
    // Whatever took the child over must not take the service with it.
    if (!isReply(reply)) return onExit(null, null)
    if (!reply.ok) tellFault(reply)
    settle(reply.ok ? { value: reply.value } : { error: new EngineError(reply.message, reply) }, true)
  }
  const onExit = (_code: number | null, endedBy: NodeJS.Signals | null) => fail(new ChildDeath(endedBy))
  const onAbort = () => fail(signal.reason)
  const timer = setTimeout(
    () => fail(new EngineError('The engine did not answer in time.', { retryable: true })),
    timeoutMs,
  )
  const makeWay = () => {
    stoodBack = true
    standBack(child)
  }
  const stopWatching = watchBusy(child, [
    { afterMs: standsBackAfterMs, tell: makeWay },
    { afterMs: mostBusyMs, tell: () => fail(new TooMuchWork()) },
  ])
  child.on('message', onMessage)
  child.on('exit', onExit)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    sendTask(child, task, () => onExit(null, null))
  } catch {
    onExit(null, null)
  }
}
