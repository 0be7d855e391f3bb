import type { MeasuredConversation } from '../talk/conversation-metrics.ts'
import { partyOf } from '../utterances.ts'
import { type Insight, writeClock } from './insight.ts'

const longSilenceSeconds = 8
const veryLongSilenceSeconds = 30
const longMonologueSeconds = 45
const slowReplySeconds = 4
const leastTalkSeconds = 20
const largestShare = 0.7

/** What the clock shows: waits, talking over, talking on. */
export function findTalkInsights(measured: MeasuredConversation): Insight[] {
  const twoSides = Object.keys(measured.turn_count).length >= 2
  return [
    ...silences(measured),
    // Shares and replies mean nothing where two people are heard as one.
    ...(twoSides
      ? [
          ...interruptions(measured),
          ...talkBalance(measured),
          ...monologues(measured),
          ...slowReplies(measured),
        ]
      : []),
  ]
}

function silences({ longest_silence: silence }: MeasuredConversation): Insight[] {
  if (!silence || silence.seconds < longSilenceSeconds) return []
  return [
    {
      weight: silence.seconds >= veryLongSilenceSeconds ? 75 : 50,
      text: `Nobody spoke for ${Math.round(silence.seconds)} seconds at ${writeClock(silence.start)}: say what is being done during a wait.`,
    },
  ]
}

function interruptions({ interruptions: all }: MeasuredConversation): Insight[] {
  const labelled = all.filter(({ speaker }) => partyOf(speaker) === 'agent')
  const mine = labelled.length > 0 ? labelled : all.filter(({ speaker }) => partyOf(speaker) === 'unknown')
  if (mine.length === 0) return []
  const moments = mine.slice(0, 3).map(({ start }) => writeClock(start))
  const times = mine.length === 1 ? 'once' : `${mine.length} times`
  return [
    {
      weight: 45 + Math.min(20, 3 * mine.length),
      text: `${nameOf(mine[0]!.speaker)} spoke over the other party ${times} (${moments.join(', ')}): let them finish.`,
    },
  ]
}

function talkBalance({ talk_share: shares, talk_seconds: seconds }: MeasuredConversation): Insight[] {
  const all = Object.values(seconds).reduce((a, b) => a + b, 0)
  if (all < leastTalkSeconds) return []
  return Object.entries(shares)
    .filter(([speaker, share]) => partyOf(speaker) !== 'customer' && share >= largestShare)
    .map(([speaker, share]) => ({
      weight: 35,
      text: `${nameOf(speaker)} did ${percent(share)} of the talking: more questions would bring the other side in.`,
    }))
}

function monologues({ longest_monologue: monologue }: MeasuredConversation): Insight[] {
  if (!monologue || monologue.seconds < longMonologueSeconds || partyOf(monologue.speaker) === 'customer')
    return []
  return [
    {
      weight: 40,
      text: `${nameOf(monologue.speaker)} spoke for ${Math.round(monologue.seconds)} seconds on end from ${writeClock(monologue.start)}: shorter steps are easier to follow.`,
    },
  ]
}

function slowReplies({ response_seconds: responses }: MeasuredConversation): Insight[] {
  return Object.entries(responses)
    .filter(([speaker, seconds]) => partyOf(speaker) === 'agent' && seconds >= slowReplySeconds)
    .map(([, seconds]) => ({
      weight: 30,
      text: `The agent’s replies came after ${seconds} seconds in the middle case: a short word keeps the customer with you.`,
    }))
}

function nameOf(speaker: string): string {
  const party = partyOf(speaker)
  return party === 'unknown' ? speaker : `The ${party}`
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
