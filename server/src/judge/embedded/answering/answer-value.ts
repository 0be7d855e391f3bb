import type { AnswerValue } from '../../../domain/result.ts'
import { type Finding, found, notDetermined } from '../finding.ts'
import { calibrate } from '../reading/calibrate.ts'
import { encodeBare } from '../reading/lines.ts'
import type { Place } from '../reading/reader.ts'
import type { Bounds } from './answer-met.ts'
import { quoteLine, type ReadableCall, readFor } from './read-call.ts'

/** Something in a line that may be the answer. */
export interface Said {
  readonly value: string
  /** Where in the line it begins. */
  readonly start: number
  /** Further lines it goes on in. */
  readonly alsoIn?: readonly number[]
}

/** Everything in a line of the call that may be the answer. */
export type FindSaid = (line: number, call: ReadableCall) => readonly Said[]

interface Candidate extends Place, Said {
  /** Of the line in the call. */
  readonly number: number
}

/** The value that was said, found by code where the reader points. Of what was put right, the reader knows the last. */
export async function answerValue(
  question: string,
  find: FindSaid,
  call: ReadableCall,
  { least }: Bounds,
  write: (value: string) => AnswerValue = (value) => value,
): Promise<Finding> {
  let candidates: Candidate[] = []
  const shown = await readFor(question, call, (lines) => {
    candidates = listCandidates(find, lines, call)
    return { values: candidates }
  })
  const [none = 1, ...chances] = shown.choices
  const sums = new Map<string, { chance: number; best: number }>()
  for (const [index, { value }] of candidates.entries()) {
    const before = sums.get(value) ?? { chance: 0, best: index }
    const best = chances[index]! > chances[before.best]! ? index : before.best
    sums.set(value, { chance: before.chance + chances[index]!, best })
  }
  const [value, likeliest] = [...sums].sort((a, b) => b[1].chance - a[1].chance)[0] ?? []
  if (value === undefined || !likeliest || none >= likeliest.chance)
    return notDetermined(
      { code: 'open_unmentioned' },
      calibrate(call.engine.calibration, 'no_value', none, shown),
    )
  const chance = calibrate(call.engine.calibration, 'value', likeliest.chance, shown)
  const { number, alsoIn = [] } = candidates[likeliest.best]!
  const quotes = [number, ...alsoIn].map((line) => quoteLine(call, line))
  if (chance < least)
    return notDetermined({ code: 'open_undecided', values: { options: [] } }, chance, quotes)
  return found(write(value), chance, [{ code: 'read_value' }], quotes)
}

/** Of readings that share their words only the likeliest is kept. */
function listCandidates(find: FindSaid, lines: readonly number[], call: ReadableCall): Candidate[] {
  return lines.flatMap((number, line) => {
    const { text } = call.lines[number]!
    const seen = new Set<number>()
    return find(number, call).flatMap((said) => {
      if (seen.has(said.start)) return []
      seen.add(said.start)
      // Behind the speaker and a colon.
      const token = 2 + encodeBare(call.engine.pieces, text.slice(0, said.start), 400).length
      return [{ ...said, number, line, token }]
    })
  })
}
