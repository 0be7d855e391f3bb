import { isSameName } from '@callmark/client/model-rules'
import type { CsvLine } from '@callmark/client/read-csv'
import {
  type Draft,
  type DraftCategory,
  type DraftVariable,
  emptyDraft,
  newCategory,
  newVariable,
} from '../draft/draft.ts'
import { keyOfName } from '../draft/name-criterion.ts'
import { type ColumnKind, type Columns, findColumns, plain } from './columns.ts'
import { isYesOrNo, readFlag, readOptions, readPoints, readType } from './read-cells.ts'

/** What was not understood, or was taken otherwise than it stands there. */
export interface Remark {
  readonly kind: 'points' | 'type' | 'critical' | 'unscored' | 'unusedCell' | 'shortened'
  readonly given: string
}

export interface PlannedRow {
  readonly line: number
  readonly category: string
  readonly variable: DraftVariable
  readonly remarks: readonly Remark[]
}

/** A line that becomes no criterion. */
export interface LeftOut {
  readonly line: number
  readonly kind: 'noCriterion' | 'total'
  readonly given: string
}

export type ScorecardPlan =
  | { readonly fault: 'empty' }
  | { readonly fault: 'noCriteria'; readonly headings: readonly string[] }
  | {
      readonly fault: undefined
      readonly draft: Draft
      readonly rows: readonly PlannedRow[]
      readonly leftOut: readonly LeftOut[]
      readonly unusedColumns: readonly string[]
    }

/** What each criterion counts where the sheet gives no points. */
const usualPoints = 10
const longestName = 100

/** What a sheet would become, line by line. Nothing that stands in it is passed over in silence. */
export function planScorecard(lines: readonly CsvLine[]): ScorecardPlan {
  const [head, ...body] = lines
  if (!head) return { fault: 'empty' }
  const columns = findColumns(head.cells)
  if (!columns.places.has('criterion'))
    return { fault: 'noCriteria', headings: head.cells.map((cell) => cell.trim()).filter(Boolean) }
  if (body.length === 0) return { fault: 'empty' }
  const categories: DraftCategory[] = []
  const findCategory = (name: string): DraftCategory => {
    const known = categories.find((one) => isSameName(one.name, name))
    if (known) return known
    const made = { ...newCategory(), name }
    categories.push(made)
    return made
  }
  const rows: PlannedRow[] = []
  const leftOut: LeftOut[] = []
  let current: DraftCategory | undefined
  for (const { line, cells } of body) {
    const cell = (kind: ColumnKind) => (cells[columns.places.get(kind) ?? -1] ?? '').trim()
    const given = cells.filter((one) => one.trim() !== '').join(' · ')
    if (given === '') continue
    const isTotal = /^(sub)?total\b/.test(plain(cell('criterion') || cell('category')))
    if (isTotal) {
      leftOut.push({ line, kind: 'total', given })
      continue
    }
    // A cell that is merged with the one above it is empty.
    if (cell('category') !== '') current = findCategory(cell('category'))
    if (cell('criterion') !== '') {
      const keys = rows.map(({ variable }) => variable.key)
      const row = planRow(cell, current?.uid ?? null, keys)
      const unused = findUnusedCells(cells, columns)
      rows.push({ line, category: current?.name ?? '', ...row, remarks: [...row.remarks, ...unused] })
    } else if (given !== cell('category')) leftOut.push({ line, kind: 'noCriterion', given })
  }
  const variables = rows.map(({ variable }) => variable)
  const draft = {
    ...emptyDraft(),
    categories: categories.map((one) => withPoints(one, variables)),
    variables,
  }
  const unusedColumns = columns.unused.map(({ heading }) => heading)
  return { fault: undefined, draft, rows, leftOut, unusedColumns }
}

function planRow(
  cell: (kind: ColumnKind) => string,
  category: string | null,
  taken: readonly string[],
): { readonly variable: DraftVariable; readonly remarks: readonly Remark[] } {
  const remarks: Remark[] = []
  const text = cell('criterion').replaceAll(/\s+/g, ' ')
  const name = shorten(text)
  if (name !== text) remarks.push({ kind: 'shortened', given: text })
  const points = readPoints(cell('points'))
  if (points === undefined && cell('points') !== '') remarks.push({ kind: 'points', given: cell('points') })
  const critical = readFlag(cell('critical'))
  if (critical === undefined) remarks.push({ kind: 'critical', given: cell('critical') })
  const options = readOptions(cell('options'))
  const listed = options.length > 0 && !isYesOrNo(options)
  const known = readType(cell('type'))
  if (known === undefined && cell('type') !== '') remarks.push({ kind: 'type', given: cell('type') })
  // Answers to choose from are a text, whatever the sheet calls them.
  const type = listed ? 'STRING' : (known ?? 'BOOLEAN')
  const scored = type === 'BOOLEAN' || type === 'INTEGER' || type === 'DECIMAL'
  if (!scored && points) remarks.push({ kind: 'unscored', given: cell('points') })
  const variable: DraftVariable = {
    ...newVariable(category),
    key: keyOfName(name, taken),
    readable_name: name,
    description: describe(text, name, cell('description')),
    type,
    weight: String(points ?? usualPoints),
    critical: critical ?? false,
    options: listed ? options.join('\n') : '',
  }
  return { variable, remarks }
}

/** The words that calls are scored by: those of the description, or the criterion where it is a sentence by itself. */
function describe(text: string, name: string, description: string): string {
  if (name !== text) return description === '' ? text : `${text}\n${description}`
  return description === '' && text.split(' ').length > 3 ? text : description
}

function shorten(text: string): string {
  if (text.length <= longestName) return text
  const cut = text.slice(0, longestName)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : longestName)}…`
}

/** A column that is not used is told of once; a cell without any heading for itself. */
function findUnusedCells(cells: readonly string[], { places, unused }: Columns): Remark[] {
  const known = new Set([...places.values(), ...unused.map(({ place }) => place)])
  return cells
    .filter((cell, place) => cell.trim() !== '' && !known.has(place))
    .map((given) => ({ kind: 'unusedCell', given: given.trim() }))
}

/** As many points as its criteria together. */
function withPoints(category: DraftCategory, variables: readonly DraftVariable[]): DraftCategory {
  const sum = variables
    .filter(({ category: mine, type }) => mine === category.uid && /^(BOOLEAN|INTEGER|DECIMAL)$/.test(type))
    .reduce((total, { weight }) => total + Number(weight), 0)
  return { ...category, max_score: String(Math.round(sum)) }
}
