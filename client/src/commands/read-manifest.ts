import { type CsvLine, readCsv } from '../read-csv.ts'
import { CommandFault } from './command-fault.ts'
import { nameOf } from './submit.ts'

export interface ManifestRow {
  readonly line: number
  readonly file: string
  readonly externalId: string
  readonly agentId: string
  readonly agentName: string
  readonly modelName: string
  /** Every other column, as it stands there; empty cells are left out. */
  readonly metadata: Readonly<Record<string, string>>
}

/** For cells that are empty and columns that are not there. */
export interface ManifestDefaults {
  readonly agentId?: string | undefined
  readonly agentName?: string | undefined
  readonly modelName?: string | undefined
}

export interface Fault {
  /** 0: of no line. */
  readonly line: number
  readonly message: string
}

export interface Manifest {
  readonly rows: readonly ManifestRow[]
  readonly faults: readonly Fault[]
}

const ownColumns = new Set(['file', 'external_id', 'agent_id', 'agent_name', 'model_name'])

/** Reads what a CSV file says about recordings, and finds every fault that shows without looking any further. */
export function readManifest(text: string, defaults: ManifestDefaults): Manifest {
  const [header, ...lines] = parseLines(text)
  if (!header) throw new CommandFault('The manifest is empty. Its first line names the columns.')
  const columns = header.cells.map((name) => name.replace(/^metadata\./, ''))
  const faults: Fault[] = []
  const add = (line: number, message: string) => faults.push({ line, message })
  columns.forEach((name, index) => {
    if (columns.indexOf(name) !== index) add(header.line, `the column ${name} is there twice`)
    if (name === '') add(header.line, `column ${index + 1} has no name`)
  })
  if (!columns.includes('file')) add(header.line, 'there is no column named file')
  if (faults.length > 0) return { rows: [], faults }
  const rows = lines.flatMap(({ line, cells }) => {
    if (cells.length !== columns.length) {
      add(line, `there are ${cells.length} values for ${columns.length} columns`)
      return []
    }
    const row = toRow(
      line,
      Object.fromEntries(columns.map((name, index) => [name, cells[index]!.trim()])),
      defaults,
    )
    if (!row.file) add(line, 'file is empty')
    if (!row.agentId) add(line, 'there is no agent_id; give one with --agent for all')
    if (!row.modelName) add(line, 'there is no model_name; give one with --model for all')
    return row.file && row.agentId && row.modelName ? [row] : []
  })
  return { rows, faults: [...faults, ...findRepeats(rows)] }
}

/** Every recording of a folder, with nothing said about any of them in particular. */
export function listAsManifest(files: readonly string[], defaults: ManifestDefaults): Manifest {
  const rows = files.map((file) => toRow(0, { file }, defaults))
  return { rows, faults: findRepeats(rows) }
}

function toRow(line: number, cells: Record<string, string>, defaults: ManifestDefaults): ManifestRow {
  const file = cells.file ?? ''
  const agentId = cells.agent_id || defaults.agentId || ''
  return {
    line,
    file,
    externalId: cells.external_id || nameOf(file),
    agentId,
    agentName: cells.agent_name || defaults.agentName || agentId,
    modelName: cells.model_name || defaults.modelName || '',
    metadata: Object.fromEntries(
      Object.entries(cells).filter(([name, value]) => !ownColumns.has(name) && value !== ''),
    ),
  }
}

function findRepeats(rows: readonly ManifestRow[]): Fault[] {
  const firsts = new Map<string, ManifestRow>()
  return rows.flatMap((row) => {
    const call = JSON.stringify([row.modelName.toLowerCase(), row.externalId])
    const first = firsts.get(call)
    if (!first) {
      firsts.set(call, row)
      return []
    }
    const where = first.line > 0 ? ` on line ${first.line}` : ''
    const message = `the external_id ${row.externalId} of ${row.file} is that of ${first.file}${where} already`
    return [{ line: row.line, message }]
  })
}

function parseLines(text: string): CsvLine[] {
  try {
    return readCsv(text)
  } catch (error) {
    throw new CommandFault(`The manifest is not CSV: ${(error as Error).message}`)
  }
}
