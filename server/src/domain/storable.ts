/** PostgreSQL can keep neither NUL nor half a surrogate pair; such text is refused at the door. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item))
  }
  return true
}
