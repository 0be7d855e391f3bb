import { readAnalysis } from '@callmark/client'
import { nameOfKey, slugOf } from '@callmark/client/model-rules'
import type { Draft } from '../draft/draft.ts'
import { type AnswerPair, compareAnswers } from './compare-answers.ts'
import type { Tried } from './use-previewing.ts'

/** In percent; undefined where there is nothing to take the average of. */
export interface BeforeAfter {
  readonly before: number | undefined
  readonly after: number | undefined
}

export interface Grid {
  readonly scores: readonly BeforeAfter[]
  readonly score: BeforeAfter
  readonly rows: readonly {
    readonly key: string
    readonly name: string
    /** One for each call; undefined where it was neither asked nor is. */
    readonly cells: readonly (AnswerPair | undefined)[]
    readonly average: BeforeAfter
  }[]
}

/** Calls and criteria, each with what was answered before and what is now; averages over the calls. */
export function makeGrid(tried: readonly Tried[], draft: Draft): Grid {
  const pairs = tried.map(({ result, call }) => {
    const before = call && readAnalysis(call)?.answers
    const found = compareAnswers(before, readAnalysis(result)?.answers ?? [])
    return new Map(found.map((pair) => [pair.key, pair]))
  })
  const scores = tried.map(({ result }) => ({
    before: result.stored?.score_percentage ?? undefined,
    after: (draft.xscore_template ? result.score_percentage : undefined) ?? undefined,
  }))
  const keys = [...new Set(pairs.flatMap((ofCall) => [...ofCall.keys()]))]
  const place = (key: string) => {
    const found = draft.variables.findIndex((variable) => variable.key === key)
    return found < 0 ? draft.variables.length : found
  }
  const rows = keys
    .toSorted((one, other) => place(one) - place(other))
    .map((key) => {
      const cells = pairs.map((ofCall) => ofCall.get(key))
      const shares = (side: 'before' | 'after') => average(cells.map((cell) => earnedShare(cell?.[side])))
      return {
        key,
        name: nameQuestion(key, draft),
        cells,
        average: { before: shares('before'), after: shares('after') },
      }
    })
  const score = {
    before: average(scores.map(({ before }) => before)),
    after: average(scores.map(({ after }) => after)),
  }
  return { scores, score, rows }
}

/** What of its points an answer earned, in percent; undefined where it counts neither for nor against. */
function earnedShare(answer: AnswerPair['after']): number | undefined {
  if (!answer || answer.not_applicable || answer.value === null || answer.expected_score <= 0)
    return undefined
  return (100 * answer.score) / answer.expected_score
}

function average(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length
}

/** As the draft calls it; a category that is judged as a whole is asked under its slug. */
export function nameQuestion(key: string, { variables, categories }: Draft): string {
  const variable = variables.find((one) => one.key === key)
  if (variable) return variable.readable_name || nameOfKey(key)
  return categories.find(({ name }) => slugOf(name) === key)?.name ?? nameOfKey(key)
}
