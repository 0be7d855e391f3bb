import { EngineError } from '../domain/errors.ts'
import { engineErrors, taskSeconds } from './metrics.ts'
import { inSpan, type SpanAttributes } from './tracing.ts'

export interface EngineTask {
  readonly engine: 'speech' | 'judge' | 'decoder'
  readonly task: string
  readonly attributes: SpanAttributes
}

/** Times what an engine does, in figures and in the trace. A task that was called off is neither done nor failed. */
export function observeTask<T>(
  { engine, task, attributes }: EngineTask,
  signal: AbortSignal,
  run: () => Promise<T>,
  onDone: (result: T, seconds: number) => void = () => {},
): Promise<T> {
  return inSpan(`${engine} ${task}`, { attributes }, async () => {
    const startedAt = performance.now()
    try {
      const result = await run()
      const seconds = (performance.now() - startedAt) / 1000
      taskSeconds.observe({ engine, task }, seconds)
      onDone(result, seconds)
      return result
    } catch (error) {
      if (error instanceof EngineError && !signal.aborted)
        engineErrors.inc({ engine, kind: error.retryable ? 'retryable' : 'final' })
      throw error
    }
  })
}
