const dayMs = 86_400_000

/** The Monday of the week a moment lies in, in UTC, as `2026-11-16`. */
export function mondayOf(moment: Date): string {
  const daysSinceMonday = (moment.getUTCDay() + 6) % 7
  const midnight = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate())
  return new Date(midnight - daysSinceMonday * dayMs).toISOString().slice(0, 10)
}

export function weekBefore(monday: string): string {
  return new Date(Date.parse(monday) - 7 * dayMs).toISOString().slice(0, 10)
}

/** From its first moment on, up to but without the first of the next. */
export function boundsOfWeek(monday: string): { readonly from: Date; readonly until: Date } {
  const from = Date.parse(monday)
  return { from: new Date(from), until: new Date(from + 7 * dayMs) }
}
