import { isFigures, isPunctuation, type Token } from '../read-tokens.ts'

const topLevels = new Set(
  'com net org edu gov mil int io co uk us ca de fr es it nl eu au nz ie info biz me tv ai app dev mx br in ch at be se no dk pl pt jp cn'.split(
    ' ',
  ),
)
/** Known even where no `dot com` was said. */
const mailHouses = new Set('gmail hotmail icloud protonmail googlemail'.split(' '))
/** Known where the talk is about an address. */
const sharedNames = new Set('yahoo outlook aol msn comcast live mail verizon'.split(' '))
/** What people are at when they give no address. */
const notDomains = new Set(
  'the a an my your our his her their this that these all least home work noon night'.split(' '),
)
const mostWords = 4
const mostTokens = 24

/**
 * Index of the last token of the domain that begins behind the `at`; undefined when none does. Where it is sure that an
 * address is given, also names of which only half was said or heard.
 */
export function findDomainEnd(tokens: readonly Token[], at: number, sure: boolean): number | undefined {
  let words = 0
  let end: number | undefined
  const start = /^(sign|symbol)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  for (let next = start; next < tokens.length && next < at + mostTokens; next++) {
    const { text } = tokens[next]!
    if (isDot(tokens, next)) {
      if (words === 0) return end
      if (isTopLevel(tokens, next + 1, sure)) {
        end = next + 1
        next++
      } else if (end !== undefined) return end
      continue
    }
    if (end !== undefined) return end
    if (/^[-_,]$|^(dash|hyphen|gui[oó]n)$/.test(text)) continue
    if (isPunctuation(text) || notDomains.has(text)) return undefined
    words += isFigures(text) || text.length === 1 ? 0.2 : 1
    const house = findHouseEnd(tokens, next, sure)
    if (house !== undefined && !isDot(tokens, house + 1)) return house
    if (words > mostWords) return undefined
  }
  return end
}

/** A full stop counts where nothing stands behind it, or before what can only be the end of an address. */
function isDot(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (/^(dot|period|punto)$/.test(token?.text ?? '')) return true
  if (token?.text !== '.' || next?.turn !== token.turn) return false
  return next.start === token.end || /^(com|net|org|edu)$/.test(next.text)
}

/** After a written dot any ending may stand, after a spoken one only those that exist. */
function isTopLevel(tokens: readonly Token[], at: number, sure: boolean): boolean {
  const text = tokens[at]?.text ?? ''
  return topLevels.has(text) || (sure && tokens[at - 1]!.text === '.' && /^\p{L}{2,}$/u.test(text))
}

/** `gmail`, `g mail`, and names that are known for more than their mail only where it is sure. */
function findHouseEnd(tokens: readonly Token[], at: number, sure: boolean): number | undefined {
  const [text, next] = [tokens[at]!.text, tokens[at + 1]?.text ?? '']
  if (/^(g|hot|i)$/.test(text) && /^(mail|cloud)$/.test(next)) return at + 1
  return mailHouses.has(text) || (sure && sharedNames.has(text)) ? at : undefined
}
