import type { Evidence } from '../../domain/answers.ts'
import { plainWords } from '../../domain/language/spoken-words.ts'
import { partyOf } from '../../domain/language/utterances.ts'
import type { Question } from '../../domain/scoring.ts'
import { partyOfWording } from '../embedded/questions/party-of-wording.ts'
import { isPlainNegation } from '../evidence/telling-words.ts'
import { contentStems } from '../spoken/word-stems.ts'

/** What a criterion forbids, as far as its wording shows it. */
export interface Ban {
  /** The answer by which nobody did it. */
  readonly acquittal: boolean
  /** It forbids and asks for nothing else: nothing can be quoted for having kept it. */
  readonly only: boolean
  /** Whether what was quoted is the very thing. */
  isBrokenBy(evidence: Evidence): boolean
}

/** "The agent never promises a refund", or "promises a refund" where that does not pass; undefined: forbids nothing. */
export function readBan(question: Question): Ban | undefined {
  if (question.type !== 'BOOLEAN') return undefined
  const text = question.description.trim() || question.readableName
  const sentence = /^[^.;\n]*/.exec(text)![0]
  const negation = findNegation(sentence)
  // That a duty is not done, and must not be, forbids nothing that could be quoted.
  if ((negation === undefined) === question.passesWhen) return undefined
  const forbidden = negation ? sentence.slice(negation.end) : sentence
  const party = partyOfWording(text)
  const ways = splitWays(forbidden)
  return {
    acquittal: question.passesWhen,
    only: !negation || asksForNothing(sentence.slice(0, negation.start), negation.word),
    isBrokenBy({ speaker, quote }) {
      const speaks = partyOf(speaker)
      if (party !== 'any' && speaks !== 'unknown' && speaks !== party) return false
      const words = plainWords(quote)
      if (words.split(' ').some(isPlainNegation)) return false
      // Taken once, however many ways there are.
      const said = { words: ` ${words} `, stems: new Set(contentStems(words)) }
      return ways.some((isIn) => isIn(said))
    },
  }
}

const standsBehind = /^(?:nicht|kein\p{L}*|pas|jamais|aucune?)$/u

/** In English and Spanish all that is asked for stands before the negation, in German and French the verb does. */
function asksForNothing(before: string, negation: string): boolean {
  if (standsBehind.test(negation)) return !/[,;]|\b(?:und|dass|et|que)\b/i.test(before)
  return tellingStems(before).length === 0
}

function findNegation(sentence: string): { word: string; start: number; end: number } | undefined {
  for (const { 0: word, index } of withoutQuotes(sentence).matchAll(/[\p{L}'’]+/gu)) {
    const plain = word.toLowerCase().replace(/['’]/g, '')
    if (isPlainNegation(plain) || /^(?:no|avoid|avoids|refrain|refrains)$/.test(plain))
      return { word: plain, start: index, end: index + word.length }
  }
  return undefined
}

const quoted = /"([^"\n]{2,200})"|“([^”\n]{2,200})”|«([^»\n]{2,200})»/g

/** What stands in quotation marks is to be said: no word of it tells what the criterion means. */
function withoutQuotes(text: string): string {
  return text.replace(quoted, (phrase) => '_'.repeat(phrase.length))
}

/** A quote as the ways are looked for in it. */
interface Said {
  /** Between blanks. */
  readonly words: string
  readonly stems: ReadonlySet<string>
}

/** Each way of doing the forbidden thing: the words in quotation marks or, without any, all that carries meaning. */
function splitWays(forbidden: string): ((said: Said) => boolean)[] {
  const phrases = [...forbidden.matchAll(quoted)].map((found) => plainWords(found.slice(1).join('')))
  if (phrases.length > 0) return phrases.map((phrase) => (said) => said.words.includes(` ${phrase} `))
  return forbidden
    .split(/,|\/|\bor\b/i)
    .map(tellingStems)
    .filter((stems) => stems.length > 0)
    .map((mine) => (said) => mine.every((stem) => said.stems.has(stem)))
}

/** Say who acts, that somebody speaks, or when; not what is done. */
const framing = new Set(
  contentStems(
    'agent representative operator advisor associate employee rep customer caller client user call conversation party say tell ask mention state speak talk promise use give make let during throughout ever point time moment anything anyone any el la los las agente asesor asesora cliente durante llamada',
  ),
)

function tellingStems(text: string): string[] {
  return contentStems(text).filter((stem) => !framing.has(stem))
}
