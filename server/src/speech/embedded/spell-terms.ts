import { findTerms } from './find-terms.ts'

/** Shorter ones sound like too many other words. */
const leastLetters = 4
/** Letters that may differ, of those there are: what sounds alike is also spelled much alike. */
const mostDifferent = 0.34

/**
 * Writes what sounds like a term of the prompt as the prompt spells it: "Zell" becomes "Zelle", "harper valley"
 * becomes "Harper Valley". Only words whose consonants sound the same are touched.
 */
export function makeSpeller(prompt: string): (text: string) => string {
  const terms = findTerms(prompt)
    .map((written) => ({ written, letters: lettersOf(written), words: written.split(' ').length }))
    .filter(({ letters }) => letters.length >= leastLetters && /^[a-z]+$/.test(letters))
    .map((term) => ({ ...term, sound: soundOf(term.letters) }))
    // The longest first: a part of a name must not keep the whole from being found.
    .sort((one, other) => other.letters.length - one.letters.length)
  if (terms.length === 0) return (text) => text
  return (text) => {
    const words = text.split(' ')
    for (const { written, letters, sound, words: count } of terms) {
      for (let start = 0; start < words.length; start++) {
        // A name may be heard in one word less or more: "check book", "checkbook".
        for (const length of [count, count + 1, count - 1].filter((length) => length > 0)) {
          const heard = words.slice(start, start + length)
          const said = lettersOf(heard.join(''))
          if (heard.length < length || soundOf(said) !== sound) continue
          if (countDifferent(said, letters) > mostDifferent * letters.length) continue
          const [, before] = /^([^\p{L}\p{N}]*)/u.exec(heard[0]!)!
          const [, after] = /((?:['’]s)?[^\p{L}\p{N}]*)$/u.exec(heard.at(-1)!)!
          const owner = /['’]s$/u.test(written) ? '' : after!
          words.splice(start, length, ...`${before}${written}${owner}`.split(' '))
          break
        }
      }
    }
    return words.join(' ')
  }
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’]s(?=[^\p{L}]*$)/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The consonants as they are spoken in English, and the first letter if it is a vowel. */
function soundOf(letters: string): string {
  return letters
    .replace(/^(kn|gn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ph/g, 'f')
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
