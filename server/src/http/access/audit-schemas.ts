import { z } from 'zod'
import type { AuditRecord } from '../../store/list-audit.ts'
import type { AuditDetail } from '../../store/schema.ts'
import { writeCsv } from '../csv.ts'
import { dateRangeQuery } from '../date-range.ts'
import { wanted, wholeNumber } from '../query-values.ts'

const cursorPattern = /^e(\d{1,15})$/

export const AuditQuery = z.object({
  limit: wholeNumber({ min: 1, max: 200 }).optional().meta({ default: 50 }).describe('Entries per page.'),
  cursor: z
    .string()
    .max(500)
    .refine(
      (cursor) => readAuditCursor(cursor) !== undefined,
      'This is not a cursor of this list. Use `next_cursor` of the previous page.',
    )
    .optional()
    .describe('`next_cursor` of the previous page. Keep the other parameters unchanged.'),
  action: wanted.describe('`created`, `replaced`, `removed`, `erased`, `rerun` …'),
  subject_type: wanted.describe('`model`, `category`, `variable`, `metadata`, `call_analysis`, `client` …'),
  subject_id: wanted.describe('ID of what was changed.'),
  actor: wanted.describe(
    'ID of a client; `operator` for commands on the machine of the service, `system` for what the service does by itself.',
  ),
  ...dateRangeQuery,
})

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()])
const Detail: z.ZodType<AuditDetail> = z.record(
  z.string(),
  z.union([plain, z.array(z.union([z.string(), z.number()]))]),
)

const AuditEntry = z
  .object({
    at: z.iso.datetime().describe('When, UTC.'),
    actor: z.string().describe('Who: ID of a client, `operator` or `system`.'),
    action: z.string().describe('What was done, as a verb in the past.'),
    subject_type: z.string().describe('What was changed.'),
    subject_id: z.string().describe('Which one. For an erased call, this is all that is left.'),
    detail: Detail.nullable().describe('Names of fields and figures; never what was said on a call.'),
  })
  .meta({ id: 'AuditEntry', description: 'A change: who, when and what. Never altered.' })

export const AuditList = z
  .object({
    items: z.array(AuditEntry),
    next_cursor: z.string().nullable().describe('For the next page; null on the last one.'),
  })
  .meta({ id: 'AuditList', description: 'A page of the audit log.' })
export type AuditList = z.infer<typeof AuditList>

export function showAuditEntry(entry: AuditRecord): z.infer<typeof AuditEntry> {
  return {
    at: entry.at.toISOString(),
    actor: entry.actor,
    action: entry.action,
    subject_type: entry.subject_type,
    subject_id: entry.subject_id,
    detail: entry.detail,
  }
}

export function writeAuditCursor(id: number): string {
  return Buffer.from(`e${id}`).toString('base64url')
}

/** Undefined: not a cursor of ours. */
export function readAuditCursor(cursor: string): number | undefined {
  const found = cursorPattern.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  return found === undefined ? undefined : Number(found)
}

export function writeAuditTable({ items }: AuditList): string {
  const header = ['at', 'actor', 'action', 'subject_type', 'subject_id', 'detail']
  return writeCsv(
    header,
    items.map((entry) => [
      entry.at,
      entry.actor,
      entry.action,
      entry.subject_type,
      entry.subject_id,
      entry.detail && JSON.stringify(entry.detail),
    ]),
  )
}
