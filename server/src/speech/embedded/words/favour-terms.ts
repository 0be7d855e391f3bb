import llamaTokenizer from 'llama-tokenizer-js'
import type { TokenBonus } from './choose-token.ts'

/** Enough for the first piece of a word that sounds as likely; what has begun as a term is helped to its end. */
const beginning = 2.5
const continuing = 4

const bareSpace = 29_871

interface Node {
  readonly next: Map<number, Node>
}

/** Helps the recogniser to certain words and names; undefined when there are none. */
export function favourTerms(terms: readonly string[]): TokenBonus | undefined {
  if (terms.length === 0) return undefined
  const root: Node = { next: new Map() }
  let longest = 0
  for (const term of terms) {
    const tokens = llamaTokenizer.encode(term, false, true)
    // Other scripts begin with a bare space, which would be favoured before every word.
    if (tokens[0] === bareSpace) continue
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
