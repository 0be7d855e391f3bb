import type { AnswerValue } from '../../../domain/result.ts'
import { type Finding, found, notDetermined } from '../answers/finding.ts'
import { calibrate } from '../reading/calibrate.ts'
import { encodeBare } from '../reading/lines.ts'
import type { Place } from '../reading/reader.ts'
import { findValues, type ValueType } from '../spoken/find-values.ts'
import type { Bounds } from './answer-met.ts'
import { quoteLine, type ReadableCall, readFor } from './read-call.ts'

interface Candidate extends Place {
  /** Of the call. */
  readonly number: number
  readonly value: string
}

/** The value that was said, found by code where the reader points. Of what was put right, the reader knows the last. */
export async function answerValue(
  question: string,
  type: ValueType,
  call: ReadableCall,
  { least }: Bounds,
  write: (value: string) => AnswerValue = (value) => value,
): Promise<Finding> {
  let candidates: Candidate[] = []
  const shown = await readFor(question, call, (lines) => {
    candidates = listCandidates(type, lines, call)
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
    return notDetermined({ code: 'open_unmentioned' }, calibrate(call.engine.calibration, 'no_value', none))
  const chance = calibrate(call.engine.calibration, 'value', likeliest.chance)
  const quotes = [quoteLine(call, candidates[likeliest.best]!.number)]
  if (chance < least)
    return notDetermined({ code: 'open_undecided', values: { options: [] } }, chance, quotes)
  return found(write(value), chance, [{ code: 'read_value' }], quotes)
}

/** Of readings that share their words only the likeliest is kept. */
function listCandidates(type: ValueType, lines: readonly number[], call: ReadableCall): Candidate[] {
  return lines.flatMap((number, line) => {
    const { text } = call.lines[number]!
    const seen = new Set<number>()
    return findValues(type, text, call.calledOn).flatMap(({ value, start }) => {
      if (seen.has(start)) return []
      seen.add(start)
      // Behind the speaker and a colon.
      const token = 2 + encodeBare(call.engine.pieces, text.slice(0, start), 400).length
      return [{ number, line, token, value }]
    })
  })
}
