import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Call, CallmarkClient, CallQuery } from '../client.ts'
import { csvLine } from '../csv-line.ts'
import { callStatuses } from '../vocabulary.ts'
import { runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { flattenCall, recordColumns } from './flat-call.ts'

interface ExportOptions extends ConnectionOptions {
  readonly format: 'csv' | 'jsonl'
  readonly from?: string
  readonly to?: string
  readonly model?: string
  readonly agent?: string
  readonly status?: Call['status'][]
  readonly externalId?: string
  readonly search?: string
  readonly minScore?: number
  readonly maxScore?: number
  readonly lostPointsIn?: string
  readonly output?: string
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
    .option('--from <date>', 'first day (2026-01-31) or time (2026-01-31T14:30:00Z) they were received')
    .option('--to <date>', 'last day, or the time before which to stop')
    .option('--model <name>', 'calls of this model')
    .option('--agent <id>', 'calls of this agent')
    .addOption(new Option('--status <status...>', 'calls with one of these statuses').choices(callStatuses))
    .option('--external-id <id>', 'calls with this external ID')
    .option('--search <words>', 'calls with these words in the transcript or summary')
    .option('--min-score <percent>', 'calls with at least this score', parsePercent)
    .option('--max-score <percent>', 'calls with at most this score', parsePercent)
    .option('--lost-points-in <category>', 'calls that lost points in this category: its slug')
    .option('--output <file>', 'file to write (default: standard output)')
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

function toQuery(options: ExportOptions): CallQuery {
  const { from, to, model, agent, status, externalId, search, minScore, maxScore, lostPointsIn } = options
  return {
    // Calls that arrive meanwhile come after what has been read, and those that move on do not change their place.
    sort: 'created_at',
    limit: 200,
    ...(from === undefined ? {} : { start_date: from }),
    ...(to === undefined ? {} : { end_date: to }),
    ...(model === undefined ? {} : { model_name: model }),
    ...(agent === undefined ? {} : { agent_id: agent }),
    ...(status === undefined ? {} : { status }),
    ...(externalId === undefined ? {} : { external_id: externalId }),
    ...(search === undefined ? {} : { q: search }),
    ...(minScore === undefined ? {} : { min_score: minScore }),
    ...(maxScore === undefined ? {} : { max_score: maxScore }),
    ...(lostPointsIn === undefined ? {} : { lost_points_in: lostPointsIn }),
  }
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

const groups = ['metadata', 'category', 'variable']

function byGroup(one: string, other: string): number {
  const groupOf = (name: string) => groups.indexOf(name.split('.')[0]!)
  return groupOf(one) - groupOf(other) || one.localeCompare(other)
}

/** The file is there when it is complete, and not before. */
async function writeWhole(path: string, lines: AsyncIterable<string>): Promise<void> {
  const partial = `${path}.partial`
  try {
    await pipeline(Readable.from(lines), createWriteStream(partial))
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

function parsePercent(value: string): number {
  const percent = Number(value)
  if (value.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new InvalidArgumentError('Give a number from 0 to 100.')
  return percent
}
