import { type CallHistoryEntry, isFinal } from '@callmark/client'

/** Something that happened, and how long it went on; undefined: it is an end, or goes on still. */
export interface HistoryStep extends CallHistoryEntry {
  readonly seconds: number | undefined
}

export function stageTimes(history: readonly CallHistoryEntry[]): HistoryStep[] {
  return history.map((entry, index) => {
    const next = isFinal(entry.status) ? undefined : history[index + 1]
    return { ...entry, seconds: next && (Date.parse(next.at) - Date.parse(entry.at)) / 1000 }
  })
}
