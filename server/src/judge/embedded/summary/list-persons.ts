import type { Utterance } from '../../../domain/language/utterances.ts'
import { isFunctionWord } from '../../spoken/word-stems.ts'

const named =
  /\b(?:my (?:full |first |last )?names? (?:is )?|name is |this is |(?:mr|mrs|ms|miss|mister|doctor|dr) )(?:miss |mister |mr |mrs |ms )?(\w+)(?: (\w+))?/g
const speaking = /\b(\w+) (?:speaking|here)\b/g
const nameAsked = /\b(?:your (?:\w+ ){0,4}name|who am i (?:speaking|talking))\b/
const filler = /\b(?:um|uh|uhm|er) /g
const noPerson =
  /^(?:calling|from|with|regarding|about|for|your|you|the|customer|service|support|sales|bank|national|just|going|not|very|much|again|everyone|everybody|yes|no|because|account|card|order|still|i|is|and|to|how|what|am|are|why|where|when|great|bye|right)$/

/** First and last names said on the call; people are no topics. */
export function listPersons(utterances: readonly Utterance[], agentName: string): Set<string> {
  const names = new Set(
    agentName
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((part) => part.length > 1),
  )
  const add = (word: string | undefined) => {
    if (word === undefined || word.length < 2 || isFunctionWord(word) || noPerson.test(word)) return false
    names.add(word)
    return true
  }
  for (const [index, utterance] of utterances.entries()) {
    const plain = utterance.plain.replace(filler, '')
    for (const match of plain.matchAll(named)) if (add(match[1])) add(match[2])
    for (const match of plain.matchAll(speaking)) add(match[1])
    if (utterance.party === 'customer' || !nameAsked.test(plain)) continue
    const reply = utterances.slice(index + 1, index + 4).find(({ party }) => party !== utterance.party)
    const words =
      reply?.plain.replace(/^(?:(?:yes|yeah|sure|okay|its|it is|im|i am|hi) )+/, '').split(' ') ?? []
    if (words.length <= 3) for (const word of words) add(word)
  }
  addNamed(utterances, names)
  return names
}

/** What a transcript with capitals never writes without one is a name, whoever or whatever bears it. */
function addNamed(utterances: readonly Utterance[], names: Set<string>): void {
  const small = new Set<string>()
  const large = new Set<string>()
  for (const { text } of utterances)
    for (const [word] of text.matchAll(/\p{L}+/gu))
      if (/^\p{Lu}\p{Ll}/u.test(word)) large.add(word.toLowerCase())
      else small.add(word)
  for (const word of large) if (!small.has(word)) names.add(word)
}
