const deepest = 64

/**
 * Whether a value can be kept exactly as it was sent: PostgreSQL takes neither NUL nor half a surrogate pair,
 * numbers beyond 2^53 would come back as others, and nothing sensible is nested deeper than this.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value === 'number') {
    return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))
  }
  if (typeof value !== 'object' || value === null) return true
  if (depth >= deepest) return false
  return Object.entries(value).every(
    ([key, item]) => key !== '__proto__' && isStorable(key) && isStorable(item, depth + 1),
  )
}
