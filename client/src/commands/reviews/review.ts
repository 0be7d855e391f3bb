import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Command, Option } from 'commander'
import type { CallmarkClient, ListedReviewAnswer, ReviewAnswerQuery } from '../../client.ts'
import { type CsvValue, csvLine } from '../../csv-line.ts'
import { runCommand } from '../command-fault.ts'
import {
  addConnectionOptions,
  type ConnectionOptions,
  connect,
  type FindLocalService,
} from '../connection.ts'
import { printable } from '../terminal.ts'
import { writeWhole } from '../write-whole.ts'
import { addImportReviewsCommand } from './import-reviews.ts'

interface Limits extends ConnectionOptions {
  readonly model?: string
  readonly reviewer?: string
  readonly from?: string
  readonly to?: string
  readonly blind?: boolean
}

export function addReviewCommands(program: Command, findLocalService: FindLocalService): void {
  const review = program.command('review').description('what people have answered on calls')
  addImportReviewsCommand(review, findLocalService)
  addExportCommand(review, findLocalService)
  addListCommand(review, findLocalService)
}

function addLimits(command: Command): Command {
  return command
    .option('--model <name>', 'only of calls of this model')
    .option('--reviewer <name>', 'only by this person or client: name or ID')
    .option('--from <date>', 'first day (2026-01-31) or time (2026-01-31T14:30:00Z) of the review')
    .option('--to <date>', 'last day, or the time before which to stop')
    .option('--blind', "only where the reviewer had not seen the machine's answers")
}

function addExportCommand(review: Command, findLocalService: FindLocalService): void {
  const command = review
    .command('export')
    .description("write every answer that people gave, beside the machine's")
    .addOption(
      new Option('--format <format>', 'csv: as "review import" reads it; jsonl: one answer per line')
        .choices(['csv', 'jsonl'])
        .makeOptionMandatory(),
    )
  addLimits(command).option('--output <file>', 'file to write (default: standard output)')
  addConnectionOptions(command).action(
    runCommand(async (options: Limits & { readonly format: string; readonly output?: string }) => {
      const client = await connect(options, findLocalService, { attempts: 8, totalMs: 300_000 })
      const lines = writeLines(client, { limit: 1_000, ...toQuery(options) }, options.format)
      if (options.output) await writeWhole(options.output, lines)
      else await pipeline(Readable.from(lines), process.stdout, { end: false })
    }),
  )
}

function addListCommand(review: Command, findLocalService: FindLocalService): void {
  const command = review.command('list').description('show the latest answers that people gave')
  addLimits(command).option('--limit <number>', 'how many to show', Number, 50)
  addConnectionOptions(command).action(
    runCommand(async (options: Limits & { readonly limit: number }) => {
      const client = await connect(options, findLocalService)
      let left = options.limit
      for await (const row of client.reviews.answers.list(toQuery(options))) {
        if (left-- <= 0) return
        const cells = Object.values(columns).map((cell) => cell(row) ?? '')
        const [, external, , , , key, machine, value, , reviewer, , , at] = cells
        console.log(printable(`${at}  ${external}  ${key}  ${value} (machine: ${machine})  ${reviewer}`))
      }
    }),
  )
}

function toQuery({ model, reviewer, from, to, blind }: Limits): ReviewAnswerQuery {
  return {
    ...(model === undefined ? {} : { model_name: model }),
    ...(reviewer === undefined ? {} : { reviewer }),
    ...(from === undefined ? {} : { start_date: from }),
    ...(to === undefined ? {} : { end_date: to }),
    ...(blind ? { blind: true } : {}),
  }
}

async function* writeLines(
  client: CallmarkClient,
  query: ReviewAnswerQuery,
  format: string,
): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(Object.keys(columns))
  for await (const row of client.reviews.answers.list(query))
    yield format === 'csv'
      ? csvLine(Object.values(columns).map((cell) => cell(row)))
      : `${JSON.stringify(row)}\n`
}

const columns: Readonly<Record<string, (row: ListedReviewAnswer) => CsvValue>> = {
  call_id: (row) => row.call_analysis_id,
  external_id: (row) => row.external_id,
  agent_id: (row) => row.agent_id,
  agent_name: (row) => row.agent_name,
  model_name: (row) => row.model_name,
  key: (row) => row.key,
  machine_value: (row) => row.machine && inWords(row.machine),
  value: (row) => inWords(row),
  agrees: (row) => (row.agrees === null ? null : row.agrees ? 'yes' : 'no'),
  reviewer: (row) => row.reviewer_name ?? row.reviewer,
  reviewer_id: (row) => row.reviewer,
  blind: (row) => (row.blind ? 'yes' : 'no'),
  reviewed_at: (row) => row.submitted_at,
  comment: (row) => row.comment,
  source: (row) => row.source?.name,
}

function inWords({ value, not_applicable }: Pick<ListedReviewAnswer, 'value' | 'not_applicable'>): CsvValue {
  if (not_applicable) return 'not applicable'
  if (value === null) return 'cannot tell'
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
}
