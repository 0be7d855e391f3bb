import { isQuestion } from '../../../domain/language/utterances.ts'
import { quoteOf } from '../behaviours/find-support.ts'
import type { CallReading, ReadUtterance } from '../meaning/call-reading.ts'
import { coverSubject, leastSubject } from '../meaning/measure-subject.ts'
import { isUnspecific, measureRelevance } from '../meaning/relevance.ts'
import { findReply, listNext } from '../meaning/who-follows.ts'
import { contentStems, isFunctionWord } from '../meaning/word-stems.ts'
import { partyOfWording, type ReadQuestion } from '../questions/read-question.ts'
import { asksFor } from '../spoken/asks-for.ts'
import { findCodes, onlyCode } from '../spoken/find-codes.ts'
import { type Finding, found, notDetermined } from './finding.ts'

const leastRelevance = 0.55
const wholePhoneNumber = 10
const mostPieces = 8
const wordsOfTheNoun = 4
const weightOfACorrection = 0.5
const asksAgain =
  /\b(repeat|again|sorry|pardon|what was|rest|next|go (?:on|ahead)|last (?:four|part|digits?))\b/

/** Whether a number is asked for that names something rather than counts it. */
export function asksForCode(asked: string): boolean {
  if (/(?:^|[.] ?|\b(?:the|total|exact) )number of\b/.test(asked)) return false
  return /\b(number|code|id|reference|zip|postcode|phone|telephone|mobile)\b/.test(asked)
}

interface Candidate {
  readonly code: string
  readonly used: readonly ReadUtterance[]
  readonly score: number
}

/** A telephone number, a booking reference, a seat: the row of figures and letters said where the talk is about it. */
export async function answerCode(read: ReadQuestion, reading: CallReading): Promise<Finding> {
  if (coverSubject(read, reading) < leastSubject) return notDetermined({ code: 'open_unmentioned' }, 0.2)
  const asked = `${read.name} ${read.text}`
  const relevance = await measureRelevance(`${read.name}. ${read.text}`, reading)
  const isPhone = /\b(phone|telephone|mobile|cell)\b/i.test(asked)
  const nouns = new Set(contentStems(asked).filter((stem) => !isUnspecific(stem) && stem !== 'referenc'))
  if (/\breference\b/i.test(asked)) nouns.add('referenc')
  const worded = partyOfWording(read.text)
  let best: Candidate | undefined
  for (const utterance of reading.utterances) {
    for (const { code: first, before } of findCodes(utterance)) {
      const breaths = listBreaths(utterance, reading)
      const { code, used } = joinPieces(first, utterance, breaths, isPhone ? wholePhoneNumber : Infinity)
      const named = contentStems(before.split(' ').slice(-wordsOfTheNoun).join(' ')).some((stem) =>
        nouns.has(stem),
      )
      if (code.length < 3 && !(named && /\p{L}/u.test(code))) continue
      const score =
        Math.max(...used.map(relevance)) +
        Math.min(0.2, 0.02 * code.length) +
        (named ? 0.25 : 0) -
        (isPutRight(utterance, reading) ? weightOfACorrection : 0) +
        (isPhone && code.length === wholePhoneNumber ? 0.3 : 0) -
        (worded !== 'any' && utterance.party !== 'unknown' && utterance.party !== worded ? 0.1 : 0)
      if (!best || score > best.score) best = { code, used, score }
    }
  }
  if (!best || best.score < leastRelevance)
    return notDetermined({ code: 'open_not_said', values: { things: [{ thing: 'code' }] } })
  if (isPhone && best.code.length < 7)
    return notDetermined({ code: 'open_not_said', values: { things: [{ thing: 'phone-number' }] } }, 0.2)
  return found(
    best.code,
    Math.min(0.8, best.score),
    [{ code: 'found', values: { things: [{ thing: 'code', how: 'where-spoken-of' }] } }],
    best.used.map(quoteOf),
  )
}

/** "Is your number still 555 0100?" – "No, it's 555 0199 now." */
function isPutRight(utterance: ReadUtterance, reading: CallReading): boolean {
  if (!isQuestion(utterance)) return false
  const reply = findReply(reading, utterance)
  return reply !== undefined && /^(?:(?:uh|um|oh|well|sorry) )*(?:no|nope|not)\b/.test(reply.plain)
}

/** What the speaker goes on to say until something else is asked. */
function listBreaths(utterance: ReadUtterance, reading: CallReading): ReadUtterance[] {
  const asked = countAsked(reading)
  const breaths: ReadUtterance[] = []
  let last = utterance
  for (const next of listNext(reading, utterance, mostPieces)) {
    // Whatever stands between two breaths of one speaker is somebody else's.
    if (asked[next.index]! > asked[last.index + 1]!) break
    breaths.push(next)
    last = next
  }
  return breaths
}

const counted = new WeakMap<CallReading, Uint32Array>()

/** For each utterance, in how many before it something else was asked for. */
function countAsked(reading: CallReading): Uint32Array {
  const known = counted.get(reading)
  if (known) return known
  const asked = new Uint32Array(reading.utterances.length + 1)
  for (const [index, each] of reading.utterances.entries()) {
    const asks = (isQuestion(each) || asksFor(each.plain)) && !asksAgain.test(each.plain)
    asked[index + 1] = asked[index]! + (asks ? 1 : 0)
  }
  counted.set(reading, asked)
  return asked
}

/** A long number is read out in pieces, one breath after another. */
function joinPieces(
  first: string,
  utterance: ReadUtterance,
  breaths: readonly ReadUtterance[],
  most: number,
): { code: string; used: ReadUtterance[] } {
  const used = [utterance]
  let code = first
  for (const next of breaths) {
    if (code.length >= most) break
    const piece = onlyCode(next)
    if (piece === '' && next.plain.split(' ').every(isFunctionWord)) continue
    if (piece === '' || code.length + piece.length > most) break
    code += piece
    used.push(next)
  }
  return { code, used }
}
