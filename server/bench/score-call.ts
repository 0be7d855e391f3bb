import type { Body, Reference } from './corpus-calls.ts'
import { countErrors, type Share } from './word-errors.ts'

type SpokenTurn = Body['segments']['segments'][number]

export interface CallScore {
  /** Words by role: one under the wrong role counts twice. */
  readonly wer: Share
  /** All words in the order of time, whoever said them. */
  readonly text: Share
  /** Seconds under a wrong label, by the mapping of labels to people that is best. */
  readonly der: { readonly wrong: number; readonly total: number }
  /** Frames of speech that were heard, and those of them under the right role. */
  readonly role: { readonly right: number; readonly time: number }
}

const stepSeconds = 0.01
/** Nobody can tell to the hundredth when somebody begins to speak. */
const collarSeconds = 0.25
const mostLabels = 7
const roles = { agent: 'Agent', caller: 'Customer' } as const

/** A transcription of the service against what people wrote down. */
export function scoreCall({ segments, duration }: Reference, body: Body): CallScore {
  const turns = body.segments.segments
  const said = segments.filter(({ text_norm }) => text_norm !== '')
  const words = (list: readonly { readonly text_norm: string }[]) =>
    list.map(({ text_norm }) => text_norm).join(' ')
  const heard = (list: readonly SpokenTurn[]) => list.map(({ text }) => text).join(' ')
  const byRole = Object.entries(roles).map(([party, role]) =>
    countErrors(
      words(said.filter(({ speaker }) => speaker === party)),
      heard(turns.filter(({ speaker }) => speaker === role)),
    ),
  )
  return {
    wer: {
      errors: byRole.reduce((sum, { errors }) => sum + errors, 0),
      words: byRole.reduce((sum, { words }) => sum + words, 0),
    },
    text: countErrors(words(said), heard(turns)),
    der: measureDiarization(said, turns, duration),
    role: measureRoles(said, turns, duration),
  }
}

type Timed = Pick<SpokenTurn, 'speaker' | 'start' | 'end'>

/** One for every hundredth of a second in which somebody speaks. */
function framesOf(turns: readonly Timed[], who: string, seconds: number): Uint8Array {
  const frames = new Uint8Array(Math.ceil(seconds / stepSeconds) + 1)
  for (const { speaker, start, end } of turns) {
    if (speaker === who) mark(frames, Math.floor(start / stepSeconds), Math.ceil(end / stepSeconds) - 1)
  }
  return frames
}

function mark(frames: Uint8Array, first: number, last: number): void {
  frames.fill(1, Math.max(0, first), Math.max(0, last + 1))
}

function measureRoles(said: readonly Timed[], turns: readonly Timed[], seconds: number): CallScore['role'] {
  let time = 0
  let right = 0
  for (const [party, role] of Object.entries(roles)) {
    const spoken = framesOf(said, party, seconds)
    const mine = framesOf(turns, role, seconds)
    const other = framesOf(turns, role === 'Agent' ? 'Customer' : 'Agent', seconds)
    for (const [index, isSpoken] of spoken.entries()) {
      if (!isSpoken || !(mine[index] || other[index])) continue
      time += 1
      right += mine[index]!
    }
  }
  return { right, time }
}

function measureDiarization(
  said: readonly Timed[],
  turns: readonly Timed[],
  seconds: number,
): CallScore['der'] {
  const namesOf = (list: readonly Timed[]) => [...new Set(list.map(({ speaker }) => speaker))]
  const people = namesOf(said).map((name) => framesOf(said, name, seconds))
  const labels = namesOf(turns).map((name) => framesOf(turns, name, seconds))
  const skipped = new Uint8Array(Math.ceil(seconds / stepSeconds) + 1)
  for (const edge of said.flatMap(({ start, end }) => [start, end])) {
    const [from, to] = [edge - collarSeconds, edge + collarSeconds].map((at) => Math.floor(at / stepSeconds))
    mark(skipped, from!, to!)
  }
  const counted = [...skipped.keys()].filter((index) => !skipped[index])
  const speaking = (list: readonly Uint8Array[], index: number) =>
    list.reduce((sum, frames) => sum + frames[index]!, 0)
  const total = counted.reduce((sum, index) => sum + speaking(people, index), 0)
  // Somebody may have no label at all.
  const choices = [...labels, ...people.map(() => undefined)].slice(0, mostLabels)
  const wrong = permute(choices, people.length).map((mapping) =>
    counted.reduce((sum, index) => {
      const right = mapping.filter((frames, person) => frames?.[index] && people[person]![index]).length
      return sum + Math.max(speaking(people, index), speaking(labels, index)) - right
    }, 0),
  )
  return { wrong: Math.min(...wrong) * stepSeconds, total: total * stepSeconds }
}

/** Every way to take so many of them, in order. */
function permute<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return list.flatMap((first, index) =>
    permute([...list.slice(0, index), ...list.slice(index + 1)], count - 1).map((rest) => [first, ...rest]),
  )
}

export interface Figures {
  readonly wer: number
  readonly werText: number
  readonly der: number
  readonly role: number
}

/** The figures over several calls together, in per cent. */
export function addScores(scores: readonly CallScore[]): Figures {
  const sum = (pick: (score: CallScore) => number) => scores.reduce((total, score) => total + pick(score), 0)
  const share = (part: (score: CallScore) => number, whole: (score: CallScore) => number) =>
    (100 * sum(part)) / sum(whole)
  return {
    wer: share(
      ({ wer }) => wer.errors,
      ({ wer }) => wer.words,
    ),
    werText: share(
      ({ text }) => text.errors,
      ({ text }) => text.words,
    ),
    der: share(
      ({ der }) => der.wrong,
      ({ der }) => der.total,
    ),
    role: share(
      ({ role }) => role.right,
      ({ role }) => role.time,
    ),
  }
}
