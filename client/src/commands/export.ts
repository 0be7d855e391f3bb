import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { CallmarkClient, CallQuery } from '../client.ts'
import { csvLine } from '../csv-line.ts'
import { callStatuses } from '../vocabulary.ts'
import { runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { flattenCall, recordColumns } from './flat-call.ts'
import { writeWhole } from './write-whole.ts'

interface ExportOptions extends ConnectionOptions {
  readonly format: 'csv' | 'jsonl'
  readonly output?: string
}

/** What of the service's question has no option here. */
type LeftOut =
  | 'limit'
  | 'cursor'
  | 'fields'
  | 'sort'
  | 'enabled'
  | 'model_id'
  | 'grouping_field_key'
  | 'grouping_field_value'
  | 'include_hits'
  | 'include_total'

/** Every filter of the list of calls, with its option. */
const filters: Readonly<Record<Exclude<keyof CallQuery, LeftOut>, Option>> = {
  start_date: new Option(
    '--from <date>',
    'first day (2026-01-31) or time (2026-01-31T14:30:00Z) they were received',
  ),
  end_date: new Option('--to <date>', 'last day, or the time before which to stop'),
  model_name: new Option('--model <name>', 'calls of this model'),
  agent_id: new Option('--agent <id>', 'calls of this agent'),
  status: new Option('--status <status...>', 'calls with one of these statuses').choices(callStatuses),
  external_id: new Option('--external-id <id>', 'calls with this external ID'),
  q: new Option('--search <words>', 'calls with these words in the transcript or summary'),
  min_score: new Option('--min-score <percent>', 'calls with at least this score').argParser(parsePercent),
  max_score: new Option('--max-score <percent>', 'calls with at most this score').argParser(parsePercent),
  lost_points_in: new Option(
    '--lost-points-in <category>',
    'calls that lost points in this category: its slug',
  ),
  criterion: new Option('--criterion <key>', 'calls on which --outcome came of this criterion'),
  criterion_outcome: new Option('--outcome <outcome>', 'what came of --criterion').choices([
    'passed',
    'failed',
    'open',
    'not_applicable',
  ]),
  review_status: new Option(
    '--review-status <status...>',
    'calls with one of these states of review',
  ).choices(['none', 'needed', 'in_progress', 'reviewed', 'appealed']),
  agreement: new Option(
    '--agreement <kind>',
    'reviewed calls on which people answered as the machine did everywhere, or not',
  ).choices(['agrees', 'differs']),
  reviewed_by: new Option('--reviewed-by <id>', 'calls that this person or client has reviewed'),
}

export function addExportCommand(program: Command, findLocalService: FindLocalService): void {
  const command = program
    .command('export')
    .description('write calls with their results as a table or as JSON')
    .addOption(
      new Option('--format <format>', 'csv: one row per call; jsonl: one complete record per line')
        .choices(['csv', 'jsonl'])
        .makeOptionMandatory(),
    )
  for (const option of Object.values(filters)) command.addOption(option)
  command.option('--output <file>', 'file to write (default: standard output)')
  addConnectionOptions(command).action(
    runCommand(async (options: ExportOptions) => {
      const client = await connect(options, findLocalService, { attempts: 8, totalMs: 300_000 })
      const query = toQuery(options)
      const lines = options.format === 'csv' ? writeCsv(client, query) : writeJson(client, query)
      if (options.output) await writeWhole(options.output, lines)
      else await pipeline(Readable.from(lines), process.stdout, { end: false })
    }),
  )
}

function toQuery(options: object): CallQuery {
  const given = new Map(Object.entries(options))
  const limits = Object.entries(filters).flatMap(([name, option]) => {
    const value = given.get(option.attributeName())
    return value === undefined ? [] : [[name, value]]
  })
  // Calls that arrive meanwhile come after what has been read, and those that move on do not change their place.
  return { sort: 'created_at', limit: 200, ...Object.fromEntries(limits) }
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

const groups = ['metadata', 'category', 'variable', 'machine']

function byGroup(one: string, other: string): number {
  const groupOf = (name: string) => groups.indexOf(name.split('.')[0]!)
  return groupOf(one) - groupOf(other) || one.localeCompare(other)
}

function parsePercent(value: string): number {
  const percent = Number(value)
  if (value.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new InvalidArgumentError('Give a number from 0 to 100.')
  return percent
}
