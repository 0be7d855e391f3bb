/** Words that must follow each other: of each its form, and how many places after the first it stands. */
export type SearchPhrase = readonly { readonly form: string; readonly offset: number }[]

/**
 * What a search looks for, without what it leaves out: single words are phrases of one. Reads a search as PostgreSQL
 * writes it: `'refund' & !'card' & 'lost' <-> 'key' | 'fee'`.
 */
export function listSearchPhrases(query: string): SearchPhrase[] {
  const tokens = [...query.matchAll(/'((?:[^'\\]|''|\\.)*)'|<(-|\d+)>|[!()&|]/gs)]
  const phrases: { form: string; offset: number }[][] = []
  /** How many brackets deep what is left out began. */
  let leftOutAt: number | undefined
  let depth = 0
  let negated = false
  let distance: number | undefined
  for (const [text, quoted, apart] of tokens) {
    if (text === '!') negated = true
    else if (text === '(') {
      depth++
      if (negated) leftOutAt ??= depth
      negated = false
    } else if (text === ')') {
      if (leftOutAt === depth) leftOutAt = undefined
      depth--
    } else if (apart !== undefined) distance = apart === '-' ? 1 : Number(apart)
    else if (quoted === undefined) distance = undefined
    else {
      const form = quoted.replaceAll(/''|\\(.)/gs, (pair, escaped) => escaped ?? pair[0])
      const last = phrases.at(-1)
      if (negated || leftOutAt !== undefined) negated = false
      else if (distance !== undefined && last) last.push({ form, offset: last.at(-1)!.offset + distance })
      else phrases.push([{ form, offset: 0 }])
      distance = undefined
    }
  }
  return phrases
}
