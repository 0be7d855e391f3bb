import type { CallmarkClient } from '@callmark/client'

export type CalibrationCall = Awaited<ReturnType<CallmarkClient['calibrations']['call']>>
export type OwnAnswers = Awaited<ReturnType<CallmarkClient['calibrations']['answers']>>
export type Criterion = CalibrationCall['criteria'][number]
type Given = OwnAnswers['answers'][number]
export type Quote = Given['evidence'][number]

export interface Said {
  readonly value: Given['value']
  readonly not_applicable: boolean
}

/** What somebody says about one criterion; without `said` it is not answered yet, whatever stands beside it. */
export interface DraftAnswer {
  readonly said: Said | undefined
  readonly comment: string
  readonly evidence: readonly Quote[]
}

export type Draft = Readonly<Record<string, DraftAnswer>>

export const unanswered: DraftAnswer = { said: undefined, comment: '', evidence: [] }
export const doesNotApply: Said = { value: null, not_applicable: true }
export const cannotTell: Said = { value: null, not_applicable: false }

export function readDraft({ answers }: OwnAnswers): Draft {
  return Object.fromEntries(
    answers.map(({ key, value, not_applicable, comment, evidence }) => [
      key,
      { said: { value, not_applicable }, comment, evidence },
    ]),
  )
}

export function writeAnswers(draft: Draft): Given[] {
  return Object.entries(draft).flatMap(([key, { said, comment, evidence }]) =>
    said ? [{ key, ...said, comment: comment.trim(), evidence: [...evidence] }] : [],
  )
}

export function isSame(one: Said | undefined, other: Said): boolean {
  return one?.value === other.value && one.not_applicable === other.not_applicable
}

/** What a single key answers, if the criterion can be answered that way. */
export function answerByKey({ type, options }: Criterion, key: string): Said | undefined {
  if (key === 'a') return doesNotApply
  if (key === 'u') return cannotTell
  if (type === 'BOOLEAN' && (key === 'y' || key === 'n')) return { value: key === 'y', not_applicable: false }
  const option = /^[1-9]$/.test(key) ? options?.[Number(key) - 1] : undefined
  return option === undefined ? undefined : { value: option, not_applicable: false }
}
