import { setTimeout as wait } from 'node:timers/promises'

export interface Repeated {
  /** Ends the step that is running and takes no other. */
  stop(): Promise<void>
}

/** Takes a step now and then again, always the same while after the last one ended. One that fails is told of, by its code. */
export function repeatStep(
  step: (signal: AbortSignal) => Promise<unknown>,
  everyMs: number,
  onFailure: (fields: { readonly code: string }) => void,
): Repeated {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async () => {
    while (!signal.aborted) {
      await step(signal).catch((error) => onFailure({ code: String(error?.code ?? error?.name) }))
      await wait(everyMs, undefined, { signal }).catch(() => {})
    }
  }
  const looping = loop()
  return {
    async stop() {
      stopping.abort()
      await looping
    },
  }
}
