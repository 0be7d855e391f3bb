import type { Utterance } from '../../../domain/language/utterances.ts'
import { isFunctionWord } from '../meaning/word-stems.ts'

const named =
  /\b(?:my (?:full |first |last )?names? (?:is )?|name is |this is |(?:mr|mrs|ms|miss|mister|doctor|dr) )(?:miss |mister |mr |mrs |ms )?(\w+)(?: (\w+))?/g
const addressed = /\b(?:speaking (?:with|to)|talking to|call me|hi|hello|hey) (\w+)\b/g
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
  return addGreeted(utterances, names)
}

/** "Hi Omar" at the beginning names somebody as well; later on "okay john" does only where John is known. */
function addGreeted(utterances: readonly Utterance[], names: Set<string>): Set<string> {
  for (const { plain } of utterances.slice(0, 6)) {
    for (const match of plain.matchAll(addressed)) {
      const word = match[1]!
      if (
        /^(?:hi|hello|hey|speaking|talking)/.test(match[0]) &&
        !isFunctionWord(word) &&
        !noPerson.test(word)
      )
        names.add(word)
    }
  }
  return names
}
