const longestWord = 100
const mostCharacters = 2000
const punctuation = /[\p{P}$+<=>^`|~]/u
const chinese = /[\p{Script=Han}]/u

/** BERT's tokeniser for lower-case English: words are cut into the longest pieces the vocabulary holds. */
export class WordPieces {
  readonly #vocabulary: ReadonlyMap<string, number>
  readonly #unknown: number
  readonly #first: number
  readonly #last: number

  constructor(vocabulary: Readonly<Record<string, number>>) {
    this.#vocabulary = new Map(Object.entries(vocabulary))
    this.#unknown = this.#vocabulary.get('[UNK]')!
    this.#first = this.#vocabulary.get('[CLS]')!
    this.#last = this.#vocabulary.get('[SEP]')!
  }

  /** Token ids with the opening and closing marks, at most `mostTokens` of them. */
  encode(text: string, mostTokens: number): number[] {
    const ids = [this.#first]
    for (const word of splitWords(text)) {
      if (ids.length >= mostTokens - 1) break
      ids.push(...this.#cut(word))
    }
    return [...ids.slice(0, mostTokens - 1), this.#last]
  }

  #cut(word: string): number[] {
    if (word.length > longestWord) return [this.#unknown]
    const ids: number[] = []
    for (let start = 0; start < word.length; ) {
      let end = word.length
      let id: number | undefined
      for (; end > start; end -= 1) {
        id = this.#vocabulary.get((start > 0 ? '##' : '') + word.slice(start, end))
        if (id !== undefined) break
      }
      if (id === undefined) return [this.#unknown]
      ids.push(id)
      start = end
    }
    return ids
  }
}

function splitWords(text: string): string[] {
  const clean = text
    .slice(0, mostCharacters)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  let spaced = ''
  for (const character of clean) {
    spaced += punctuation.test(character) || chinese.test(character) ? ` ${character} ` : character
  }
  return spaced.split(/[\s\p{C}]+/u).filter((word) => word !== '')
}
