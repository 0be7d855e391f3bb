import { isFigures, isPunctuation, type Token } from '../read-tokens.ts'

const joiners = new Set(
  'dot underscore dash hyphen period point plus punto guion guión bajo . _ - +'.split(' '),
)
const numberWords =
  /^(zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|double|triple)$/
/** Where, going back from the `at`, an address has not yet begun. */
const outside = new Set(
  "is it's its it email emails mail address my your the a an to at for on in and or so that's that this as yes yeah no okay ok um uh use with me you i he she they we be was are were send sent reach have has had but just under through by of from please sure would will can could her his their our still not hi hello es mi el la de correo con electrónico sí".split(
    ' ',
  ),
)
/** Said about an address, not part of it: `all one word`. */
const remarks = new Set('all word lower lowercase upper uppercase case capital together spaces'.split(' '))
const mostPlainWords = 3
const mostTokens = 40

/**
 * Index of the first token of the name that ends before the `at`: words joined by dots, spelled letters and figures as far
 * as they go, and a few plain words, for a name may be said without its dot.
 */
export function findNameStart(tokens: readonly Token[], at: number): number {
  const written = tokens[at]!.text === '@' && touches(tokens, at)
  let from = at
  let plain = 0
  let joined = true
  for (let next = at - 1; next >= 0 && at - next < mostTokens; next--) {
    const { text } = tokens[next]!
    if (written && !joined && !joiners.has(text) && !touches(tokens, next + 1)) break
    if (
      joiners.has(text) &&
      (!isPunctuation(text) || text === '-' || touches(tokens, next) || touches(tokens, next + 1))
    ) {
      joined = true
      continue
    }
    if (isPunctuation(text)) {
      if (text === ',' && (next === at - 1 || isSpelled(tokens[next - 1]?.text ?? ''))) continue
      break
    }
    if (remarks.has(text)) continue
    if (isSpellingHelp(tokens, next)) continue
    const spelled = isSpelled(text) && (text !== 'a' || isSpelled(tokens[next + 1]?.text ?? ''))
    if (!spelled) {
      if (outside.has(text) && !(joined && from < at)) break
      if (!joined && ++plain > mostPlainWords) break
    }
    from = next
    joined = false
  }
  return from
}

export function isOutsideName(text: string): boolean {
  return outside.has(text)
}

export function isLetter(text: string): boolean {
  return /^\p{L}$/u.test(text)
}

function isSpelled(text: string): boolean {
  return isLetter(text) || isFigures(text) || numberWords.test(text)
}

/** The middle of `b as in boy` and `b for boy`. */
function isSpellingHelp(tokens: readonly Token[], at: number): boolean {
  const [text, before, beforeThat] = [at, at - 1, at - 2].map((index) => tokens[index]?.text ?? '')
  if (text === 'in') return /^(as|like)$/.test(before!) && isLetter(beforeThat!)
  return /^(as|like|for)$/.test(text!) && isLetter(before!)
}

/** Nothing stands between this token and the one before. */
function touches(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  return before !== undefined && before.turn === token?.turn && before.end === token.start
}
