import { plainWords } from '../../domain/language/spoken-words.ts'
import { ivrSpeaker, type Transcript, type Turn } from '../../domain/transcript.ts'

export interface Span {
  readonly start: number
  readonly end: number
}

/** A moment of the call as it is stored: two decimals. */
export interface Stretch extends Span {
  readonly seconds: number
}

export interface TimedTurn extends Span {
  /** With times that can be reckoned with. */
  readonly turn: Turn
  readonly words: number
}

/** Who spoke when, in order, whatever order the turns came in. */
export interface Timeline {
  /** What the parties said. A machine takes no part in the conversation. */
  readonly turns: readonly TimedTurn[]
  readonly bySpeaker: ReadonlyMap<string, readonly TimedTurn[]>
  /** When anybody spoke, machines too: while one talks, the line is not silent. */
  readonly voiced: readonly Span[]
  readonly durationSeconds: number
}

export function readTimeline(transcript: Transcript): Timeline {
  const everything = transcript.turns
    .map((turn): TimedTurn => {
      const start = Math.max(0, thousandths(turn.startSeconds))
      const end = Math.max(start, thousandths(turn.endSeconds))
      const timed = { ...turn, startSeconds: start, endSeconds: end }
      return { turn: timed, start, end, words: countWords(turn.text) }
    })
    .filter(({ words }) => words > 0)
    .sort(
      (a, b) =>
        a.start - b.start ||
        a.end - b.end ||
        compare(a.turn.speaker, b.turn.speaker) ||
        compare(a.turn.text, b.turn.text),
    )
  const turns = everything.filter(({ turn }) => turn.speaker !== ivrSpeaker)
  const voiced = merge(everything)
  return {
    turns,
    bySpeaker: Map.groupBy(turns, ({ turn }) => turn.speaker),
    voiced,
    durationSeconds: Math.max(0, finite(transcript.durationSeconds), voiced.at(-1)?.end ?? 0),
  }
}

/** Spans in the order of their start, joined where they touch. */
export function merge(spans: readonly Span[]): Span[] {
  const merged: { start: number; end: number }[] = []
  for (const { start, end } of spans) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

export function sum(spans: readonly Span[]): number {
  return spans.reduce((total, { start, end }) => total + end - start, 0)
}

/** When two or more spoke at once, and for how long each of them did so. */
export function findOverlaps({ bySpeaker }: Timeline): {
  readonly spans: readonly Span[]
  readonly secondsOf: ReadonlyMap<string, number>
} {
  const edges = [...bySpeaker].flatMap(([speaker, mine]) =>
    // What has no length ends before it begins, and would never end.
    merge(mine.filter(({ start, end }) => end > start)).flatMap(({ start, end }) => [
      { at: start, speaker, begins: true },
      { at: end, speaker, begins: false },
    ]),
  )
  edges.sort((a, b) => a.at - b.at || Number(a.begins) - Number(b.begins))
  const talking = new Set<string>()
  const secondsOf = new Map<string, number>()
  const spans: Span[] = []
  let since = 0
  for (const { at, speaker, begins } of edges) {
    if (talking.size >= 2 && at > since) {
      spans.push({ start: since, end: at })
      for (const one of talking) secondsOf.set(one, (secondsOf.get(one) ?? 0) + at - since)
    }
    if (begins) talking.add(speaker)
    else talking.delete(speaker)
    since = at
  }
  return { spans: merge(spans), secondsOf }
}

export function stretch(start: number, end: number): Stretch {
  return { start: twoDecimals(start), end: twoDecimals(end), seconds: twoDecimals(end - start) }
}

export function ratio(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0
}

export function twoDecimals(value: number): number {
  return Math.round(finite(value) * 100) / 100
}

export function countWords(text: string): number {
  const plain = plainWords(text.replace(/\[[^\]]{0,40}\]|<[^>]{0,40}>/g, ' '))
  return plain === '' ? 0 : plain.split(' ').length
}

/** No clock on a call is finer. */
function thousandths(value: number): number {
  return Math.round(finite(value) * 1000) / 1000
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
