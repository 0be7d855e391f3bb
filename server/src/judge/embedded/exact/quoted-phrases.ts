import type { Evidence } from '../../../domain/answers.ts'
import { plainWords, readWords } from '../../../domain/language/spoken-words.ts'
import type { Turn } from '../../../domain/transcript.ts'
import { quoteTurn } from '../../evidence/quote-turn.ts'
import { type Finding, found } from '../finding.ts'
import type { PartyOf } from '../reading/parties.ts'

/** A criterion that asks for words as they stand. */
interface PhraseCriterion {
  readonly phrases: readonly string[]
  /** Any one of them will do. */
  readonly anyOf: boolean
  readonly forbidden: boolean
  readonly party: 'agent' | 'customer' | undefined
}

const quoted =
  /"([^"\n]{2,200})"|“([^”\n]{2,200})”|«([^»\n]{2,200})»|(?<=^|[\s(:,])'([^\n]{2,200}?)'(?=$|[\s.,;:)!?])/g
const wordForWord =
  /\b(?:says?|said|saying|uses?|used|using|words?|phrases?|sentences?|verbatim|exactly|mentions?|mentioned)\b/i
/** Then the words are an example, or only part of what is asked, and it takes a reader. */
const takesReading =
  /\b(?:e\.?g\.?|such as|for example|for instance|like|similar|or the like|before|after|when|whenever|if|unless|until|only|instead|asks?|asked|because|about|meaning|equivalent|words to that effect)\b/i

const sureWhereSaid = 0.97
const sureWhereUnsaid = 0.9

/** "The agent says “…”" is answered by looking for these words. undefined: it takes a reader. */
export function answerPhrases(text: string, turns: readonly Turn[], partyOf: PartyOf): Finding | undefined {
  const criterion = readPhraseCriterion(text)
  if (!criterion) return undefined
  const { phrases, anyOf, forbidden, party } = criterion
  const spoken = turns.filter((turn) => party === undefined || partyOf(turn.speaker) === party)
  const places = phrases.map((phrase) => findPhrase(phrase, spoken))
  const said = anyOf || forbidden ? places.some(Boolean) : places.every(Boolean)
  const quotes = said ? places.filter((place) => place !== undefined) : []
  const value = said !== forbidden
  const code = said ? (forbidden ? 'phrase_forbidden' : 'phrase_said') : 'phrase_unsaid'
  return found(value, said ? sureWhereSaid : sureWhereUnsaid, [{ code }], quotes)
}

export function readPhraseCriterion(text: string): PhraseCriterion | undefined {
  const phrases = [...text.matchAll(quoted)]
    .map((match) => plainWords(match[1] ?? match[2] ?? match[3] ?? match[4] ?? ''))
    .filter((phrase) => phrase !== '')
  const rest = text.replace(quoted, ' … ')
  if (phrases.length === 0 || !wordForWord.test(rest) || takesReading.test(rest)) return undefined
  if (plainWords(rest).split(' ').length > 14) return undefined
  const party = /\b(?:agent|representative|operator|advisor|rep|customer|caller|client)\b/i.exec(rest)?.[0]
  return {
    phrases,
    anyOf: /\bor\b|\bany of\b|\bone of\b/i.test(rest),
    forbidden: /\b(?:never|not|doesn['’]t|don['’]t|avoids?|without|no)\b/i.test(rest),
    party: party === undefined ? undefined : /customer|caller|client/i.test(party) ? 'customer' : 'agent',
  }
}

function findPhrase(phrase: string, turns: readonly Turn[]): Evidence | undefined {
  for (const turn of turns) {
    const { plain, origins } = readWords(turn.text)
    const at = ` ${plain} `.indexOf(` ${phrase} `)
    if (at < 0) continue
    const last = origins[at + phrase.length - 1]!
    return quoteTurn(turn, origins[at]!, endOfWord(turn.text, last))
  }
  return undefined
}

/** With a mark that closes what was opened in it: "this call (may)". */
function endOfWord(text: string, last: number): number {
  const character = String.fromCodePoint(text.codePointAt(last)!)
  return last + character.length
}
