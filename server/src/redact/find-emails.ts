import type { Context } from './context.ts'
import type { Conversation, Passage } from './read-conversation.ts'
import { isFigures, isMark, type Token } from './read-tokens.ts'

const topLevels = new Set(
  'com net org edu gov mil int io co uk us ca de fr es it nl eu au nz ie info biz me tv ai app dev mx br in ch at be se no dk pl pt jp cn'.split(
    ' ',
  ),
)
/** Known even where no `dot com` was said. */
const mailHouses = new Set('gmail hotmail icloud protonmail googlemail'.split(' '))
const sharedNames = new Set('yahoo outlook aol msn comcast live mail me verizon'.split(' '))
const joiners = new Set('dot underscore dash hyphen period point plus . _ - +'.split(' '))
const numberWords =
  /^(zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|double|triple)$/
/** Where going back from the `at` an address has not yet begun. */
const outside = new Set(
  "is it's its it email emails mail address my your the a an to at for on in and or so that's that this as yes yeah no okay ok um uh use with me you i he she they we be was are were send sent reach have has had but just under through by of from please sure would will can could her his their our still not hi hello".split(
    ' ',
  ),
)
/** What people are at when they give no address. */
const notDomains = new Set(
  'the a an my your our his her their this that these all least home work noon night'.split(' '),
)
const mostPlainWords = 3
const mostTokens = 40

/** Addresses, written or said, also over several turns. */
export function findEmails(conversation: Conversation, context: Context): Token[][] {
  return conversation.passages.flatMap((passage) => {
    const tokens = tokensOf(conversation, passage)
    const whole = findWhole(tokens, context)
    return [
      ...whole,
      ...findParts(tokens, context).filter((part) => !whole.some((row) => row.includes(part[0]!))),
    ]
  })
}

function tokensOf({ turns }: Conversation, passage: Passage): Token[] {
  return passage.turns.flatMap((turn) => turns[turn]!.tokens)
}

function findWhole(tokens: readonly Token[], context: Context): Token[][] {
  const found: Token[][] = []
  for (let at = 1; at < tokens.length; at++) {
    const { text, turn, start } = tokens[at]!
    if (text !== '@' && text !== 'at') continue
    const end = findDomainEnd(tokens, at, text === '@' || context.cues.recently('email', turn, start))
    if (end === undefined) continue
    const from = findLocalStart(tokens, at)
    if (from < at) found.push(tokens.slice(from, end + 1))
  }
  return found
}

/** Index of the domain's last token. */
function findDomainEnd(tokens: readonly Token[], at: number, sure: boolean): number | undefined {
  let words = 0
  let end: number | undefined
  for (let next = at + 1; next < tokens.length && next < at + 24; next++) {
    const { text } = tokens[next]!
    if (isDot(tokens, next)) {
      const level = tokens[next + 1]?.text ?? ''
      if (words === 0 || !(topLevels.has(level) || (sure && /^\p{L}{2,}$/u.test(level) && text === '.'))) {
        if (words === 0 || end !== undefined) return end
        words = 0
        continue
      }
      end = next + 1
      next++
      continue
    }
    if (end !== undefined) return end
    if (/^[-_]$|^(dash|hyphen)$/.test(text)) continue
    if (isMark(text)) return isFiller(text) ? undefined : end
    if (notDomains.has(text)) return end
    words += isLetter(text) || isFigures(text) ? 0.2 : 1
    if (mailHouses.has(text) || (sure && sharedNames.has(text)) || isSplitHouse(tokens, next)) {
      const beyond = isSplitHouse(tokens, next) ? next + 1 : next
      if (!isDot(tokens, beyond + 1)) return beyond
    }
    if (words > 4) return undefined
  }
  return end
}

function isFiller(text: string): boolean {
  return /^[?!]$/.test(text)
}

/** `g mail`, `hot mail`. */
function isSplitHouse(tokens: readonly Token[], at: number): boolean {
  return /^(g|hot|i)$/.test(tokens[at]!.text) && /^(mail|cloud)$/.test(tokens[at + 1]?.text ?? '')
}

/** A full stop only where nothing stands between it and the words beside it. */
function isDot(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.text === 'dot' || token?.text === 'period') return true
  return token?.text === '.' && tokens[at + 1]?.start === token.end && tokens[at + 1]?.turn === token.turn
}

/** Index of the first token of what stands before the `at`: words joined by dots, letters, figures, then a few plain words. */
function findLocalStart(tokens: readonly Token[], at: number): number {
  let from = at
  let plain = 0
  let joined = true
  const isWritten = tokens[at]!.text === '@' && touchesBefore(tokens, at)
  for (let next = at - 1; next >= 0 && at - next < mostTokens; next--) {
    const { text } = tokens[next]!
    if (isWritten && !touchesBefore(tokens, next + 1) && !joiners.has(text) && !joined) break
    if (joiners.has(text) && (!isMark(text) || touches(tokens, next))) {
      joined = true
      continue
    }
    if (isMark(text)) {
      // Commas between spelled letters.
      if (text === ',' && isSpelled(tokens[next - 1]?.text ?? '')) continue
      if (text === '-') continue
      break
    }
    if (isSpelled(text) && !(text === 'a' && !isSpelled(tokens[next + 1]?.text ?? ''))) {
      from = next
      joined = false
      continue
    }
    if (/^(as|like|for)$/.test(text) && isLetter(tokens[next - 1]?.text ?? '')) continue
    if (text === 'in' && /^(as|like)$/.test(tokens[next - 1]?.text ?? '')) {
      next--
      continue
    }
    if (outside.has(text) && !(joined && plain > 0)) break
    if (!joined && ++plain > mostPlainWords) break
    if (joined && plain === 0) plain = 1
    from = next
    joined = false
  }
  return from
}

function touchesBefore(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  return before?.turn === token?.turn && before?.end === token?.start
}

function touches(tokens: readonly Token[], at: number): boolean {
  const { start, end } = tokens[at]!
  return tokens[at - 1]?.end === start || tokens[at + 1]?.start === end
}

function isLetter(text: string): boolean {
  return /^\p{L}$/u.test(text)
}

function isSpelled(text: string): boolean {
  return isLetter(text) || isFigures(text) || numberWords.test(text)
}

/** Where an address was asked for, also a part of one: `john underscore smith`, or letters spelled. */
function findParts(tokens: readonly Token[], context: Context): Token[][] {
  const found: Token[][] = []
  for (let at = 1; at < tokens.length; at++) {
    const { text, turn, start } = tokens[at]!
    const joins = /^(underscore|dot)$/.test(text) && tokens[at + 1] && !isMark(tokens[at + 1]!.text)
    if (!joins && !isLetter(text)) continue
    if (!context.cues.about(turn, start, start).has('email')) continue
    if (joins && !outside.has(tokens[at - 1]!.text)) {
      found.push(tokens.slice(findLocalStart(tokens, at), at + 2))
      continue
    }
    let end = at
    while (tokens[end] && (isLetter(tokens[end]!.text) || /^[-,.]$/.test(tokens[end]!.text))) end++
    const letters = tokens.slice(at, end).filter(({ text }) => isLetter(text)).length
    if (letters >= 3) {
      found.push(tokens.slice(at, end))
      at = end
    }
  }
  return found
}
