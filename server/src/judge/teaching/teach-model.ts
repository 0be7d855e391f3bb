import type { ModelRevision, ModelVariable } from '../../domain/model.ts'
import { describeCriterion } from '../../domain/results/review.ts'
import type { Example } from '../../domain/teaching/head.ts'
import {
  fewestExamples,
  findObstacle,
  type Lesson,
  mostExamples,
  type WhyNot,
} from '../../domain/teaching/teach.ts'
import type { Database } from '../../store/database.ts'
import { digestCriterion } from '../../store/teaching/digest-criterion.ts'
import { listReviewedAnswers, type ReviewedAnswer } from '../../store/teaching/reviewed-answers.ts'
import { notingEngine } from '../embedded/answering/note-figures.ts'
import { teachApart } from './teach-apart.ts'

/** What people's answers could teach about one criterion. */
export interface TeachingOf {
  readonly variable: ModelVariable
  /** Answers of people that count. */
  readonly reviews: number
  /** Of these, those on calls that the judge has notes of. */
  readonly examples: number
  readonly whyNot: WhyNot | null
  readonly lesson: Lesson | null
}

/** Criterion by criterion, what the judge would learn and gain; of all of them, or of those that are named. */
export async function weighTeaching(
  database: Database,
  workspaceId: string,
  revision: ModelRevision,
  keys?: readonly string[],
): Promise<TeachingOf[]> {
  const variables = revision.variables.filter(({ key }) => !keys || keys.includes(key))
  const criteria = variables.map((variable) => ({
    key: variable.key,
    criterion: describeCriterion(variable),
    digest: digestCriterion(variable, revision.prompt),
  }))
  const address = { workspaceId, modelId: revision.modelId, engine: notingEngine }
  const reviewed = Map.groupBy(
    await listReviewedAnswers(database, address, criteria, mostExamples),
    ({ key }) => key,
  )
  const counted = variables.map((variable) => countExamples(variable, reviewed.get(variable.key) ?? []))
  const able = counted.filter(({ whyNot }) => !whyNot)
  const lessons = await teachApart(
    able.map(({ told }) => told),
    revision.leastConfidence,
  )
  return counted.map(({ told, ...one }) => {
    const place = able.findIndex(({ variable }) => variable === one.variable)
    return { ...one, examples: told.length, lesson: lessons[place] ?? null }
  })
}

function countExamples(variable: ModelVariable, rows: readonly ReviewedAnswer[]) {
  const answered = rows.filter(({ value, not_applicable }) => not_applicable || value !== null)
  const told = answered.flatMap(toExample)
  const whyNot: WhyNot | null =
    variable.type !== 'BOOLEAN'
      ? 'not_yes_or_no'
      : answered.length < fewestExamples
        ? 'too_few_reviews'
        : (findObstacle(told) ?? null)
  return { variable, reviews: answered.length, told, whyNot }
}

/** That it cannot be told teaches nothing about what it is. */
function toExample({ call_id, value, not_applicable, features }: ReviewedAnswer): Example[] {
  if (!features) return []
  const said = not_applicable ? 'not_applicable' : value === true ? 'yes' : value === false ? 'no' : undefined
  return said ? [{ callId: call_id, figures: features, said }] : []
}
