/**
 * Lets only so many act at once, and those that wait by turns: a task with a thousand requests is not in front of one
 * with a single request. Whoever no longer waits loses their place.
 */
export function shareRequests(most: number) {
  let busy = 0
  /** By task, in the order in which they are served next. */
  const waiting = new Map<object, Set<() => void>>()

  function takeNext(): (() => void) | undefined {
    const [first] = waiting
    if (!first) return undefined
    const [task, queue] = first
    const [next] = queue
    // To the end of the line, with whatever it still waits for.
    waiting.delete(task)
    waiting.set(task, queue)
    return next
  }

  async function enter(task: object, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (busy < most) {
      busy++
      return
    }
    await new Promise<void>((resolve, reject) => {
      const queue = waiting.get(task) ?? new Set()
      const remove = () => {
        queue.delete(take)
        if (queue.size === 0) waiting.delete(task)
        signal.removeEventListener('abort', leave)
      }
      const leave = () => {
        remove()
        reject(signal.reason)
      }
      const take = () => {
        remove()
        resolve()
      }
      waiting.set(task, queue.add(take))
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  return async <Result>(task: object, signal: AbortSignal, act: () => Promise<Result>): Promise<Result> => {
    await enter(task, signal)
    try {
      return await act()
    } finally {
      const next = takeNext()
      // The place is handed on: counting it free in between would let a newcomer in as well.
      if (next) next()
      else busy--
    }
  }
}
