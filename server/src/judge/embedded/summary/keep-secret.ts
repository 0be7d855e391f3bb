import { partyOf } from '../../../domain/language/utterances.ts'
import type { Turn } from '../../../domain/transcript.ts'
import { isFunctionWord } from '../../spoken/word-stems.ts'

const secret =
  /\b(?:pass ?(?:word|code|phrase)s?|pin|pin ?(?:number|code)|cvv|cvc|security (?:codes?|answers?|words?|questions?|numbers?)|(?:three|3|last four|last 4) (?:digits?|figures?)|secret|memorable|social security|ssn|long number|card numbers?|number on (?:the|your) (?:\w+ )?card|expir\w+|maiden name|date of birth|d\.?o\.?b\.?|born|birth ?(?:date|day)|account number|sort code|routing number|one[- ]time code|verification code)\b/i
const gives = /\b(?:is|was|are|its|it['’]s|that['’]?s|as|called)\b|\d|:/
const repliesAfter = 3
const mostRead = 2000

/**
 * Turns in which something is told that opens an account or proves who somebody is: they are never quoted. Redaction
 * takes out what has a form; a password or a mother's name has none, and is known only by what was asked.
 */
export function listSecretTurns(turns: readonly Turn[]): ReadonlySet<number> {
  const secrets = new Set<number>()
  let asked: { readonly speaker: string; readonly told: Set<string>; left: number } | undefined
  for (const [index, { speaker, text }] of turns.entries()) {
    const said = text.slice(0, mostRead)
    const words = wordsOf(said)
    const names = secret.test(said)
    const told = names && (gives.test(said) || words.some(isNumber))
    if (told && (partyOf(speaker) === 'customer' || words.some(isNumber))) secrets.add(index)
    if (asked && speaker !== asked.speaker && asked.left > 0) {
      // The first reply, and further pieces of it.
      if (asked.left === repliesAfter || words.some(isNumber)) {
        secrets.add(index)
        for (const word of words) asked.told.add(word)
      }
      asked.left -= 1
    } else if (asked && words.some((word) => asked!.told.has(word))) secrets.add(index)
    if (names && partyOf(speaker) !== 'customer') asked = { speaker, told: new Set(), left: repliesAfter }
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

function isNumber(word: string): boolean {
  return number.test(word)
}
