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
const repliesAfter = 3
const echoesAfter = 5
const wordsOfAPiece = 8
const shortestEcho = 3
const mostRead = 2000

/**
 * Turns in which something is told that opens an account or proves who somebody is: they are never quoted. Redaction
 * takes out what has a form; a password or a mother's name has none, and is known only by what was asked.
 */
export function listSecretTurns(turns: readonly Turn[]): ReadonlySet<number> {
  const secrets = new Set<number>()
  let asked: { readonly speaker: string; readonly told: Set<string>; at: number; left: number } | undefined
  for (const [index, { speaker, text }] of turns.entries()) {
    const said = text.slice(0, mostRead)
    const words = wordsOf(said)
    const names = named.test(said)
    if (names && (told.test(said) || words.filter(isNumber).length > 1)) secrets.add(index)
    if (asked && index - asked.at > echoesAfter) asked = undefined
    if (asked && speaker !== asked.speaker && asked.left > 0) {
      // The first reply, and further pieces of it.
      if (asked.left === repliesAfter || (words.length <= wordsOfAPiece && words.some(isNumber))) {
        secrets.add(index)
        for (const word of words) if (word.length >= shortestEcho) asked.told.add(word)
      }
      asked.left -= 1
    } else if (asked && words.some((word) => asked!.told.has(word))) secrets.add(index)
    if (names && partyOf(speaker) !== 'customer' && asking.test(said))
      asked = { speaker, told: new Set(), at: index, left: repliesAfter }
  }
  return secrets
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
