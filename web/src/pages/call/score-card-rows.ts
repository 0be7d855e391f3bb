import { type Call, type CallAnswer, type ModelRevision, readAnalysis } from '@callmark/client'

type Variable = ModelRevision['template_variables'][number]
type Findings = Pick<Call, 'analysis_result' | 'xscore_result'>

/** One criterion with what was found. */
export interface ScoreRow {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly type: Variable['type'] | undefined
  readonly critical: boolean
  /** Critical, failed, and so the reason why the whole call has no points. */
  readonly fatal: boolean
  /** Stands under a category, and so is worth points where it can be determined. */
  readonly scored: boolean
  readonly score: number
  readonly expected: number
  readonly answer: CallAnswer | undefined
}

export interface ScoreSection {
  readonly id: string
  readonly name: string
  readonly score: number
  readonly expected: number
  readonly rows: readonly ScoreRow[]
}

export interface ScoreCardRows {
  readonly sections: readonly ScoreSection[]
  /** Found in the call, but worth no points. */
  readonly extracted: readonly ScoreRow[]
}

/** A result put in the order and under the names of the revision it was made by. */
export function scoreCardRows(found: Findings, revision: ModelRevision | undefined): ScoreCardRows {
  const answers = new Map((readAnalysis(found)?.answers ?? []).map((answer) => [answer.key, answer]))
  const variables = new Map(revision?.template_variables.map((variable) => [variable.key, variable]))
  const fatal = new Set(readFatal(found))
  const row = (
    key: string,
    given: { name: string; description: string; scored: boolean; score: number; expected: number },
  ) => {
    const variable = variables.get(key)
    return {
      key,
      ...given,
      type: variable?.type,
      critical: variable?.critical ?? fatal.has(key),
      fatal: fatal.has(key),
      answer: answers.get(key),
    }
  }
  const sections = (found.xscore_result ?? []).map((category) => ({
    id: category.id,
    name: category.name,
    score: category.total_score,
    expected: category.expected_total_score,
    rows: category.variables.map(({ key, readable_name, description, score, expected_score }) =>
      row(key, { name: readable_name, description, scored: true, score, expected: expected_score }),
    ),
  }))
  const scored = new Set(sections.flatMap(({ rows }) => rows.map(({ key }) => key)))
  const extracted = [...answers.values()]
    .filter(({ key }) => !scored.has(key))
    .map(({ key }) => {
      const variable = variables.get(key)
      const name = variable?.readable_name ?? key.replaceAll('_', ' ')
      const description = variable?.description ?? ''
      return row(key, { name, description, scored: false, score: 0, expected: 0 })
    })
  return { sections, extracted }
}

/** What became of a criterion; undefined: it is worth nothing here. */
export type RowOutcome = 'full' | 'part' | 'none' | 'open'

export function outcomeOf({ expected, score, answer, fatal, scored }: ScoreRow): RowOutcome | undefined {
  if (fatal) return 'none'
  const inForce = answer?.reviewed ?? answer
  if (inForce && !inForce.determined && scored) return 'open'
  if (expected <= 0 || inForce?.not_applicable) return undefined
  return score >= expected ? 'full' : score > 0 ? 'part' : 'none'
}

/** The same with what lost points or is open first, in each category and among them; else in the order of the model. */
export function putTroubleFirst({ sections, extracted }: ScoreCardRows): ScoreCardRows {
  const sorted = sections.map((section) => ({
    ...section,
    rows: section.rows.toSorted((one, other) => rankOf(one) - rankOf(other)),
  }))
  const worst = ({ rows }: ScoreSection) => Math.min(calm, ...rows.map(rankOf))
  return { sections: sorted.toSorted((one, other) => worst(one) - worst(other)), extracted }
}

const ranks = { none: 1, part: 2, open: 3, full: 4 } as const
const calm = ranks.full

function rankOf(row: ScoreRow): number {
  if (row.fatal) return 0
  return ranks[outcomeOf(row) ?? 'full']
}

/** Keys of the critical criteria that failed. */
export function readFatal(found: Pick<Call, 'analysis_result'>): readonly string[] {
  return readAnalysis(found)?.failed_critical ?? []
}
