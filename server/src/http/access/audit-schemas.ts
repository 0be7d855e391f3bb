import { z } from 'zod'
import type { AuditRecord } from '../../store/list-audit.ts'
import type { AuditDetail } from '../../store/schema.ts'
import { writeCsv } from '../csv.ts'
import { dateRangeQuery } from '../date-range.ts'
import { wanted, wholeNumber } from '../query-values.ts'

const cursorPattern = /^n(\d{1,15})$/

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
  action: wanted.describe('`created`, `replaced`, `removed`, `erased`, `rerun`, `listened`, `signed_in` …'),
  subject_type: wanted.describe('`model`, `category`, `variable`, `metadata`, `call_analysis`, `person` …'),
  subject_id: wanted.describe('ID of what was changed or read.'),
  actor: wanted.describe(
    'ID of a person or a client; `operator` for commands on the machine of the service, `system` for what the service does by itself, `unknown` for who could not sign in.',
  ),
  address: wanted.describe('IP address of the request.'),
  ...dateRangeQuery,
})

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()])
const Detail: z.ZodType<AuditDetail> = z.record(
  z.string(),
  z.union([plain, z.array(z.union([z.string(), z.number()]))]),
)

const AuditEntry = z
  .object({
    number: z.int().describe('Place in the chain of this workspace, from 1 on, without gaps.'),
    at: z.iso.datetime().describe('When, UTC.'),
    actor: z.string().describe('Who: ID of a person or a client, `operator`, `system` or `unknown`.'),
    actor_name: z.string().nullable().describe('Name of the person or client at that time.'),
    address: z.string().nullable().describe('IP address of the request, if there was one.'),
    action: z.string().describe('What was done, as a verb in the past.'),
    subject_type: z.string().describe('What was changed or read.'),
    subject_id: z.string().describe('Which one. For an erased call, this is all that is left.'),
    detail: Detail.nullable().describe('Names of fields and figures; never what was said on a call.'),
    hash: z.string().describe('SHA-256 of this entry and of the one before it, in hex.'),
  })
  .meta({ id: 'AuditEntry', description: 'Who did what, and when. Never altered.' })

export const AuditList = z
  .object({
    items: z.array(AuditEntry),
    next_cursor: z.string().nullable().describe('For the next page; null on the last one.'),
  })
  .meta({ id: 'AuditList', description: 'A page of the audit log.' })
export type AuditList = z.infer<typeof AuditList>

export function showAuditEntry(entry: AuditRecord): z.infer<typeof AuditEntry> {
  return {
    number: entry.number,
    at: entry.at.toISOString(),
    actor: entry.actor,
    actor_name: entry.actor_name,
    address: entry.address,
    action: entry.action,
    subject_type: entry.subject_type,
    subject_id: entry.subject_id,
    detail: entry.detail,
    hash: entry.hash.toString('hex'),
  }
}

export function writeAuditCursor(number: number): string {
  return Buffer.from(`n${number}`).toString('base64url')
}

/** Undefined: not a cursor of ours. */
export function readAuditCursor(cursor: string): number | undefined {
  const found = cursorPattern.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  return found === undefined ? undefined : Number(found)
}

const columns = [
  'at',
  'actor',
  'action',
  'subject_type',
  'subject_id',
  'detail',
  'actor_name',
  'address',
  'number',
  'hash',
] as const

export function writeAuditTable({ items }: AuditList): string {
  return writeCsv(
    columns,
    items.map((entry) =>
      columns.map((name) => (name === 'detail' ? entry.detail && JSON.stringify(entry.detail) : entry[name])),
    ),
  )
}
