/** How the service reckons with models: for whoever wants to know beforehand, and for the service itself. */

/** How sure the judge has to be before it answers: what a model may ask for, and what one asks for that does not say. */
export const askedConfidence = { least: 0.5, most: 0.99, usual: 0.75 } as const

/** Finer than any weight somebody chose, coarser than what arithmetic with fractions gets wrong. */
const speck = 1e-6

/**
 * Shares whole points by weight; the largest remainders get what rounding left over, the first of equal ones before the
 * others, so the shares sum to `points`.
 */
export function sharePoints(points: number, weights: readonly number[]): number[] {
  const largest = weights.reduce((a, b) => Math.max(a, b), 0)
  if (largest <= 0) return weights.map(() => 0)
  // As parts of the largest, for the sum of huge weights is no number.
  const parts = weights.map((weight) => weight / largest)
  const sum = parts.reduce((a, b) => a + b, 0)
  const exact = parts.map((part) => (points * part) / sum)
  const shares = exact.map((value) => Math.floor(value + speck))
  const left = points - shares.reduce((a, b) => a + b, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, specks: Math.round((value - shares[index]!) / speck) }))
    .sort((a, b) => b.specks - a.specks || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = shares[index]! + 1
  return shares
}

/** A category's name as it stands in JSON: lower case, letters and digits joined by single hyphens. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return slug || 'category'
}

/** Whether two names of categories are one. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other)
}

export function plainName(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}

/** The name of a key that was given none: `offers_further_help` → `Offers further help`. */
export function nameOfKey(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Audio formats in a sentence: MP3, WAV, … or WEBM. */
export function listFormats(formats: readonly string[], or = 'or'): string {
  const names = formats.map((format) => format.toUpperCase())
  return `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`
}
