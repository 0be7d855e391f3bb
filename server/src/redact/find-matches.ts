export interface Match {
  readonly start: number
  readonly end: number
}

/** Every place where a global pattern matches. Unlike `matchAll`, does not copy the pattern for every turn of a long call. */
export function findMatches(pattern: RegExp, text: string): Match[] {
  const found: Match[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push({ start: match.index, end: match.index + match[0].length })
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}
