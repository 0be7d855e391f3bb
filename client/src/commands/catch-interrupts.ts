export interface Interrupts {
  /** Ctrl-C, or a polite kill. */
  readonly first: AbortSignal
  /** Once more. */
  readonly second: AbortSignal
  release(): void
}

/** Lets a command end in good order: the first interrupt asks it to, the second insists. */
export function catchInterrupts(onFirst: () => void): Interrupts {
  const [first, second] = [new AbortController(), new AbortController()]
  let firstMs = 0
  const onSignal = () => {
    if (!first.signal.aborted) {
      firstMs = Date.now()
      first.abort()
      onFirst()
      return
    }
    // One Ctrl-C can arrive twice, from the terminal and through whoever started us.
    if (Date.now() - firstMs > 500) second.abort(new Error('Broken off.'))
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, onSignal)
  return {
    first: first.signal,
    second: second.signal,
    release() {
      for (const signal of signals) process.off(signal, onSignal)
    },
  }
}
