export type Direction = 'from' | 'to'

/** "From checking to savings" names both: the question's own direction tells which is meant. */
export function directionOfQuestion(read: {
  readonly name: string
  readonly text: string
}): Direction | undefined {
  const sentences = [read.name, ...read.text.split(/[.\n?]/)].map((part) => part.trim().toLowerCase())
  const says = (words: RegExp) => sentences.some((sentence) => words.test(sentence))
  if (says(/\bfrom$|\b(source|origin|departure)\b/)) return 'from'
  return says(/\b(?:to|into)$|\b(destination|target)\b/) ? 'to' : undefined
}

const words: readonly (readonly [Direction, RegExp])[] = [
  ['from', /\b(from|source|sourcing|origin|out of)\b/g],
  ['to', /\b(to|into|destination|target)\b/g],
]

/** The direction that was named last in these words; an infinitive ("to check") is none. */
export function directionOfWords(plain: string): Direction | undefined {
  const named = words.flatMap(([direction, pattern]) =>
    [...plain.matchAll(pattern)]
      .filter(({ index, 0: word }) => word !== 'to' || !isInfinitive(plain.slice(index)))
      .map(({ index }) => ({ direction, index })),
  )
  return named.sort((a, b) => b.index - a.index)[0]?.direction
}

function isInfinitive(rest: string): boolean {
  return /^to (?!(?:my|your|the|a|an|his|her|their|our|which|what|whom|where|this|that)\b)\w/.test(rest)
}
