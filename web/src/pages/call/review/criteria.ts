import type { ModelRevision } from '@callmark/client'
import { sharePoints } from '@callmark/client/model-rules'
import type { ScoreCardRows, ScoreRow } from '../score-card-rows.ts'

type Variable = ModelRevision['template_variables'][number]

/** One thing that a person may answer, and how. */
export interface Criterion {
  readonly key: string
  readonly name: string
  readonly kind: 'yes-no' | 'option' | 'number' | 'text'
  readonly options: readonly string[]
  /** Only whole numbers. */
  readonly whole: boolean
  /** The most points a number may give; undefined: it gives none. */
  readonly most: number | undefined
}

/** In the order of the scorecard. */
export function listCriteria(
  { sections, extracted }: ScoreCardRows,
  revision: ModelRevision | undefined,
): Criterion[] {
  if (!revision) return []
  const variables = new Map(revision.template_variables.map((variable) => [variable.key, variable]))
  const most = mostPoints(revision)
  return [...sections.flatMap(({ rows }) => rows), ...extracted].map(({ key, name }) => {
    const variable = variables.get(key)
    const options = variable?.options ?? []
    // A category that is judged as a whole has no variable; it is answered by points.
    const whole = !variable || variable.type === 'INTEGER'
    return { key, name, kind: kindOf(variable), options, whole, most: most.get(key) }
  })
}

function kindOf(variable: Variable | undefined): Criterion['kind'] {
  if (!variable) return 'number'
  if (variable.type === 'BOOLEAN') return 'yes-no'
  if (variable.type === 'INTEGER' || variable.type === 'DECIMAL') return 'number'
  return variable.options ? 'option' : 'text'
}

function isScored({ type, weight }: Variable): boolean {
  return (type === 'BOOLEAN' || type === 'INTEGER' || type === 'DECIMAL') && weight > 0
}

function scoredIn(revision: ModelRevision, slug: string): Variable[] {
  return inOrder(revision.template_variables).filter(
    (variable) => variable.category === slug && isScored(variable),
  )
}

function mostPoints(revision: ModelRevision): Map<string, number> {
  const most = new Map<string, number>()
  for (const { slug, max_score } of revision.xscore_template ? revision.categories : []) {
    const scored = scoredIn(revision, slug)
    const shares = sharePoints(
      max_score,
      scored.map(({ weight }) => weight),
    )
    if (scored.length === 0) most.set(slug, max_score)
    for (const [index, { key }] of scored.entries()) most.set(key, shares[index]!)
  }
  return most
}

function inOrder<T extends { readonly order_number: number | null }>(items: readonly T[]): T[] {
  const place = ({ order_number }: T) => order_number ?? Number.MAX_SAFE_INTEGER
  return [...items].sort((one, other) => place(one) - place(other))
}

/** The scorecard of somebody from whom the machine's answers are kept. */
export function rowsWithoutAnswers(revision: ModelRevision | undefined): ScoreCardRows {
  if (!revision) return { sections: [], extracted: [] }
  const row = (key: string, variable: Variable | undefined, name: string): ScoreRow => ({
    key,
    name,
    description: variable?.description ?? '',
    type: variable?.type,
    critical: variable?.critical ?? false,
    fatal: false,
    scored: false,
    score: 0,
    expected: 0,
    answer: undefined,
  })
  const scored = new Set<string>()
  const sections = (revision.xscore_template ? inOrder(revision.categories) : []).map(
    ({ uuid, slug, name }) => {
      const variables = scoredIn(revision, slug)
      for (const { key } of variables) scored.add(key)
      const rows =
        variables.length > 0
          ? variables.map((variable) => row(variable.key, variable, variable.readable_name))
          : [row(slug, undefined, name)]
      return { id: uuid, name, score: 0, expected: 0, rows }
    },
  )
  const extracted = inOrder(revision.template_variables)
    .filter(({ key }) => !scored.has(key))
    .map((variable) => row(variable.key, variable, variable.readable_name))
  return { sections, extracted }
}
