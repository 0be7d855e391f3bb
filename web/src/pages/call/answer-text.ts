import type { CallAnswer } from '@callmark/client'
import type { Formats } from '../../words/use-formats.ts'

interface AnswerWords {
  readonly yes: string
  readonly no: string
  readonly undetermined: string
  readonly notApplicable: string
}

/** An answer as a person would give it. */
export function answerText(
  value: CallAnswer['value'] | undefined,
  notApplicable: boolean | undefined,
  words: AnswerWords,
  formats: Formats,
): string {
  if (notApplicable) return words.notApplicable
  if (value === null || value === undefined || value === '') return words.undetermined
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return typeof value === 'number' ? formats.decimal(value, 2) : value
}
