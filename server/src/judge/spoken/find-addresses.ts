import { isQuestion } from '../../domain/language/utterances.ts'
import { onlyCode } from './find-codes.ts'
import { findPrompting, type Heard } from './heard.ts'
import { digitsOnly, wordsToFigures } from './spoken-figures.ts'

/** A postal address as it was read out, often over several breaths. */
export interface SpokenAddress {
  readonly text: string
  readonly utterances: readonly Heard[]
}

const street =
  /\b(street|avenue|road|lane|drive|boulevard|court|circle|highway|parkway|square|terrace|crescent|st|ave|rd|blvd)\b/
const announced = /\baddress (?:is|was|would be|its)\b|\b(?:live|located|moved) (?:at|to|in)\b/
const asksForMore =
  /\b(address|zip|postal|post code|postcode|state|city|town|street|repeat|again|sorry|spell|number)\b/
const chat =
  /\b(thank|thanks|see you|youre|all set|that(?:s|ll| will be) (?:all|it)|bye|i (?:need|want|would|will|have|am|can|could|think)|can you|could you|please|dollars|amount|payment|(?:we|you) (?:have|will|are)|(?:has|have) been|(?:will|ll) (?:be|send))\b/
const mostPieces = 14
// Who reads out an address is done with it long before.
const mostUtterances = 100

export function findAddresses(heard: readonly Heard[]): SpokenAddress[] {
  const found: SpokenAddress[] = []
  let after = 0
  for (const utterance of heard) {
    if (utterance.index < after || !startsAddress(utterance, heard)) continue
    const utterances = gatherPieces(utterance, heard)
    const text = writeAddress(utterances)
    if (text === '') continue
    found.push({ text, utterances })
    after = utterances.at(-1)!.index + 1
  }
  return found
}

function startsAddress(utterance: Heard, heard: readonly Heard[]): boolean {
  const { plain } = utterance
  if (isQuestion(utterance) || /\b(email|e mail|ip) address\b/.test(plain)) return false
  const figures = /\d/.test(wordsToFigures(plain))
  if (street.test(plain) && figures) return true
  if (announced.test(plain)) return true
  return figures && digitsOnly(lessLead(plain)) !== '' && promptingOf(utterance, heard) !== undefined
}

function promptingOf(utterance: Heard, heard: readonly Heard[]): Heard | undefined {
  const prompting = findPrompting(heard, utterance)
  return prompting && /\baddress\b/.test(prompting.plain) && !/\be ?mail\b/.test(prompting.plain)
    ? prompting
    : undefined
}

/** What the speaker adds to it until the talk goes on to something else. */
function gatherPieces(first: Heard, heard: readonly Heard[]): Heard[] {
  const pieces = [first]
  for (const next of heard.slice(first.index + 1, first.index + 1 + mostUtterances)) {
    if (pieces.length === mostPieces) break
    if (next.turn.speaker !== first.turn.speaker) {
      if (isQuestion(next) && !asksForMore.test(next.plain)) break
      continue
    }
    if (isQuestion(next)) continue
    if (chat.test(next.plain)) break
    if (isFiller(next.plain) || lessLead(next.plain) === '') continue
    if (!looksLikePiece(next.plain)) break
    pieces.push(next)
  }
  return pieces
}

const fillers =
  /^(?:uh|um|uhm|mhm|hm|mm|huh|yes|yeah|yep|yup|okay|ok|correct|right|sure|alright|and|so|oh|ah|no|sorry|it|is|its|thats|that|correct) ?/

function isFiller(plain: string): boolean {
  let rest = plain
  while (fillers.test(rest) && rest !== '') rest = rest.replace(fillers, '')
  return rest === ''
}

function looksLikePiece(plain: string): boolean {
  const rest = lessLead(plain)
  return wordsToFigures(rest).split(' ').length <= 8
}

const lead =
  /^(?:(?:uh|um|uhm|yes|yeah|okay|ok|so|oh|and|sure|no|then|sorry|alright) |(?:(?:my|the|our|home|company|mailing|billing|shipping|street|zip|postal|city|state|town|house) )*(?:address|zip code|postal code|postcode|zip|code|city|state|town|number) (?:is|was|would be|will be|its)\b ?|(?:my|the|our) (?:\w+ )?address\b ?|(?:it|that|this)(?:s| is| was| would be| will be)\b ?|(?:is|was)\b ?|(?:the|my) (?:city|state|town|street)\b ?|(?:gonna|going to) be ?|in (?=\w)|located (?:at|in) |we(?: a)?re (?:at|in|on|located at) |i live (?:at|in|on) |(?:number|state of) )+/

function lessLead(plain: string): string {
  return plain
    .replace(/^unk /, '')
    .replace(lead, '')
    .replace(/ (?:uh|um|uhm)\b/g, '')
    .trim()
}

/** "At ten thirty, at the branch at 220 Harbor Street" begins with the number before the street. */
function fromHouseNumber(words: string): string {
  const at = street.exec(words)?.index
  const numbers = [...words.matchAll(/\b\d+\b/g)].filter(({ index }) => index < (at ?? 0))
  const house = numbers.at(-1)
  return house && words.slice(house.index, at).split(' ').length <= 5 ? words.slice(house.index) : words
}

/** Figures joined, each breath of words a part of its own, what was said twice once. */
function writeAddress(pieces: readonly Heard[]): string {
  const parts: string[] = []
  for (const piece of pieces) {
    const code = onlyCode(piece)
    const spoken = fromHouseNumber(wordsToFigures(lessLead(piece.plain)))
    for (const part of (/\p{L}/u.test(code) ? code : spoken).split(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d)/u)) {
      const last = parts.at(-1)
      if (part === '' || part === last || (parts.includes(part) && !/^\d{1,2}$/.test(part))) continue
      if (last !== undefined && /^\d+$/.test(part) && /^\d+$/.test(last)) {
        if (last.endsWith(part) || last.length + part.length > 5) continue
        parts[parts.length - 1] = last + part
      } else parts.push(part)
    }
  }
  const hasFigures = parts.some((part) => /^\d+$/.test(part))
  if (parts.length < 2 || !hasFigures) return ''
  return parts
    .map((part) =>
      /\d/.test(part) ? part : part.replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase()),
    )
    .reduce((address, part) => (/^\d+$/.test(address) ? `${address} ${part}` : `${address}, ${part}`))
}
