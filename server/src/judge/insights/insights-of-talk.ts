import { partyOf } from '../../domain/language/utterances.ts'
import type { MeasuredConversation } from '../../domain/metrics.ts'
import type { Insight } from './insight.ts'

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
      observation: {
        code: 'silence',
        values: { seconds: Math.round(silence.seconds), at: silence.start },
      },
    },
  ]
}

function interruptions({ interruptions: all }: MeasuredConversation): Insight[] {
  const labelled = all.filter(({ speaker }) => partyOf(speaker) === 'agent')
  const mine = labelled.length > 0 ? labelled : all.filter(({ speaker }) => partyOf(speaker) === 'unknown')
  if (mine.length === 0) return []
  const at = mine.slice(0, 3).map(({ start }) => start)
  return [
    {
      weight: 45 + Math.min(20, 3 * mine.length),
      observation: {
        code: 'spoke_over',
        values: { speaker: nameOf(mine[0]!.speaker), times: mine.length, at },
      },
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
      observation: {
        code: 'talk_share',
        values: { speaker: nameOf(speaker), percent: Math.round(share * 100) },
      },
    }))
}

function monologues({ longest_monologue: monologue }: MeasuredConversation): Insight[] {
  if (!monologue || monologue.seconds < longMonologueSeconds || partyOf(monologue.speaker) === 'customer')
    return []
  return [
    {
      weight: 40,
      observation: {
        code: 'monologue',
        values: {
          speaker: nameOf(monologue.speaker),
          seconds: Math.round(monologue.seconds),
          at: monologue.start,
        },
      },
    },
  ]
}

function slowReplies({ response_seconds: responses }: MeasuredConversation): Insight[] {
  return Object.entries(responses)
    .filter(([speaker, seconds]) => partyOf(speaker) === 'agent' && seconds >= slowReplySeconds)
    .map(([, seconds]) => ({ weight: 30, observation: { code: 'slow_replies', values: { seconds } } }))
}

/** A party by its usual name, anybody else by their own. */
function nameOf(speaker: string): string {
  return { agent: 'Agent', customer: 'Customer', unknown: speaker }[partyOf(speaker)]
}
