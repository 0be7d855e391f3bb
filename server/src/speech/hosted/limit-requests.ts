/** Lets only so many act at once; whoever no longer waits loses their place. */
export function limitRequests(most: number) {
  let busy = 0
  const waiting = new Set<() => void>()

  async function enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (busy < most) {
      busy++
      return
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(take)
        reject(signal.reason)
      }
      const take = () => {
        waiting.delete(take)
        signal.removeEventListener('abort', leave)
        resolve()
      }
      waiting.add(take)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  return async <Result>(signal: AbortSignal, act: () => Promise<Result>): Promise<Result> => {
    await enter(signal)
    try {
      return await act()
    } finally {
      const [next] = waiting
      // The place is handed on: counting it free in between would let a newcomer in as well.
      if (next) next()
      else busy--
    }
  }
}
