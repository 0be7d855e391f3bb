/** Deepgram takes 500 tokens of key terms and advises to stay below a hundred; a letter of a rare name may be a token. */
const mostTerms = 90
const mostLetters = 1_200
const longestTerm = 60

/** The words and phrases of a model's vocabulary, one by one. Sentences around them are left out: they are no terms. */
export function pickKeyterms(vocabulary: string, model: string): { name: string; terms: string[] } {
  const name = /^nova-3|^flux/i.test(model) ? 'keyterm' : 'keywords'
  const phrases = vocabulary
    .split(/[\n,;|•]+|[.:](?=\s|$)/u)
    .map((phrase) => phrase.replace(/\s+/gu, ' ').trim())
    .filter((phrase) => phrase !== '' && phrase.length <= longestTerm && phrase.split(' ').length <= 6)
  // The older parameter takes single words only.
  const wanted = name === 'keywords' ? phrases.flatMap((phrase) => phrase.split(' ')) : phrases
  const terms: string[] = []
  let letters = 0
  for (const term of new Set(wanted)) {
    letters += term.length
    if (terms.length === mostTerms || letters > mostLetters) break
    terms.push(term)
  }
  return { name, terms }
}
