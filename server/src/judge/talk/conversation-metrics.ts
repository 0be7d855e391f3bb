import { sharePoints } from '@callmark/client/model-rules'
import { partyOf } from '../../domain/language/utterances.ts'
import type { MeasuredConversation } from '../../domain/metrics.ts'
import type { Transcript } from '../../domain/transcript.ts'
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

/** What every result holds under `metrics`. */
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
