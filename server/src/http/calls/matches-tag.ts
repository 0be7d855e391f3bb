/** Whether an `If-None-Match` names this version: `*`, one tag or several, marked as weak or not. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
