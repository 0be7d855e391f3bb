import { isQuestion, splitUtterances } from '../../domain/language/utterances.ts'
import { findFirst } from '../../redact/find-first.ts'
import { quoteTurn } from '../evidence/quote-turn.ts'
import { merge, type Span, type Stretch, stretch, type TimedTurn, type Timeline } from './speech-timeline.ts'

// "Okay" or "mm-hm" under someone else's words is listening, not interrupting.
const fewestWordsOfAnInterruption = 3
const shortestInterruptionSeconds = 0.5

/** A moment that belongs to somebody. */
export interface SpeakersMoment extends Span {
  readonly speaker: string
}

/** A pause of this length is a silence, and ends whatever was being said. */
export const shortestSilenceSeconds = 3

/** Who spoke on end, a nod from the other side aside. A hold or any other silence is nobody's speech. */
export function findMonologues({ turns }: Timeline): SpeakersMoment[] {
  const monologues: { speaker: string; start: number; end: number }[] = []
  for (const { turn, start, end, words } of turns) {
    const last = monologues.at(-1)
    const pause = last ? stretch(last.end, start).seconds : 0
    if (last && last.speaker === turn.speaker && pause < shortestSilenceSeconds)
      last.end = Math.max(last.end, end)
    else if (!last || words >= fewestWordsOfAnInterruption || start >= last.end)
      monologues.push({ speaker: turn.speaker, start, end })
  }
  return monologues
}

/** When nobody spoke between the first and the last word: what comes before and after is no pause in a conversation. */
export function findSilences({ turns, voiced }: Timeline): Stretch[] {
  const first = turns[0]?.start ?? 0
  const last = turns.reduce((latest, { end }) => Math.max(latest, end), 0)
  const within = voiced.filter(({ start, end }) => end > first && start < last)
  return within.slice(1).flatMap(({ start }, index) => {
    const gap = stretch(within[index]!.end, start)
    return gap.seconds > 0 ? [gap] : []
  })
}

/** Who began to speak while another was still at it, and until when both did. */
export function findInterruptions({ turns }: Timeline): SpeakersMoment[] {
  const found: SpeakersMoment[] = []
  let holder: TimedTurn | null = null
  for (const next of turns) {
    if (holder && holder.turn.speaker !== next.turn.speaker && next.words >= fewestWordsOfAnInterruption) {
      const end = Math.min(holder.end, next.end)
      const hadBegun = next.start - holder.start >= shortestInterruptionSeconds
      if (hadBegun && end - next.start >= shortestInterruptionSeconds)
        found.push({ speaker: next.turn.speaker, start: next.start, end })
    }
    if (!holder || next.end > holder.end) holder = next
  }
  return found
}

/** The wait before each reply: from the end of what another said to the reply's first word. */
export function findResponses({ turns }: Timeline): (SpeakersMoment & { readonly to: string })[] {
  return turns.slice(1).flatMap(({ turn, start }, index) => {
    const before = turns[index]!
    if (before.turn.speaker === turn.speaker) return []
    const from = Math.min(before.end, start)
    return [{ speaker: turn.speaker, to: before.turn.speaker, start: from, end: start }]
  })
}

/** When somebody asked something. */
export function findQuestions({ turns }: Timeline): SpeakersMoment[] {
  return splitUtterances(turns.map(({ turn }) => turn))
    .filter(isQuestion)
    .map(({ turn, start, end }) => {
      const { speaker, startSeconds, endSeconds } = quoteTurn(turn, start, end)
      return { speaker, start: startSeconds, end: Math.min(endSeconds, turn.endSeconds) }
    })
}

/** Tells how long somebody of these spans spoke within a stretch. */
export function measureWithin(spans: readonly Span[]): (stretch: Span) => number {
  const merged = merge(spans)
  return ({ start, end }) => {
    let total = 0
    const first = findFirst(merged, start, (span) => span.end)
    for (let index = first; index < merged.length && merged[index]!.start < end; index += 1) {
      const span = merged[index]!
      total += Math.max(0, Math.min(span.end, end) - Math.max(span.start, start))
    }
    return total
  }
}
