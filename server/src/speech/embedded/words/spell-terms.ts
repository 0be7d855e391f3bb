import llamaTokenizer from 'llama-tokenizer-js'

/** Shorter ones sound like too many other words. */
const leastLetters = 4
/** Up to this length, only a silent letter at the end may differ. */
const shortLetters = 5
/** Letters that may differ, of those there are: what sounds alike is also spelled much alike. */
const mostDifferent = 0.34

interface Term {
  readonly written: string
  readonly letters: string
  readonly words: number
}

/**
 * Writes what sounds like a term as the term is spelled: "Zell" becomes "Zelle", "harper valley" becomes "Harper
 * Valley". Only words whose consonants sound the same are touched, and no single word that everybody uses.
 */
export function makeSpeller(terms: readonly string[]): (text: string) => string {
  const spelled = terms
    .map((written): Term => ({ written, letters: lettersOf(written), words: written.split(' ').length }))
    .filter(({ letters }) => letters.length >= leastLetters && /^[a-z]+$/.test(letters))
  const bySound = Map.groupBy(spelled, ({ letters }) => soundOf(letters))
  const longest = Math.max(0, ...spelled.map(({ words }) => words)) + 1
  return (text) => {
    if (bySound.size === 0) return text
    const words = text.split(' ')
    for (let start = 0; start < words.length; start++) {
      // The longest first: a part of a name must not keep the whole from being found.
      for (let length = Math.min(longest, words.length - start); length > 0; length--) {
        const heard = words.slice(start, start + length)
        const said = lettersOf(heard.join(''))
        const term = bySound.get(soundOf(said))?.find((one) => isMeant(one, said, heard))
        if (!term) continue
        const written = write(term.written, heard).split(' ')
        words.splice(start, length, ...written)
        start += written.length - 1
        break
      }
    }
    return words.join(' ')
  }
}

function isMeant({ letters, words }: Term, said: string, heard: readonly string[]): boolean {
  if (said === letters) return true
  // A name may be heard in one word less or more: "check book", "checkbook".
  if (Math.abs(heard.length - words) > 1) return false
  if (heard.length === 1 && isCommon(said)) return false
  if (letters.length <= shortLetters) {
    return (
      Math.abs(said.length - letters.length) === 1 && (said.startsWith(letters) || letters.startsWith(said))
    )
  }
  return countDifferent(said, letters) <= mostDifferent * letters.length
}

/** The recogniser has a token of its own for every word that is used much. */
function isCommon(word: string): boolean {
  return llamaTokenizer.encode(word, false, true).length === 1
}

/** With the marks around what was heard, and an owner's ending. */
function write(term: string, heard: readonly string[]): string {
  const before = /^[^\p{L}\p{N}]*/u.exec(heard[0]!)![0]
  const after = /(?:['’]s)?[^\p{L}\p{N}]*$/u.exec(heard.at(-1)!)![0]
  return `${before}${term}${/['’]s$/u.test(term) ? after.replace(/^['’]s/u, '') : after}`
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’]s(?=[^\p{L}]*$)/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The consonants as they are heard on a telephone, where b and v are one, and the first letter if it is a vowel. */
function soundOf(letters: string): string {
  return letters
    .replace(/^(kn|gn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ph/g, 'f')
    .replace(/v/g, 'b')
    .replace(/tch|ch/g, 'C')
    .replace(/sh/g, 'S')
    .replace(/th/g, 'T')
    .replace(/dg(?=[eiy])/g, 'j')
    .replace(/gh/g, '')
    .replace(/ck|cc(?![eiy])|c(?![eiy])|q/g, 'k')
    .replace(/c/g, 's')
    .replace(/x/g, 'ks')
    .replace(/(?!^)[aeiouyhw]/g, '')
    .replace(/^[aeiou]/, 'a')
    .replace(/(.)\1+/g, '$1')
}

function countDifferent(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same))
    }
    row = next
  }
  return row.at(-1)!
}
