import { getBehaviour } from '../behaviours/behaviours.ts'
import { isFunctionWord } from '../meaning/word-stems.ts'
import { asksFor, isAsked } from '../spoken/asks-for.ts'
import { nameTopic, type Topic } from './name-topic.ts'
import type { Saying } from './read-sayings.ts'
import { tidyReply } from './tidy-reply.ts'

/** Something that was asked, and what came back for it. */
export interface Reply {
  readonly asked: Saying
  /** Undefined: nothing was asked in so many words, but the other party told something. */
  readonly topic: Topic | undefined
  readonly sayings: readonly Saying[]
  /** As it is told, in figures and without "it's"; empty where it may not be told. */
  readonly answer: string
}

const courtesies = ['help-offer', 'further-help', 'greeting', 'goodbye'].map(getBehaviour)
const courtesy =
  /\b(?:help you|how are you|how is your day|hows (?:it|your)|can you hear|are you there|hello$|thank you|is that (?:correct|right|okay|ok|all)|did i (?:get|hear)|correct$|right$|what can i (?:do|help)|does that (?:sound|work|make)|is that it|still there|are you ready|sound good)\b/
const repeatWish =
  /\b(?:repeat|say (?:that|it) again|one more time|come again|pardon|didnt (?:catch|hear|get)|what was that|spell that|sorry what)\b/
const acknowledgement =
  /^(?:(?:yes|yeah|yep|yup|okay|ok|sure|alright|right|great|perfect|thanks?|thank you|you|very|so|much|no problem|uh huh|mhm|mm|hm|got it|i see|of course|please|hello|hi|hey|good|awesome|wonderful|cool|fine|sounds|bye|too|certainly|absolutely|definitely|exactly|that is|thats|correct|it|one|a|moment|second|sec|hold on|just|let me see|welcome|appreciate|i)\s*)+$/
const stalling =
  /\b(?:(?:one|a|just a|give me a) (?:moment|second|minute|sec)|hold on|let me (?:look|check|see|find|get)|im sorry|excuse me)\b/
const mostPieces = 12
const lastOfAnOpening = 6
const longestFragmentWords = 9

/** What one party asked and the other told, over as many breaths as it took. */
export function pairReplies(sayings: readonly Saying[]): Reply[] {
  const replies: Reply[] = []
  for (let index = 0; index < sayings.length; index += 1) {
    const asked = sayings[index]!
    if (asked.party === 'customer' || isCourtesy(asked)) continue
    const asks = isAsked(asked) || asksFor(asked.plain)
    const pieces = collectPieces(sayings, index, asks)
    if (pieces.length === 0) continue
    const topic = asks ? nameTopic(asked.text) : undefined
    const answer = tidyReply(pieces, topic, asked.plain)
    if (topic || answer !== '') replies.push({ asked, topic, sayings: pieces, answer })
  }
  return withoutRepeats(replies)
}

function isCourtesy({ plain, index }: Saying): boolean {
  return (
    repeatWish.test(plain) ||
    (courtesy.test(plain) && !asksFor(plain)) ||
    courtesies.some(
      ({ id, said }) =>
        (id !== 'help-offer' || index < lastOfAnOpening) && said.some((pattern) => pattern.test(plain)),
    )
  )
}

interface Piece extends Saying {
  /** Said after the other party asked to hear it again. */
  readonly again: boolean
}

const suggestion = /^(?:\w+ ){0,2}(?:how|what) about\b/

function isBare({ plain }: Saying): boolean {
  return /\b(?:is|are|its|the|my)$/.test(plain)
}

function collectPieces(sayings: readonly Saying[], at: number, asks: boolean): Piece[] {
  const asked = sayings[at]!
  const pieces: Piece[] = []
  let again = false
  for (const next of sayings.slice(at + 1, at + 1 + 2 * mostPieces)) {
    const same = next.turn.speaker === asked.turn.speaker
    if (same) {
      // "Mhm", the figures said back, and "can you repeat that" do not end an answer.
      if (repeatWish.test(next.plain)) again = true
      else if (!isListening(next, pieces) && !(pieces.length > 0 && pieces.every(isBare) && !isAsked(next)))
        break
      continue
    }
    if ((isAsked(next) && !suggestion.test(next.plain)) || stalling.test(next.plain)) {
      if (pieces.length > 0) break
      continue
    }
    if (acknowledgement.test(next.plain)) {
      if (
        pieces.length === 0 &&
        asks &&
        /^(?:yes|yeah|yep|yup|sure|no|nope|correct|of course|please)\b/.test(next.plain)
      )
        pieces.push({ ...next, again })
      continue
    }
    // What nobody asked for counts as an answer only while it is short and follows at once.
    if (!asks && (pieces.length > 0 || next.plain.split(' ').length > longestFragmentWords)) break
    pieces.push({ ...next, again })
    if (pieces.length === mostPieces) break
  }
  return pieces
}

function isListening({ plain }: Saying, pieces: readonly Saying[]): boolean {
  const said = new Set(pieces.flatMap((piece) => piece.plain.split(' ')))
  return plain
    .split(' ')
    .every((word) => isFunctionWord(word) || said.has(word) || /^(?:sir|maam)$/.test(word))
}

/** The same thing asked and told twice is told once: as it fits the question, or else as more was told. */
function withoutRepeats(replies: readonly Reply[]): Reply[] {
  const kept: Reply[] = []
  const byTopic = new Map<string, number>()
  /** How many of those kept tell the same. */
  const told = new Map<string, number>()
  const count = ({ answer }: Reply, more: number) => {
    const words = answer.toLowerCase()
    if (words !== '') told.set(words, (told.get(words) ?? 0) + more)
  }
  for (const reply of replies) {
    const same = reply.topic && byTopic.get(reply.topic.phrase)
    if (same !== undefined) {
      const known = kept[same]!
      const better = fits(reply) === fits(known) ? reply.answer.length > known.answer.length : fits(reply)
      if (!better) continue
      count(known, -1)
      count(reply, 1)
      kept[same] = reply
    } else if (reply.topic || !((told.get(reply.answer.toLowerCase()) ?? 0) > 0)) {
      if (reply.topic) byTopic.set(reply.topic.phrase, kept.length)
      count(reply, 1)
      kept.push(reply)
    }
  }
  return kept
}

function fits({ topic, answer }: Reply): boolean {
  return (
    !/\b(?:amount|number|phone|zip|code|price|balance|time|date)\b/.test(topic?.phrase ?? '') ||
    /\d/.test(answer)
  )
}
