import type { SearchPhrase } from './search-terms.ts'

/** From, and up to but without, in UTF-16 code units. The API calls them `marks`. */
export type Highlight = readonly [from: number, to: number]

/** A word as the search reads it: its own letters, and the form under which it is found; null: what cannot be. */
export interface ReadWord {
  readonly word: string
  readonly form: string | null
  /** Its parts come after it, as those of "call-back" do. */
  readonly whole: boolean
}

/** Where in the text the phrases are, in order and without overlaps. `words` are those of its plain letters. */
export function highlightWords(
  text: string,
  words: readonly ReadWord[],
  phrases: readonly SearchPhrase[],
): Highlight[] {
  const plain = readPlainLetters(text)
  const placed = placeWords(plain.letters, words)
  const found = findPhrases(placed, phrases)
  return joinHighlights(found.map(({ from, to }): Highlight => [plain.starts[from]!, plain.ends[to - 1]!]))
}

interface PlacedWord {
  readonly form: string
  readonly from: number
  readonly to: number
}

/** All words that can be found, each at its place among them. */
function placeWords(letters: string, words: readonly ReadWord[]): PlacedWord[] {
  const placed: PlacedWord[] = []
  let at = 0
  for (const { word, form, whole } of words) {
    const from = letters.indexOf(word, at)
    if (from < 0) continue
    if (form !== null) placed.push({ form, from, to: from + word.length })
    at = whole ? from : from + word.length
  }
  return placed
}

/** Each word is tried only as the beginning of what begins with it: a search may ask for hundreds of words. */
function findPhrases(placed: readonly PlacedWord[], phrases: readonly SearchPhrase[]): PlacedWord[] {
  const byFirst = Map.groupBy(phrases, (phrase) => phrase[0]?.form)
  return placed.flatMap(({ form }, place) =>
    (byFirst.get(form) ?? []).flatMap((phrase) => {
      const start = place - (phrase[0]?.offset ?? 0)
      const found = phrase.map((word) => {
        const there = placed[start + word.offset]
        return there?.form === word.form ? there : undefined
      })
      return found.every((word) => word !== undefined) ? found : []
    }),
  )
}

function joinHighlights(highlights: readonly Highlight[]): Highlight[] {
  const joined: Highlight[] = []
  for (const [from, to] of [...highlights].sort((one, other) => one[0] - other[0] || one[1] - other[1])) {
    const last = joined.at(-1)
    if (last && from < last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)]
    else joined.push([from, to])
  }
  return joined
}

/** The letters that a search compares, without accents, and where each comes from and ends in the text. */
function readPlainLetters(text: string): { letters: string; starts: number[]; ends: number[] } {
  let letters = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const character of text) {
    const plain = character.normalize('NFKD').replaceAll(/[\u0300-\u036f]+/g, '')
    // An accent that stands for itself belongs to the letter before it.
    if (plain === '' && ends.length > 0) ends[ends.length - 1] = at + character.length
    for (let unit = 0; unit < plain.length; unit++) {
      starts.push(at)
      ends.push(at + character.length)
    }
    letters += plain
    at += character.length
  }
  return { letters, starts, ends }
}
