import { ivrSpeaker, type Transcript, type Turn } from '../domain/transcript.ts'
import { plainWords } from './spoken-words.ts'
import { isQuestion, splitUtterances } from './utterances.ts'

type BySpeaker = Readonly<Record<string, number>>
interface Stretch {
  readonly start: number
  readonly end: number
  readonly seconds: number
}

/** Stored as they stand under `analysis_result.metrics`. Seconds and shares have two decimals. */
export type MeasuredConversation = {
  /** Each speaker's part of all the talking; the parts sum to 1. */
  readonly talk_share: BySpeaker
  readonly talk_seconds: BySpeaker
  /** Time in which nobody spoke, over the whole recording. */
  readonly silence_seconds: number
  readonly silence_share: number
  readonly longest_monologue: (Stretch & { readonly speaker: string }) | null
  /** Between the first and the last word: what comes before and after is no pause in the conversation. */
  readonly longest_silence: Stretch | null
  /** Who began to speak, and from when until when both did. */
  readonly interruptions: readonly { speaker: string; start: number; end: number }[]
  readonly overlap_seconds: number
  readonly words_per_minute: BySpeaker
  readonly questions_asked: BySpeaker
  /** The median wait before each speaker's reply. */
  readonly response_seconds: BySpeaker
  readonly turn_count: BySpeaker
}

// "Okay" or "mm-hm" under someone else's words is listening, not interrupting.
const fewestWordsOfAnInterruption = 3
const shortestInterruptionSeconds = 0.5

interface TimedTurn {
  readonly turn: Turn
  readonly start: number
  readonly end: number
  readonly words: number
}

export function measureConversation(transcript: Transcript): MeasuredConversation {
  const everything = transcript.turns
    .map((turn) => ({
      turn,
      start: Math.max(0, turn.startSeconds),
      end: Math.max(0, turn.startSeconds, turn.endSeconds),
      words: countWords(turn.text),
    }))
    .filter(({ words }) => words > 0)
    .sort((a, b) => a.start - b.start || a.end - b.end)
  // A machine takes no part in the conversation, but while it talks the line is not silent.
  const turns = everything.filter(({ turn }) => turn.speaker !== ivrSpeaker)
  const speakers = [...new Set(turns.map(({ turn }) => turn.speaker))]
  const of = (speaker: string) => turns.filter(({ turn }) => turn.speaker === speaker)
  const bySpeaker = (measure: (mine: TimedTurn[], speaker: string) => number): BySpeaker =>
    Object.fromEntries(speakers.map((speaker) => [speaker, twoDecimals(measure(of(speaker), speaker))]))

  const talk = new Map(speakers.map((speaker) => [speaker, sum(merge(of(speaker)))]))
  const allTalk = [...talk.values()].reduce((a, b) => a + b, 0)
  const voiced = merge(everything)
  const duration = Math.max(transcript.durationSeconds || 0, voiced.at(-1)?.end ?? 0)
  const silence = Math.max(0, duration - sum(voiced))
  return {
    talk_share: bySpeaker((_, speaker) => ratio(talk.get(speaker)!, allTalk)),
    talk_seconds: bySpeaker((_, speaker) => talk.get(speaker)!),
    silence_seconds: twoDecimals(silence),
    silence_share: twoDecimals(ratio(silence, duration)),
    longest_monologue: longestMonologue(turns),
    longest_silence: longestSilence(betweenFirstAndLast(voiced, turns)),
    interruptions: findInterruptions(turns),
    overlap_seconds: twoDecimals(Math.max(0, allTalk - sum(merge(turns)))),
    words_per_minute: bySpeaker((mine, speaker) =>
      ratio(60 * mine.reduce((words, turn) => words + turn.words, 0), talk.get(speaker)!),
    ),
    questions_asked: bySpeaker(
      (mine) => splitUtterances(mine.map(({ turn }) => turn)).filter(isQuestion).length,
    ),
    response_seconds: medianResponses(turns, speakers),
    turn_count: bySpeaker((mine) => mine.length),
  }
}

function longestMonologue(turns: readonly TimedTurn[]): MeasuredConversation['longest_monologue'] {
  const monologues: { speaker: string; start: number; end: number }[] = []
  for (const { turn, start, end, words } of turns) {
    const last = monologues.at(-1)
    if (last && last.speaker === turn.speaker) last.end = Math.max(last.end, end)
    else if (!last || words >= fewestWordsOfAnInterruption || start >= last.end)
      monologues.push({ speaker: turn.speaker, start, end })
  }
  const longest = monologues.reduce<(typeof monologues)[number] | undefined>(
    (best, next) => (best && best.end - best.start >= next.end - next.start ? best : next),
    undefined,
  )
  return longest ? { speaker: longest.speaker, ...stretch(longest.start, longest.end) } : null
}

function betweenFirstAndLast(voiced: readonly Span[], turns: readonly Span[]): Span[] {
  const last = Math.max(...turns.map(({ end }) => end))
  return voiced.filter(({ start, end }) => end > (turns[0]?.start ?? 0) && start < last)
}

function longestSilence(voiced: readonly Span[]): Stretch | null {
  let longest: Stretch | null = null
  for (let index = 1; index < voiced.length; index += 1) {
    const gap = stretch(voiced[index - 1]!.end, voiced[index]!.start)
    if (gap.seconds > 0 && (!longest || gap.seconds > longest.seconds)) longest = gap
  }
  return longest
}

function findInterruptions(turns: readonly TimedTurn[]): { speaker: string; start: number; end: number }[] {
  const found: { speaker: string; start: number; end: number }[] = []
  let holder: TimedTurn | null = null
  for (const next of turns) {
    if (holder && holder.turn.speaker !== next.turn.speaker && next.words >= fewestWordsOfAnInterruption) {
      const overlap = Math.min(holder.end, next.end) - next.start
      const hadBegun = next.start - holder.start >= shortestInterruptionSeconds
      if (hadBegun && overlap >= shortestInterruptionSeconds) {
        const end = Math.min(holder.end, next.end)
        found.push({ speaker: next.turn.speaker, start: twoDecimals(next.start), end: twoDecimals(end) })
      }
    }
    if (!holder || next.end > holder.end) holder = next
  }
  return found
}

function medianResponses(turns: readonly TimedTurn[], speakers: readonly string[]): BySpeaker {
  const waits = new Map<string, number[]>(speakers.map((speaker) => [speaker, []]))
  for (let index = 1; index < turns.length; index += 1) {
    const before = turns[index - 1]!
    const now = turns[index]!
    if (before.turn.speaker === now.turn.speaker) continue
    waits.get(now.turn.speaker)!.push(Math.max(0, now.start - before.end))
  }
  return Object.fromEntries(
    [...waits].flatMap(([speaker, list]) =>
      list.length === 0 ? [] : [[speaker, twoDecimals(median(list))] as const],
    ),
  )
}

function countWords(text: string): number {
  const plain = plainWords(text.replace(/\[[^\]]{0,40}\]|<[^>]{0,40}>/g, ' '))
  return plain === '' ? 0 : plain.split(' ').length
}

interface Span {
  readonly start: number
  readonly end: number
}

function merge(spans: readonly Span[]): Span[] {
  const merged: { start: number; end: number }[] = []
  for (const { start, end } of spans) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

function sum(spans: readonly Span[]): number {
  return spans.reduce((total, { start, end }) => total + end - start, 0)
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

function stretch(start: number, end: number): Stretch {
  return { start: twoDecimals(start), end: twoDecimals(end), seconds: twoDecimals(end - start) }
}

function ratio(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0
}

function twoDecimals(value: number): number {
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : 0
}
