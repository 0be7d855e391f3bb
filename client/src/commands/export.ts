import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { CallmarkClient, CallQuery } from '../client.ts'
import { csvLine } from '../csv-line.ts'
import type { RecordingChoice } from '../vcon/write-vcons.ts'
import { CommandFault, runCommand } from './command-fault.ts'
import {
  addConnectionOptions,
  type ConnectionOptions,
  connect,
  type FindLocalService,
  findAddress,
} from './connection.ts'
import { exportVcons } from './export-vcons.ts'
import { addFilterOptions, readFilterOptions } from './filter-options.ts'
import { columnNames, flattenCall, isColumn, isCounted, recordColumns } from './flat-call.ts'
import { writeWhole } from './write-whole.ts'

interface ExportOptions extends ConnectionOptions {
  readonly format: 'csv' | 'jsonl' | 'vcon'
  readonly recordings: RecordingChoice
  readonly output?: string
  readonly columns?: readonly string[]
}

export function addExportCommand(program: Command, findLocalService: FindLocalService): void {
  const command = program
    .command('export')
    .description('write calls with their results as a table or as JSON')
    .addOption(
      new Option(
        '--format <format>',
        'csv: one row per call; jsonl: one complete record per line; vcon: one vCon per call',
      )
        .choices(['csv', 'jsonl', 'vcon'])
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--recordings <where>', 'in a vCon: the recording itself, its address, or neither')
        .choices(['inline', 'link', 'none'])
        .default('inline'),
    )
    .addOption(
      new Option(
        '--columns <names>',
        'csv: only these columns, in this order, separated by commas: id, agent_name, language, criterion.KEY, category_percent.SLUG, metadata.KEY …',
      ).argParser(parseColumns),
    )
  addFilterOptions(command)
  command.option(
    '--output <path>',
    'file to write, or folder of vCons (default: standard output, one per line)',
  )
  addConnectionOptions(command).action(
    runCommand(async (options: ExportOptions) => {
      if (options.columns && options.format !== 'csv')
        throw new CommandFault('--columns goes with --format csv: the others write whole records.')
      const client = await connect(options, findLocalService, { attempts: 8, totalMs: 300_000 })
      const query = toQuery(options)
      if (options.format === 'vcon') {
        const address = await findAddress(options, findLocalService)
        return exportVcons(client, query, { ...options, address })
      }
      const lines = writeLines(client, query, options)
      if (options.output) await writeWhole(options.output, lines)
      else await pipeline(Readable.from(lines), process.stdout, { end: false })
    }),
  )
}

function toQuery(options: object): CallQuery {
  // Calls that arrive meanwhile come after what has been read, and those that move on do not change their place.
  return { sort: 'created_at', limit: 200, ...readFilterOptions(options) }
}

function writeLines(
  client: CallmarkClient,
  query: CallQuery,
  { format, columns }: ExportOptions,
): AsyncGenerator<string> {
  if (format !== 'csv') return writeJson(client, query)
  return columns ? writeColumns(client, query, columns) : writeCsv(client, query)
}

async function* writeJson(client: CallmarkClient, query: CallQuery): AsyncGenerator<string> {
  for await (const call of client.calls.list(query)) yield `${JSON.stringify(call)}\n`
}

/** Reads the calls twice, for the columns and for the rows: so that no more than a page of them is ever held. */
async function* writeCsv(client: CallmarkClient, query: CallQuery): AsyncGenerator<string> {
  // What arrives between the two has no say in the columns, so it has no row either.
  const until = query.end_date === undefined ? { end_date: new Date().toISOString() } : {}
  const found = new Set<string>()
  for await (const call of client.calls.list({ ...query, ...until }))
    for (const name of flattenCall(call).keys()) found.add(name)
  const own = new Set<string>(recordColumns)
  const more = [...found].filter((name) => !own.has(name)).sort(byGroup)
  const columns = [...recordColumns, ...more]
  yield csvLine(columns)
  for await (const call of client.calls.list({ ...query, ...until })) {
    const row = flattenCall(call)
    yield csvLine(columns.map((name) => row.get(name)))
  }
}

/** Those that were asked for: nothing has to be found out first. */
async function* writeColumns(
  client: CallmarkClient,
  query: CallQuery,
  columns: readonly string[],
): AsyncGenerator<string> {
  yield csvLine(columns)
  const counted = columns.some(isCounted) ? { include_facts: true } : {}
  for await (const call of client.calls.list({ ...query, ...counted })) {
    const row = flattenCall(call)
    yield csvLine(columns.map((name) => row.get(name)))
  }
}

const groups = ['metadata', 'category', 'variable', 'machine']

function byGroup(one: string, other: string): number {
  const groupOf = (name: string) => groups.indexOf(name.split('.')[0]!)
  return groupOf(one) - groupOf(other) || one.localeCompare(other)
}

function parseColumns(value: string): string[] {
  const names = value.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !isColumn(name))
  if (unknown !== undefined)
    throw new InvalidArgumentError(`A call has no column "${unknown}". The columns are: ${columnNames}.`)
  return names
}
