import type { ReadUtterance } from '../meaning/call-reading.ts'
import { isFunctionWord } from '../meaning/word-stems.ts'
import { capitalise, tidySpeech } from '../summary/tidy-speech.ts'

type Said = Pick<ReadUtterance, 'party' | 'text' | 'plain'>

const introduced = /\b(?:my (?:full )?name(?:['’]?s| is| was)|(?:the )?name(?:['’]s| is))\s+/i
const here = /^(?:(?:yes|yeah|hi|hello|hey|good (?:morning|afternoon|evening))[,.!]?\s+)*this is\s+/i
const nameAsked =
  /\b(?:your (?:full |first |last |own |first and last |and )*name|who am i (?:speaking|talking)|whom? (?:do i have|i am))\b/
const noName =
  /^(?:and|calling|from|with|here|speaking|how|what|can|could|need|want|would|lost|have|looking|trying|just|wondering|at|in|on|the|a|an|to|so|not|happy|glad|sorry|going|my|your|our|his|her|about|for|is|was|first|last|spelled|that|it|this|account|card|number|order|actually|again|same|regarding|because|please|um|uh|also|currently|interested)$/i
const namesWithin = 12

/** The caller's name as they gave it, with capitals; undefined where they did not. */
export function findCallerName(sayings: readonly Said[]): string | undefined {
  const mine = sayings.filter(({ party }) => party === 'customer')
  for (const [index, saying] of mine.entries()) {
    const text = tidySpeech(saying.text)
    const opening = introduced.exec(text) ?? (index < 3 ? here.exec(text) : null)
    const name = opening && readName(text.slice(opening.index + opening[0].length))
    if (name) return name
  }
  return findAskedName(sayings)
}

/** A bare reply to "may I have your name": one to three words. */
function findAskedName(sayings: readonly Said[]): string | undefined {
  for (const [index, asked] of sayings.slice(0, 3 * namesWithin).entries()) {
    if (asked.party !== 'agent' || !nameAsked.test(asked.plain)) continue
    const reply = sayings.slice(index + 1, index + 4).find(({ party }) => party === 'customer')
    const text =
      reply &&
      tidySpeech(reply.text).replace(
        /^(?:(?:yes|yeah|sure|okay|it['’]s|its|i['’]m|im|i am|hi|hello)[,.]?\s+)+/i,
        '',
      )
    if (!text || text.split(/\s+/).length > 3) continue
    const name = readName(text)
    if (name?.includes(' ')) return name
  }
  return undefined
}

function readName(text: string): string | undefined {
  const words: string[] = []
  for (const raw of text.split(/\s+/).slice(0, 3)) {
    const word = raw.replace(/[^\p{L}'’-]/gu, '')
    if (word.length < 2 || isFunctionWord(word.toLowerCase()) || noName.test(word)) break
    // A third word is part of a name only where capitals say so.
    if (words.length === 2 && !/^\p{Lu}/u.test(word)) break
    words.push(word)
    if (/[.,;:!?]$/.test(raw)) break
  }
  return words.length === 0 ? undefined : words.map(capitalise).join(' ')
}
