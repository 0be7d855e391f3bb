import { type Expression, evaluate, type Tagged, tagsOf } from './expressions.ts'
import type { Criterion, Line, Trade } from './read-trade.ts'

export interface MadeCall {
  readonly turns: readonly {
    readonly speaker: string
    readonly text: string
    readonly lines: readonly string[]
  }[]
  readonly tagged: Tagged
  /** Where each value was said; of one said twice, the last counts. */
  readonly values: ReadonlyMap<
    string,
    { readonly value: string; readonly turn: number; readonly turns: readonly number[] }
  >
}

export interface Reference {
  readonly answer: boolean | string | number | 'not applicable' | null
  /** Turns that prove it. */
  readonly evidence: readonly number[]
  /** Turns that have to do with it: what was done, nearly done, taken back, and what it had to come before. */
  readonly related: readonly number[]
}

/** A call put together from one variant of every moment, with small talk between them where there are fillers. */
export function makeCall(
  trade: Trade,
  random: () => number,
  fillers: readonly (readonly Line[])[] = [],
): MadeCall {
  const turns: { speaker: string; text: string; lines: string[] }[] = []
  const done = new Map<string, number[]>()
  const near = new Map<string, number[]>()
  const values = new Map<string, { value: string; turn: number; turns: number[] }>()
  const note = (map: Map<string, number[]>, tag: string, turn: number) => {
    const seen = map.get(tag)
    if (!seen) map.set(tag, [turn])
    else if (seen.at(-1) !== turn) seen.push(turn)
  }
  const say = (line: Line) => {
    const last = turns.at(-1)
    if (last?.speaker === line.speaker) {
      last.text += ` ${line.words}`
      last.lines.push(line.words)
    } else turns.push({ speaker: line.speaker, text: line.words, lines: [line.words] })
    const turn = turns.length - 1
    for (const tag of line.takenBack) {
      for (const earlier of done.get(tag) ?? []) note(near, tag, earlier)
      note(near, tag, turn)
      done.delete(tag)
    }
    for (const tag of line.tags) note(done, tag, turn)
    for (const tag of line.nearMisses) note(near, tag, turn)
    for (const { name, value } of line.values)
      values.set(name, { value, turn, turns: [...(values.get(name)?.turns ?? []), turn] })
  }
  for (const { variants, optional } of trade.moments) {
    if (optional && random() < 0.3) continue
    for (const line of pick(variants, random).lines) say(line)
    while (fillers.length > 0 && random() < 0.4) for (const line of pick(fillers, random)) say(line)
  }
  return { turns, tagged: { done, near }, values }
}

function pick<T>(items: readonly T[], random: () => number): T {
  return items[Math.floor(random() * items.length)]!
}

/** The right answer to a criterion, and the turns that prove it. */
export function answerOf(criterion: Criterion, call: MadeCall): Reference {
  if (criterion.kind === 'met') {
    const { holds, evidence } = evaluate(criterion.when, call.tagged)
    return { answer: holds, evidence, related: relatedTo([criterion.when], call) }
  }
  if (criterion.kind === 'value') {
    const said = call.values.get(criterion.name)
    if (!said) return { answer: null, evidence: [], related: [] }
    return { answer: said.value, evidence: [said.turn], related: said.turns }
  }
  const related = relatedTo(
    criterion.choices.flatMap(({ when }) => when ?? []),
    call,
  )
  for (const { name, when } of criterion.choices) {
    if (!when) return { answer: name, evidence: [], related }
    const { holds, evidence } = evaluate(when, call.tagged)
    if (holds === true) return { answer: name, evidence, related }
  }
  return { answer: null, evidence: [], related }
}

function relatedTo(expressions: readonly Expression[], { tagged }: MadeCall): number[] {
  const tags = new Set(expressions.flatMap(tagsOf))
  const turns = [...tags].flatMap((tag) => [...(tagged.done.get(tag) ?? []), ...(tagged.near.get(tag) ?? [])])
  return [...new Set(turns)].sort((a, b) => a - b)
}

/** Numbers that look random and are the same every time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
