import type { Case } from '../judge.ts'

const earliest = Date.UTC(1970, 0, 2)
const latest = Date.UTC(2200, 0, 1)

/** The day of the call as YYYY-MM-DD: as submitted with it, else the day it was submitted, else today. */
export function calledOn({ metadata, submittedAt }: Pick<Case, 'metadata' | 'submittedAt'>): string {
  return readDay(metadata.called_at) ?? readDay(submittedAt) ?? new Date().toISOString().slice(0, 10)
}

/** A day that was written down stays that day, whatever the zone; seconds and milliseconds are reckoned. */
function readDay(given: unknown): string | undefined {
  if (typeof given === 'number') {
    const time = given < 1e11 ? given * 1000 : given
    return time > earliest && time < latest ? new Date(time).toISOString().slice(0, 10) : undefined
  }
  const day = typeof given === 'string' ? /^\s*(\d{4}-\d{2}-\d{2})(?!\d)/.exec(given)?.[1] : undefined
  if (day === undefined) return undefined
  const time = Date.parse(`${day}T00:00:00Z`)
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  return isReal && time > earliest && time < latest ? day : undefined
}
