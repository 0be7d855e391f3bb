import type { Stretch } from '../audio/decoded-audio.ts'
import { type RedactionCounts, type RedactKind, redactKinds } from '../domain/redaction.ts'
import type { Turn } from '../domain/transcript.ts'
import { type Finding, findPersonalData, type TextSpan } from './find-personal-data.ts'
import { timeSpans } from './time-span.ts'

export interface RedactedTurns {
  /** Without word times: they would tell what was taken out. */
  readonly turns: readonly Turn[]
  /** What is to be bleeped, in order and apart from each other. */
  readonly stretches: readonly Stretch[]
  readonly found: RedactionCounts
}

/** What stands in the text instead. */
export const markers: Readonly<Record<RedactKind, string>> = {
  cards: '[card]',
  ssn: '[ssn]',
  email: '[email]',
  phone: '[phone]',
  account: '[account]',
  dob: '[dob]',
}

const padSeconds = 0.25

/** Takes personal data of these kinds out of a call's text, and says what of the recording holds it. */
export function redactTurns(turns: readonly Turn[], kinds: readonly RedactKind[]): RedactedTurns {
  const findings = findPersonalData(turns, kinds)
  const marked = mergeSpans(findings)
  const byTurn = Map.groupBy(marked, ({ turn }) => turn)
  const stretches = [...byTurn]
    .flatMap(([turn, spans]) => timeSpans(turns[turn]!, spans))
    .map(({ startSeconds, endSeconds }) => ({
      startSeconds: Math.max(0, startSeconds - padSeconds),
      endSeconds: endSeconds + padSeconds,
    }))
  const found: RedactionCounts = {}
  for (const kind of redactKinds) {
    const count = findings.filter((finding) => finding.kind === kind).length
    if (count > 0) found[kind] = count
  }
  return {
    turns: turns.map(({ words, ...turn }, index) => ({
      ...turn,
      text: replaceSpans(turn.text, byTurn.get(index) ?? []),
    })),
    stretches: mergeStretches(stretches),
    found,
  }
}

interface MarkedSpan extends TextSpan {
  readonly kind: RedactKind
}

/** In order; spans that overlap become one, under the kind that stands first in the list of kinds. */
function mergeSpans(findings: readonly Finding[]): MarkedSpan[] {
  const spans = findings
    .flatMap(({ kind, spans }) => spans.map((span): MarkedSpan => ({ ...span, kind })))
    .sort((one, other) => one.turn - other.turn || one.start - other.start)
  const merged: MarkedSpan[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (!last || last.turn !== span.turn || span.start >= last.end) merged.push(span)
    else {
      const kind = redactKinds.find((kind) => kind === last.kind || kind === span.kind)!
      merged[merged.length - 1] = { ...last, end: Math.max(last.end, span.end), kind }
    }
  }
  return merged
}

function replaceSpans(text: string, spans: readonly MarkedSpan[]): string {
  let replaced = ''
  let at = 0
  for (const { start, end, kind } of spans) {
    replaced += text.slice(at, start) + markers[kind]
    at = end
  }
  return replaced + text.slice(at)
}

function mergeStretches(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = []
  for (const stretch of stretches.toSorted((one, other) => one.startSeconds - other.startSeconds)) {
    const last = merged.at(-1)
    if (!last || stretch.startSeconds > last.endSeconds) merged.push(stretch)
    else {
      const endSeconds = Math.max(last.endSeconds, stretch.endSeconds)
      merged[merged.length - 1] = { startSeconds: last.startSeconds, endSeconds }
    }
  }
  return merged
}
