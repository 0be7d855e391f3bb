import { networkOf } from './network-of.ts'

/** What goes wrong by accident stays far below it; it fills up again steadily. */
const perMinute = 600
/** Whoever makes up addresses pushes out the oldest, and no more. */
const rememberAtMost = 10_000

interface Count {
  failures: number
  atMs: number
}

export type Failures = ReturnType<typeof countFailures>

/** Counts what strangers get wrong, by the network they come from: whatever is read for them costs everybody else. */
export function countFailures(nowMs: () => number = () => performance.now()) {
  const counts = new Map<string, Count>()
  const recall = (network: string): number => {
    const { failures, atMs } = counts.get(network) ?? { failures: 0, atMs: 0 }
    return Math.max(0, failures - ((nowMs() - atMs) / 60_000) * perMinute)
  }
  return {
    quota: perMinute,
    note(address: string): void {
      const network = networkOf(address)
      // Who goes on and on waits a minute at the most.
      const failures = Math.min(2 * perMinute, recall(network) + 1)
      counts.delete(network)
      counts.set(network, { failures, atMs: nowMs() })
      if (counts.size > rememberAtMost) counts.delete(counts.keys().next().value!)
    },
    /** How long until one more may fail; 0: now. */
    waitSeconds(address: string): number {
      const over = recall(networkOf(address)) + 1 - perMinute
      return Math.max(0, (over / perMinute) * 60)
    },
  }
}
