import llamaTokenizer from 'llama-tokenizer-js'
import type { TokenBonus } from './choose-token.ts'
import { findTerms } from './find-terms.ts'

/** Enough for the first piece of a word that sounds as likely; what has begun as a term is helped to its end. */
const beginning = 2.5
const continuing = 4

interface Node {
  readonly next: Map<number, Node>
}

/** Helps the recogniser to the words and names of a prompt; undefined when there are none. */
export function favourVocabulary(prompt: string): TokenBonus | undefined {
  if (prompt === remembered.prompt) return remembered.bonus
  const terms = findTerms(prompt)
  remembered = { prompt, bonus: terms.length > 0 ? favourTerms(terms) : undefined }
  return remembered.bonus
}

/** A process hears many segments of one call in a row. */
let remembered: { prompt: string; bonus: TokenBonus | undefined } = { prompt: '', bonus: undefined }

function favourTerms(terms: readonly string[]): TokenBonus {
  const root: Node = { next: new Map() }
  let longest = 0
  for (const term of terms) {
    const tokens = llamaTokenizer.encode(term, false, true)
    longest = Math.max(longest, tokens.length)
    let node = root
    for (const token of tokens) {
      if (!node.next.has(token)) node.next.set(token, { next: new Map() })
      node = node.next.get(token)!
    }
  }
  const begin = new Map([...root.next.keys()].map((token) => [token, beginning]))
  return (tokens) => {
    const bonus = new Map(begin)
    for (let start = Math.max(0, tokens.length - longest); start < tokens.length; start++) {
      let node: Node | undefined = root
      for (let at = start; at < tokens.length && node; at++) node = node.next.get(tokens[at]!)
      for (const token of node?.next.keys() ?? []) bonus.set(token, continuing)
    }
    return bonus
  }
}
