import { z } from 'zod'
import { tidyName } from '../../domain/model.ts'
import { isSameAnswer } from '../../domain/results/review.ts'
import { listReviewAnswers, type ReviewAnswerRow } from '../../store/reviews/review-answers.ts'
import type { App, HttpContext } from '../context.ts'
import { type CsvCell, writeCsv } from '../csv.ts'
import { dateRangeQuery, readDateRange } from '../date-range.ts'
import { eitherFlag, wanted, wholeNumber } from '../query-values.ts'
import { jsonCsvOrLines, onPage, sendTable } from '../send-table.ts'
import { cutPage, nextCursor, timeCursor } from '../time-cursor.ts'
import { answerValue, ReviewSourceOutput, showSource } from './review-schemas.ts'

const standardAnswers = 200

const Query = z.object({
  model_name: wanted.describe('Case-insensitive.'),
  model_id: wholeNumber({ min: 0, max: 2_147_483_647 }).optional(),
  ...dateRangeQuery,
  reviewer: wanted.describe('ID or name.'),
  blind: eitherFlag.describe(
    "Only reviews whose author had not seen the machine's answers, or only the others.",
  ),
  limit: wholeNumber({ min: 1, max: 1_000 })
    .optional()
    .meta({ default: standardAnswers })
    .describe('Answers per page.'),
  cursor: timeCursor,
})

const Listed = z
  .object({
    review_id: z.uuid(),
    call_analysis_id: z.uuid(),
    external_id: z.string(),
    agent_id: z.string(),
    agent_name: z.string(),
    model_id: z.int(),
    model_name: z.string(),
    model_revision: z.int(),
    key: z.string(),
    value: answerValue.describe('What the person answered; null: cannot be told, or does not apply.'),
    not_applicable: z.boolean(),
    comment: z.string(),
    machine: z
      .object({ value: answerValue, not_applicable: z.boolean(), confidence: z.number() })
      .nullable()
      .describe('What the machine had answered; null: nothing.'),
    agrees: z.boolean().nullable().describe('Null: there is nothing to agree with.'),
    reviewer: z.string().describe('ID of a person or a client.'),
    reviewer_name: z.string().nullable(),
    blind: z.boolean(),
    submitted_at: z.iso.datetime(),
    source: ReviewSourceOutput.nullable(),
  })
  .meta({ id: 'ListedReviewAnswer', description: "A person's answer on a call, beside the machine's." })

const ListedPage = z
  .object({ items: z.array(Listed), next_cursor: nextCursor })
  .meta({ id: 'ReviewAnswerList', description: 'A page of what people have answered.' })

export function addReviewAnswersRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/reviews',
    {
      config: { scope: 'read:call-analysis-review' },
      schema: {
        operationId: 'listReviewAnswers',
        tags: ['Reviews'],
        summary: 'List what people have answered',
        description:
          "Every answer of every submitted review, beside the machine's; the latest review first, in pages. The `Link` header leads to the next page, as `next_cursor` does. Dates are those of the reviews.",
        querystring: Query,
        response: jsonCsvOrLines(ListedPage),
      },
    },
    async (request, reply) => {
      const { caller, query } = request
      const limit = query.limit ?? standardAnswers
      const filter = {
        workspaceId: caller.workspaceId,
        reach: caller.reach,
        modelName: query.model_name === undefined ? undefined : tidyName(query.model_name),
        modelId: query.model_id,
        reviewer: query.reviewer,
        blind: query.blind,
        ...readDateRange(query),
      }
      const found = await listReviewAnswers(database, filter, { limit: limit + 1, before: query.cursor })
      const { items, next_cursor } = cutPage(found, limit, ({ place, review_id, key }) => ({
        at: place,
        id: review_id,
        key,
      }))
      if (next_cursor) reply.header('Link', `<${onPage(request.url, next_cursor)}>; rel="next"`)
      const page = { items: items.map(show), next_cursor }
      return sendTable(request, reply, page, writeTable, (shown) => shown.items)
    },
  )
}

function show(row: ReviewAnswerRow): z.infer<typeof Listed> {
  const { call_id, machine, submitted_at, place: _, source_name, source_reviewer, source_at, ...rest } = row
  return {
    ...rest,
    call_analysis_id: call_id,
    machine: machine && {
      value: machine.value,
      not_applicable: machine.not_applicable,
      confidence: machine.confidence,
    },
    agrees: machine && isSameAnswer(machine, { value: row.value, notApplicable: row.not_applicable }),
    submitted_at: submitted_at.toISOString(),
    source: showSource({ source_name, source_reviewer, source_at }),
  }
}

/** By the names that an import of reviews reads. */
const columns: Readonly<Record<string, (row: z.infer<typeof Listed>) => CsvCell>> = {
  call_id: (row) => row.call_analysis_id,
  external_id: (row) => row.external_id,
  agent_id: (row) => row.agent_id,
  agent_name: (row) => row.agent_name,
  model_name: (row) => row.model_name,
  model_revision: (row) => row.model_revision,
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

function writeTable({ items }: z.infer<typeof ListedPage>): string {
  const cells = Object.values(columns)
  return writeCsv(
    Object.keys(columns),
    items.map((row) => cells.map((cell) => cell(row))),
  )
}

function inWords({
  value,
  not_applicable,
}: Pick<z.infer<typeof Listed>, 'value' | 'not_applicable'>): CsvCell {
  if (not_applicable) return 'not applicable'
  if (value === null) return 'cannot tell'
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
}
