import { partyOf } from '../../../domain/language/utterances.ts'
import type { Turn } from '../../../domain/transcript.ts'
import { isFunctionWord } from '../../spoken/word-stems.ts'

const secret =
  'pass ?(?:word|code|phrase)s?|pin|pin ?(?:number|code)|cvv|cvc|security (?:codes?|answers?|words?|questions?|numbers?)|(?:three|3|last four|last 4) (?:digits?|figures?)|secret|memorable|social security|ssn|long number|card numbers?|number on (?:the|your) (?:\\w+ )?card|expir(?:y|ation) date|maiden name|date of birth|d\\.?o\\.?b\\.?|born|birth ?(?:date|day)|account number|sort code|routing number|one[- ]time code|verification code'
const named = new RegExp(`\\b(?:${secret})\\b`, 'i')
const told = new RegExp(
  `\\b(?:${secret})\\b[^.?!]{0,30}?(?:\\b(?:is|was|are|its|it['’]s|as|called)\\b|:)`,
  'i',
)
const asking = /\?|\b(?:your|the|his|her|their|can|could|may|what|give|tell|confirm|need|verify)\b/i
const repliesAfter = 4
const echoesAfter = 8
const wordsOfAPiece = 8
const wordsOfAListener = 3
const shortestEcho = 3
const mostRead = 2000

interface Asked {
  readonly speaker: string
  readonly at: number
  /** What was replied, so that it is known when it is said back. */
  readonly told: Set<string>
  answered: boolean
  left: number
}

/**
 * Turns in which something is told that opens an account or proves who somebody is: they are never quoted. Redaction
 * takes out what has a form; a password or a mother's name has none, and is known only by what was asked.
 */
export function listSecretTurns(turns: readonly Turn[]): ReadonlySet<number> {
  const secrets = new Set<number>()
  let asked: Asked | undefined
  for (const [index, { speaker, text }] of turns.entries()) {
    const said = text.slice(0, mostRead)
    const words = wordsOf(said)
    const names = named.test(said)
    if (names && (told.test(said) || words.filter(isNumber).length > 1)) secrets.add(index)
    if (asked && index - asked.at > echoesAfter) asked = undefined
    if (asked && speaker !== asked.speaker && asked.left > 0) {
      // The first reply that is no question, and all short ones: they may be pieces of it.
      if (!asked.answered || words.length <= wordsOfAPiece) {
        secrets.add(index)
        for (const word of echoesOf(words)) asked.told.add(word)
      }
      asked.answered ||= !said.includes('?')
      asked.left -= 1
    } else if (asked && speaker === asked.speaker) {
      if (saysBack(words, asked.told)) secrets.add(index)
      // Whoever has got it goes on to something else.
      if (asked.answered && words.length > wordsOfAListener) asked.left = 0
    }
    if (names && partyOf(speaker) !== 'customer' && asking.test(said))
      asked = { speaker, at: index, told: asked?.told ?? new Set(), answered: false, left: repliesAfter }
  }
  return secrets
}

/** "Turquoise 4 4" may come back as "turquoise44", and figures said one by one as a number. */
function echoesOf(words: readonly string[]): string[] {
  const figures = words.filter((word) => /^\d+$/.test(word)).join('')
  return [...words, figures].filter((word) => word.length >= shortestEcho)
}

function saysBack(words: readonly string[], told: ReadonlySet<string>): boolean {
  return echoesOf(words).some((word) => {
    for (let length = shortestEcho; length <= word.length; length += 1)
      if (told.has(word.slice(0, length)) && (length > shortestEcho || length === word.length)) return true
    return false
  })
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !isFunctionWord(word))
}

const number =
  /^(?:\d+\w*|zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|double|\w+(?:st|nd|rd|th))$/

export function isNumber(word: string): boolean {
  return number.test(word)
}
