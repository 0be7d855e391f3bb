import { plainWords } from '../../domain/language/spoken-words.ts'
import { partyOf } from '../../domain/language/utterances.ts'
import { measureWithin, type SpeakersMoment } from './find-moments.ts'
import type { Timeline } from './speech-timeline.ts'

const shortestHoldSeconds = 5
// The announcement is what a turn ends with: whoever talks on has not gone away.
const lastWordsOfATurn = 18
// Somebody who talks most of the time is talking, not waiting.
const mostTalkWhileWaiting = 0.5

const announcements: readonly RegExp[] = [
  /\b(?:put|place|putting|placing) (?:you|your call|the call|this call) on (?:\w+ ){0,2}hold\b/,
  // A hold on an account, or to get hold of somebody, is something else.
  /\b(?:please|can|could|would|will|may|ill|let me|you to|need to|mind|kindly|just)(?: (?!an?\b)\w+){0,3} (?:hold|holding)\b(?! of\b| on (?:the|your|my|it|that|this)\b)/,
  /(?<!\ban? )\bhold (?:on(?! (?:the|your|my|it|that|this)\b)|please|the line|for (?:me|a|one|just))\b/,
  /\b(?:one|just a|just one|a quick|give me (?:just )?a|wait (?:for )?a|for a) (?:moment|second|sec|minute|min)\b/,
  /\b(?:bear with me|stay on the line|(?:be|come) right back|a (?:moment|second|minute) please)\b/,
]
const returns = /\b(?:thank you|thanks|sorry|appreciate you)(?: \w+){0,4} (?:holding|hold|waiting|patience)\b/

/**
 * When a caller was left waiting after being told so ("one moment, please"), until whoever said it spoke again. English
 * only; the customer's own "hold on" is none.
 */
export function findHolds({ bySpeaker, turns, voiced }: Timeline): SpeakersMoment[] {
  const lastSound = voiced.at(-1)?.end ?? 0
  const holds: SpeakersMoment[] = []
  for (const [speaker, mine] of bySpeaker) {
    if (partyOf(speaker) === 'customer') continue
    const secondsOfOthers = measureWithin(turns.filter(({ turn }) => turn.speaker !== speaker))
    let until = 0
    let announced = false
    for (const [index, { turn, start, end }] of mine.entries()) {
      // "May I put you on hold?" – "Sure." – "Thank you.": the hold begins only now.
      announced =
        isAnnounced(turn.text) || (announced && start - until < shortestHoldSeconds && isThanks(turn.text))
      until = Math.max(until, end)
      const hold = { speaker, start: until, end: mine[index + 1]?.start ?? lastSound }
      const seconds = hold.end - hold.start
      if (seconds < shortestHoldSeconds || !announced) continue
      if (secondsOfOthers(hold) <= mostTalkWhileWaiting * seconds) holds.push(hold)
    }
  }
  return holds.sort((a, b) => a.start - b.start || a.end - b.end)
}

function isAnnounced(text: string): boolean {
  const last = plainWords(text).split(' ').slice(-lastWordsOfATurn).join(' ')
  const said = last.replace(returns, ' ')
  return announcements.some((pattern) => pattern.test(said))
}

function isThanks(text: string): boolean {
  return /^(?:okay |ok |great |perfect |alright )*(?:thank you|thanks|okay|ok|great|perfect|alright)(?: (?:so much|very much|sir|maam|for that))?$/.test(
    plainWords(text),
  )
}
