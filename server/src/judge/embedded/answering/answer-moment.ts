import { type Finding, found } from '../finding.ts'
import type { Bounds } from './answer-met.ts'
import { answerValue } from './answer-value.ts'
import { findOfType } from './find-said.ts'
import type { ReadableCall } from './read-call.ts'

/** A day, a time of day, or both where both were said. */
export async function answerMoment(
  question: string,
  type: 'DATE' | 'TIME' | 'DATETIME',
  call: ReadableCall,
  bounds: Bounds,
): Promise<Finding> {
  if (type === 'TIME') return answerValue(question, findOfType('time'), call, bounds)
  const date = await answerValue(question, findOfType('date'), call, bounds)
  if (type === 'DATE' || date.value === null) return date
  const time = await answerValue(question, findOfType('time'), call, bounds)
  if (time.value === null) return time
  return found(
    `${date.value}T${time.value}:00`,
    Math.min(date.confidence, time.confidence),
    [{ code: 'read_value' }],
    [...date.evidence, ...time.evidence],
  )
}
