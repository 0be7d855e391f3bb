import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { CallmarkClient } from '../../client.ts'
import { catchInterrupts } from '../catch-interrupts.ts'
import { runCommand } from '../command-fault.ts'
import {
  addConnectionOptions,
  type ConnectionOptions,
  connect,
  type FindLocalService,
} from '../connection.ts'
import { getModel } from '../push-model.ts'
import { printable } from '../terminal.ts'
import { inTurns } from './in-turns.ts'
import { type PlannedReview, planReviews } from './plan-reviews.ts'
import type { Asked } from './read-answer.ts'
import { readReviewRows } from './read-review-rows.ts'
import { findOutcome, type Outcome, sendReview } from './send-review.ts'

interface ImportReviewsOptions extends ConnectionOptions {
  readonly model: string
  readonly reviewer?: string
  readonly source: string
  readonly blind?: boolean
  readonly dryRun?: boolean
}

const help = `
The file is CSV, one answer on each line. Its first line names the columns: external_id or call_id, key (of the criterion),
value (yes, no, a number, a text; "n.a." for not applicable, "cannot tell"), comment, reviewer, reviewed_at. Any other
column is left alone.

The answers of one reviewer on one call become one submitted review. A review with a faulty line is held back whole; the
others are sent. What the service has already is not sent again: correct the file, or go on after an interruption, by
running the same command again.`

export function addImportReviewsCommand(review: Command, findLocalService: FindLocalService): void {
  const command = review
    .command('import')
    .description('take over reviews that people have made elsewhere')
    .argument('<file>', 'CSV file with one answer on each line')
    .requiredOption('--model <name>', 'model whose criteria they are')
    .option('--reviewer <name>', 'reviewer, where the file names none')
    .option('--source <name>', 'where they come from; each reviewer of it has one review of a call', 'import')
    .option('--blind', "the reviewers had not seen the machine's answers, so agreement is measured by them")
    .option('--dry-run', 'only show what would be sent')
    .addHelpText('after', help)
  addConnectionOptions(command).action(
    runCommand(async (file: string, options: ImportReviewsOptions) => {
      const text = await readFile(file, 'utf8')
      const client = await connect(options, findLocalService, { attempts: 8, totalMs: 300_000 })
      const model = await getModel(client, options.model)
      const read = readReviewRows(text, await listAsked(client, model), options)
      const { reviews, faults } = await planReviews(client, model.name, read.reviews)
      const all = [...read.faults, ...faults].sort((one, other) => one.line - other.line)
      for (const { line, message } of all) console.error(printable(`line ${line}: ${message}`))
      const held = read.lines - reviews.reduce((sum, { rows }) => sum + rows.length, 0)
      console.log(`${read.lines} lines: ${reviews.length} reviews, ${held} lines held back.`)
      if (all.length > 0) process.exitCode = 1
      await (options.dryRun ? showPlan : sendAll)(client, reviews, options)
    }),
  )
}

/** What can be answered: the criteria, and categories that are scored as a whole. */
async function listAsked(
  client: CallmarkClient,
  model: Awaited<ReturnType<typeof getModel>>,
): Promise<Map<string, Asked>> {
  const categories = await client.models.categories.list(model.id)
  return new Map<string, Asked>([
    ...categories.map(({ slug }) => [slug, { type: 'INTEGER' }] as const),
    ...model.template_variables.map((variable) => [variable.key, variable] as const),
  ])
}

async function showPlan(
  client: CallmarkClient,
  reviews: readonly PlannedReview[],
  { source }: ImportReviewsOptions,
): Promise<void> {
  await inTurns(reviews, 4, async (review) => {
    const outcome = (await findOutcome(client, review, source)) ?? 'would be sent'
    console.log(describe(review, outcome))
  })
  console.log('Nothing was sent.')
}

async function sendAll(
  client: CallmarkClient,
  reviews: readonly PlannedReview[],
  { source, blind = false }: ImportReviewsOptions,
): Promise<void> {
  const counted: Record<Outcome, number> = { sent: 0, 'there already': 0, differs: 0, failed: 0 }
  const interrupts = catchInterrupts(() => console.log('Finishing what is being sent.'))
  try {
    await inTurns(
      reviews,
      4,
      async (review) => {
        const { outcome, error } = await sendReview(client, review, { source, blind })
        counted[outcome] += 1
        if (outcome === 'sent') console.log(describe(review, outcome))
        else if (outcome !== 'there already') console.error(describe(review, outcome, error ?? otherAnswers))
      },
      interrupts.first,
    )
  } finally {
    interrupts.release()
    const parts = Object.entries(counted).filter(([, count]) => count > 0)
    console.log(`${parts.map(([name, count]) => `${count} ${name}`).join(', ') || 'Nothing to send'}.`)
    const done = Object.values(counted).reduce((sum, count) => sum + count, 0)
    if (done < reviews.length) console.log('To continue, run the same command again: nothing is sent twice.')
  }
  if (counted.failed + counted.differs > 0) process.exitCode = 1
  if (interrupts.first.aborted) process.exitCode = 130
}

const otherAnswers = 'it was taken over with other answers; change it there'

function describe(
  { externalId, callId, reviewer, rows }: PlannedReview,
  outcome: string,
  error = '',
): string {
  const name = externalId || callId
  const tail = error ? `: ${error}` : ''
  return printable(`${outcome}  line ${rows[0]!.line}  ${name}  ${reviewer}  ${rows.length} answers${tail}`)
}
