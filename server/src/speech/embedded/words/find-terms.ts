/** More would favour half the language. */
const mostTerms = 300
const longestTermWords = 6

/**
 * The terms in a prompt: what stands between punctuation, if it is short, as in a list; of whole sentences the names
 * (words with a capital, digits or signs inside). Each is a phrase as it should be written.
 */
export function findTerms(prompt: string): string[] {
  const terms = new Set<string>()
  for (const part of prompt.split(/[\n\r,;:|•]+|[.!?](?=\s|$)|["“”()[\]{}]+|\s[-–—*]\s|^\s*[-*]\s/u)) {
    const words = part.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
    if (words.length === 0) continue
    if (words.length <= 3) terms.add(words.join(' '))
    else for (const name of findNames(words)) terms.add(name)
  }
  return [...terms].filter((term) => term.length > 1 && term.length <= 80).slice(0, mostTerms)
}

/** Runs of words written like names. A sentence's first word is written with a capital anyway, so it needs company. */
function findNames(words: readonly string[]): string[] {
  const names: string[] = []
  let run: string[] = []
  const flush = (start: number) => {
    if (run.length > 1 || (run.length === 1 && start > 0))
      names.push(run.slice(0, longestTermWords).join(' '))
    run = []
  }
  words.forEach((word, index) => {
    if (/^[\p{Lu}\d]|[\p{L}][\p{Lu}\d]/u.test(word)) run.push(word)
    else flush(index - run.length)
  })
  flush(words.length - run.length)
  return names
}
