import type { CallHistoryEntry } from '@callmark/client'

/** Something that happened, and how long it went on; undefined: it is the last thing known. */
export interface HistoryStep extends CallHistoryEntry {
  readonly seconds: number | undefined
}

export function stageTimes(history: readonly CallHistoryEntry[]): HistoryStep[] {
  return history.map((entry, index) => {
    const next = history[index + 1]
    return { ...entry, seconds: next && (Date.parse(next.at) - Date.parse(entry.at)) / 1000 }
  })
}
