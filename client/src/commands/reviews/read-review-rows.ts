import { type CsvLine, readCsv } from '../../read-csv.ts'
import { CommandFault } from '../command-fault.ts'
import type { Fault } from '../read-manifest.ts'
import { type Asked, type ReadAnswer, readAnswer } from './read-answer.ts'

/** One answer of one reviewer on one call, as the file has it. */
export interface ReviewRow extends ReadAnswer {
  readonly line: number
  readonly callId: string
  readonly externalId: string
  readonly key: string
  readonly comment: string
  readonly reviewer: string
  readonly reviewedAt: string | null
}

/** Everything the file says about one call by one reviewer: it is sent whole, or not at all. */
export interface FileReview {
  readonly callId: string
  readonly externalId: string
  readonly reviewer: string
  readonly rows: readonly ReviewRow[]
  /** A line of it cannot be taken as it stands. */
  readonly isFaulty: boolean
}

export interface ReviewFile {
  readonly lines: number
  readonly reviews: readonly FileReview[]
  readonly faults: readonly Fault[]
}

type Cells = Readonly<Record<string, string>>

/** Reads what a CSV file says about calls, and finds every fault that shows without asking the service. */
export function readReviewRows(
  text: string,
  asked: ReadonlyMap<string, Asked>,
  defaults: { readonly reviewer?: string | undefined },
): ReviewFile {
  const [header, ...lines] = parseLines(text)
  if (!header) throw new CommandFault('The file is empty. Its first line names the columns.')
  const columns = header.cells.map((name) => name.trim().toLowerCase())
  refuseColumns(columns, defaults.reviewer)
  const faults: Fault[] = []
  const found = lines.map(({ line, cells }) => {
    const named: Cells = Object.fromEntries(columns.map((name, index) => [name, cells[index]?.trim() ?? '']))
    const row = readRow(line, named, asked, defaults.reviewer)
    const messages =
      cells.length === columns.length
        ? row.faults
        : [`there are ${cells.length} values for ${columns.length} columns`]
    faults.push(...messages.map((message) => ({ line, message })))
    return { ...row, isFaulty: messages.length > 0 }
  })
  const groups = Map.groupBy(found, ({ row }) => JSON.stringify([row.externalId, row.callId, row.reviewer]))
  const reviews = [...groups.values()].map((group): FileReview => {
    const repeats = findRepeats(group.map(({ row }) => row))
    faults.push(...repeats)
    const { callId, externalId, reviewer } = group[0]!.row
    const isFaulty = repeats.length > 0 || group.some((one) => one.isFaulty)
    return { callId, externalId, reviewer, rows: group.map(({ row }) => row), isFaulty }
  })
  return { lines: lines.length, reviews, faults: faults.sort((one, other) => one.line - other.line) }
}

function readRow(
  line: number,
  cells: Cells,
  asked: ReadonlyMap<string, Asked>,
  standardReviewer: string | undefined,
): { readonly row: ReviewRow; readonly faults: readonly string[] } {
  const faults: string[] = []
  const { key = '', call_id: callId = '', external_id: externalId = '' } = cells
  const reviewer = cells.reviewer || standardReviewer || ''
  if (!callId && !externalId) faults.push('there is neither external_id nor call_id')
  if (!reviewer) faults.push('there is no reviewer; give one with --reviewer for all')
  const criterion = asked.get(key)
  if (key === '') faults.push('key is empty')
  else if (!criterion) faults.push(`the model has no criterion ${key}`)
  const answer = criterion ? readAnswer(cells.value ?? '', criterion) : undefined
  if (typeof answer === 'string') faults.push(`${key}: ${answer}`)
  const reviewedAt = readMoment(cells.reviewed_at ?? '')
  if (reviewedAt === undefined)
    faults.push(`reviewed_at must be a past day or time like 2026-01-31 or 2026-01-31T14:30:00Z`)
  const given = typeof answer === 'object' ? answer : { value: null, not_applicable: false }
  const comment = cells.comment ?? ''
  const row = { line, callId, externalId, key, comment, reviewer, reviewedAt: reviewedAt ?? null, ...given }
  return { row, faults }
}

/** Null: it does not say; undefined: that is no time, or none that has been. */
function readMoment(cell: string): string | null | undefined {
  if (cell === '') return null
  if (!/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[-+]\d\d:?\d\d)?)?$/i.test(cell)) return undefined
  const isBare = !/(Z|[-+]\d\d:?\d\d)$/i.test(cell.slice(10))
  const text = cell.length === 10 ? `${cell}T00:00:00Z` : `${cell.replace(' ', 'T')}${isBare ? 'Z' : ''}`
  const at = Date.parse(text)
  return Number.isNaN(at) || at > Date.now() ? undefined : new Date(at).toISOString()
}

function findRepeats(rows: readonly ReviewRow[]): Fault[] {
  return rows.flatMap(({ line, key }, index) => {
    const first = rows.findIndex((row) => row.key === key)
    if (first === index || key === '') return []
    return [{ line, message: `${key} is answered on line ${rows[first]!.line} already` }]
  })
}

function refuseColumns(columns: readonly string[], reviewer: string | undefined): void {
  const missing = ['key', 'value', ...(reviewer ? [] : ['reviewer'])].filter(
    (name) => !columns.includes(name),
  )
  if (!columns.includes('external_id') && !columns.includes('call_id')) missing.unshift('external_id')
  if (missing.length > 0)
    throw new CommandFault(
      `The first line names no column ${missing.join(', ')}. It has: ${columns.join(', ')}.`,
    )
  const twice = columns.find((name, index) => columns.indexOf(name) !== index)
  if (twice !== undefined) throw new CommandFault(`The column ${twice} is there twice.`)
}

function parseLines(text: string): CsvLine[] {
  try {
    return readCsv(text)
  } catch (error) {
    throw new CommandFault(`The file is not CSV: ${(error as Error).message}`)
  }
}
