/** A text reduced to its words in lower case, with the way back to where each stood. */
export interface SpokenWords {
  /** Words joined by single spaces; punctuation gone, apostrophes closed up (`I'm` → `im`). */
  readonly plain: string
  /** For every character of `plain`, its index in the original text. */
  readonly origins: readonly number[]
}

const apostrophes = new Set(["'", '’', 'ʼ', '`'])
const wordCharacter = /[\p{L}\p{N}\p{M}]/u
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/** What two people would write alike becomes alike, whatever the recogniser's habits with commas and capitals. */
export function readWords(text: string): SpokenWords {
  let plain = ''
  const origins: number[] = []
  let open = false
  for (let index = 0; index < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(index)!)
    if (wordCharacter.test(character)) {
      const folded = character.normalize('NFKC').toLowerCase()
      if (!open && plain !== '') {
        plain += ' '
        origins.push(index)
      }
      open = true
      plain += folded
      for (let copy = 0; copy < folded.length; copy += 1) origins.push(index)
    } else if (!apostrophes.has(character)) open = false
    index += character.length
  }
  return { plain, origins }
}

export function plainWords(text: string): string {
  return readWords(text).plain
}

/**
 * Where `phrase` stands in `plain` as whole words, around one place and in order: at most so many before it and as many
 * from it on. Scripts without spaces need no word ends.
 */
export function findPhraseNear(plain: string, phrase: string, near: number, most: number): number[] {
  if (phrase === '') return []
  const isWhole = (at: number) => isBreak(plain, at) && isBreak(plain, at + phrase.length)
  const before: number[] = []
  for (let at = near; at > 0 && before.length < most; ) {
    at = plain.lastIndexOf(phrase, at - 1)
    if (at < 0) break
    if (isWhole(at)) before.push(at)
  }
  const places = before.reverse()
  for (let at = plain.indexOf(phrase, near), found = 0; at >= 0 && found < most; ) {
    if (isWhole(at)) {
      places.push(at)
      found++
    }
    at = plain.indexOf(phrase, at + 1)
  }
  return places
}

function isBreak(plain: string, at: number): boolean {
  const before = plain[at - 1]
  const after = plain[at]
  if (before === undefined || after === undefined || before === ' ' || after === ' ') return true
  return unspacedScript.test(before) || unspacedScript.test(after)
}

/** The stretch of the original text behind `plain[start, end)`, closing punctuation of its last word included. */
export function originalSpan(
  text: string,
  words: SpokenWords,
  start: number,
  end: number,
): { start: number; end: number } {
  const first = words.origins[start] ?? 0
  const last = words.origins[end - 1] ?? first
  const lastCharacter = String.fromCodePoint(text.codePointAt(last) ?? 32)
  return { start: first, end: last + lastCharacter.length }
}
