/** Does the work on each, so many at a time. The first fault ends it; what is running then is finished. */
export async function inTurns<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
  stop?: AbortSignal,
): Promise<void> {
  const waiting = items.values()
  let fault: { readonly error: unknown } | undefined
  const goOn = async () => {
    while (!fault && !stop?.aborted) {
      const { value, done } = waiting.next()
      if (done) return
      try {
        await work(value)
      } catch (error) {
        fault ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
  if (fault) throw fault.error
}
