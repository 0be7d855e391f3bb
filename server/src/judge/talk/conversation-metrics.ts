import { sharePoints } from '@callmark/client/model-rules'
import type { Transcript } from '../../domain/transcript.ts'
import { partyOf } from '../utterances.ts'
import { findHolds } from './find-holds.ts'
import {
  findInterruptions,
  findMonologues,
  findQuestions,
  findResponses,
  findSilences,
  measureWithin,
  type SpeakersMoment,
  shortestSilenceSeconds,
} from './find-moments.ts'
import {
  findOverlaps,
  merge,
  ratio,
  readTimeline,
  type Span,
  type Stretch,
  stretch,
  sum,
  type TimedTurn,
  type Timeline,
  twoDecimals,
} from './speech-timeline.ts'

type BySpeaker = Readonly<Record<string, number>>
type SpeakersStretch = Stretch & { readonly speaker: string }

/** No list of moments is longer; of more, the longest are kept. */
export const mostMoments = 50
const mostSlowResponses = 5
const shortestOverlapSeconds = 0.5
const shortestMonologueSeconds = 30
const shortestSlowResponseSeconds = 2
// Of less talk than this a rate says nothing.
const shortestTalkForARateSeconds = 2

/**
 * Stored as they stand under `analysis_result.metrics`. Seconds and shares have two decimals; lists of moments are in the
 * order of time and have at most 50 entries, the longest.
 */
export type MeasuredConversation = {
  /** Each speaker's part of all the talking; the parts sum to 1. */
  readonly talk_share: BySpeaker
  readonly talk_seconds: BySpeaker
  /** Time in which nobody spoke, over the whole recording. */
  readonly silence_seconds: number
  readonly silence_share: number
  /** Nobody spoke for 3 seconds or more between the first and the last word. */
  readonly silences: readonly Stretch[]
  /** Between the first and the last word: what comes before and after is no pause in the conversation. */
  readonly longest_silence: Stretch | null
  /** The caller was told to wait ("one moment, please"), and did for 5 seconds or more. */
  readonly holds: readonly SpeakersStretch[]
  readonly hold_seconds: number
  readonly longest_monologue: SpeakersStretch | null
  /** Somebody spoke for 30 seconds or more on end, with no silence of 3 seconds in it. */
  readonly monologues: readonly SpeakersStretch[]
  /** Who began to speak, and from when until when both did. */
  readonly interruptions: readonly { speaker: string; start: number; end: number }[]
  /** By who began to speak; all of them, however many. */
  readonly interruption_count: BySpeaker
  /** By the minute from the first word to the last. */
  readonly interruptions_per_minute: BySpeaker
  readonly overlap_seconds: number
  /** Two spoke at once for half a second or more. */
  readonly overlaps: readonly Stretch[]
  /** How long each spoke while somebody else did, and what part of their own talking that is. */
  readonly talk_over: Readonly<Record<string, { readonly seconds: number; readonly share: number }>>
  /** Only of who spoke for 2 seconds or more. */
  readonly words_per_minute: BySpeaker
  readonly questions_asked: BySpeaker
  readonly questions: readonly { speaker: string; start: number; end: number }[]
  /** The median wait before each speaker's reply. */
  readonly response_seconds: BySpeaker
  /** The longest waits of 2 seconds or more before a reply, at most 5, the longest first. */
  readonly slowest_responses: readonly SpeakersStretch[]
  /** From the start of the recording to the agent's first word; null where nobody is known to be the agent. */
  readonly greeting_seconds: number | null
  /** How long the customer waited for the agent's first reply. */
  readonly first_response_seconds: number | null
  readonly turn_count: BySpeaker
}

export function measureConversation(transcript: Transcript): MeasuredConversation {
  const timeline = readTimeline(transcript)
  const { turns, bySpeaker, voiced, durationSeconds } = timeline
  const speakers = [...bySpeaker.keys()]
  const each = (measure: (speaker: string, mine: readonly TimedTurn[]) => number): BySpeaker =>
    Object.fromEntries(
      [...bySpeaker].map(([speaker, mine]) => [speaker, twoDecimals(measure(speaker, mine))]),
    )
  const countOf = (moments: readonly SpeakersMoment[]) => {
    const counts = Map.groupBy(moments, ({ speaker }) => speaker)
    return (speaker: string) => counts.get(speaker)?.length ?? 0
  }

  const talk = new Map([...bySpeaker].map(([speaker, mine]) => [speaker, sum(merge(mine))]))
  const hundredths = sharePoints(100, [...talk.values()])
  const silence = Math.max(0, durationSeconds - sum(voiced))
  const silences = findSilences(timeline)
  const monologues = findMonologues(timeline).map(toStretch)
  const holds = findHolds(timeline)
  const interruptions = findInterruptions(timeline)
  const interruptionsBy = countOf(interruptions)
  const overlaps = findOverlaps(timeline)
  const questions = findQuestions(timeline)
  // Who comes back from a hold has not been slow to reply.
  const secondsOnHold = measureWithin(holds)
  const responses = findResponses(timeline).filter(
    (response) => secondsOnHold(response) <= (response.end - response.start) / 2,
  )
  const minutes = minutesOf(timeline)
  return {
    talk_share: Object.fromEntries(speakers.map((speaker, index) => [speaker, hundredths[index]! / 100])),
    talk_seconds: each((speaker) => talk.get(speaker)!),
    silence_seconds: twoDecimals(silence),
    silence_share: twoDecimals(ratio(silence, durationSeconds)),
    silences: keepLongest(silences.filter(({ seconds }) => seconds >= shortestSilenceSeconds)),
    longest_silence: longestOf(silences),
    holds: keepLongest(holds).map(toStretch),
    hold_seconds: twoDecimals(sum(merge(holds))),
    longest_monologue: longestOf(monologues),
    monologues: keepLongest(monologues.filter(({ seconds }) => seconds >= shortestMonologueSeconds)),
    interruptions: keepLongest(interruptions).map(toMoment),
    interruption_count: each(interruptionsBy),
    interruptions_per_minute: each((speaker) => ratio(interruptionsBy(speaker), minutes)),
    overlap_seconds: twoDecimals(
      Math.max(0, [...talk.values()].reduce((a, b) => a + b, 0) - sum(merge(turns))),
    ),
    overlaps: keepLongest(
      overlaps.spans
        .map(({ start, end }) => stretch(start, end))
        .filter(({ seconds }) => seconds >= shortestOverlapSeconds),
    ),
    talk_over: Object.fromEntries(
      speakers.map((speaker) => {
        const seconds = overlaps.secondsOf.get(speaker) ?? 0
        return [
          speaker,
          { seconds: twoDecimals(seconds), share: twoDecimals(ratio(seconds, talk.get(speaker)!)) },
        ]
      }),
    ),
    words_per_minute: Object.fromEntries(
      [...bySpeaker].flatMap(([speaker, mine]) => {
        const seconds = talk.get(speaker)!
        const words = mine.reduce((total, turn) => total + turn.words, 0)
        return seconds < shortestTalkForARateSeconds ? [] : [[speaker, twoDecimals((60 * words) / seconds)]]
      }),
    ),
    questions_asked: each(countOf(questions)),
    questions: keepLongest(questions).map(toMoment),
    response_seconds: medianResponses(responses, speakers),
    slowest_responses: responses
      .map(toStretch)
      .filter(({ seconds }) => seconds >= shortestSlowResponseSeconds)
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, mostSlowResponses),
    greeting_seconds: firstWordOf(turns),
    first_response_seconds: firstResponse(responses),
    turn_count: each((_, mine) => mine.length),
  }
}

/** From the first word to the last. */
function minutesOf({ turns }: Timeline): number {
  const last = turns.reduce((latest, { end }) => Math.max(latest, end), 0)
  return (last - (turns[0]?.start ?? 0)) / 60
}

function firstWordOf(turns: readonly TimedTurn[]): number | null {
  const first = turns.find(({ turn }) => partyOf(turn.speaker) === 'agent')
  return first ? twoDecimals(first.start) : null
}

function firstResponse(responses: ReturnType<typeof findResponses>): number | null {
  const first = responses.find(
    ({ speaker, to }) => partyOf(speaker) === 'agent' && partyOf(to) === 'customer',
  )
  return first ? twoDecimals(first.end - first.start) : null
}

function medianResponses(responses: readonly SpeakersMoment[], speakers: readonly string[]): BySpeaker {
  const waits = Map.groupBy(responses, ({ speaker }) => speaker)
  return Object.fromEntries(
    speakers.flatMap((speaker) => {
      const mine = waits.get(speaker)?.map(({ start, end }) => end - start)
      return mine ? [[speaker, twoDecimals(median(mine))]] : []
    }),
  )
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The longest moments, still in the order of time. */
function keepLongest<T extends Span>(moments: readonly T[]): T[] {
  if (moments.length <= mostMoments) return [...moments]
  const longest = new Set(
    moments.toSorted((a, b) => b.end - b.start - (a.end - a.start)).slice(0, mostMoments),
  )
  return moments.filter((moment) => longest.has(moment))
}

/** The first of the longest. */
function longestOf<T extends Stretch>(stretches: readonly T[]): T | null {
  return stretches.reduce<T | null>(
    (best, next) => (best && best.seconds >= next.seconds ? best : next),
    null,
  )
}

function toStretch({ speaker, start, end }: SpeakersMoment): SpeakersStretch {
  return { speaker, ...stretch(start, end) }
}

function toMoment({ speaker, start, end }: SpeakersMoment) {
  return { speaker, start: twoDecimals(start), end: twoDecimals(end) }
}
