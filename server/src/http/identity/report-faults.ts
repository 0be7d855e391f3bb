const onceInMs = 60_000
/** The issuer can make up names of errors, but not without end. */
const mostReasons = 20

/** Tells each reason once a minute: whoever may ask the service something must not be able to fill its log. */
export function reportFaults(onFault: (reason: string) => void, now: () => number): (reason: string) => void {
  const toldAt = new Map<string, number>()
  return (reason) => {
    for (const [told, at] of toldAt) if (now() - at >= onceInMs) toldAt.delete(told)
    if (toldAt.has(reason) || toldAt.size >= mostReasons) return
    toldAt.set(reason, now())
    onFault(reason)
  }
}
